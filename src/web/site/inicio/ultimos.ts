import type { FilaResultado } from '#contract/resultados.ts';
import { type Dia, diaDe } from '#domain/fecha.ts';

/** As many as are read at a glance. */
const MAXIMO = 6;

/** The last day with results: those that the front page tells, and how many there were. */
export type Ultimos = { dia: Dia; partidos: FilaResultado[]; total: number };

/** Of minors the front page names nobody: docs/reglas/datos-personales.md */
export function ultimosDe(resultados: readonly FilaResultado[]): Ultimos | null {
  const [primero] = resultados;
  if (!primero) return null;
  const partidos = resultados.filter(({ conMenores }) => !conMenores).slice(0, MAXIMO);
  return { dia: diaDe(primero.fecha), partidos, total: resultados.length };
}
