import type { FilaResultado } from '#contract/liga/resultados.ts';
import { type Dia, diaDe } from '#domain/fecha.ts';
import { CLASES, TIPOS_DE_MENORES, type TipoLiga } from '#domain/liga/tipos.ts';

/** As many as are read at a glance. */
const MAXIMO = 4;

/** A day on which only minors played; `tipo`: all of it in a league of theirs. */
export type DeMenores = { dia: Dia; total: number; tipo: TipoLiga | undefined };

/** A day with results: those that the front page tells, how many there were, and the last day where it came after. */
export type Ultimos = { dia: Dia; partidos: FilaResultado[]; total: number; despues: DeMenores | null };

export const cuantosDeMenores = ({ total, tipo }: DeMenores): string =>
  `${total} ${total === 1 ? 'resultado' : 'resultados'} ${tipo ? CLASES[tipo].deTitulo : 'con menores'}`;

function deMenores(resultados: readonly FilaResultado[], dia: Dia): DeMenores {
  const suyos = resultados.filter(({ fecha }) => diaDe(fecha) === dia);
  const tipo = TIPOS_DE_MENORES.find((uno) => suyos.every(({ liga }) => liga === uno));
  return { dia, total: suyos.length, tipo };
}

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
    despues: deEse(ultimo) ? null : deMenores(resultados, diaDe(ultimo.fecha)),
  };
}
