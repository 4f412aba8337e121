import type { FilaHorario } from '#contract/liga/horarios.ts';
import type { FilaResultado } from '#contract/liga/resultados.ts';
import { diaDe, type FechaHora, haPasado } from '#domain/fecha.ts';
import { sinMarcador } from '#web/club/competicion/separar.ts';

/** As many rows as are drawn, and more. */
const FILAS = 14;

/** The matches of the next days, and how many there are in all the days to come. */
export type Cercanos = { filas: (FilaResultado & Pick<FilaHorario, 'duracion'>)[]; todos: number };

const DE_NADIE = { idJugador1: 0, jugador1: '', idJugador2: 0, jugador2: '' };

/**
 * Of minors the front page names nobody nor tells how it ended, nor does what it is made of: search engines keep it.
 * What was noted of any match may name one.
 */
export const comoEnPortada = <F extends FilaResultado>(fila: F): F => ({
  ...fila,
  observaciones: null,
  ...(fila.conMenores && { ...DE_NADIE, sets: [], ausente: null, ganador: null, desenlace: undefined }),
});

/** The same a while later, in a page that is still open: without those that have ended since. */
export function alDiaDe({ filas, todos }: Cercanos, ahora: FechaHora): Cercanos {
  const quedan = filas.filter((fila) => !haPasado(fila, ahora));
  return { filas: quedan, todos: todos - (filas.length - quedan.length) };
}

/** What is still to be played soonest, in whole days, from a schedule of those without a score in order of time. */
export function cercanosDe(proximos: readonly FilaHorario[], ahora: FechaHora): Cercanos {
  const quedan = proximos.filter((fila) => !haPasado(fila, ahora));
  const hasta = diaDe(quedan[FILAS]?.fecha ?? quedan.at(-1)?.fecha ?? '');
  const filas = quedan
    .filter(({ fecha }) => diaDe(fecha) <= hasta)
    .map((fila) => ({ ...comoEnPortada(sinMarcador(fila)), duracion: fila.duracion }));
  return { filas, todos: quedan.length };
}
