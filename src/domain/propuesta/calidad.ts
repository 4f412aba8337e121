import { CORTES_DE_FRANJA } from '#domain/persona/franjas.ts';
import { buildMaster, candidatas, type Master, preferir } from './model.ts';
import { type Colocada, calidadDe, disgustoTotal, equidadDe } from './placement.ts';
import type { Escenario } from './scenario.ts';
import { parejasDia } from './scenario.ts';
import { CASI_UNO, separar, subescenario, type Vecindad } from './search.ts';
import { type Control, debeParar, limites, type Resolver } from './solver.ts';
import { type CostesHora, costesCalidad, escribirColocadas, leerColocadas } from './timetable.ts';

type Calidad = { colocadas: Colocada[]; cotaCalidad: number | null };

const NODOS = 200;

/** Up to this many pair-days, and of days, quality is one model; above, a model per day. */
const MAX_CONJUNTO = 550;
const MAX_DIAS_CONJUNTO = 2;

/** Up to this many pair-days the relaxation tells how far from the best the days one by one may be. */
const MAX_RELAJADO = 1500;

/** Above this many pairs in a day only its hours are sought, the pairs staying. */
const MAX_PAREJAS_DIA = 1000;

/** The model of quality: of these pairs, as many lines and no less fairness than there are. */
const masterOf = (
  esc: Escenario,
  parejas: readonly number[],
  actuales: readonly Colocada[],
  costes: CostesHora = costesCalidad(esc),
): Master =>
  buildMaster(esc, parejas, {
    linea: 0,
    equidad: 0,
    costes,
    lineas: [actuales.length, actuales.length],
    equidadMinima: equidadDe(
      esc,
      actuales.map(({ pareja }) => pareja),
    ),
  });

const cotaDe = (bound: number): number | null => (Number.isFinite(bound) ? Math.ceil(-bound - 1e-6) : null);

/** Best quality with these pairs to choose from, keeping the number of lines and the fairness. */
function mejorarEn(
  esc: Escenario,
  parejas: readonly number[],
  actuales: readonly Colocada[],
  resolver: Resolver,
  control: Control,
): Calidad {
  const master = masterOf(esc, parejas, actuales);
  const { values, bound } = resolver(master.model, {
    gap: CASI_UNO,
    maxNodes: NODOS,
    initial: escribirColocadas(esc, master, actuales),
    ...limites(control),
  });
  const cotaCalidad = cotaDe(bound);
  if (values === null) return { colocadas: [...actuales], cotaCalidad };
  return { colocadas: leerColocadas(esc, master, values), cotaCalidad };
}

function mejora(esc: Escenario, nueva: readonly Colocada[], actual: readonly Colocada[]): boolean {
  const parejas = (colocadas: readonly Colocada[]) => colocadas.map(({ pareja }) => pareja);
  return (
    nueva.length >= actual.length &&
    equidadDe(esc, parejas(nueva)) >= equidadDe(esc, parejas(actual)) &&
    calidadDe(esc, nueva) < calidadDe(esc, actual)
  );
}

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
function cotaRelajada(
  esc: Escenario,
  colocadas: readonly Colocada[],
  resolver: Resolver,
  control: Control,
): number | null {
  if (parejasDia(esc) > MAX_RELAJADO || debeParar(control)) return null;
  const { model } = masterOf(esc, candidatas(esc), colocadas);
  const { status, bound } = resolver(model, { relaxed: true, ...limites(control) });
  return status === 'optimal' ? cotaDe(bound) : null;
}

/** Who plays on those days and at which hour, the other days staying. */
function mejorarDias(
  esc: Escenario,
  colocadas: Colocada[],
  dias: readonly number[],
  resolver: Resolver,
  control: Control,
): Colocada[] {
  const vecindad: Vecindad = { dias, parejas: parejasDe(esc, colocadas, dias) };
  const { fijas, movibles } = separar(esc, colocadas, vecindad);
  const sub = subescenario(esc, fijas, vecindad);
  const { colocadas: nuevas } = mejorarEn(sub, candidatas(sub), movibles, resolver, control);
  const todas = [...fijas, ...nuevas];
  return mejora(esc, todas, colocadas) ? todas : colocadas;
}

/** Each day; then, in long weeks that are no crowd, each two days running: pairs may go from one to the other. */
function vecindadesDe(esc: Escenario): number[][] {
  const dias = esc.dias.map((_, dia) => dia);
  const deDosEnDos = esc.dias.length > MAX_DIAS_CONJUNTO && parejasDia(esc) <= MAX_RELAJADO;
  const seguidos = deDosEnDos ? dias.slice(1).map((dia) => [dia - 1, dia]) : [];
  return [...dias.map((dia) => [dia]), ...seguidos];
}

/** Day by day, until the relaxation says that nothing better is possible. */
function mejorarPorDias(
  esc: Escenario,
  colocadas: readonly Colocada[],
  resolver: Resolver,
  control: Control,
): Calidad {
  const cotaCalidad = cotaRelajada(esc, colocadas, resolver, control);
  const vecindades = vecindadesDe(esc);
  let mejor = [...colocadas];
  for (const [n, dias] of vecindades.entries()) {
    if (debeParar(control) || calidadDe(esc, mejor) <= (cotaCalidad ?? 0)) break;
    mejor = mejorarDias(esc, mejor, dias, resolver, control);
    control.progreso({ fase: 'calidad', hecho: (n + 1) / vecindades.length });
  }
  return { colocadas: mejor, cotaCalidad };
}

const deUnaVez = (esc: Escenario): boolean =>
  parejasDia(esc) <= MAX_CONJUNTO && esc.dias.length <= MAX_DIAS_CONJUNTO;

/** Quality (docs/reglas/propuesta.md), never giving up lines or fairness. */
export function mejorarCalidad(
  esc: Escenario,
  colocadas: readonly Colocada[],
  resolver: Resolver,
  control: Control,
): Calidad {
  if (colocadas.length === 0 || debeParar(control)) return { colocadas: [...colocadas], cotaCalidad: null };
  if (!deUnaVez(esc)) return mejorarPorDias(esc, colocadas, resolver, control);
  const { colocadas: nuevas, cotaCalidad } = mejorarEn(esc, candidatas(esc), colocadas, resolver, control);
  return { colocadas: mejora(esc, nuevas, colocadas) ? nuevas : [...colocadas], cotaCalidad };
}

const hayGustos = ({ parejas }: Escenario): boolean =>
  parejas.some(({ franjas }) => franjas?.disgusto.some((delDia) => delDia.some((coste) => coste !== 0)));

/** Whether `nueva` is as good in all that is ordered, and suits players better. */
function convence(esc: Escenario, nueva: readonly Colocada[], actual: readonly Colocada[]): boolean {
  const equidad = (colocadas: readonly Colocada[]) =>
    equidadDe(
      esc,
      colocadas.map(({ pareja }) => pareja),
    );
  return (
    nueva.length >= actual.length &&
    equidad(nueva) >= equidad(actual) &&
    calidadDe(esc, nueva) <= calidadDe(esc, actual) &&
    disgustoTotal(esc, nueva) < disgustoTotal(esc, actual)
  );
}

/** The same days, as good in everything else, at the hours that suit players best; the other days staying. */
function acomodarDias(
  esc: Escenario,
  colocadas: Colocada[],
  dias: readonly number[],
  resolver: Resolver,
  control: Control,
): Colocada[] {
  const vecindad: Vecindad = { dias, parejas: parejasDe(esc, colocadas, dias) };
  const { fijas, movibles } = separar(esc, colocadas, vecindad);
  const sub = subescenario(esc, fijas, vecindad);
  const master = masterOf(sub, candidatas(sub), movibles, costesCalidad(sub, CORTES_DE_FRANJA));
  preferir(sub, master, calidadDe(sub, movibles));
  const { values } = resolver(master.model, {
    gap: CASI_UNO,
    maxNodes: NODOS,
    initial: escribirColocadas(sub, master, movibles),
    ...limites(control),
  });
  const todas = values === null ? colocadas : [...fijas, ...leerColocadas(sub, master, values)];
  return convence(esc, todas, colocadas) ? todas : colocadas;
}

/** Decides by players' hours between proposals that are equal in all else. docs/reglas/propuesta.md. */
export function acomodar(
  esc: Escenario,
  colocadas: readonly Colocada[],
  resolver: Resolver,
  control: Control,
): Colocada[] {
  if (colocadas.length === 0 || !hayGustos(esc)) return [...colocadas];
  const dias = [...esc.dias.keys()];
  const vecindades = deUnaVez(esc) ? [dias] : dias.map((dia) => [dia]);
  return vecindades.reduce<Colocada[]>(
    (mejor, suyos) => (debeParar(control) ? mejor : acomodarDias(esc, mejor, suyos, resolver, control)),
    [...colocadas],
  );
}
