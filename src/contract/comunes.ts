import { z } from 'zod';
import { ANIOS, esDia, esFechaHora } from '#domain/fecha.ts';
import { defectoDeNombre } from '#domain/texto.ts';
import type { FileAnswer } from './endpoint.ts';
import { mensajes } from './mensajes.ts';

/** What the schemas refuse by themselves, in words that say what to do. */
const motivos: Partial<Record<z.core.$ZodIssue['code'], (limite: unknown) => string>> = {
  invalid_type: () => 'Falta este dato o no es del tipo esperado',
  invalid_value: () => 'Elige una de las opciones de la lista',
  too_big: (limite) => `Es demasiado: como mucho ${limite}`,
  too_small: (limite) => `Es demasiado poco: como mínimo ${limite}`,
};

z.config({
  ...z.locales.es(),
  customError: (issue) => {
    const { code, maximum, minimum } = issue as {
      code: z.core.$ZodIssue['code'];
      maximum?: unknown;
      minimum?: unknown;
    };
    return motivos[code]?.(maximum ?? minimum);
  },
});

const MAX_ID = 2_147_483_647;

/** Positive integer, as every id of the API. In a body it is a number: its text ("3") is refused with 400. */
export const Id = z.int().min(1).max(MAX_ID);

const SOLO_CIFRAS = /^\d{1,10}$/;

/** Digits and nothing else: what `Number` would also take (" ", "1e3", "0x10") names nothing here. */
const cifrasComoNumero = (valor: unknown): unknown =>
  typeof valor === 'string' && SOLO_CIFRAS.test(valor) ? Number(valor) : valor;

/** A whole number that also may come as the text of a form. */
export const cifras = <T extends z.ZodType>(schema: T) =>
  z.preprocess<unknown, T, z.input<T> | string>(cifrasComoNumero, schema);

const idEnUrl = (minimo: 0 | 1) =>
  z.preprocess<unknown, z.ZodInt, string | number>(
    cifrasComoNumero,
    z.int('El identificador no es válido').min(minimo).max(MAX_ID),
  );

/** Who plays a match. */
export const losDos = { idJugador1: Id, jugador1: z.string(), idJugador2: Id, jugador2: z.string() };

/** Path parameter of an entity; 0 asks for a new one. */
export const ParamId = z.object({ id: idEnUrl(0) });

/** A query parameter of which an empty text is as good as none: `?tipo=`. */
export const siHay = <T extends z.ZodType>(schema: T) =>
  z.preprocess<unknown, z.ZodOptional<T>, z.input<T> | '' | undefined>(
    (valor) => (valor === '' ? undefined : valor),
    schema.optional(),
  );

/** `2026-11-21`, an existing day of 1900 to 2100. */
export const Dia = z
  .string()
  .refine(esDia, `La fecha no es válida: escribe día, mes y año, entre ${ANIOS.desde} y ${ANIOS.hasta}`)
  .meta({ format: 'date' });

/** A day of an answer: it was checked when it came in. */
export const DiaLeido = z.string().meta({ format: 'date' });

/** Years in which the days around a match still read as days: overlaps are looked for there. */
const esDeEsteSiglo = (fecha: string): boolean => fecha >= '2000' && fecha < '2100';

export const DiaDeJuego = Dia.refine(
  esDeEsteSiglo,
  'La fecha no es válida: un día de partidos es de los años 2000 a 2099',
).meta({ format: 'date' });

/** How a wall-clock time is written: `date-time` would want seconds and a zone. */
const ESCRITA = { pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}$' };

/** `2026-11-21T18:30`, the club's wall-clock time. */
export const FechaHora = z
  .string()
  .refine(
    (valor) => esFechaHora(valor) && esDeEsteSiglo(valor),
    'La fecha y la hora no son válidas: escribe día, mes, año y hora',
  )
  .meta(ESCRITA);

export const FechaHoraLeida = z.string().meta(ESCRITA);

const vacioEsNull = (valor: unknown): unknown => {
  if (valor === undefined) return null;
  return typeof valor === 'string' && valor.trim() === '' ? null : valor;
};

/** Empty is always null on the wire; "" and a missing key are read as null. */
export const opcional = <T extends z.ZodType>(schema: T) =>
  z.preprocess<unknown, z.ZodNullable<T>, z.input<T> | null | undefined>(vacioEsNull, schema.nullable());

/** Empty is null, and a key that is missing stays missing: what is not sent is not changed. */
export const siSeEnvia = <T extends z.ZodType>(schema: T) =>
  z.preprocess<unknown, z.ZodOptional<z.ZodNullable<T>>, z.input<T> | null | undefined>(
    (valor) => (valor === undefined ? undefined : vacioEsNull(valor)),
    schema.nullable().optional(),
  );

// biome-ignore lint/suspicious/noControlCharactersInRegex: those are exactly what is refused
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u202a-\u202e\u2066-\u2069]/;

const sinControl = (texto: string): boolean => !CONTROL.test(texto);

/** A line or paragraph typed by a person: trimmed, bounded, without control or direction-override characters. */
export const texto = (maximo: number) =>
  z
    .string()
    .trim()
    .max(maximo)
    .refine(sinControl, { error: 'El texto contiene caracteres que no se pueden guardar', abort: true });

/** Nothing of this is read: spaces, zero-width characters. */
const NO_SE_VE = /[\p{Cf}\p{Z}]/gu;

export const textoObligatorio = (maximo: number, mensaje: string) =>
  texto(maximo).refine((valor) => valor.replace(NO_SE_VE, '') !== '', mensaje);

/** The name of a person or of a court, on one line, which is read as it is written. docs/reglas/jugadores.md */
export const deNombre = <T extends z.ZodType<string>>(schema: T) =>
  schema
    .refine((nombre) => defectoDeNombre(nombre) !== 'oculto', mensajes.nombreOculto)
    .refine((nombre) => defectoDeNombre(nombre) !== 'mezclado', mensajes.nombreMezclado);

/** Version of an entity, for two editors at once. Without it a save is accepted. */
export const Version = z.int().min(1);

export const QueryId = idEnUrl(1);

export const QueryIds = z.preprocess<unknown, z.ZodDefault<z.ZodArray<typeof QueryId>>, string | undefined>(
  (valor) => (typeof valor === 'string' && valor !== '' ? valor.split(',') : valor || undefined),
  z.array(QueryId).max(1000).default([]),
);

export const Fichero = z.custom<FileAnswer>().meta({ type: 'string', format: 'binary' });

export const ErrorApi = z.object({
  message: z.string(),
  errors: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  /** Only where somebody changed it meanwhile: the entity as it is now, as its GET answers. */
  actual: z.unknown().optional(),
  /** Of /api/salud, whether the database is away or its data damaged; of a 403, that the account may not do it. */
  estado: z.enum(['caida', 'danada', 'ausente', 'llena', 'permiso']).optional(),
});
export type ErrorApi = z.infer<typeof ErrorApi>;
