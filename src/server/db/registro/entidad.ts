import { isDeepStrictEqual } from 'node:util';
import { mensajes } from '#contract/mensajes.ts';
import { Problema } from '#server/platform/errors.ts';

export function existente<T>(fila: T | undefined): T {
  if (fila === undefined) throw new Problema(404, mensajes.noEncontrado);
  return fila;
}

/** What a save replaces: null when it creates (id 0); 404 when there is nothing with that id. */
export const anteriorDe = async <T>(
  id: number,
  leer: (id: number) => Promise<T | undefined>,
): Promise<T | null> => (id === 0 ? null : existente(await leer(id)));

/** Refuses with 409 a save over an older version, with what is there now. docs/arquitectura.md, "Data". */
export function mismaVersion(actual: { version: number } | null, enviada: number | null | undefined): void {
  if (actual && enviada != null && enviada !== actual.version)
    throw new Problema(409, mensajes.cambiadoMientras, { actual });
}

/** The same for a setting, which carries no version: a save says what it was made over. `actual` is as its GET answers. */
export function mismoQueAntes<T>(ahora: T, leido: T | null | undefined, actual: unknown): void {
  if (leido != null && !isDeepStrictEqual(ahora, leido))
    throw new Problema(409, mensajes.cambiadoMientras, { actual });
}

export const campoInvalido = (path: string, message: string, status = 400): Problema =>
  new Problema(status, message, { errors: [{ path, message }] });

const UNIQUE = { postgres: '23505', sqlite: 2067 };
/** The class of the codes with which each engine refuses what breaks a constraint. */
const CONSTRAINT = { postgres: '23', sqlite: 19 };

const codesOf = (error: unknown) => error as { code?: string; errcode?: number };

export function esRepetido(error: unknown): boolean {
  const { code, errcode } = codesOf(error);
  return code === UNIQUE.postgres || errcode === UNIQUE.sqlite;
}

function rompeRestriccion(error: unknown): boolean {
  const { code = '', errcode = 0 } = codesOf(error);
  return (errcode & 0xff) === CONSTRAINT.sqlite || code.startsWith(CONSTRAINT.postgres);
}

const oProblema =
  (es: (error: unknown) => boolean) =>
  async <T>(mensaje: string, escribir: () => Promise<T>): Promise<T> => {
    try {
      return await escribir();
    } catch (error) {
      throw es(error) ? new Problema(409, mensaje) : error;
    }
  };

/** Runs a write, turning a repeated value into 409 with that sentence. */
export const sinRepetir = oProblema(esRepetido);

/** The same for whatever breaks a constraint: a repeated value, a row that is referenced or is not there. */
export const sinRestricciones = oProblema(rompeRestriccion);
