import type { Colocada } from './colocada.ts';
import { limites } from './control.ts';
import { SIN_COSTES } from './horario.ts';
import { escribirColocadas, leerColocadas } from './lectura.ts';
import { construirMaestro, type Maestro } from './maestro.ts';
import { esMejora, type Obra } from './obra.ts';
import { CASI_UNO, PESO_LINEA, sinMasLineas, ventajaDe } from './valor.ts';

/** Nodes of one solve: enough for clubs, and the same on every machine; more for who asked for a longer search. */
const NODOS = 5000;
const NODOS_MEJORA = 200_000;

/** Lines found, and a bound of lines and fairness together; `demostrado` when it is reached. */
export type Intento = { colocadas: Colocada[]; cota: number; demostrado: boolean };

/** The model of lines and fairness, with the number of lines inside `lineas`. */
export const maestroDe = (
  { esc }: Obra,
  parejas: readonly number[],
  lineas: readonly [number, number],
): Maestro => construirMaestro(esc, parejas, { linea: PESO_LINEA, equidad: 1, costes: SIN_COSTES, lineas });

function intentar(obra: Obra, maestro: Maestro, inicial: readonly Colocada[] | null): Intento | 'infeasible' {
  const { esc, resolver, control } = obra;
  const initial = inicial === null ? {} : { initial: escribirColocadas(esc, maestro, inicial) };
  const solution = resolver(maestro.model, {
    gap: CASI_UNO,
    maxNodes: esMejora(obra) ? NODOS_MEJORA : NODOS,
    ...initial,
    ...limites(control),
  });
  if (solution.status === 'infeasible') return 'infeasible';
  const colocadas = solution.values === null ? [] : leerColocadas(esc, maestro, solution.values);
  return { colocadas, cota: solution.bound, demostrado: solution.status === 'optimal' };
}

/** The better of two attempts with the newer one's bound; of equals, the newer, unless it is to be kept. */
function elegir(obra: Obra, viejo: Intento, nuevo: Intento): Intento {
  const ventaja = ventajaDe(obra.esc, viejo.colocadas, nuevo.colocadas);
  const quedaViejo = ventaja > 0 || (ventaja === 0 && esMejora(obra));
  return { ...nuevo, colocadas: quedaViejo ? viejo.colocadas : nuevo.colocadas };
}

/**
 * Lines and fairness in one integer model; one more line is asked for until none is possible. The answer is not
 * below `inicial`; no proposal has more than `cotaLineas`.
 */
export function resolverEntero(
  obra: Obra,
  parejas: readonly number[],
  tope: number,
  inicial: Colocada[],
): Intento & { cotaLineas: number } {
  let mejor: Intento = { colocadas: inicial, cota: Number.POSITIVE_INFINITY, demostrado: false };
  // Measured: a start only pays where the proof is not in sight.
  let partida: Colocada[] | null = esMejora(obra) ? inicial : null;
  for (let minimo = 0; minimo <= tope; minimo = mejor.colocadas.length + 1) {
    const intento = intentar(obra, maestroDe(obra, parejas, [minimo, tope]), partida);
    if (intento === 'infeasible') break;
    mejor = elegir(obra, mejor, intento);
    if (!intento.demostrado) return { ...mejor, demostrado: false, cotaLineas: tope };
    if (sinMasLineas(intento.cota, mejor.colocadas.length)) break;
    partida = null;
  }
  return { ...mejor, cotaLineas: mejor.colocadas.length };
}
