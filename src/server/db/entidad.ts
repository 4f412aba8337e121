import { isDeepStrictEqual } from 'node:util';
import { mensajes } from '#contract/mensajes.ts';
import { Problema } from '#server/platform/errors.ts';

/** The row asked for, or 404. */
export function existente<T>(fila: T | undefined): T {
  if (fila === undefined) throw new Problema(404, mensajes.noEncontrado);
  return fila;
}

/** What a save replaces: null when it creates (id 0); 404 when there is nothing with that id. */
export const anteriorDe = async <T>(
  id: number,
  leer: (id: number) => Promise<T | undefined>,
): Promise<T | null> => (id === 0 ? null : existente(await leer(id)));

/**
 * Refuses with 409 a save made over an older version, and shows what is there now; without a version, or with
 * nothing before, it is accepted. api.md, "Concurrency".
 */
export function mismaVersion(actual: { version: number } | null, enviada: number | null | undefined): void {
  if (actual && enviada != null && enviada !== actual.version)
    throw new Problema(409, mensajes.cambiadoMientras, { actual });
}

/** The same for a setting, which carries no version: a save says what it was made over. `actual` is as its GET answers. */
export function mismoQueAntes<T>(ahora: T, leido: T | null | undefined, actual: unknown): void {
  if (leido != null && !isDeepStrictEqual(ahora, leido))
    throw new Problema(409, mensajes.cambiadoMientras, { actual });
}

/** The field at fault beside the sentence for the toast. */
export const campoInvalido = (path: string, message: string): Problema =>
  new Problema(400, message, { errors: [{ path, message }] });

const UNICO = new Set(['23505', 'SQLITE_CONSTRAINT_UNIQUE']);
const SQLITE_UNIQUE = 2067;

/** Whether the engine refused a repeated value. */
export function esRepetido(error: unknown): boolean {
  const { code, errcode } = error as { code?: string; errcode?: number };
  return UNICO.has(code ?? '') || errcode === SQLITE_UNIQUE;
}

/** Runs a write, turning a repeated value into 409 with that sentence. */
export async function sinRepetir<T>(mensaje: string, escribir: () => Promise<T>): Promise<T> {
  try {
    return await escribir();
  } catch (error) {
    throw esRepetido(error) ? new Problema(409, mensaje) : error;
  }
}
