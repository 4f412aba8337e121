import type { ColumnMetadata } from 'kysely';
import { z } from 'zod';
import { Dia, FechaHora } from '#contract/comunes.ts';
import { ESTADOS_PISTA } from '#contract/pistas.ts';
import { Reglas } from '#contract/reglas.ts';
import { CLASES_ADJUNTO, ESTADOS_CORREO } from '#contract/solicitudes.ts';
import { TIPOS_COPIA } from '#domain/contenido/imagenes.ts';
import { TIPOS_SOLICITUD } from '#domain/inscripcion/conservacion.ts';
import { ESTADOS_JUGADOR } from '#domain/liga/jugador.ts';
import { ESTADOS_LIGA, TIPOS_LIGA } from '#domain/liga/liga.ts';
import { ENTIDADES } from '#domain/registro/campos.ts';
import { COPIADAS, type Copiada } from '#server/db/copia/tablas.ts';
import type { Lector } from '#server/db/open.ts';

const MAX_ENTERO = 2_147_483_647;
const NULO = '\u0000';

const entero = z
  .int()
  .min(-MAX_ENTERO - 1)
  .max(MAX_ENTERO);
const largo = z.int();
/** PostgreSQL has no text with that character, so neither does a backup. */
const texto = z.string().refine((valor) => !valor.includes(NULO));
const binario = z.instanceof(Uint8Array);

/** By the name that either engine has for the type of a column. */
const DE_TIPO: Readonly<Record<string, z.ZodType>> = {
  integer: entero,
  int4: entero,
  bigint: largo,
  int8: largo,
  text: texto,
  blob: binario,
  bytea: binario,
};

/** A text that is JSON, and what it says when that is known to be read by a schema. */
const jsonDe = (schema: z.ZodType = z.unknown()) =>
  texto.refine((valor) => {
    try {
      return schema.safeParse(JSON.parse(valor)).success;
    } catch {
      return false;
    }
  });

const json = jsonDe();

/** Texts that are read as something else. The embedded engine would keep any. */
const LEIDOS: { [T in Copiada['tabla']]?: Readonly<Record<string, z.ZodType>> } = {
  liga: {
    estado: z.enum(ESTADOS_LIGA),
    tipo: z.enum(TIPOS_LIGA),
    reglas: jsonDe(Reglas),
    fechaIdaVuelta: Dia,
  },
  pista: { estado: z.enum(ESTADOS_PISTA) },
  jugador: { estado: z.enum(ESTADOS_JUGADOR) },
  partido: { fecha: FechaHora },
  incidencia: { fecha: Dia },
  registro: { entidad: z.enum(ENTIDADES), datos: json },
  operacion_fila: { antes: json, despues: json },
  imagen: { tipo: z.enum(TIPOS_COPIA) },
  correo: { lleva: z.enum(['nada', 'pdf', 'todo']), estado: z.enum(ESTADOS_CORREO) },
  adjunto: { clase: z.enum(CLASES_ADJUNTO) },
  solicitud: { tipo: z.enum(TIPOS_SOLICITUD), dia: Dia, datos: json, avisos: json },
};

function columna({ tabla, clave, conId }: Copiada, { name, dataType, ...de }: ColumnMetadata): z.ZodType {
  if (conId && name === 'id') return z.int().min(1).max(MAX_ENTERO);
  const schema = LEIDOS[tabla]?.[name] ?? DE_TIPO[dataType.toLowerCase()];
  if (!schema) throw new Error(`What does a column of type ${dataType} hold?`);
  const conNulo = de.isNullable && !clave.includes(name) ? schema.nullable() : schema;
  // A backup of before the column was added.
  return de.isNullable || de.hasDefaultValue ? conNulo.optional() : conNulo;
}

export type Formas = ReadonlyMap<Copiada, z.ZodType>;

/** What a row of each table has to be like: its columns as they are in this database, and none besides. */
export async function formasDe(db: Lector): Promise<Formas> {
  const tablas = new Map((await db.introspection.getTables()).map(({ name, columns }) => [name, columns]));
  const formaDe = (copiada: Copiada): z.ZodType => {
    const columnas = tablas.get(copiada.tabla) ?? [];
    return z.strictObject(Object.fromEntries(columnas.map((una) => [una.name, columna(copiada, una)])));
  };
  return new Map(COPIADAS.map((copiada) => [copiada, formaDe(copiada)]));
}

const SQLSTATE_DATOS = /^2[23]...$/;
/** Codes of the embedded engine, without what extends them: a constraint, and a value of another type. */
const SQLITE_DATOS = new Set([19, 20]);
const SQLITE_SIMPLE = 0xff;

/** Whether the database refuses what it was given, and not to work. */
export function esDeLosDatos(error: unknown): boolean {
  const { code, errcode } = error as { code?: unknown; errcode?: unknown };
  if (typeof errcode === 'number') return SQLITE_DATOS.has(errcode & SQLITE_SIMPLE);
  return typeof code === 'string' && SQLSTATE_DATOS.test(code);
}
