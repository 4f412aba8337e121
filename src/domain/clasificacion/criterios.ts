import type { Criterio, Medida, Reglas } from '#domain/liga/reglas.ts';
import { type Enfrentamientos, victoriasEntre } from './enfrentamientos.ts';
import type { FilaSinOrden } from './fila.ts';

/** Numerator and positive denominator: shares are compared exactly, never as decimals. */
export type Fraccion = readonly [number, number];

/** Negative when `a` is the larger: orders from best to worst. */
export const compararFracciones = ([na, da]: Fraccion, [nb, db]: Fraccion): number => nb * da - na * db;

/** Won − lost, or won ÷ (won + lost); who has played nothing has a share of 0. domain.md, "Rules record". */
function medir(ganados: number, perdidos: number, medida: Medida): Fraccion {
  if (medida === 'diferencia') return [ganados - perdidos, 1];
  return [ganados, Math.max(1, ganados + perdidos)];
}

type Grupo = readonly FilaSinOrden[];

/** Wins over the other tied player; only when exactly two are tied. domain.md, "Standings". */
function directo(fila: FilaSinOrden, grupo: Grupo, e: Enfrentamientos): Fraccion {
  const rival = grupo.find((otra) => otra.idJugador !== fila.idJugador);
  if (grupo.length !== 2 || rival === undefined) return [0, 1];
  return [victoriasEntre(e, fila.idJugador, rival.idJugador), 1];
}

/** What a row is worth under a criterion inside its tied group: the larger, the better. domain.md, "Standings". */
export function valorDe(
  criterio: Criterio,
  fila: FilaSinOrden,
  grupo: Grupo,
  { reglas, enfrentamientos }: { reglas: Pick<Reglas, 'medida'>; enfrentamientos: Enfrentamientos },
): Fraccion {
  if (criterio === 'directo') return directo(fila, grupo, enfrentamientos);
  if (criterio === 'sets') return medir(fila.setsGanados, fila.setsPerdidos, reglas.medida);
  if (criterio === 'juegos') return medir(fila.juegosGanados, fila.juegosPerdidos, reglas.medida);
  return [-fila.woPerdidos, 1];
}
