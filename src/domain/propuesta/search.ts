import { buildMaster, candidatas, type Master } from './model.ts';
import {
  type Colocada,
  calidadDe,
  completar,
  conLineas,
  equidadDe,
  nuevosPorJugador,
  pesoDe,
  pesoTotal,
} from './placement.ts';
import {
  agruparHuecos,
  at,
  type Escenario,
  mezclaModos,
  type Pareja,
  parejasDia,
  senasDePareja,
  type Veto,
} from './scenario.ts';
import { CASI_UNO, debeParar, type Motor, solve } from './solver.ts';
import { escribirColocadas, leerColocadas, sinCostes } from './timetable.ts';

/**
 * Worth of a line beside fairness, for each of its weight: in a club above all the fairness there is, so that one
 * model settles both. Where it is not (see `sinMasPeso`) one more is asked for on its own.
 */
const VALOR_PESO = 2000;

/** The least a line gains for each of its weight: one on each side. */
const GANANCIA_MINIMA = 2;

/** Whether that bound of lines and fairness together leaves no room for one more of weight. */
const sinMasPeso = (cota: number, peso: number): boolean =>
  cota < (VALOR_PESO + GANANCIA_MINIMA) * (peso + 1) - CASI_UNO;

/** How much better the first is: by the weight of its lines and, when it is the same, by fairness. */
function ventajaDe(esc: Escenario, una: readonly Colocada[], otra: readonly Colocada[]): number {
  return pesoTotal(esc, una) - pesoTotal(esc, otra) || valorDe(esc, una) - valorDe(esc, otra);
}

const valorDe = (esc: Escenario, colocadas: readonly Colocada[]): number =>
  VALOR_PESO * pesoTotal(esc, colocadas) + equidadDe(esc, colocadas);

/** What the search for lines works with. `desde`: placings to start from, which the answer must not fall below. */
type Search = { esc: Escenario; motor: Motor; desde: readonly Colocada[] };

const esMejora = ({ desde }: Search): boolean => desde.length > 0;

/** What there is before any search: what was given and whatever still fits beside it. */
const puntoDePartida = ({ esc, desde }: Search): Colocada[] => completar(esc, desde);

/** The better of two, by lines and fairness; of equals, the one of better quality, and then the first. */
function mejorDe(esc: Escenario, uno: Colocada[], otro: Colocada[]): Colocada[] {
  const ventaja = ventajaDe(esc, uno, otro);
  if (ventaja !== 0) return ventaja > 0 ? uno : otro;
  return calidadDe(esc, uno) <= calidadDe(esc, otro) ? uno : otro;
}

export type Vecindad = { dias?: readonly number[]; ligas?: readonly number[]; parejas?: ReadonlySet<number> };

const dentroDe = (esc: Escenario, vecindad: Vecindad, pareja: number, dia: number): boolean =>
  (vecindad.dias?.includes(dia) ?? true) &&
  (vecindad.ligas?.includes(at(esc.parejas, pareja).liga) ?? true) &&
  (vecindad.parejas?.has(pareja) ?? true);

export function separar(esc: Escenario, colocadas: readonly Colocada[], vecindad: Vecindad) {
  const dentro = ({ pareja, dia }: Colocada) => dentroDe(esc, vecindad, pareja, dia);
  return { movibles: colocadas.filter(dentro), fijas: colocadas.filter((una) => !dentro(una)) };
}

const FIJADO: Veto = { motivo: 'juegaOtra', jugador: null };

/** What the fixed lines take from the pairs: pairs placed, and days of the players in them. */
function vetarParejas(esc: Escenario, fijas: readonly Colocada[], vecindad: Vecindad): Pareja[] {
  const puestas = new Set(fijas.map(({ pareja }) => pareja));
  const juegan = new Set(
    fijas.flatMap(({ pareja, dia }) =>
      senasDePareja(esc, at(esc.parejas, pareja)).map((quien) => `${quien}-${dia}`),
    ),
  );
  return esc.parejas.map((pareja, indice) => ({
    ...pareja,
    vetos: pareja.vetos.map((previo, dia) => {
      const dentro = !puestas.has(indice) && dentroDe(esc, vecindad, indice, dia);
      const libres = senasDePareja(esc, pareja).every((quien) => !juegan.has(`${quien}-${dia}`));
      return dentro && libres ? previo : (previo ?? FIJADO);
    }),
  }));
}

/**
 * The scenario of a neighbourhood: the fixed lines count as saved matches, and bring their players
 * nearer to the rest. Indices are those of the whole scenario.
 */
export function subescenario(esc: Escenario, fijas: readonly Colocada[], vecindad: Vecindad): Escenario {
  const libres = esc.libres.map((delDia, dia) => conLineas(esc, delDia, fijas, dia));
  const nuevos = nuevosPorJugador(esc, fijas);
  return {
    ...esc,
    libres,
    grupos: libres.flatMap((delDia, dia) =>
      (vecindad.dias?.includes(dia) ?? true) ? agruparHuecos(delDia, dia) : [],
    ),
    jugadores: esc.jugadores.map((jugador, indice) => ({
      ...jugador,
      deficit: jugador.deficit - (nuevos[indice] ?? 0),
    })),
    parejas: vetarParejas(esc, fijas, vecindad),
  };
}

/** Nodes of one solve: enough for clubs, and the same on every machine; more for who asked for a longer search. */
const NODOS = 5000;
const NODOS_MEJORA = 200_000;

/** Lines found, and a bound of lines and fairness together; `demostrado` when it is reached. */
type Attempt = { colocadas: Colocada[]; cota: number; demostrado: boolean };

/** The model of lines and fairness, with the weight of its lines inside `peso`. */
function masterOf(esc: Escenario, parejas: readonly number[], peso?: readonly [number, number]): Master {
  const objetivo = { linea: VALOR_PESO, equidad: 1, costes: sinCostes(esc) };
  return buildMaster(esc, parejas, { ...objetivo, ...(peso && { peso }) });
}

function solveOnce(
  search: Search,
  master: Master,
  inicial: readonly Colocada[] | null,
): Attempt | 'infeasible' {
  const { esc, motor } = search;
  const gap = mezclaModos(esc.ligas) ? CASI_DOS : CASI_UNO;
  const solution = solve(motor, master.model, {
    maxNodes: esMejora(search) ? NODOS_MEJORA : NODOS,
    gap,
    ...(inicial !== null && { initial: escribirColocadas(esc, master, inicial) }),
  });
  if (solution.status === 'infeasible') return 'infeasible';
  const colocadas = solution.values === null ? [] : leerColocadas(esc, master, solution.values);
  // Stopped in time to have it.
  const alcanzada = solution.bound - solution.objective <= gap;
  return { colocadas, cota: solution.bound, demostrado: solution.status === 'optimal' || alcanzada };
}

/** The better of two attempts with the newer one's bound; of equals, the newer, unless it is to be kept. */
function elegir(search: Search, viejo: Attempt, nuevo: Attempt): Attempt {
  const ventaja = ventajaDe(search.esc, viejo.colocadas, nuevo.colocadas);
  const quedaViejo = ventaja > 0 || (ventaja === 0 && esMejora(search));
  return { ...nuevo, colocadas: quedaViejo ? viejo.colocadas : nuevo.colocadas };
}

/** Lines and fairness in one integer model; one more of weight is asked for until none is possible. */
function resolverEntero(
  search: Search,
  parejas: readonly number[],
  tope: number,
  inicial: Colocada[],
): Attempt & { cotaPeso: number } {
  let mejor: Attempt = { colocadas: inicial, cota: Number.POSITIVE_INFINITY, demostrado: false };
  // Measured: a start only pays where the proof is not in sight.
  let partida: Colocada[] | null = esMejora(search) || mezclaModos(search.esc.ligas) ? inicial : null;
  const alcanza = mezclaModos(search.esc.ligas) && pesoTotal(search.esc, inicial) === tope;
  for (let minimo = alcanza ? tope : 0; minimo <= tope; minimo = pesoTotal(search.esc, mejor.colocadas) + 1) {
    const attempt = solveOnce(search, masterOf(search.esc, parejas, [minimo, tope]), partida);
    if (attempt === 'infeasible') break;
    mejor = elegir(search, mejor, attempt);
    if (!attempt.demostrado) return { ...mejor, demostrado: false, cotaPeso: tope };
    if (sinMasPeso(attempt.cota, pesoTotal(search.esc, mejor.colocadas))) break;
    partida = null;
  }
  return { ...mejor, cotaPeso: pesoTotal(search.esc, mejor.colocadas) };
}

const NODOS_VECINDAD = 50;
/** Each line gains two odd numbers: nearer than this is equal. */
const CASI_DOS = 1.99;

const CASI_ENTERO = 1 - 1e-6;

type Reservas = Map<number, number>;

/** Pair-days the relaxation decided whole: kept for their day until its turn comes. */
function reservasDe(master: Master, values: ArrayLike<number> | null): Reservas {
  const enteras = master.equis.filter(({ column }) => (values?.[column] ?? 0) > CASI_ENTERO);
  return new Map(enteras.map(({ pareja, dia }) => [pareja, dia]));
}

function resolverVecindad(
  esc: Escenario,
  colocadas: readonly Colocada[],
  vecindad: Vecindad,
  motor: Motor,
): Colocada[] {
  const { fijas } = separar(esc, colocadas, vecindad);
  const sub = subescenario(esc, fijas, vecindad);
  const master = masterOf(sub, candidatas(sub));
  const { values } = solve(motor, master.model, { maxNodes: NODOS_VECINDAD });
  return values === null ? [...colocadas] : [...fijas, ...leerColocadas(sub, master, values)];
}

/** First round: each day in turn, leaving alone the pairs reserved for later days. */
function firstRound({ esc, motor }: Search, reservas: Reservas): Colocada[] {
  return esc.dias.reduce<Colocada[]>((colocadas, _, dia) => {
    const parejas = new Set(
      esc.parejas.flatMap((_pareja, indice) => ((reservas.get(indice) ?? dia) <= dia ? [indice] : [])),
    );
    return resolverVecindad(esc, colocadas, { dias: [dia], parejas }, motor);
  }, []);
}

const porDias = (esc: Escenario): Vecindad[] => esc.dias.map((_, dia) => ({ dias: [dia] }));
const porLigas = (esc: Escenario): Vecindad[] => esc.ligas.map((_, liga) => ({ ligas: [liga] }));

/** One sweep; a neighbourhood's answer is taken when it is not worse. */
function ronda(
  { esc, motor }: Search,
  inicial: Colocada[],
  vecindades: readonly Vecindad[],
  cota: number,
): Colocada[] {
  let mejor = inicial;
  for (const vecindad of vecindades) {
    if (debeParar(motor) || valorDe(esc, mejor) >= cota) return mejor;
    const nueva = resolverVecindad(esc, mejor, vecindad, motor);
    if (valorDe(esc, nueva) >= valorDe(esc, mejor)) mejor = nueva;
  }
  return mejor;
}

/** The relaxation a sweep starts from, the bound at which it is done, and whether the days alone are swept. */
type Relaxation = { master: Master; values: ArrayLike<number> | null; cota: number; breve: boolean };

/**
 * Sweeps of small exact models from the relaxation's whole decisions, or from the placings given: the days,
 * where courts bind; the leagues over all days, where pairs are few; and the days again. docs/reglas/propuesta.md.
 */
function sweep(search: Search, { master, values, cota, breve }: Relaxation): Colocada[] {
  const { esc, motor } = search;
  const rondas = breve ? [porDias(esc)] : [porDias(esc), porLigas(esc), porDias(esc)];
  const inicial = esMejora(search) ? puntoDePartida(search) : firstRound(search, reservasDe(master, values));
  const final = rondas.reduce((mejor, vecindades, n) => {
    motor.progreso({ fase: 'equidad', hecho: (n + 1) / (rondas.length + 1) });
    return ronda(search, mejor, vecindades, cota);
  }, inicial);
  return completar(esc, final);
}

export type Lineas = {
  colocadas: Colocada[];
  /** The lines of no proposal weigh more. */
  cotaPeso: number;
  /** No proposal whose lines weigh at least as much has more fairness. */
  cotaEquidad: number;
  demostrado: boolean;
};

const HOLGURA_NUMERICA = 1e-6;

/** Up to this many pair-days one integer model is the quickest way. */
const MAX_DIRECTO = 250;

/** Above this many it is too slow, but for who asked for a longer search; see `sweep`. */
const MAX_ENTERO = 4000;

const enteroBajo = (cota: number): number => Math.floor(cota + HOLGURA_NUMERICA);

const pesoDeTodas = (esc: Escenario, parejas: readonly number[]): number =>
  parejas.reduce((suma, pareja) => suma + pesoDe(esc, at(esc.parejas, pareja)), 0);

/** The most weight of lines the relaxation allows: no proposal has more. */
function cotaRelajada({ esc, motor }: Search, parejas: readonly number[]): number {
  const master = buildMaster(esc, parejas, { linea: 1, equidad: 0, costes: sinCostes(esc) });
  const { status, bound } = solve(motor, master.model, { relaxed: true });
  return status === 'optimal' ? enteroBajo(bound) : pesoDeTodas(esc, parejas);
}

function cerrar(esc: Escenario, { colocadas, cota, demostrado }: Attempt, cotaPeso: number): Lineas {
  const equidad = equidadDe(esc, colocadas);
  const peso = pesoTotal(esc, colocadas);
  const alcanzado = demostrado && peso === cotaPeso;
  return {
    colocadas,
    cotaPeso,
    cotaEquidad: alcanzado ? equidad : enteroBajo(cota) - VALOR_PESO * peso,
    demostrado: alcanzado,
  };
}

/**
 * The same bound, whole, and what reaches it: of people who play in several leagues the relaxation makes halves, and
 * promises more than there is.
 */
function topeEntero(
  { esc, motor }: Search,
  parejas: readonly number[],
  tope: number,
): { suTope: number; colocadas: Colocada[] } {
  const master = buildMaster(esc, parejas, { linea: 1, equidad: 0, costes: sinCostes(esc), peso: [0, tope] });
  const { bound, values } = solve(motor, master.model, { maxNodes: NODOS });
  const colocadas = completar(esc, values === null ? [] : leerColocadas(esc, master, values));
  return { suTope: Math.min(tope, enteroBajo(bound)), colocadas };
}

/** The relaxation gives a bound and a start, and sweeps of small exact models the rest: often the bound itself. */
function resolverPorPartes(
  search: Search,
  parejas: readonly number[],
  tope: number,
  breve: boolean,
): Attempt {
  const { esc, motor } = search;
  const master = masterOf(esc, parejas, [0, tope]);
  const { status, values, bound } = solve(motor, master.model, { relaxed: true });
  const cota = status === 'optimal' ? enteroBajo(bound) : Number.POSITIVE_INFINITY;
  // Of several modes the days are slow and far from the bound: measured, the whole model is sooner done.
  const swept = breve && mezclaModos(esc.ligas) ? [] : sweep(search, { master, values, cota, breve });
  const colocadas = mejorDe(esc, puntoDePartida(search), swept);
  const peso = pesoTotal(esc, colocadas);
  const sinMas = peso === tope || sinMasPeso(cota, peso);
  return { colocadas, cota, demostrado: sinMas && valorDe(esc, colocadas) >= cota };
}

/** The whole model, from those placings; of several modes, once it is known how many may be on court. */
function terminar(search: Search, parejas: readonly number[], tope: number, inicial: Colocada[]) {
  const { esc } = search;
  if (!mezclaModos(esc.ligas)) return resolverEntero(search, parejas, tope, inicial);
  const { suTope, colocadas } = topeEntero(search, parejas, tope);
  const partida = ronda(search, mejorDe(esc, inicial, colocadas), porLigas(esc), Number.POSITIVE_INFINITY);
  return resolverEntero(search, parejas, suTope, partida);
}

function resolverConTope(search: Search, parejas: readonly number[], tope: number): Lineas {
  const { esc, motor } = search;
  const tamano = parejasDia(esc);
  const esGrande = tamano > MAX_ENTERO;
  const directo = tamano <= MAX_DIRECTO;
  const nada = { cota: Number.POSITIVE_INFINITY, demostrado: false };
  const porPartes = directo
    ? { ...nada, colocadas: puntoDePartida(search) }
    : resolverPorPartes(search, parejas, tope, !esGrande);
  const basta = porPartes.demostrado || (esGrande && !esMejora(search)) || debeParar(motor);
  if (basta) return cerrar(esc, porPartes, porPartes.demostrado ? pesoTotal(esc, porPartes.colocadas) : tope);
  const entero = terminar(search, parejas, tope, porPartes.colocadas);
  return cerrar(esc, { ...entero, cota: Math.min(entero.cota, porPartes.cota) }, entero.cotaPeso);
}

/** docs/reglas/propuesta.md: the most league lines, by their people, and among those the fairest. */
export function resolverLineas(search: Search): Lineas {
  const { esc, motor } = search;
  const parejas = candidatas(esc);
  if (parejas.length === 0 || debeParar(motor)) {
    const sinNada = { cota: Number.POSITIVE_INFINITY, demostrado: parejas.length === 0 };
    return cerrar(esc, { colocadas: puntoDePartida(search), ...sinNada }, pesoDeTodas(esc, parejas));
  }
  const tope = cotaRelajada(search, parejas);
  motor.progreso({ fase: 'equidad', hecho: 0 });
  return resolverConTope(search, parejas, tope);
}
