import { conMayuscula } from '#domain/texto.ts';

/** What a field holds. How it is asked for, checked, kept and told follows from it. */
export type Clase =
  | 'nombre'
  | 'texto'
  | 'parrafo'
  | 'email'
  | 'telefono'
  | 'lista'
  | 'siNo'
  | 'fecha'
  | 'liga'
  | 'pista'
  | 'pistas'
  | 'jugador'
  | 'desenlace';

/** One field of an entity: all that is known of it. What is left out is no. */
export type Campo = {
  /** As it reads inside a sentence: `etiquetaDe` begins one with it. */
  etiqueta: string;
  clase: Clase;
  /** Of a list, its values in the order they are offered, and how each reads. */
  opciones?: Readonly<Record<string, string>>;
  /**
   * It may be left out: a save that does not send it empties it, as in the specification, or leaves it as it was. A list that
   * `nuncaVacia` is left as it was too, and begins with the first of its values.
   */
  opcional?: 'seVacia' | 'queda' | 'nuncaVacia';
  max?: number;
  /** What is said of one that is left empty and may not be. */
  falta?: string;
  /** What the form says under it. */
  ayuda?: string;
  /** Said already where the entity is named. */
  enTitulo?: true;
  /** The log only says that it changed: contact data and free texts. */
  oculto?: true;
  /** How it is told when it becomes so, and when it stops. */
  alPasar?: readonly [si: string, no: string];
  /** What a new one begins with, if not with nothing. */
  deEntrada?: true;
  /** Its column in files, where that is not its label. */
  columna?: string;
  /** What is left of it once its person is forgotten, if not nothing. */
  alOlvidar?: 'queda' | { pasaA: string };
};

/** Tells who somebody is: the log forgets it with them, and it is looked for in texts. */
export const esPersonal = ({ clase }: Campo): boolean =>
  clase === 'nombre' || clase === 'email' || clase === 'telefono';

export type Campos = Readonly<Record<string, Campo>>;

/** What a field holds where it is said. */
export type Valor<C extends Campo> = C extends { opciones: infer O }
  ? keyof O & string
  : C['clase'] extends 'siNo'
    ? boolean
    : C['clase'] extends 'liga' | 'pista' | 'jugador'
      ? number
      : C['clase'] extends 'pistas'
        ? number[]
        : string;

/** The values of a list, in their order. */
export const valoresDe = <C extends { opciones: object }>({ opciones }: C) =>
  Object.keys(opciones) as (keyof C['opciones'] & string)[];

/** "Superficie": over a box, a column, a row of a comparison. */
export const etiquetaDe = ({ etiqueta }: Campo): string => conMayuscula(etiqueta);

/** Its column in a file. */
export const columnaDe = (campo: Campo): string => campo.columna ?? etiquetaDe(campo);

export const SIN_DECIR = 'Sin decir';

/** What a form offers of a list; where nothing may be said, that first. */
export const opcionesDe = ({ opciones = {}, opcional }: Campo): { value: string; label: string }[] => [
  ...(opcional === undefined || opcional === 'nuncaVacia' ? [] : [{ value: '', label: SIN_DECIR }]),
  ...Object.entries(opciones).map(([value, label]) => ({ value, label })),
];

/** A value as a column, a comparison or a file says it: "Tierra batida", "Sí"; '' of what is not said. */
export function enPalabras({ clase, opciones }: Campo, valor: unknown): string {
  if (clase === 'siNo') return valor ? 'Sí' : 'No';
  const texto = String(valor ?? '');
  return opciones?.[texto] ?? texto;
}

/** What a form says of a field that was left empty and may not be; null when all is well. */
export const faltaEn = ({ falta }: Campo, valor: unknown): string | null =>
  falta !== undefined && String(valor ?? '').trim() === '' ? falta : null;

type EnFormulario<C extends Campo> =
  Valor<C> extends number
    ? number | null
    : Valor<C> extends number[]
      ? number[]
      : C extends { opcional: 'seVacia' | 'queda' }
        ? Valor<C> | (Valor<C> extends boolean ? never : '')
        : Valor<C>;

/** What a form holds: texts and lists that say nothing are ''. */
export type Formulario<T extends Campos> = { -readonly [K in keyof T]: EnFormulario<T[K]> };

/** What is there of it where nothing is said. */
export const nadaDe = ({ clase }: Campo): false | null => (clase === 'siNo' ? false : null);

const vacioDe = ({ clase }: Campo): unknown => {
  if (clase === 'siNo') return false;
  if (clase === 'pistas') return [];
  return clase === 'liga' || clase === 'pista' || clase === 'jugador' ? null : '';
};

const alEmpezar = ({ deEntrada, opcional, opciones = {} }: Campo): unknown =>
  deEntrada ?? (opcional === 'seVacia' || opcional === 'queda' ? undefined : Object.keys(opciones)[0]);

/** What the form of that entity begins with; of null, that of a new one. */
export const enFormulario = <T extends Campos>(
  campos: T,
  entidad: Readonly<Record<string, unknown>> | null,
): Formulario<T> =>
  Object.fromEntries(
    Object.entries(campos).map(([nombre, campo]) => [
      nombre,
      (entidad ? entidad[nombre] : alEmpezar(campo)) ?? vacioDe(campo),
    ]),
  ) as Formulario<T>;

/** Fields beyond the specification, which may also not be there. */
type Sueltos<T extends Campos> = {
  [K in keyof T]: T[K] extends { clase: 'siNo' } ? never : T[K] extends { opcional: 'queda' } ? K : never;
}[keyof T];

/** What is kept of those fields: null of what nobody said. */
export type Guardado<T extends Campos> = {
  -readonly [K in Exclude<keyof T, Sueltos<T>>]: T[K] extends {
    opcional: 'seVacia';
    clase: Exclude<Clase, 'siNo'>;
  }
    ? Valor<T[K]> | null
    : Valor<T[K]>;
} & { -readonly [K in Sueltos<T>]?: Valor<T[K]> | null | undefined };

/** What a new one has of which nothing is said; what must be said of it is not there. */
export const nuevoDe = <T extends Campos>(campos: T) =>
  Object.fromEntries(
    Object.entries(campos).flatMap(([nombre, campo]) => {
      const inicial = alEmpezar(campo) ?? nadaDe(campo);
      return inicial === null && !campo.opcional ? [] : [[nombre, inicial]];
    }),
  ) as Omit<Guardado<T>, 'nombre'>;

/** What is left of them once their person is forgotten; what stays is not there. */
export const olvidoDe = <T extends Campos>(campos: T) =>
  Object.fromEntries(
    Object.entries(campos).flatMap(([nombre, campo]) => {
      if (campo.alOlvidar === 'queda') return [];
      return [[nombre, campo.alOlvidar?.pasaA ?? nadaDe(campo)]];
    }),
  ) as Partial<Guardado<T>>;

/** The names of the fields of a table. */
export const nombresDe = <T extends Campos>(campos: T) => Object.keys(campos) as (keyof T & string)[];

type SiNo<T extends Campos> = { [K in keyof T]: T[K] extends { clase: 'siNo' } ? K : never }[keyof T];

/** And of those that are a yes or a no. */
export const siNosDe = <T extends Campos>(campos: T) =>
  nombresDe(campos).filter((nombre) => campos[nombre]?.clase === 'siNo') as SiNo<T>[];

/** What is wrong in a form by what its fields say of themselves: the message of each. */
export const faltasEn = (
  campos: Campos,
  valores: Readonly<Record<string, unknown>>,
): Record<string, string | null> =>
  Object.fromEntries(
    Object.entries(campos).map(([nombre, campo]) => [nombre, faltaEn(campo, valores[nombre])]),
  );
