import type { Colocada } from './colocada.ts';
import { type Control, debeParar, limites } from './control.ts';
import type { Escenario } from './escenario.ts';
import { SIN_COSTES } from './horario.ts';
import { leerColocadas } from './lectura.ts';
import { candidatas, construirMaestro, type Maestro } from './maestro.ts';
import { esMejora, type Obra, puntoDePartida } from './obra.ts';
import type { Resolver } from './resolver.ts';
import { separar, subescenario, type Vecindad } from './subescenario.ts';
import { CASI_UNO, PESO_LINEA, valorDe } from './valor.ts';
import { completar } from './voraz.ts';

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
function primeraRonda({ esc, resolver, control }: Obra, reservas: Reservas): Colocada[] {
  return esc.dias.reduce<Colocada[]>((colocadas, _, dia) => {
    const parejas = new Set(
      esc.parejas.flatMap((_pareja, indice) => ((reservas.get(indice) ?? dia) <= dia ? [indice] : [])),
    );
    return resolverVecindad(esc, colocadas, { dias: [dia], parejas }, resolver, control);
  }, []);
}

const porDias = (esc: Escenario): Vecindad[] => esc.dias.map((_, dia) => ({ dias: [dia] }));
const porLigas = (esc: Escenario): Vecindad[] => esc.ligas.map((_, liga) => ({ ligas: [liga] }));

/** One sweep; a neighbourhood's answer is taken when it is not worse. */
function ronda(
  { esc, resolver, control }: Obra,
  inicial: Colocada[],
  vecindades: readonly Vecindad[],
  cota: number,
): Colocada[] {
  let mejor = inicial;
  for (const vecindad of vecindades) {
    if (debeParar(control) || valorDe(esc, mejor) >= cota) return mejor;
    const nueva = resolverVecindad(esc, mejor, vecindad, resolver, control);
    if (valorDe(esc, nueva) >= valorDe(esc, mejor)) mejor = nueva;
  }
  return mejor;
}

/** The relaxation a sweep starts from, the bound at which it is done, and whether the days alone are swept. */
type Relajado = { maestro: Maestro; values: ArrayLike<number> | null; cota: number; breve: boolean };

/**
 * Sweeps of small exact models from the relaxation's whole decisions, or from the placings given: the days,
 * where courts bind; the leagues over all days, where pairs are few; and the days again. proposal.md,
 * "Formulation that works".
 */
export function barrer(obra: Obra, { maestro, values, cota, breve }: Relajado): Colocada[] {
  const { esc, control } = obra;
  const rondas = breve ? [porDias(esc)] : [porDias(esc), porLigas(esc), porDias(esc)];
  const inicial = esMejora(obra) ? puntoDePartida(obra) : primeraRonda(obra, reservasDe(maestro, values));
  const final = rondas.reduce((mejor, vecindades, n) => {
    control.progreso({ fase: 'equidad', hecho: (n + 1) / (rondas.length + 1) });
    return ronda(obra, mejor, vecindades, cota);
  }, inicial);
  return completar(esc, final);
}
