import { type Dia, diaSemana, sumarDias } from '#domain/fecha.ts';
import type { Partido } from '#domain/partido/partido.ts';
import type { JugadorPropuesta, LigaPropuesta, PistaPropuesta } from '#domain/propuesta/datos.ts';

export const TOPES = [1, 2] as const;
export type Tope = (typeof TOPES)[number];

export type LigaPronostico = LigaPropuesta & { limite: Dia };

/** Everything a forecast depends on, as plain data: it crosses to a worker as it is. */
export type DatosPronostico = {
  hoy: Dia;
  /** The active leagues that are managed, of every type: they share courts and days. */
  ligas: LigaPronostico[];
  jugadores: JugadorPropuesta[];
  pistas: PistaPropuesta[];
  /** Day → players with an incident that day, of the past too. */
  ausencias: Record<Dia, number[]>;
  /** Every match of those leagues, and whatever else holds a court from today on. */
  partidos: Partido[];
  /** Whether nobody is given a match in a band in which they say they never can. */
  franjasFirmes?: boolean;
  /** null: as those leagues have been playing. */
  tope: Tope | null;
};

/** A day of the plan: Saturdays and Sundays, and whatever a remedy adds. */
export type DiaDePlan = {
  dia: Dia;
  pistasDeMas: number;
  /** Between what minutes it is played instead of in each league's hours. */
  horario: { inicio: number; fin: number } | null;
};

export type Plan = {
  dias: DiaDePlan[];
  tope: Tope;
  dobles: readonly number[];
  /** Leagues whose second leg is open from the first day, whatever theirs. */
  vueltas: readonly number[];
};

/** How what is arranged goes wrong: shares from 0 to 1. docs/reglas/pronostico.md */
export type Fallos = { aplazan: number; faltan: number };

/** What keeps a league from ending in time; said in words where it is read. */
export type Cuello =
  /** Its second leg opens that day; null: it has none, and has been supposed open. */
  | { que: 'vuelta'; desde: Dia | null }
  /** `fines`: weekends left in which they can play; `puede`: matches that they may play in them. */
  | { que: 'jugador'; idJugador: number; debe: number; fines: number; puede: number }
  /** On those days of the week (0 Sunday) courts were missing; `dias`: on how many, of how many. */
  | { que: 'pistas'; diaSemana: number; faltan: number; dias: number; de: number }
  /** They owe each other a match, and in no band can both. */
  | { que: 'franjas'; idJugador: number; idRival: number }
  /** Injured: theirs are not counted while they are. */
  | { que: 'lesion'; idJugador: number; debe: number }
  /** What is proposed would be enough, what is played is not. */
  | { que: 'ritmo'; porSemana: number; haceFalta: number };

/** What would mend it. Days are those on which it is applied. */
export type Remedio =
  | { que: 'pista'; dias: Dia[] }
  | { que: 'viernes'; dias: Dia[]; horario: { inicio: number; fin: number } }
  | { que: 'dobles'; jugadores: number[] }
  | { que: 'vuelta'; ligas: number[] }
  | { que: 'todo'; remedios: Exclude<Remedio, { que: 'todo' }>[] };

/** Between which days a league ends, and the one in the middle; null: later than anybody looks. */
export type Final = { antes: Dia | null; previsto: Dia | null; despues: Dia | null };

/** `justo`: in time or not, as luck goes. */
export const VEREDICTOS = ['acabada', 'llega', 'justo', 'noLlega'] as const;
export type Veredicto = (typeof VEREDICTOS)[number];

/** `despues`: not later than that, whatever the luck it was tried with, and a weekend more. */
export type Arreglo = { remedio: Remedio; ligas: { idLiga: number; final: Final; veredicto: Veredicto }[] };

export type PronosticoLiga = {
  idLiga: number;
  limite: Dia;
  /** Legs not yet decided between those who play, and how many of them are arranged. */
  debidos: number;
  puestos: number;
  fines: number;
  pleno: Dia | null;
  /** With what usually goes wrong. */
  final: Final;
  /** As the last weeks went: matches a week, and the day; null while there are none to go by. */
  ritmo: { porSemana: number; semanas: number; final: Dia | null } | null;
  veredicto: Veredicto;
  cuellos: Cuello[];
};

export type Pronostico = {
  ligas: PronosticoLiga[];
  arreglos: Arreglo[];
  tope: Tope;
  fallos: Fallos;
  /** Seasons played to the end with luck drawn anew in each. */
  simulaciones: number;
  /** Days of the season without bad luck, and how many of them were solved to the best. */
  dias: number;
  exactos: number;
  /** Cut short because somebody else needed the machine, or time was up. */
  cortado: boolean;
};

const [DOMINGO, VIERNES, SABADO, SEMANA] = [0, 5, 6, 7];

/** A season is not looked at further than this: a year and a half. */
const MAX_SEMANAS = 78;
const DE_MAS = 30;

export const lunesDe = (dia: Dia): Dia => sumarDias(dia, -((diaSemana(dia) + 6) % SEMANA));

const esFinDeSemana = (dia: Dia): boolean => diaSemana(dia) === SABADO || diaSemana(dia) === DOMINGO;

/** Every Saturday and Sunday after that day, up to another; both of its weekends when `hasta` is one of them. */
export function finesDeSemana(tras: Dia, hasta: Dia): Dia[] {
  const dias: Dia[] = [];
  for (let dia = sumarDias(tras, 1); dia <= hasta; dia = sumarDias(dia, 1))
    if (esFinDeSemana(dia)) dias.push(dia);
  return dias;
}

export const cuantosFines = (dias: readonly Dia[]): number => new Set(dias.map(lunesDe)).size;

/** The days of a plan without remedies: far enough to see the end of leagues that are late. */
export function diasDelPlan(hoy: Dia, limites: readonly Dia[]): DiaDePlan[] {
  const ultimo = limites.reduce((mas, dia) => (dia > mas ? dia : mas), hoy);
  const lejos = sumarDias(hoy, MAX_SEMANAS * SEMANA);
  const hasta = sumarDias(ultimo, DE_MAS * SEMANA);
  return finesDeSemana(hoy, hasta < lejos ? hasta : lejos).map((dia) => ({
    dia,
    pistasDeMas: 0,
    horario: null,
  }));
}

export function viernesEntre(tras: Dia, hasta: Dia): Dia[] {
  const faltan = (VIERNES - diaSemana(tras) + SEMANA) % SEMANA || SEMANA;
  const dias: Dia[] = [];
  for (let dia = sumarDias(tras, faltan); dia <= hasta; dia = sumarDias(dia, SEMANA)) dias.push(dia);
  return dias;
}
