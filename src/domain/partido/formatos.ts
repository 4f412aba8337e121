import { FORMATOS_SET, type FormatoSet } from '#domain/liga/reglas.ts';
import { type Lado, SETS } from './partido.ts';

type Set = readonly [number, number];

type EsHabitual = (ganador: number, perdedor: number) => boolean;

/** To that many points, or beyond with two clear points. */
const aPuntos = (puntos: number, g: number, p: number): boolean =>
  (g === puntos && p <= puntos - 2) || (g > puntos && g - p === 2);

const HABITUALES: Record<FormatoSet, EsHabitual> = {
  /** To 6 with two clear games, or 7-5 and 7-6. */
  largo: (g, p) => (g === 6 && p <= 4) || (g === 7 && (p === 5 || p === 6)),
  /** To 4 with two clear games, 5-3, and 4-3 or 5-4 where the tie-break comes at 3-3 or 4-4. */
  corto: (g, p) => (g === 4 && p <= 3) || (g === 5 && (p === 3 || p === 4)),
  tieBreak: (g, p) => aPuntos(7, g, p),
  superTieBreak: (g, p) => aPuntos(10, g, p),
  once: (g, p) => aPuntos(11, g, p),
  quince: (g, p) => aPuntos(15, g, p),
};

/** Whether the score is usual in some of those kinds of set. docs/reglas/ligas.md */
export function esSetHabitual([uno, dos]: Set, formatos: readonly FormatoSet[]): boolean {
  const [ganador, perdedor] = [Math.max(uno, dos), Math.min(uno, dos)];
  return formatos.some((formato) => HABITUALES[formato](ganador, perdedor));
}

const A_CERO: Record<FormatoSet, number> = {
  ...{ largo: 6, corto: 4, tieBreak: 7, superTieBreak: 10 },
  ...{ once: 11, quince: 15 },
};

export const aJuegos = (formato: FormatoSet): boolean => formato === 'largo' || formato === 'corto';

const DECISIVO = 2;
const SETS_PARA_GANAR = 2;

/** The kind of each set: the first ones of games, where there are any; one that decides, a tie-break where there is one. */
function formatosDe(formatos: readonly FormatoSet[], previos: readonly Set[]) {
  const todos = FORMATOS_SET.filter((formato) => formatos.includes(formato));
  const deJuegos = todos.filter(aJuegos);
  const sueltos = deJuegos.length > 0 ? deJuegos : todos;
  // Sets that are over say to how many they are played.
  const vistos = sueltos.filter((formato) => previos.every((set) => esSetHabitual(set, [formato])));
  const normales = vistos.length > 0 ? vistos : sueltos;
  const [normal = 'largo'] = normales;
  const decisivo = todos.findLast((formato) => !aJuegos(formato)) ?? normal;
  return {
    posibles: (i: number) => (i < DECISIVO ? normales : [decisivo]),
    suyo: (i: number) => (i < DECISIVO ? normal : decisivo),
  };
}

/** Given to the second one, who has what was missing to win it. */
function acabado([propio, ajeno]: Set, formato: FormatoSet): Set {
  const hasta = Math.max(A_CERO[formato], propio + 2);
  for (let juegos = ajeno; juegos <= hasta; juegos += 1)
    if (HABITUALES[formato](juegos, propio) && juegos > propio) return [propio, juegos];
  return [propio, Math.max(ajeno, propio + 2)];
}

/** A match left by that player, with the games and sets that were missing won by the rival. docs/reglas/partidos.md */
export function dadoAlRival(sets: readonly Set[], de: Lado, formatos: readonly FormatoSet[]): Set[] {
  const girar = ([uno, dos]: Set): Set => (de === 1 ? [uno, dos] : [dos, uno]);
  const completos = sets.map(girar);
  const ultimo = completos.pop();
  const { posibles, suyo } = formatosDe(formatos, completos.slice(0, DECISIVO));
  if (ultimo !== undefined) {
    const i = completos.length;
    completos.push(esSetHabitual(ultimo, posibles(i)) ? ultimo : acabado(ultimo, suyo(i)));
  }
  const ganados = (): number => completos.filter(([propio, ajeno]) => ajeno > propio).length;
  while (ganados() < SETS_PARA_GANAR && completos.length < SETS)
    completos.push([0, A_CERO[suyo(completos.length)]]);
  return completos.map(girar);
}
