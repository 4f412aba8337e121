import type { Problema } from '#domain/problema.ts';
import { ApiError } from '#web/platform/call.ts';

/** What the server says of each match, by its id. */
export type ErroresPorPartido = Readonly<Record<number, readonly Problema[]>>;

const RUTA = /^partidos\.(\d+)\.(\w+)$/;

/** The errors of the API, which name a match by its place among those sent, by the match's id. */
export function erroresPorPartido(error: unknown, enviados: readonly number[]): ErroresPorPartido {
  const problemas: Record<number, Problema[]> = {};
  for (const { path, message } of error instanceof ApiError ? error.errors : []) {
    const [, lugar = '', campo = ''] = RUTA.exec(path) ?? [];
    const id = enviados[Number(lugar)];
    if (id === undefined || campo === '') continue;
    problemas[id] = [...(problemas[id] ?? []), { path: campo, message }];
  }
  return problemas;
}

/** Those that somebody changed since they were read. */
export const cambiados = (errores: ErroresPorPartido): number[] =>
  Object.entries(errores).flatMap(([id, suyos]) =>
    suyos.some(({ path }) => path === 'version') ? [Number(id)] : [],
  );
