import type { Clausura } from '#domain/clausura/clausura.ts';
import { type Dia, diaDe, type FechaHora, type Minutos } from '#domain/fecha.ts';
import type { Deporte, Disciplina } from '#domain/liga/deportes.ts';
import { type EstadoJugador, vueltasTotales } from '#domain/liga/liga.ts';
import type { Reglas } from '#domain/liga/reglas.ts';
import type { TipoLiga } from '#domain/liga/tipos.ts';
import { clavePareja, type Partido, parejaDe } from '#domain/partido/partido.ts';
import { estaAplazado, nadieLoDebe } from '#domain/partido/resultado.ts';

/** A league as the proposal sees it: its window [inicio, fin] in minutes since midnight, and its legs. */
export type LigaPropuesta = Disciplina & {
  id: number;
  tipo: TipoLiga;
  division: number;
  inicio: Minutos;
  fin: Minutos;
  duracion: number;
  idaVuelta: boolean;
  fechaIdaVuelta: Dia | null;
  /** There of a ladder alone. */
  reglas?: Pick<Reglas, 'sistema'>;
};

export type JugadorPropuesta = {
  id: number;
  nombre: string;
  estado: EstadoJugador;
  idLiga: number;
  disponibleAmistosos: boolean;
  /** When they can and would rather play, as it is kept; not there when they say nothing. */
  franjas?: string | null;
};

export type PistaPropuesta = { id: number; nombre: string; deporte: Deporte; disponible: boolean };

/** Everything a proposal depends on, as plain data: it crosses to a worker as it is. */
export type DatosPropuesta = {
  ligas: LigaPropuesta[];
  jugadores: JugadorPropuesta[];
  pistas: PistaPropuesta[];
  ausencias: Record<Dia, number[]>;
  /** All matches of those leagues and of those of friendlies, and whatever else is saved on the days. */
  partidos: Partido[];
  dias: Dia[];
  /** What time it is: on that day nothing starts before. Without it the whole day is to come. */
  ahora?: FechaHora;
  vacio: boolean;
  rellenarConAmistosos: boolean;
  /** One of each sport and mode at most. */
  ligasAmistosos: LigaPropuesta[];
  /** Whether nobody is given a match in a band in which they say they never can. */
  franjasFirmes?: boolean;
  /** `Gente`, as it crosses: not there when nobody plays as two. */
  gente?: readonly (readonly [number, readonly number[]])[];
  /** Courts shut at some hours of those days: not there when none is. */
  clausuras?: readonly Clausura[];
};

/** An empty slot (`vacio`) has neither league nor players. */
export type LineaPropuesta = {
  fecha: FechaHora;
  idPista: number;
  idLiga: number | null;
  idJugador1: number | null;
  idJugador2: number | null;
};

/** Why a pair cannot play on a day, in the order in which they are told. docs/reglas/propuesta.md. */
export const MOTIVOS = [
  'lesion',
  'ausente',
  'yaProgramado',
  'vueltaNoAbierta',
  'sinHueco',
  'franja',
  'juegaOtra',
  'pistasLlenas',
] as const;
export type Motivo = (typeof MOTIVOS)[number];

/** The reason of one day; `idJugador` tells whose, where it is somebody's. */
export type MotivoDia = { dia: Dia; motivo: Motivo; idJugador: number | null };

/** The day on which the pair came nearest to playing: the reason furthest down the list, the first such day. */
export const masCerca = (motivos: readonly MotivoDia[]): MotivoDia | undefined =>
  [...motivos].sort((uno, otro) => MOTIVOS.indexOf(otro.motivo) - MOTIVOS.indexOf(uno.motivo))[0];

/** Nobody could give those pairs a match that weekend: they are told apart from those without a place. */
const APARTE: readonly Motivo[] = ['lesion', 'vueltaNoAbierta'];

/** Why the pair is told apart, or null. */
export function aparte({ motivos }: { motivos: readonly MotivoDia[] }): Motivo | null {
  const motivo = masCerca(motivos)?.motivo;
  return motivo !== undefined && APARTE.includes(motivo) ? motivo : null;
}

export type ParejaFuera = {
  idLiga: number;
  idJugador1: number;
  idJugador2: number;
  /** Matches of theirs decided or scheduled: the legs no longer owed. */
  jugados: number;
  motivos: MotivoDia[];
  frase: string;
};

/** A player who owes a match and has none on those days, saved or proposed, and why in one Spanish sentence. */
export type SinPartido = { idLiga: number; idJugador: number; frase: string };

/** People on court, each day apart, and the most there could be. */
export type GenteEnPista = { juegan: number; cota: number };

/** What was reached and the most that could be: lines and fairness as gains, quality as a cost. */
export type Medidas = {
  lineas: number;
  cotaLineas: number;
  /** What is wanted first where singles and pairs are proposed together; null where lines say the same. */
  gente: GenteEnPista | null;
  equidad: number;
  cotaEquidad: number;
  calidad: number;
  /** Never above the best quality cost possible with these lines and fairness; null when not computed. */
  cotaCalidad: number | null;
  amistosos: number;
};

export type Propuesta = {
  partidos: LineaPropuesta[];
  avisos: string[];
  fuera: ParejaFuera[];
  /** By league and name. */
  sinPartido: SinPartido[];
  /** Whether no proposal has more league lines (of both modes: more people on court), nor as many with better fairness. */
  demostrado: boolean;
  /** No proposal has more league lines than this. */
  cota: number;
  medidas: Medidas;
};

/** Decided, or scheduled: without result, not postponed nor cancelled. These count as matches of a player. */
export const cuenta = (partido: Partido): boolean => !estaAplazado(partido) && !nadieLoDebe(partido);

/** It is a leg of its pair that nobody has to arrange: those that count, and what will not be played. */
const gastaPierna = (partido: Partido): boolean => !estaAplazado(partido);

/** What has been played or scheduled between two players of a league; `adjudicado`: any of it by resolving the division. */
export type Historia = {
  partidos: number;
  ultimo: Dia | null;
  primeroEnCasa: number;
  adjudicado: boolean;
};

/** The later of two days; null is never. */
const masTarde = (uno: Dia | null, otro: Dia | null): Dia | null =>
  uno === null || (otro !== null && otro > uno) ? otro : uno;

/** History of each pair of a league, by `clavePareja`: its legs that nobody has to arrange. */
export function historiasDe(partidos: readonly Partido[], idLiga: number): Map<string, Historia> {
  const historias = new Map<string, Historia>();
  for (const partido of partidos.filter((p) => p.idLiga === idLiga && gastaPierna(p))) {
    const clave = parejaDe(partido);
    const nueva = { partidos: 0, ultimo: null, primeroEnCasa: partido.idJugador1, adjudicado: false };
    const previa = historias.get(clave) ?? nueva;
    const dia = partido.sintetico || !cuenta(partido) ? null : diaDe(partido.fecha);
    historias.set(clave, {
      ...previa,
      partidos: previa.partidos + 1,
      adjudicado: previa.adjudicado || partido.sintetico,
      ultimo: masTarde(previa.ultimo, dia),
    });
  }
  return historias;
}

type LigaDebida = { id: number; idaVuelta: boolean; fechaIdaVuelta: Dia | null };

/**
 * The pairs of a league that have a match left to arrange on that day: less played and scheduled than the league asks
 * for, the second leg only from its day on. A postponed match is their match already. docs/reglas/partidos.md
 */
export function parejasDebidas(
  liga: LigaDebida,
  jugadores: readonly number[],
  { partidos, dia }: { partidos: readonly Partido[]; dia: Dia },
): [number, number][] {
  const historias = historiasDe(partidos, liga.id);
  const aplazados = partidos.filter((uno) => uno.idLiga === liga.id && estaAplazado(uno));
  const aplazadas = new Set(aplazados.map(parejaDe));
  const haLlegadoLaVuelta = liga.fechaIdaVuelta === null || dia >= liga.fechaIdaVuelta;
  const vueltas = haLlegadoLaVuelta ? vueltasTotales(liga) : Math.min(1, vueltasTotales(liga));
  return jugadores.flatMap((uno, n) =>
    jugadores.slice(n + 1).flatMap((otro): [number, number][] => {
      const clave = clavePareja(uno, otro);
      const debe = (historias.get(clave)?.partidos ?? 0) < vueltas && !aplazadas.has(clave);
      return debe ? [[uno, otro]] : [];
    }),
  );
}
