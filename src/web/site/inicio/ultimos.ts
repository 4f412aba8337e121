import type { FilaResultado } from '#contract/resultados.ts';
import { type Dia, diaDe } from '#domain/fecha.ts';

/** As many as are read at a glance. */
const MAXIMO = 6;

/** A day with results: those that the front page tells, and how many there were; `masNuevos`: another came after it. */
export type Ultimos = { dia: Dia; partidos: FilaResultado[]; total: number; masNuevos: boolean };

/**
 * The last of those days with a result to tell, from the newest to the oldest; when none has one, the last. Of minors
 * the front page names nobody: docs/reglas/datos-personales.md
 */
export function ultimosDe(resultados: readonly FilaResultado[]): Ultimos | null {
  const seDicen = resultados.filter(({ conMenores }) => !conMenores);
  const [ultimo] = resultados;
  const [primero = ultimo] = seDicen;
  if (!ultimo || !primero) return null;
  const dia = diaDe(primero.fecha);
  const deEse = ({ fecha }: FilaResultado): boolean => diaDe(fecha) === dia;
  return {
    dia,
    partidos: seDicen.filter(deEse).slice(0, MAXIMO),
    total: resultados.filter(deEse).length,
    masNuevos: !deEse(ultimo),
  };
}
