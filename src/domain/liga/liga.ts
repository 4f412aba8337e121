import type { Dia, Minutos } from '#domain/fecha.ts';
import type { Ajuste } from './ajuste.ts';
import {
  DEPORTES,
  type Disciplina,
  deDisciplina,
  MODOS,
  mismaDisciplina,
  nombreDisciplina,
} from './deportes.ts';
import { esEscalera } from './escalera.ts';
import type { Reglas } from './reglas.ts';
import { CLASES, PROMOCION, TIPOS_LIGA, type TipoLiga } from './tipos.ts';

export const ESTADO_DE_JUGADOR: Record<EstadoJugador, string> = {
  activo: 'Activo',
  lesion: 'Lesionado',
  eliminado: 'Eliminado',
};

export const ESTADOS_JUGADOR = ['activo', 'lesion', 'eliminado'] as const;
export type EstadoJugador = (typeof ESTADOS_JUGADOR)[number];

/** What anybody may read of it: who is out of the league. Why somebody does not play is never told in public. */
export const ESTADOS_PUBLICOS = ['activo', 'eliminado'] as const;
export type EstadoPublico = (typeof ESTADOS_PUBLICOS)[number];
export const estadoPublico = (estado: EstadoJugador): EstadoPublico =>
  estado === 'eliminado' ? 'eliminado' : 'activo';

export type JugadorLiga = {
  id: number;
  nombre: string;
  estado: EstadoJugador;
  /** On the league's roster; false when the player left it and is known only from matches. */
  enLiga: boolean;
  /** Points that the club gave or took by hand, the oldest first. */
  ajustes?: readonly Ajuste[] | undefined;
};

/** Eliminated players, and those who left the league, go after all others. docs/reglas/clasificacion.md. */
export const estaFuera = ({ estado, enLiga }: Pick<JugadorLiga, 'estado' | 'enLiga'>): boolean =>
  estado === 'eliminado' || !enLiga;

export const ESTADOS_LIGA = ['activa', 'inactiva'] as const;
export type EstadoLiga = (typeof ESTADOS_LIGA)[number];

export const DURACIONES = [60, 75, 90, 120] as const;
export type Duracion = (typeof DURACIONES)[number];

/** A league as the rules see it; the office's own fields (manager, notices) stay outside. */
export type Liga = Disciplina & {
  id: number;
  tipo: TipoLiga;
  estado: EstadoLiga;
  /** 0 is "Promoción" in infantil, and that of leagues without divisions. */
  division: number;
  anio: number;
  /** Of a season of several cycles, which one; 0: the league is the whole season. docs/reglas/ciclos.md */
  ciclo: number;
  idaVuelta: boolean;
  /** Day from which the second leg may be played; null when not yet decided. */
  fechaIdaVuelta: Dia | null;
  reglas: Reglas;
};

type Base = Record<'horaBaseInicio' | 'minutoBaseInicio' | 'horaBaseFinal' | 'minutoBaseFinal', number>;

const HORA = 60;

/** Minutes step by 15, and so do the starts of a league from its base start. */
export const PASO_MINUTOS = 15;

export const horarioDe = (liga: Base): { inicio: Minutos; fin: Minutos } => ({
  inicio: liga.horaBaseInicio * HORA + liga.minutoBaseInicio,
  fin: liga.horaBaseFinal * HORA + liga.minutoBaseFinal,
});

export const divisionesDe = (tipo: TipoLiga): readonly number[] => CLASES[tipo].divisiones ?? [0];

/** "2ª División", "Promoción", or null where leagues have no divisions. */
export function nombreDivision(tipo: TipoLiga, division: number): string | null {
  if (CLASES[tipo].divisiones === null) return null;
  return division === PROMOCION ? 'Promoción' : `${division}ª División`;
}

/** The higher the number, the lower the level; Promoción is below all. */
const profundidad = (division: number): number =>
  division === PROMOCION ? Number.MAX_SAFE_INTEGER : division;

type ConDivision = Pick<Liga, 'division'>;

export const compararNivel = (a: ConDivision, b: ConDivision): number =>
  profundidad(a.division) - profundidad(b.division);

/** Leagues of one type, sport and mode are divisions of one another, season after season. docs/reglas/ligas.md. */
export type Competicion = Pick<Liga, 'tipo' | 'deporte' | 'modo'>;

export const mismaCompeticion = (a: Competicion, b: Competicion): boolean =>
  a.tipo === b.tipo && mismaDisciplina(a, b);

export const compararCompeticion = (a: Competicion, b: Competicion): number =>
  TIPOS_LIGA.indexOf(a.tipo) - TIPOS_LIGA.indexOf(b.tipo) ||
  DEPORTES.indexOf(a.deporte) - DEPORTES.indexOf(b.deporte) ||
  MODOS.indexOf(a.modo) - MODOS.indexOf(b.modo);

type ParaLista = Competicion & Pick<Liga, 'id' | 'anio' | 'division'>;

/** Orders any leagues for a list: by type, sport and mode, newest season first, then by level. */
export const compararLigas = (a: ParaLista, b: ParaLista): number =>
  compararCompeticion(a, b) || b.anio - a.anio || compararNivel(a, b) || a.id - b.id;

/** "2024/25": the year in which the season starts and the last two digits of the next. */
export const nombreTemporada = (anio: number): string => `${anio}/${String(anio + 1).slice(-2)}`;

/** At most, in a season: weekly leagues are none. */
export const MAX_CICLOS = 20;

/** "Ciclo 2"; nothing of a league that is the whole season. */
export const nombreCiclo = ({ ciclo }: Pick<Liga, 'ciclo'>): string[] =>
  ciclo > 0 ? [`Ciclo ${ciclo}`] : [];

/** What the name of a league is made of. */
export type ConNombreDeLiga = Competicion & Pick<Liga, 'division' | 'anio' | 'ciclo'>;

const conDisciplina = (nombre: string, disciplina: string): string => `${nombre} ${disciplina}`.trim();

/** "Liga Social", "Liga Social de Pádel por parejas": all its divisions and seasons. */
export const nombreCompeticion = (de: Competicion): string =>
  conDisciplina(CLASES[de.tipo].nombre, nombreDisciplina(de));

/** The same where visitors read it: "Liga social de pádel". */
export const tituloCompeticion = (de: Competicion): string =>
  conDisciplina(CLASES[de.tipo].titulo, deDisciplina(de));

/** A league's name is made from its data, never typed. docs/reglas/ligas.md. */
export function nombreLiga(liga: ConNombreDeLiga): string {
  const temporada = nombreTemporada(liga.anio);
  const deDivision = nombreDivision(liga.tipo, liga.division);
  if (deDivision === null) return `${nombreCompeticion(liga)} ${temporada}`;
  return [nombreCompeticion(liga), deDivision, temporada, ...nombreCiclo(liga)].join(' - ');
}

/** The same where visitors read it: "Liga social, 1ª División · 2026/27". */
export function tituloLiga(liga: ConNombreDeLiga): string {
  const deDivision = nombreDivision(liga.tipo, liga.division);
  const cuando = [nombreTemporada(liga.anio), ...nombreCiclo(liga)].join(' · ');
  return `${tituloCompeticion(liga)}${deDivision === null ? ' ' : `, ${deDivision} · `}${cuando}`;
}

type ConEstado = ConNombreDeLiga & Pick<Liga, 'estado'>;

/** The name where leagues that go on and others appear together: the latter say so. */
export const rotuloLiga = (liga: ConEstado): string =>
  liga.estado === 'inactiva' ? `${nombreLiga(liga)} (inactiva)` : nombreLiga(liga);

const MES_DE_INICIO = 7;

/** The season for which leagues are made that day: from July on, the one that starts that year. */
export function temporadaDe(dia: Dia): number {
  const [anio = 0, mes = 0] = dia.split('-').map(Number);
  return mes >= MES_DE_INICIO ? anio : anio - 1;
}

type ConSistema = { reglas?: Pick<Reglas, 'sistema'> | undefined };

/** How many times each pair meets on that day: 2 from `fechaIdaVuelta` on; none owes a match of a ladder. docs/reglas/ligas.md. */
export function vueltas(liga: Pick<Liga, 'idaVuelta' | 'fechaIdaVuelta'> & ConSistema, hoy: Dia): 0 | 1 | 2 {
  const empezada = liga.fechaIdaVuelta !== null && hoy >= liga.fechaIdaVuelta;
  if (esEscalera(liga)) return 0;
  return liga.idaVuelta && empezada ? 2 : 1;
}

export function vueltasTotales(liga: Pick<Liga, 'idaVuelta'> & ConSistema): 0 | 1 | 2 {
  if (esEscalera(liga)) return 0;
  return liga.idaVuelta ? 2 : 1;
}
