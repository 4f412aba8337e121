import { mensajes } from '#contract/mensajes.ts';
import { Problema } from '#server/platform/problema.ts';

/** The row asked for, or 404. */
export function existente<T>(fila: T | undefined): T {
  if (fila === undefined) throw new Problema(404, mensajes.noEncontrado);
  return fila;
}

/** Refuses with 409 a save made over an older version; without a version it is accepted. api.md, "Concurrency". */
export function mismaVersion(actual: { version: number }, enviada: number | null | undefined): void {
  if (enviada != null && enviada !== actual.version) throw new Problema(409, mensajes.cambiadoMientras);
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
