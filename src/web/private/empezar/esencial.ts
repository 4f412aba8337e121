import { SEDE, SIN_NOMBRE } from '#contract/club/club-nuevo.ts';
import { type DatosClub, faltasDelClub } from '#domain/club/datos.ts';

/** What the first evening asks for. */
const CAMPOS = ['nombre', 'nombreCorto', 'municipio', 'provincia', 'telefono', 'email'] as const;
export type Esencial = Pick<DatosClub, (typeof CAMPOS)[number]> & { direccion: string };

const dicho = (nombre: string): string => (nombre === SIN_NOMBRE ? '' : nombre);

export const esencialDe = ({ nombre, nombreCorto, prado, ...datos }: DatosClub): Esencial => ({
  nombre: dicho(nombre),
  nombreCorto: dicho(nombreCorto),
  direccion: prado.direccion,
  municipio: datos.municipio,
  provincia: datos.provincia,
  telefono: datos.telefono,
  email: datos.email,
});

const FEMENINOS = /^(asociación|agrupación|sociedad|escuela|peña|unión|real sociedad)\b/iu;

/** Of what nobody has said, what follows from what is said: the sentence of the home page, and the mailboxes. */
export const conLoEsencial = (datos: DatosClub, { direccion, ...suyo }: Esencial): DatosClub => ({
  ...datos,
  ...suyo,
  articulo: dicho(datos.nombre) === '' ? (FEMENINOS.test(suyo.nombre) ? 'la' : 'el') : datos.articulo,
  claim: dicho(datos.claim) || `Tenis en ${suyo.municipio}`,
  buzones: datos.buzones.map((buzon) => ({ ...buzon, email: buzon.email || suyo.email })),
  prado: {
    ...datos.prado,
    nombre: datos.prado.nombre === SEDE ? suyo.municipio.slice(0, 40) : datos.prado.nombre,
    direccion,
  },
});

const CAMPO_DE: Readonly<Record<string, keyof Esencial>> = {
  ...Object.fromEntries(CAMPOS.map((campo) => [campo, campo])),
  'prado.direccion': 'direccion',
};

/** What is wrong, beside its field. */
export const faltasDe = (datos: DatosClub, valores: Esencial): Record<string, string> =>
  Object.fromEntries(
    faltasDelClub(conLoEsencial(datos, valores), { ibanValido: () => true }).flatMap(({ path, message }) =>
      CAMPO_DE[path] ? [[CAMPO_DE[path], message]] : [],
    ),
  );
