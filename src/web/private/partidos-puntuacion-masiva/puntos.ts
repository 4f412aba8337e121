import type { PartidoFila } from '#contract/liga/partidos.ts';
import { diaDe } from '#domain/fecha.ts';
import type { Problema } from '#domain/problema.ts';
import { estaTocado, type Puntos } from '#web/club/casillas/valores.ts';
import { ApiError } from '#web/platform/call.ts';

/** What is typed, by match id; only matches that were touched. */
export type Borrador = Readonly<Record<number, Puntos>>;

export type Tocado = { partido: PartidoFila; puntos: Puntos };

/** Those with something new to save, in the order of the screen. */
export const tocadosDe = (partidos: readonly PartidoFila[], borrador: Borrador): Tocado[] =>
  partidos.flatMap((partido) => {
    const puntos = borrador[partido.id];
    return estaTocado(partido, puntos) ? [{ partido, puntos }] : [];
  });

/** What is chosen beside the type: '' is all. */
type Vistos = { dia: string; idLiga: number | null };

/** Those of that day and of that league. */
export const filtrar = (partidos: readonly PartidoFila[], { dia, idLiga }: Vistos): PartidoFila[] =>
  partidos.filter(
    (partido) =>
      (dia === '' || diaDe(partido.fecha) === dia) && (idLiga === null || partido.idLiga === idLiga),
  );

const CLAVE = 'puntuacion-masiva';

/** The draft of this tab; empty when the browser forbids storage. */
export function leerBorrador(): Borrador {
  try {
    return JSON.parse(sessionStorage.getItem(CLAVE) ?? '{}') as Borrador;
  } catch {
    return {};
  }
}

export function escribirBorrador(borrador: Borrador): void {
  try {
    if (Object.keys(borrador).length === 0) sessionStorage.removeItem(CLAVE);
    else sessionStorage.setItem(CLAVE, JSON.stringify(borrador));
  } catch {
    // A full or forbidden storage costs the draft, not the screen.
  }
}

/** What the server says of each match, by its id. */
export type ErroresPorPartido = Readonly<Record<number, readonly Problema[]>>;

const RUTA = /^partidos\.(\d+)\.(\w+)$/;

/** The API names a match by its index in the request: here by its id. */
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

export const cambiados = (errores: ErroresPorPartido): number[] =>
  Object.entries(errores).flatMap(([id, suyos]) =>
    suyos.some(({ path }) => path === 'version') ? [Number(id)] : [],
  );
