import type { FilaHorario } from '#contract/liga/horarios.ts';
import type { FilaResultado } from '#contract/liga/resultados.ts';
import { diaDe, type FechaHora, haPasado } from '#domain/fecha.ts';

/** As many rows as are drawn, and more. */
const FILAS = 14;

type Cercano = Pick<
  FilaHorario,
  'id' | 'fecha' | 'duracion' | 'jugador1' | 'jugador2' | 'pista' | 'liga' | 'division' | 'conMenores'
>;

/** The matches of the next days, and how many there are in all the days to come. */
export type Cercanos = { filas: Cercano[]; todos: number };

/** Of minors the front page names nobody, nor does what it is made of: search engines keep it. */
const comoCercano = (fila: FilaHorario): Cercano => {
  const { id, fecha, duracion, pista, liga, division, conMenores } = fila;
  const { jugador1, jugador2 } = conMenores ? { jugador1: '', jugador2: '' } : fila;
  return { id, fecha, duracion, jugador1, jugador2, pista, liga, division, conMenores };
};

/** A row as those of the results, still without a score. */
export const sinJugar = (
  { id, fecha, jugador1, jugador2, pista, liga, division, conMenores }: Omit<Cercano, 'duracion'>,
  observaciones: string | null = null,
): FilaResultado => ({
  ...{ id, fecha, jugador1, jugador2, pista, liga, division, conMenores, observaciones },
  idJugador1: 0,
  idJugador2: 0,
  sets: [],
  ausente: null,
  ganador: null,
});

/** The same of what has been played; of nobody what was noted of a match, which may name a minor. */
export const comoResultado = (fila: FilaResultado): FilaResultado =>
  fila.conMenores ? sinJugar({ ...fila, jugador1: '', jugador2: '' }) : { ...fila, observaciones: null };

/** The same a while later, in a page that is still open: without those that have ended since. */
export function alDiaDe({ filas, todos }: Cercanos, ahora: FechaHora): Cercanos {
  const quedan = filas.filter((fila) => !haPasado(fila, ahora));
  return { filas: quedan, todos: todos - (filas.length - quedan.length) };
}

/** What is still to be played soonest, in whole days, from a schedule of those without a score in order of time. */
export function cercanosDe(proximos: readonly FilaHorario[], ahora: FechaHora): Cercanos {
  const quedan = proximos.filter((fila) => !haPasado(fila, ahora));
  const hasta = diaDe(quedan[FILAS]?.fecha ?? quedan.at(-1)?.fecha ?? '');
  const filas = quedan.filter(({ fecha }) => diaDe(fecha) <= hasta).map(comoCercano);
  return { filas, todos: quedan.length };
}
