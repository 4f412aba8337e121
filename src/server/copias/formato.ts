import { Unzip, UnzipInflate, UnzipPassThrough, Zip, ZipDeflate } from 'fflate';
import { z } from 'zod';
import type { Copiada, FilaCopiada } from '#server/db/copia.ts';
import { MIGRACIONES } from '#server/db/migrate.ts';
import { isSealKey } from '#server/platform/crypto/seal.ts';

/** How bytes travel inside JSON. */
type Binario = { $base64: string };

const esBinario = (valor: unknown): valor is Binario =>
  typeof valor === 'object' && valor !== null && '$base64' in valor && typeof valor.$base64 === 'string';

const enJson = (_clave: string, valor: unknown): unknown =>
  valor instanceof Uint8Array ? { $base64: Buffer.from(valor).toString('base64') } : valor;

/** A row as one line of JSON; both engines make the same one. */
export function lineaDe(fila: FilaCopiada): string {
  // Buffers turn themselves into JSON before anybody is asked.
  const llana = Object.fromEntries(
    Object.entries(fila).map(([clave, valor]) => [
      clave,
      valor instanceof Uint8Array ? new Uint8Array(valor) : valor,
    ]),
  );
  return `${JSON.stringify(llana, enJson)}\n`;
}

export const filaDe = (linea: string): FilaCopiada =>
  JSON.parse(linea, (_clave, valor: unknown) =>
    esBinario(valor) ? Buffer.from(valor.$base64, 'base64') : valor,
  ) as FilaCopiada;

/** The first file of a backup and the last one: without the last, the file is incomplete. */
export const MANIFIESTO = 'manifest.json';
export const FIN = 'fin.json';
/** The key that opens what is sealed: without it, files and bank data of another machine would be lost. */
export const SELLO = 'sello.json';

export const ficheroDe = ({ tabla }: Copiada): string => `${tabla}.jsonl`;

const FORMATO = 'club-copia';
const MAX_ID = 2_147_483_647;
const cuentas = z.record(z.string(), z.int().min(0));

const Manifiesto = z.object({
  formato: z.literal(FORMATO),
  esquema: z.int().min(1),
  club: z.string(),
  fecha: z.string(),
  /** Which database it is of; copies from before do not tell. */
  base: z.string().optional(),
  filas: cuentas,
  ultimosIds: z.record(z.string(), z.int().min(0).max(MAX_ID)),
});
export type Manifiesto = z.infer<typeof Manifiesto>;

const Fin = z.object({ filas: cuentas });
type Fin = z.infer<typeof Fin>;

const Sello = z.object({ sello: z.string().refine(isSealKey) });

export const ESQUEMA = MIGRACIONES.length;

export const manifiestoDe = (datos: Omit<Manifiesto, 'formato' | 'esquema'>): Manifiesto => ({
  formato: FORMATO,
  esquema: ESQUEMA,
  ...datos,
});

export const leerManifiesto = (texto: string): Manifiesto => Manifiesto.parse(JSON.parse(texto));
export const leerSello = (texto: string): string => Sello.parse(JSON.parse(texto)).sello;
export const leerFin = (texto: string): Fin => Fin.parse(JSON.parse(texto));

const NIVEL = 6;

/** A zip that grows: what is ready leaves with `tomar`. */
export class ZipCreciente {
  readonly #zip: Zip;
  #listos: Uint8Array[] = [];
  #error: Error | null = null;

  constructor() {
    this.#zip = new Zip((error, trozo) => {
      if (error) this.#error = error;
      else this.#listos.push(trozo);
    });
  }

  /** Opens a file; its text comes in pieces, and '' with `ultimo` closes it. */
  abrir(nombre: string): (texto: string, ultimo?: boolean) => void {
    const fichero = new ZipDeflate(nombre, { level: NIVEL });
    this.#zip.add(fichero);
    return (texto, ultimo = false) => fichero.push(Buffer.from(texto), ultimo);
  }

  anadir(nombre: string, texto: string): void {
    this.abrir(nombre)(texto, true);
  }

  cerrar(): void {
    this.#zip.end();
  }

  tomar(): Uint8Array[] {
    if (this.#error) throw this.#error;
    return this.#listos.splice(0);
  }
}

/** The longest line of a backup is a receipt of eight megabytes. */
const MAX_LINEA = 32 * 1024 * 1024;
/** So little is opened at once that no zip, however much it holds, fills the memory. */
const MAX_TROZO = 4 * 1024;

function* enTrozos(bytes: Uint8Array): Generator<Uint8Array> {
  for (let i = 0; i < bytes.length; i += MAX_TROZO) yield bytes.subarray(i, i + MAX_TROZO);
}

/** Bytes as they come, into whole lines; what is left at the end is one too. */
function porLineas(): (datos: Uint8Array, ultimo: boolean) => string[] {
  const decoder = new TextDecoder();
  let resto = '';
  return (datos, ultimo) => {
    const partes = (resto + decoder.decode(datos, { stream: !ultimo })).split('\n');
    resto = partes.pop() ?? '';
    if (resto.length > MAX_LINEA) throw new SyntaxError('A line without end');
    return ultimo && resto !== '' ? [...partes, resto] : partes;
  };
}

export type LineaDeZip = { fichero: string; linea: string };

/** Lines of the files of a zip, in their order; memory holds a piece at a time. Throws when it is not one. */
export async function* lineasDeZip(trozos: AsyncIterable<Uint8Array>): AsyncGenerator<LineaDeZip> {
  const listas: LineaDeZip[] = [];
  const unzip = new Unzip((fichero) => {
    const lineas = porLineas();
    fichero.ondata = (error, datos, ultimo) => {
      if (error) throw error;
      for (const linea of lineas(datos, ultimo)) listas.push({ fichero: fichero.name, linea });
    };
    fichero.start();
  });
  unzip.register(UnzipInflate);
  unzip.register(UnzipPassThrough);
  for await (const bytes of trozos)
    for (const trozo of enTrozos(bytes)) {
      unzip.push(trozo);
      yield* listas.splice(0);
    }
  unzip.push(new Uint8Array(0), true);
  yield* listas.splice(0);
}

export const mensajes = {
  noEsCopia:
    'El fichero no es una copia de seguridad de este programa o está dañado. No se ha cambiado nada.',
  faltaFrase:
    'La copia está cifrada: pon en BACKUP_PASSPHRASE la frase con la que se hizo y repite. No se ha cambiado nada.',
  fraseEquivocada:
    'Esa frase no abre la copia, o el fichero está dañado. Revisa BACKUP_PASSPHRASE y repite. No se ha cambiado nada.',
  incompleta: 'La copia de seguridad está incompleta: descárgala de nuevo. No se ha cambiado nada.',
  filaMala: (fichero: string, fila: number) =>
    `La copia está dañada: la fila ${fila} de ${fichero} no se puede guardar. Usa otra copia. No se ha cambiado nada.`,
  filasQueNoCasan: (fichero: string) =>
    `La copia está dañada: en ${fichero} hay filas repetidas o que nombran a otras que no están. Usa otra copia. No se ha cambiado nada.`,
  masNueva: (copia: number, programa: number) =>
    `La copia es de una versión más nueva del programa (${copia} frente a ${programa}). Actualízalo y repite. No se ha cambiado nada.`,
  conDatos: (tabla: string) =>
    `La base de datos ya tiene datos (${tabla}). Para borrarlos todos y dejar en su lugar los de la copia, repite con «npm run restore -- FICHERO --forzar». No se ha cambiado nada.`,
  restaurada: (club: string, fecha: string, filas: number) =>
    `Restaurada la copia de ${club} del ${fecha}: ${filas} filas. Todos tendrán que volver a entrar.`,
} as const;
