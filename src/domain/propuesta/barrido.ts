import type { Colocada } from './colocada.ts';
import { type Control, debeParar, limites } from './control.ts';
import type { Escenario } from './escenario.ts';
import { SIN_COSTES } from './horario.ts';
import { leerColocadas } from './lectura.ts';
import { candidatas, construirMaestro, type Maestro } from './maestro.ts';
import type { Resolver } from './resolver.ts';
import { separar, subescenario, type Vecindad } from './subescenario.ts';
import { CASI_UNO, PESO_LINEA, valorDe } from './valor.ts';
import { completar } from './voraz.ts';

const RONDAS = 3;
const NODOS_VECINDAD = 50;
const CASI_ENTERO = 1 - 1e-6;

type Reservas = Map<number, number>;

/** Pair-days the relaxation decided whole: kept for their day until its turn comes. */
function reservasDe(maestro: Maestro, values: ArrayLike<number> | null): Reservas {
  const enteras = maestro.equis.filter(({ column }) => (values?.[column] ?? 0) > CASI_ENTERO);
  return new Map(enteras.map(({ pareja, dia }) => [pareja, dia]));
}

/** Solves a neighbourhood exactly, the rest staying as it is. */
function resolverVecindad(
  esc: Escenario,
  colocadas: readonly Colocada[],
  vecindad: Vecindad,
  resolver: Resolver,
  control: Control,
): Colocada[] {
  const { fijas } = separar(esc, colocadas, vecindad);
  const sub = subescenario(esc, fijas, vecindad);
  const parejas = candidatas(sub);
  const maestro = construirMaestro(sub, parejas, { linea: PESO_LINEA, equidad: 1, costes: SIN_COSTES });
  const { values } = resolver(maestro.model, {
    gap: CASI_UNO,
    maxNodes: NODOS_VECINDAD,
    ...limites(control),
  });
  return values === null ? [...colocadas] : [...fijas, ...leerColocadas(sub, maestro, values)];
}

/** First round: each day in turn, leaving alone the pairs reserved for later days. */
function primeraRonda(esc: Escenario, reservas: Reservas, resolver: Resolver, control: Control): Colocada[] {
  return esc.dias.reduce<Colocada[]>((colocadas, _, dia) => {
    const parejas = new Set(
      esc.parejas.flatMap((_pareja, indice) => ((reservas.get(indice) ?? dia) <= dia ? [indice] : [])),
    );
    return resolverVecindad(esc, colocadas, { dias: [dia], parejas }, resolver, control);
  }, []);
}

/** Every league over all days, then every day over all leagues. */
const vecindadesDe = (esc: Escenario): Vecindad[] => [
  ...esc.ligas.map((_, liga) => ({ ligas: [liga] })),
  ...esc.dias.map((_, dia) => ({ dias: [dia] })),
];

/** One sweep; a neighbourhood's answer is taken when it is not worse. */
function ronda(
  esc: Escenario,
  inicial: Colocada[],
  cota: number,
  resolver: Resolver,
  control: Control,
): Colocada[] {
  let mejor = inicial;
  for (const vecindad of vecindadesDe(esc)) {
    if (debeParar(control) || valorDe(esc, mejor) >= cota) return mejor;
    const nueva = resolverVecindad(esc, mejor, vecindad, resolver, control);
    if (valorDe(esc, nueva) >= valorDe(esc, mejor)) mejor = nueva;
  }
  return mejor;
}

/**
 * Sweeps of small exact models until nothing improves or the bound is reached, from the relaxation's
 * whole decisions. proposal.md, "Formulation that works".
 */
export function barrer(
  esc: Escenario,
  maestro: Maestro,
  values: ArrayLike<number> | null,
  cota: number,
  resolver: Resolver,
  control: Control,
): Colocada[] {
  let mejor = primeraRonda(esc, reservasDe(maestro, values), resolver, control);
  for (let n = 0; n < RONDAS; n++) {
    control.progreso({ fase: 'lineas', hecho: (n + 1) / (RONDAS + 1) });
    const nueva = ronda(esc, mejor, cota, resolver, control);
    const haMejorado = valorDe(esc, nueva) > valorDe(esc, mejor);
    mejor = nueva;
    if (!haMejorado) break;
  }
  return completar(esc, mejor);
}
