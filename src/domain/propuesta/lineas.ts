import { barrer } from './barrido.ts';
import { type Colocada, equidadDe } from './colocada.ts';
import { type Control, debeParar, limites } from './control.ts';
import type { Escenario } from './escenario.ts';
import { SIN_COSTES } from './horario.ts';
import { escribirColocadas, leerColocadas } from './lectura.ts';
import { candidatas, construirMaestro, type Maestro } from './maestro.ts';
import { parejasDia } from './parejas.ts';
import type { Resolver } from './resolver.ts';
import { CASI_UNO, PESO_LINEA, sinMasLineas, valorDe } from './valor.ts';
import { completar } from './voraz.ts';

/** The lines found and how good they are proven to be. */
export type Lineas = {
  colocadas: Colocada[];
  cotaLineas: number;
  /** No proposal with at least as many lines has more fairness. */
  cotaEquidad: number;
  demostrado: boolean;
};

const HOLGURA_NUMERICA = 1e-6;

/** Nodes of one solve: enough for clubs, and the same on every machine. */
const NODOS = 5000;

/** Above this many pair-days one integer model is too slow; see `barrer`. */
const MAX_PAREJAS_DIA = 4000;

const enteroBajo = (cota: number): number => Math.floor(cota + HOLGURA_NUMERICA);

/** The most lines the relaxation allows: no proposal has more. */
function cotaRelajada(
  esc: Escenario,
  parejas: readonly number[],
  resolver: Resolver,
  control: Control,
): number {
  const maestro = construirMaestro(esc, parejas, { linea: 1, equidad: 0, costes: SIN_COSTES });
  const { status, bound } = resolver(maestro.model, { relaxed: true, ...limites(control) });
  return status === 'optimal' ? enteroBajo(bound) : parejas.length;
}

const maestroDe = (esc: Escenario, parejas: readonly number[], lineas: readonly [number, number]): Maestro =>
  construirMaestro(esc, parejas, { linea: PESO_LINEA, equidad: 1, costes: SIN_COSTES, lineas });

type Intento = { colocadas: Colocada[]; cota: number; demostrado: boolean };

/** One integer solve of lines and fairness with the number of lines inside `lineas`. */
function intentar(
  esc: Escenario,
  maestro: Maestro,
  inicial: readonly Colocada[] | null,
  resolver: Resolver,
  control: Control,
): Intento | 'infeasible' {
  const initial = inicial === null ? {} : { initial: escribirColocadas(esc, maestro, inicial) };
  const solution = resolver(maestro.model, {
    gap: CASI_UNO,
    maxNodes: NODOS,
    ...initial,
    ...limites(control),
  });
  if (solution.status === 'infeasible') return 'infeasible';
  const colocadas = solution.values === null ? [] : leerColocadas(esc, maestro, solution.values);
  return { colocadas, cota: solution.bound, demostrado: solution.status === 'optimal' };
}

/** The better of two attempts; the newer one when equal, since it knows its bound. */
const elegir = (esc: Escenario, viejo: Intento, nuevo: Intento): Intento =>
  valorDe(esc, nuevo.colocadas) >= valorDe(esc, viejo.colocadas) ? nuevo : viejo;

/** Lines and fairness in one model; one more line is asked for until none is possible. */
function resolverEntero(
  esc: Escenario,
  parejas: readonly number[],
  tope: number,
  resolver: Resolver,
  control: Control,
): Lineas {
  let mejor: Intento = { colocadas: completar(esc, []), cota: Number.POSITIVE_INFINITY, demostrado: false };
  let inicial: Colocada[] | null = mejor.colocadas;
  for (let minimo = 0; minimo <= tope; minimo = mejor.colocadas.length + 1) {
    const intento = intentar(esc, maestroDe(esc, parejas, [minimo, tope]), inicial, resolver, control);
    if (intento === 'infeasible') return cerrar(esc, mejor, mejor.colocadas.length);
    mejor = elegir(esc, mejor, intento);
    if (!intento.demostrado) return cerrar(esc, { ...mejor, demostrado: false }, tope);
    if (sinMasLineas(intento.cota, mejor.colocadas.length)) break;
    inicial = null;
  }
  return cerrar(esc, mejor, mejor.colocadas.length);
}

function cerrar(esc: Escenario, { colocadas, cota, demostrado }: Intento, cotaLineas: number): Lineas {
  const parejas = colocadas.map(({ pareja }) => pareja);
  const equidad = equidadDe(esc, parejas);
  const alcanzado = demostrado && colocadas.length === cotaLineas;
  return {
    colocadas,
    cotaLineas,
    cotaEquidad: alcanzado ? equidad : enteroBajo(cota) - PESO_LINEA * colocadas.length,
    demostrado: alcanzado,
  };
}

/** Large inputs: the relaxation gives the bound and a start, and sweeps of small exact models the rest. */
function resolverGrande(
  esc: Escenario,
  parejas: readonly number[],
  tope: number,
  resolver: Resolver,
  control: Control,
): Lineas {
  const maestro = maestroDe(esc, parejas, [0, tope]);
  const { status, values, bound } = resolver(maestro.model, { relaxed: true, ...limites(control) });
  const cota = status === 'optimal' ? enteroBajo(bound) : Number.POSITIVE_INFINITY;
  const colocadas = barrer(esc, maestro, values, cota, resolver, control);
  return cerrar(esc, { colocadas, cota, demostrado: valorDe(esc, colocadas) >= cota }, tope);
}

/** O1 and O2 of proposal.md: the most league lines, and among those the fairest. */
export function resolverLineas(esc: Escenario, resolver: Resolver, control: Control): Lineas {
  const parejas = candidatas(esc);
  if (parejas.length === 0 || debeParar(control)) {
    const colocadas = completar(esc, []);
    return cerrar(
      esc,
      { colocadas, cota: Number.POSITIVE_INFINITY, demostrado: parejas.length === 0 },
      parejas.length,
    );
  }
  const tope = cotaRelajada(esc, parejas, resolver, control);
  const resolverTodo = parejasDia(esc) > MAX_PAREJAS_DIA ? resolverGrande : resolverEntero;
  return resolverTodo(esc, parejas, tope, resolver, control);
}
