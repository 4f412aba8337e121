import type { FilaHorario } from '#contract/horarios.ts';
import { type Dia, diaDe, type FechaHora, sumarMinutos } from '#domain/fecha.ts';

/** As many as fit beside the weather. */
const MAXIMO = 5;

export type Cercano = Pick<FilaHorario, 'id' | 'fecha' | 'jugador1' | 'jugador2' | 'pista'>;

/** The matches of the first day that has any left, and how many more there are that day. */
export type Cercanos = { dia: Dia; esHoy: boolean; partidos: Cercano[]; otros: number };

/** What is still to be played soonest, from a schedule in order of time; null when nothing is. */
export function cercanosDe(filas: readonly FilaHorario[], ahora: FechaHora): Cercanos | null {
  const quedan = filas.filter(({ fecha, duracion }) => sumarMinutos(fecha, duracion) > ahora);
  const [primero] = quedan;
  if (!primero) return null;
  const dia = diaDe(primero.fecha);
  const suyos = quedan.filter(({ fecha }) => diaDe(fecha) === dia);
  return {
    dia,
    esHoy: dia === diaDe(ahora),
    partidos: suyos
      .slice(0, MAXIMO)
      .map(({ id, fecha, jugador1, jugador2, pista }) => ({ id, fecha, jugador1, jugador2, pista })),
    otros: Math.max(suyos.length - MAXIMO, 0),
  };
}
