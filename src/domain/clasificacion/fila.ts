import type { Dia } from '#domain/fecha.ts';
import type { Ajuste } from '#domain/liga/ajuste.ts';
import { type EstadoJugador, estaFuera } from '#domain/liga/liga.ts';
import type { Criterio, Decision, Medida } from '#domain/liga/reglas.ts';

/** `porDecidir`: equal in everything with others across a line of those; somebody has to say who goes first. */
export const ZONAS = ['ascenso', 'promocionAscenso', 'porDecidir', 'promocionDescenso', 'descenso'] as const;
export type Zona = (typeof ZONAS)[number];

export const NOMBRES_ZONA: Record<Zona, string> = {
  ascenso: 'Ascenso directo',
  promocionAscenso: 'Promoción de ascenso',
  porDecidir: 'Por decidir',
  promocionDescenso: 'Promoción de descenso',
  descenso: 'Descenso directo',
};

/** Why a row stands before the next one when both have the same points. */
export type Desempate = {
  /** `ninguno`: they are equal in everything and share the place; `decision`: they were, and the club said who goes first. */
  criterio: Criterio | 'decision' | 'ninguno';
  idRival: number;
  rival: string;
  puntos: number;
  /** How many were still tied when the criterion was applied. */
  empatados: number;
  enPuntos: number;
  /** In what else they are equal, in the order in which it was seen. */
  iguales: readonly Criterio[];
  /** How sets and games were compared; null for the other criteria. */
  medida: Medida | null;
  /** Wins, difference, share (0 to 1) or no-shows lost, by criterion; null where none separates them. */
  valor: number | null;
  valorRival: number | null;
  /** Of a criterion of a liguilla, the matches of both in it; null where all the tied have as many. */
  partidosEntre: readonly [number, number] | null;
  /** How the club said who goes first, where that is known. */
  decision: Decision | null;
};

/** Rows that are equal in everything share the first of their places. */
export type Puesto = { puesto: number; empatado: boolean };

/** Alone in the first place; who has left the league is in none. */
export const vaPrimero = ({ puesto, empatado }: { puesto: number | null; empatado: boolean }): boolean =>
  puesto === 1 && !empatado;

const escrito =
  (ordinal: string) =>
  ({ puesto, empatado }: Puesto): string =>
    `${puesto}${ordinal}${empatado ? '\u00a0=' : ''}`;

/** "2", and "2 =" where it is shared: how a place is written in a column. */
export const numeroDe = escrito('');

/** "2.º", and "2.º =" where it is shared: how a place is written in words. */
export const lugarDe = escrito('.º');

/** "1 punto", "7 puntos". */
export const puntosDe = (n: number): string => (n === 1 ? '1 punto' : `${n} puntos`);

export type Recuento = {
  puntos: number;
  partidosJugados: number;
  partidosGanados: number;
  setsGanados: number;
  setsPerdidos: number;
  juegosGanados: number;
  juegosPerdidos: number;
  woGanados: number;
  woPerdidos: number;
  aplazados: number;
  aplazadosTotal: number;
  incidencias: number;
};

/** What last gave a player of a ladder their place: they went up or down by that match, or kept it by winning to somebody below. */
export type Escalon = {
  que: 'sube' | 'baja' | 'aguanta';
  gana: number;
  pierde: number;
  /** The loser did not turn up. */
  falto: boolean;
  /** null: of a match that is only tried. */
  dia: Dia | null;
};

export type FilaSinOrden = Recuento & {
  idJugador: number;
  jugador: string;
  estado: EstadoJugador;
  /** Still on the roster: who left goes after all others. */
  enLiga: boolean;
  /** Points by hand, which `puntos` already has; absent where there are none. */
  ajustes?: readonly Ajuste[] | undefined;
};

/** Rows of one place are listed by name, which decides nothing. */
export type FilaClasificacion = FilaSinOrden &
  Puesto & {
    zona: Zona | null;
    desempate: Desempate | null;
    /** Its league is a ladder: it has no points. */
    sinPuntos?: true;
    /** Of a ladder; absent of who is where they started. */
    escalon?: Escalon | undefined;
  };

/** −2 is shown as 0, −1 as 1; null on the diagonal. */
export type FilaCruces = {
  pos: number;
  idJugador: number;
  jugador: string;
  estado: EstadoJugador;
  cruces: (number | null)[];
  /** Sets won in the only match, where pairs meet once: none of either if one did not turn up; null: not played, or more than one. */
  sets: (number | null)[];
  /** Matches that ended level with each; absent where there are none. */
  empates?: number[];
};

type Fila = { puntos: number; estado: EstadoJugador; enLiga: boolean; desempate: object | null };

/** Why a row stands before the next one: a tie-break, its points, or that the other is out of the league. */
type MotivoDeLugar = 'desempate' | 'puntos' | 'fuera';

/**
 * Answers "¿por qué va por delante?" also where nothing had to be broken; null where there is nothing to say: the
 * last one, and rows of a league that does not classify. Who is eliminated, or left the league, goes after all
 * others whatever the points.
 */
export function motivoDeLugar(fila: Fila, siguiente: Fila | undefined): MotivoDeLugar | null {
  if (!siguiente) return null;
  if (fila.desempate) return 'desempate';
  if (estaFuera(siguiente) && !estaFuera(fila)) return 'fuera';
  return siguiente.puntos === fila.puntos ? null : 'puntos';
}
