import { type Colocada, calidadDe, equidadDe } from './colocada.ts';
import { type Control, debeParar, limites } from './control.ts';
import type { Escenario } from './escenario.ts';
import { COSTES_CALIDAD } from './horario.ts';
import { escribirColocadas, leerColocadas } from './lectura.ts';
import { candidatas, construirMaestro } from './maestro.ts';
import { parejasDia } from './parejas.ts';
import type { Resolver } from './resolver.ts';
import { separar, subescenario, type Vecindad } from './subescenario.ts';
import { CASI_UNO } from './valor.ts';

export type Calidad = { colocadas: Colocada[]; cotaCalidad: number | null };

const NODOS = 200;

/** Up to this many pair-days quality is one model, with a bound; above, a model per day. */
const MAX_CONJUNTO = 550;

/** Above this many pairs in a day only its hours are sought, the pairs staying. */
const MAX_PAREJAS_DIA = 1000;

/** Best quality with these pairs to choose from, keeping the number of lines and the fairness. */
function mejorarEn(
  esc: Escenario,
  parejas: readonly number[],
  actuales: readonly Colocada[],
  resolver: Resolver,
  control: Control,
): Calidad {
  const maestro = construirMaestro(esc, parejas, {
    linea: 0,
    equidad: 0,
    costes: COSTES_CALIDAD,
    lineas: [actuales.length, actuales.length],
    equidadMinima: equidadDe(
      esc,
      actuales.map(({ pareja }) => pareja),
    ),
  });
  const { values, bound } = resolver(maestro.model, {
    gap: CASI_UNO,
    maxNodes: NODOS,
    initial: escribirColocadas(esc, maestro, actuales),
    ...limites(control),
  });
  const cotaCalidad = Number.isFinite(bound) ? Math.ceil(-bound - 1e-6) : null;
  if (values === null) return { colocadas: [...actuales], cotaCalidad };
  return { colocadas: leerColocadas(esc, maestro, values), cotaCalidad };
}

/** Whether `nueva` keeps what is already won and costs less. */
function mejora(esc: Escenario, nueva: readonly Colocada[], actual: readonly Colocada[]): boolean {
  const parejas = (colocadas: readonly Colocada[]) => colocadas.map(({ pareja }) => pareja);
  return (
    nueva.length >= actual.length &&
    equidadDe(esc, parejas(nueva)) >= equidadDe(esc, parejas(actual)) &&
    calidadDe(esc, nueva) < calidadDe(esc, actual)
  );
}

/** The pairs a day's model may use: those placed that day, and the free ones when they are not too many. */
function parejasDelDia(esc: Escenario, colocadas: readonly Colocada[], dia: number): Set<number> {
  const otroDia = new Set(colocadas.filter((c) => c.dia !== dia).map(({ pareja }) => pareja));
  const posibles = esc.parejas.flatMap((pareja, indice) =>
    pareja.vetos[dia] === null && !otroDia.has(indice) ? [indice] : [],
  );
  const puestas = colocadas.filter((c) => c.dia === dia).map(({ pareja }) => pareja);
  return new Set(posibles.length > MAX_PAREJAS_DIA ? puestas : posibles);
}

/** Day by day: who plays and at which hour, the other days staying. */
function mejorarPorDias(
  esc: Escenario,
  colocadas: readonly Colocada[],
  resolver: Resolver,
  control: Control,
): Calidad {
  let mejor = [...colocadas];
  for (let dia = 0; dia < esc.dias.length && !debeParar(control); dia++) {
    const vecindad: Vecindad = { dias: [dia], parejas: parejasDelDia(esc, mejor, dia) };
    const { fijas, movibles } = separar(esc, mejor, vecindad);
    const sub = subescenario(esc, fijas, vecindad);
    const nuevas = mejorarEn(sub, candidatas(sub), movibles, resolver, control).colocadas;
    if (mejora(esc, [...fijas, ...nuevas], mejor)) mejor = [...fijas, ...nuevas];
    control.progreso({ fase: 'calidad', hecho: (dia + 1) / esc.dias.length });
  }
  return { colocadas: mejor, cotaCalidad: null };
}

/** O3 of proposal.md, never giving up lines or fairness. */
export function mejorarCalidad(
  esc: Escenario,
  colocadas: readonly Colocada[],
  resolver: Resolver,
  control: Control,
): Calidad {
  if (colocadas.length === 0 || debeParar(control)) return { colocadas: [...colocadas], cotaCalidad: null };
  if (parejasDia(esc) > MAX_CONJUNTO) return mejorarPorDias(esc, colocadas, resolver, control);
  const { colocadas: nuevas, cotaCalidad } = mejorarEn(esc, candidatas(esc), colocadas, resolver, control);
  return { colocadas: mejora(esc, nuevas, colocadas) ? nuevas : [...colocadas], cotaCalidad };
}
