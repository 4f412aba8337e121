import type { FechaHora } from '#domain/fecha.ts';
import { esDeMenores, type TipoLiga } from '#domain/liga/tipos.ts';
import type { Desenlace } from './desenlace.ts';

/** Side of a match: 1 or 2, as in the API's field names. */
export type Lado = 1 | 2;

export const SETS = 6;

/** One set: games of player 1 and of player 2; null is an empty box. */
export type SetPartido = readonly [number | null, number | null];

/** Always six sets, in order; the ones not played are [null, null]. */
export type Marcador = readonly SetPartido[];

export type Resultado = { desenlace: Desenlace };

export type Partido = Resultado & {
  id: number;
  idLiga: number;
  fecha: FechaHora;
  duracion: number;
  idPista: number | null;
  idJugador1: number;
  idJugador2: number;
  /** A resolution match: awarded, never played. */
  sintetico: boolean;
  /** Who played for one of a pair. */
  suplente1?: number | null | undefined;
  suplente2?: number | null | undefined;
};

/** What of a match a table counts: not where it is played, and when only in a ladder; one that is tried has no day, and comes last. */
export type PartidoContado = Resultado &
  Pick<Partido, 'idLiga' | 'idJugador1' | 'idJugador2' | 'sintetico'> &
  Partial<Pick<Partido, 'id' | 'fecha'>>;

type Jugadores = Readonly<Pick<Partido, 'idJugador1' | 'idJugador2'>>;

export const jugadoresDe = ({ idJugador1, idJugador2 }: Jugadores): [number, number] => [
  idJugador1,
  idJugador2,
];

export const juega = ({ idJugador1, idJugador2 }: Jugadores, idJugador: number): boolean =>
  idJugador1 === idJugador || idJugador2 === idJugador;

export const ladoDe = ({ idJugador1 }: Jugadores, idJugador: number): Lado =>
  idJugador1 === idJugador ? 1 : 2;

/** Whoever plays it for one of a pair sees it as if they were that pair. */
export const vistoPor = <P extends Partido>(partido: P, idJugador: number): P => ({
  ...partido,
  ...(partido.suplente1 === idJugador && { idJugador1: idJugador }),
  ...(partido.suplente2 === idJugador && { idJugador2: idJugador }),
});

export const porFecha = (a: Pick<Partido, 'id' | 'fecha'>, b: Pick<Partido, 'id' | 'fecha'>): number =>
  a.fecha === b.fecha ? a.id - b.id : a.fecha < b.fecha ? -1 : 1;

export const clavePareja = (uno: number, otro: number): string =>
  uno < otro ? `${uno}-${otro}` : `${otro}-${uno}`;

/** The pair that plays it, whoever is named first. */
export const parejaDe = ({ idJugador1, idJugador2 }: Jugadores): string =>
  clavePareja(idJugador1, idJugador2);

export const LADOS = [1, 2] as const satisfies readonly Lado[];

export const otroLado = (lado: Lado): Lado => (lado === 1 ? 2 : 1);

type DeQuien = { tipo: TipoLiga; jugador1Infantil: boolean; jugador2Infantil: boolean };

/** A child also plays friendlies: minors are known by their league too. docs/reglas/datos-personales.md */
export const conMenores = ({ tipo, jugador1Infantil, jugador2Infantil }: DeQuien): boolean =>
  esDeMenores(tipo) || jugador1Infantil || jugador2Infantil;
