import { setImmediate } from 'node:timers/promises';
import { CompiledQuery, type RawBuilder, sql } from 'kysely';
import type { Lector } from './open.ts';
import type { Bit } from './types.ts';

/** Rows of one INSERT: with every column of the widest table it stays below both engines' limit of parameters. */
const BATCH = 500;

export const inBatches = <T>(rows: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(rows.length / BATCH) }, (_, i) => rows.slice(i * BATCH, (i + 1) * BATCH));

/** All that a statement which names many rows answers, batch after batch. */
export async function throughBatches<T, R>(
  rows: readonly T[],
  run: (batch: T[]) => Promise<R[]>,
): Promise<R[]> {
  const answers: R[] = [];
  for (const batch of inBatches(rows)) answers.push(...(await run(batch)));
  return answers;
}

/**
 * What a query has, a page at a time; between pages the thread serves whoever waits. `leer` answers the page of
 * `cuantas` rows that follows that one, and the first of all where there is none.
 */
export async function* porPaginas<F>(
  cuantas: number,
  leer: (tras: F | undefined) => Promise<F[]>,
): AsyncGenerator<F[]> {
  let tras: F | undefined;
  for (;;) {
    const pagina = await leer(tras);
    if (pagina.length > 0) yield pagina;
    if (pagina.length < cuantas) return;
    tras = pagina.at(-1);
    await setImmediate();
  }
}

/** Read for every public answer: compiling it takes longer than reading it. */
const VERSION = CompiledQuery.raw('select "version" from "version" where "id" = 1') as CompiledQuery<{
  version: number;
}>;

/** Moves with every transaction that writes: what caches compare. */
export async function versionDeDatos(db: Lector): Promise<number> {
  const { rows } = await db.executeQuery(VERSION);
  const [fila] = rows;
  if (!fila) throw new Error('The version row is missing');
  return fila.version;
}

export const aBit = (valor: boolean): Bit => (valor ? 1 : 0);
export const deBit = (bit: number): boolean => bit === 1;

type ConBits<T, K extends keyof T> = { [P in keyof T]: P extends K ? Bit : T[P] };
type ConBooleanos<T, K extends keyof T> = { [P in keyof T]: P extends K ? boolean : T[P] };

function convertir<T extends object>(objeto: T, claves: readonly (keyof T)[], f: (v: never) => unknown): T {
  const copia = { ...objeto };
  for (const clave of claves) copia[clave] = f(objeto[clave] as never) as T[keyof T];
  return copia;
}

/** A copy with those booleans as the engines store them. */
export const conBits = <T extends object, K extends keyof T>(objeto: T, claves: readonly K[]) =>
  convertir(objeto, claves, aBit) as ConBits<T, K>;

export const conBooleanos = <T extends object, K extends keyof T>(fila: T, claves: readonly K[]) =>
  convertir(fila, claves, deBit) as ConBooleanos<T, K>;

const COMODINES = /[\\%_]/g;

/** `columna` contains that text, letter for letter: the wildcards of LIKE are not wildcards here. */
export function contiene(columna: string, normalizado: string): RawBuilder<boolean> {
  const patron = `%${normalizado.replace(COMODINES, '\\$&')}%`;
  return sql<boolean>`${sql.ref(columna)} like ${patron} escape '\\'`;
}
