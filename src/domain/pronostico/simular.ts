import { type Dia, diaDe, diasEntre, fechaHora } from '#domain/fecha.ts';
import { vueltasTotales } from '#domain/liga/liga.ts';
import type { Desenlace } from '#domain/partido/desenlace.ts';
import { marcadorCon } from '#domain/partido/marcador.ts';
import { ocupa } from '#domain/partido/ocupacion.ts';
import { clavePareja, type Partido } from '#domain/partido/partido.ts';
import { cuenta, type DatosPropuesta, gastaPierna, type LigaPropuesta } from '#domain/propuesta/datos.ts';
import type { Colocada } from '#domain/propuesta/placement.ts';
import { completar } from '#domain/propuesta/placement.ts';
import { at, type Escenario, parejasDia, prepararEscenario } from '#domain/propuesta/scenario.ts';
import { resolverLineas } from '#domain/propuesta/search.ts';
import type { Control, Resolver } from '#domain/propuesta/solver.ts';
import { type DatosPronostico, type DiaDePlan, type Fallos, lunesDe, type Plan } from './datos.ts';
import { juegaAun } from './ritmo.ts';

/** Chance: a number in [0, 1), always the same for the same keys, so that what changes a plan does not change its luck. */
type Suerte = (...claves: number[]) => number;

const [MEZCLA, MEZCLA_DOS, MAXIMO] = [0x9e3779b1, 0x85ebca6b, 2 ** 32];

export const crearSuerte =
  (semilla: number): Suerte =>
  (...claves) => {
    let h = semilla + 1;
    for (const clave of claves) {
      h = Math.imul(h ^ clave, MEZCLA);
      h = Math.imul(h ^ (h >>> 15), MEZCLA_DOS);
      h ^= h >>> 13;
    }
    return (h >>> 0) / MAXIMO;
  };

/** Above this many pairs on a day the best is too dear, and they are placed as they come, those behind first. */
const MAX_EXACTO = 1200;

const MS = 1000;
const MAX_DIA_MS = 3 * MS;

const JUGADO: Desenlace = { que: 'jugado', sets: marcadorCon([6, 4], [6, 4]), tras: null };

/** A day as it went: how many matches of each league had players for them and no court. */
type DiaSimulado = { dia: Dia; sinPista: Map<number, number> };

export type Simulacion = {
  /** Of each league, the day of its last match; null: not ended. */
  fin: Map<number, Dia | null>;
  dias: DiaSimulado[];
  tarde: Map<number, Set<number>>;
  exactos: number;
};

export type Motor = { resolver: Resolver; control: Control };

type Estado = {
  partidos: Partido[];
  semana: Map<number, number>;
  lunes: Dia;
  siguiente: number;
};

/** The second leg is supposed open where nobody has said when it opens, or where that is what is tried. */
const conVuelta = (liga: LigaPropuesta, hoy: Dia, { vueltas }: Plan): LigaPropuesta =>
  liga.idaVuelta && (liga.fechaIdaVuelta === null || vueltas.includes(liga.id))
    ? { ...liga, fechaIdaVuelta: hoy }
    : liga;

function estaAcabada(liga: LigaPropuesta, datos: DatosPronostico, partidos: readonly Partido[]): boolean {
  const legs = new Map<string, number>();
  for (const partido of partidos) {
    if (partido.idLiga !== liga.id || !gastaPierna(partido)) continue;
    const clave = clavePareja(partido.idJugador1, partido.idJugador2);
    legs.set(clave, (legs.get(clave) ?? 0) + 1);
  }
  const suyos = datos.jugadores.filter((uno) => uno.idLiga === liga.id && juegaAun(uno));
  return suyos.every((uno, i) =>
    suyos.slice(i + 1).every((otro) => (legs.get(clavePareja(uno.id, otro.id)) ?? 0) >= vueltasTotales(liga)),
  );
}

/** The last day on which something of the league is played or arranged, from that day on. */
function ultimoDia(partidos: readonly Partido[], idLiga: number, hoy: Dia): Dia {
  return partidos.reduce((ultimo, partido) => {
    const dia = diaDe(partido.fecha);
    return partido.idLiga === idLiga && cuenta(partido) && dia > ultimo ? dia : ultimo;
  }, hoy);
}

const vecesEn = (partidos: readonly Partido[], lunes: Dia): Map<number, number> => {
  const veces = new Map<number, number>();
  for (const partido of partidos)
    if (ocupa(partido) && lunesDe(diaDe(partido.fecha)) === lunes)
      for (const id of [partido.idJugador1, partido.idJugador2]) veces.set(id, (veces.get(id) ?? 0) + 1);
  return veces;
};

function ausentesDe(
  datos: DatosPronostico,
  plan: Plan,
  dia: Dia,
  { semana }: Estado,
  faltan: (id: number) => boolean,
): number[] {
  const sabidos = new Set(datos.ausencias[dia] ?? []);
  return datos.jugadores.flatMap(({ id }) => {
    const tope = plan.dobles.includes(id) ? 2 : plan.tope;
    const descansa = plan.tope === 1 && (semana.get(id) ?? 0) >= tope;
    return sabidos.has(id) || descansa || faltan(id) ? [id] : [];
  });
}

function pistasDe(datos: DatosPronostico, deMas: number): DatosPropuesta['pistas'] {
  const libre = Math.max(0, ...datos.pistas.map(({ id }) => id)) + 1;
  const nuevas = Array.from({ length: deMas }, (_, n) => ({ id: libre + n, nombre: '', disponible: true }));
  return [...datos.pistas, ...nuevas];
}

function escenarioDe(
  datos: DatosPronostico,
  ligas: readonly LigaPropuesta[],
  { dia, pistasDeMas, horario }: DiaDePlan,
  partidos: Partido[],
  ausentes: number[],
): Escenario {
  return prepararEscenario({
    ligas: horario === null ? [...ligas] : ligas.map((liga) => ({ ...liga, ...horario })),
    jugadores: datos.jugadores,
    pistas: pistasDe(datos, pistasDeMas),
    ausencias: { [dia]: ausentes },
    partidos,
    dias: [dia],
    vacio: false,
    rellenarConAmistosos: false,
    ligaAmistosos: null,
    franjasFirmes: datos.franjasFirmes ?? false,
  });
}

/** The lines of a day: the proposal's engine, or those behind first where it is too dear. */
function lineasDe(esc: Escenario, { resolver, control }: Motor): { colocadas: Colocada[]; exacto: boolean } {
  if (parejasDia(esc) > MAX_EXACTO) return { colocadas: completar(esc, []), exacto: false };
  const finaliza = Math.min(control.finaliza, control.ahora() + MAX_DIA_MS);
  const suyo: Control = { ...control, finaliza, progreso: () => undefined };
  const { colocadas, demostrado } = resolverLineas({ esc, resolver, control: suyo, desde: [] });
  return { colocadas, exacto: demostrado };
}

/** Of each league, how many matches more there were players for: what is left out is so for want of a court. */
function sinPista(esc: Escenario, colocadas: readonly Colocada[]): Map<number, number> {
  const juegan = new Set(
    colocadas.flatMap(({ pareja }) => {
      const { a, b } = at(esc.parejas, pareja);
      return [a, b];
    }),
  );
  const faltan = new Map<number, number>();
  for (const { liga, a, b, vetos } of esc.parejas) {
    const motivo = vetos[0]?.motivo ?? null;
    if ((motivo !== null && motivo !== 'sinHueco') || juegan.has(a) || juegan.has(b)) continue;
    juegan.add(a).add(b);
    const { id } = at(esc.ligas, liga);
    faltan.set(id, (faltan.get(id) ?? 0) + 1);
  }
  return faltan;
}

function comoJugado(esc: Escenario, { pareja: indice, inicio, pista }: Colocada, id: number): Partido {
  const pareja = at(esc.parejas, indice);
  const liga = at(esc.ligas, pareja.liga);
  const otro = pareja.primero === pareja.a ? pareja.b : pareja.a;
  return {
    id,
    idLiga: liga.id,
    fecha: fechaHora(at(esc.dias, 0), inicio),
    duracion: liga.duracion,
    idPista: pista,
    idJugador1: at(esc.jugadores, pareja.primero).id,
    idJugador2: at(esc.jugadores, otro).id,
    sintetico: false,
    desenlace: JUGADO,
  };
}

/** How much likelier it is that somebody cannot come than what is known of that day already says. */
function faltaDeMas({ ausencias, jugadores }: DatosPronostico, dia: Dia, { faltan }: Fallos): number {
  const sabidos = (ausencias[dia] ?? []).length / Math.max(1, jugadores.length);
  return Math.max(0, faltan - sabidos);
}

type Curso = { datos: DatosPronostico; plan: Plan; motor: Motor; fallos: Fallos | null; suerte: Suerte };

function jugarDia(
  { datos, plan, motor, fallos, suerte }: Curso,
  dePlan: DiaDePlan,
  estado: Estado,
  ligas: LigaPropuesta[],
) {
  const { dia } = dePlan;
  const lunes = lunesDe(dia);
  if (lunes !== estado.lunes) {
    estado.lunes = lunes;
    estado.semana = vecesEn(estado.partidos, lunes);
  }
  const parte = fallos === null ? 0 : faltaDeMas(datos, dia, fallos);
  const numero = diasEntre(datos.hoy, dia);
  const ausentes = ausentesDe(datos, plan, dia, estado, (id) => parte > 0 && suerte(numero, id) < parte);
  const esc = escenarioDe(datos, ligas, dePlan, estado.partidos, ausentes);
  const { colocadas, exacto } = lineasDe(esc, motor);
  for (const colocada of colocadas) {
    const partido = comoJugado(esc, colocada, estado.siguiente);
    for (const id of [partido.idJugador1, partido.idJugador2])
      estado.semana.set(id, (estado.semana.get(id) ?? 0) + 1);
    if (fallos !== null && suerte(numero, partido.idJugador1, partido.idJugador2) < fallos.aplazan) continue;
    estado.siguiente += 1;
    estado.partidos.push(partido);
  }
  return { exacto, simulado: { dia, sinPista: sinPista(esc, colocadas) } };
}

function quienesTarde(
  { ligas, hoy }: DatosPronostico,
  partidos: readonly Partido[],
): Map<number, Set<number>> {
  return new Map(
    ligas.map(({ id, limite }) => [
      id,
      new Set(
        partidos
          .filter(({ idLiga, fecha }) => idLiga === id && diaDe(fecha) > limite && diaDe(fecha) > hoy)
          .flatMap(({ idJugador1, idJugador2 }) => [idJugador1, idJugador2]),
      ),
    ]),
  );
}

/**
 * The season played day by day with the engine of the proposals until every league has ended, or the plan has. With
 * `fallos`, some do not come and some matches are put off, as luck goes. docs/reglas/pronostico.md
 */
export function simular(
  datos: DatosPronostico,
  plan: Plan,
  motor: Motor,
  fallos: Fallos | null,
  suerte: Suerte,
): Simulacion {
  const curso = { datos, plan, motor, fallos, suerte };
  const libre = Math.max(0, ...datos.partidos.map(({ id }) => id)) + 1;
  const estado: Estado = { partidos: [...datos.partidos], semana: new Map(), lunes: '', siguiente: libre };
  const fin = new Map<number, Dia | null>(datos.ligas.map(({ id }) => [id, null]));
  const dias: DiaSimulado[] = [];
  let exactos = 0;
  let abiertas = datos.ligas.map((liga) => conVuelta(liga, datos.hoy, plan));
  const cerrar = () => {
    abiertas = abiertas.filter((liga) => {
      const acabada = estaAcabada(liga, datos, estado.partidos);
      if (acabada) fin.set(liga.id, ultimoDia(estado.partidos, liga.id, datos.hoy));
      return !acabada;
    });
  };
  cerrar();
  for (const dePlan of plan.dias) {
    if (abiertas.length === 0 || motor.control.cancelado()) break;
    const { exacto, simulado } = jugarDia(curso, dePlan, estado, abiertas);
    exactos += Number(exacto);
    dias.push(simulado);
    cerrar();
  }
  return { fin, dias, tarde: quienesTarde(datos, estado.partidos), exactos };
}
