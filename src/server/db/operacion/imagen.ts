import { claveDe } from './tablas.ts';

/** A row as the engine holds it. */
export type Imagen = Readonly<Record<string, unknown>>;

/** What happened to one row: null before when it appears, null after when it goes. */
export type Suceso = { tabla: string; antes: Imagen | null; despues: Imagen | null };

/** Bytes go as text inside JSON. */
const BYTES = '$bytes';

const aJson = (valor: unknown): unknown =>
  valor instanceof Uint8Array ? { [BYTES]: Buffer.from(valor).toString('base64') } : valor;

function deJson(valor: unknown): unknown {
  const bytes = (valor as { [BYTES]?: string } | null)?.[BYTES];
  return typeof bytes === 'string' ? new Uint8Array(Buffer.from(bytes, 'base64')) : valor;
}

const conValores = (imagen: Imagen, f: (valor: unknown) => unknown): Imagen =>
  Object.fromEntries(Object.entries(imagen).map(([columna, valor]) => [columna, f(valor)]));

export const escribirImagen = (imagen: Imagen): string => JSON.stringify(conValores(imagen, aJson));
export const leerImagen = (texto: string): Imagen => conValores(JSON.parse(texto) as Imagen, deJson);

/** Tells a row apart from the others of its table. */
export const claveTexto = (tabla: string, imagen: Imagen): string =>
  JSON.stringify((claveDe(tabla) ?? []).map((columna) => imagen[columna]));

/** `version` counts the saves of a row, and `reservado` is never taken away: neither says what somebody made of it. */
export const sinCuentas = ({ version: _, reservado: __, ...resto }: Imagen): Imagen => resto;

/** A column added since is empty, or 0, in a row remembered from before: that is no difference. */
const enOrden = (imagen: Imagen, otra: Imagen): string =>
  escribirImagen(
    Object.fromEntries(
      Object.entries(imagen)
        .filter(([columna, valor]) => columna in otra || (valor !== null && valor !== 0))
        .sort(([a], [b]) => (a < b ? -1 : 1)),
    ),
  );

/** Whether both say the same of the row, however many times it was saved in between. */
export function mismaImagen(a: Imagen | null, b: Imagen | null): boolean {
  if (a === null || b === null) return a === b;
  return enOrden(sinCuentas(a), b) === enOrden(sinCuentas(b), a);
}

export const clavePrevia = ({ tabla, antes, despues }: Suceso): string =>
  claveTexto(tabla, (despues ?? antes) as Imagen);
