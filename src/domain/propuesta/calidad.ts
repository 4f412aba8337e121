import { CORTES_DE_FRANJA } from '#domain/persona/franjas.ts';
import { COSTE_APERTURA } from './horas.ts';
import { buildMaster, candidatas, type Master, preferir } from './model.ts';
import { type Colocada, calidadDe, disgustoTotal, equidadDe, pesoTotal } from './placement.ts';
import { type Escenario, mezclaModos, parejasDia } from './scenario.ts';
import { separar, subescenario, type Vecindad } from './search.ts';
import { debeParar, type Motor, type Solution, solve } from './solver.ts';
import { type CostesHora, costesCalidad, escribirColocadas, leerColocadas } from './timetable.ts';

type Calidad = { colocadas: Colocada[]; cotaCalidad: number | null };

const NODOS = 200;

/** Up to this many pair-days, and of days, quality is one model; above, a model per day. */
const MAX_CONJUNTO = 550;
const MAX_MEZCLADO = 200;
const MAX_DIAS_CONJUNTO = 2;

/** Up to this many pair-days the relaxation tells how far from the best the days one by one may be. */
const MAX_RELAJADO = 1500;

/** Above this many pairs in a day only its hours are sought, the pairs staying. */
const MAX_PAREJAS_DIA = 1000;

/** The model of quality: as many lines and no less fairness than there are. */
const masterOf = (
  esc: Escenario,
  actuales: readonly Colocada[],
  costes: CostesHora = costesCalidad(esc),
): Master =>
  buildMaster(esc, candidatas(esc), {
    linea: 0,
    equidad: 0,
    costes,
    peso: [pesoTotal(esc, actuales), pesoTotal(esc, actuales)],
    equidadMinima: equidadDe(esc, actuales),
  });

/** A court shut in the middle is in two groups, and the model pays for opening it in each: the bound is less by that. */
function aperturasDeMas({ libres }: Escenario): number {
  const cerradas = libres.flat().filter(({ abierta, huecos }) => !abierta && huecos.length > 1);
  return COSTE_APERTURA * cerradas.reduce((suma, { huecos }) => suma + huecos.length - 1, 0);
}

const cotaDe = (esc: Escenario, bound: number): number | null =>
  Number.isFinite(bound) ? Math.ceil(-bound - 1e-6) - aperturasDeMas(esc) : null;

/** What the model makes of those placings, which it starts from; null when it found nothing. */
function resuelto(
  esc: Escenario,
  master: Master,
  actuales: readonly Colocada[],
  motor: Motor,
): Pick<Solution, 'bound'> & { colocadas: Colocada[] | null } {
  const initial = escribirColocadas(esc, master, actuales);
  const { values, bound } = solve(motor, master.model, { maxNodes: NODOS, initial });
  return { bound, colocadas: values && leerColocadas(esc, master, values) };
}

/** As many lines, as fair, and no worse in quality. */
const noCede = (esc: Escenario, nueva: readonly Colocada[], actual: readonly Colocada[]): boolean =>
  pesoTotal(esc, nueva) >= pesoTotal(esc, actual) &&
  equidadDe(esc, nueva) >= equidadDe(esc, actual) &&
  calidadDe(esc, nueva) <= calidadDe(esc, actual);

const mejora = (esc: Escenario, nueva: readonly Colocada[], actual: readonly Colocada[]): boolean =>
  noCede(esc, nueva, actual) && calidadDe(esc, nueva) < calidadDe(esc, actual);

/** Whether it is as good in all that is ordered, and suits players better. */
const convence = (esc: Escenario, nueva: readonly Colocada[], actual: readonly Colocada[]): boolean =>
  noCede(esc, nueva, actual) && disgustoTotal(esc, nueva) < disgustoTotal(esc, actual);

/** The pairs a model of those days may use: those placed then, and the free ones when they are not too many. */
function parejasDe(esc: Escenario, colocadas: readonly Colocada[], dias: readonly number[]): Set<number> {
  const dentro = (c: Colocada) => dias.includes(c.dia);
  const otroDia = new Set(colocadas.filter((c) => !dentro(c)).map(({ pareja }) => pareja));
  const posibles = esc.parejas.flatMap(({ vetos }, indice) =>
    dias.some((dia) => vetos[dia] === null) && !otroDia.has(indice) ? [indice] : [],
  );
  const puestas = colocadas.filter(dentro).map(({ pareja }) => pareja);
  return new Set(posibles.length > MAX_PAREJAS_DIA ? puestas : posibles);
}

/** What the relaxation of the whole allows; null where even that would take long. */
function cotaRelajada(esc: Escenario, colocadas: readonly Colocada[], motor: Motor): number | null {
  if (parejasDia(esc) > MAX_RELAJADO || debeParar(motor)) return null;
  const { status, bound } = solve(motor, masterOf(esc, colocadas).model, { relaxed: true });
  return status === 'optimal' ? cotaDe(esc, bound) : null;
}

/** The model of what is sought on some days, whose other lines are fixed. */
type ModeloDe = (sub: Escenario, movibles: readonly Colocada[]) => Master;

/** Who plays on those days and at which hour, by that model, the other days staying; as it was where that does not convince. */
function enDias(
  esc: Escenario,
  colocadas: Colocada[],
  dias: readonly number[],
  motor: Motor,
  { modelo, gusta }: { modelo: ModeloDe; gusta: typeof mejora },
): Colocada[] {
  const vecindad: Vecindad = { dias, parejas: parejasDe(esc, colocadas, dias) };
  const { fijas, movibles } = separar(esc, colocadas, vecindad);
  const sub = subescenario(esc, fijas, vecindad);
  const { colocadas: nuevas } = resuelto(sub, modelo(sub, movibles), movibles, motor);
  const todas = [...fijas, ...(nuevas ?? movibles)];
  return gusta(esc, todas, colocadas) ? todas : colocadas;
}

/** Each day; then, in long weeks that are no crowd, each two days running: pairs may go from one to the other. */
function vecindadesDe(esc: Escenario): number[][] {
  const dias = esc.dias.map((_, dia) => dia);
  const deDosEnDos = esc.dias.length > MAX_DIAS_CONJUNTO && parejasDia(esc) <= MAX_RELAJADO;
  const seguidos = deDosEnDos ? dias.slice(1).map((dia) => [dia - 1, dia]) : [];
  return [...dias.map((dia) => [dia]), ...seguidos];
}

/** Day by day, until the relaxation says that nothing better is possible. */
function mejorarPorDias(esc: Escenario, colocadas: readonly Colocada[], motor: Motor): Calidad {
  const cotaCalidad = cotaRelajada(esc, colocadas, motor);
  const vecindades = vecindadesDe(esc);
  let mejor = [...colocadas];
  for (const [n, dias] of vecindades.entries()) {
    if (debeParar(motor) || calidadDe(esc, mejor) <= (cotaCalidad ?? 0)) break;
    mejor = enDias(esc, mejor, dias, motor, { modelo: masterOf, gusta: mejora });
    motor.progreso({ fase: 'calidad', hecho: (n + 1) / vecindades.length });
  }
  return { colocadas: mejor, cotaCalidad };
}

const deUnaVez = (esc: Escenario): boolean =>
  parejasDia(esc) <= (mezclaModos(esc.ligas) ? MAX_MEZCLADO : MAX_CONJUNTO) &&
  esc.dias.length <= MAX_DIAS_CONJUNTO;

/** Quality (docs/reglas/propuesta.md), never giving up lines or fairness. */
export function mejorarCalidad(esc: Escenario, colocadas: readonly Colocada[], motor: Motor): Calidad {
  if (colocadas.length === 0 || debeParar(motor)) return { colocadas: [...colocadas], cotaCalidad: null };
  if (!deUnaVez(esc)) return mejorarPorDias(esc, colocadas, motor);
  const { colocadas: nuevas, bound } = resuelto(esc, masterOf(esc, colocadas), colocadas, motor);
  const mejores = nuevas !== null && mejora(esc, nuevas, colocadas) ? nuevas : [...colocadas];
  return { colocadas: mejores, cotaCalidad: cotaDe(esc, bound) };
}

const hayGustos = ({ parejas }: Escenario): boolean =>
  parejas.some(({ franjas }) => franjas?.disgusto.some((delDia) => delDia.some((coste) => coste !== 0)));

/** As good in everything else, at the hours that suit players best. */
const modeloDeGustos: ModeloDe = (sub, movibles) => {
  const master = masterOf(sub, movibles, costesCalidad(sub, CORTES_DE_FRANJA));
  preferir(sub, master, calidadDe(sub, movibles));
  return master;
};

/** Decides by players' hours between proposals that are equal in all else. docs/reglas/propuesta.md. */
export function acomodar(esc: Escenario, colocadas: readonly Colocada[], motor: Motor): Colocada[] {
  if (colocadas.length === 0 || !hayGustos(esc)) return [...colocadas];
  const dias = [...esc.dias.keys()];
  const vecindades = deUnaVez(esc) ? [dias] : dias.map((dia) => [dia]);
  const como = { modelo: modeloDeGustos, gusta: convence };
  return vecindades.reduce<Colocada[]>(
    (mejor, suyos) => (debeParar(motor) ? mejor : enDias(esc, mejor, suyos, motor, como)),
    [...colocadas],
  );
}
