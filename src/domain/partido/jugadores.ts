import type { Partido } from './partido.ts';

type Jugadores = Readonly<Pick<Partido, 'idJugador1' | 'idJugador2'>>;

/** Who plays a match, player 1 first. */
export const jugadoresDe = ({ idJugador1, idJugador2 }: Jugadores): [number, number] => [
  idJugador1,
  idJugador2,
];

export const juega = ({ idJugador1, idJugador2 }: Jugadores, idJugador: number): boolean =>
  idJugador1 === idJugador || idJugador2 === idJugador;

/** Of two players, whichever is named first. */
export const clavePareja = (uno: number, otro: number): string =>
  uno < otro ? `${uno}-${otro}` : `${otro}-${uno}`;
