import type { FilaHorario } from '#contract/horarios.ts';
import { type Dia, diaDe, type FechaHora, haPasado } from '#domain/fecha.ts';

/** As many as fit beside the weather. */
const MAXIMO = 5;

export type Cercano = Pick<FilaHorario, 'id' | 'fecha' | 'jugador1' | 'jugador2' | 'pista'>;

/** The matches of the first day that has any left, how many there are that day, and how many of them are not named here. */
export type Cercanos = { dia: Dia; esHoy: boolean; partidos: Cercano[]; total: number; otros: number };

/** What is still to be played soonest, from a schedule in order of time; null when nothing is. */
export function cercanosDe(filas: readonly FilaHorario[], ahora: FechaHora): Cercanos | null {
  const quedan = filas.filter((fila) => !haPasado(fila, ahora));
  const [primero] = quedan;
  if (!primero) return null;
  const dia = diaDe(primero.fecha);
  const suyos = quedan.filter(({ fecha }) => diaDe(fecha) === dia);
  // Of minors the front page names nobody: docs/reglas/datos-personales.md
  const nombrados = suyos.filter(({ conMenores }) => !conMenores).slice(0, MAXIMO);
  return {
    dia,
    esHoy: dia === diaDe(ahora),
    partidos: nombrados.map(({ id, fecha, jugador1, jugador2, pista }) => ({
      id,
      fecha,
      jugador1,
      jugador2,
      pista,
    })),
    total: suyos.length,
    otros: suyos.length - nombrados.length,
  };
}
