import type { FormatoSet } from '#domain/liga/reglas.ts';
import type { SetJugado } from './resultado.ts';

/** Games of the winner and of the loser of a set. */
type EsHabitual = (ganador: number, perdedor: number) => boolean;

/** To 6 with two clear games, or 7-5 and 7-6. */
const largo: EsHabitual = (g, p) => (g === 6 && p <= 4) || (g === 7 && (p === 5 || p === 6));

/** To 4 with two clear games, 5-3, and 4-3 or 5-4 where the tie-break comes at 3-3 or 4-4. */
const corto: EsHabitual = (g, p) => (g === 4 && p <= 3) || (g === 5 && (p === 3 || p === 4));

/** To that many points, or beyond with two clear points. */
const desempateA =
  (puntos: number): EsHabitual =>
  (g, p) =>
    (g === puntos && p <= puntos - 2) || (g > puntos && g - p === 2);

const HABITUALES: Record<FormatoSet, EsHabitual> = {
  largo,
  corto,
  tieBreak: desempateA(7),
  superTieBreak: desempateA(10),
};

/** Whether the score is usual in some of those kinds of set. domain.md, "Rules record", formatos. */
export function esSetHabitual([uno, dos]: SetJugado, formatos: readonly FormatoSet[]): boolean {
  const [ganador, perdedor] = [Math.max(uno, dos), Math.min(uno, dos)];
  return formatos.some((formato) => HABITUALES[formato](ganador, perdedor));
}
