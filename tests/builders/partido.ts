import { marcadorCon } from '#domain/partido/marcador.ts';
import type { Partido, SetPartido } from '#domain/partido/partido.ts';

/** An unplayed match of league 1 between players 1 and 2, with what each example changes. */
export const partidoDe = (cambios: Partial<Partido> = {}): Partido => ({
  id: 1,
  idLiga: 1,
  fecha: '2026-11-21T10:00',
  duracion: 90,
  idPista: 1,
  idJugador1: 1,
  idJugador2: 2,
  sintetico: false,
  sets: marcadorCon(),
  jugador1NoPresenta: false,
  jugador2NoPresenta: false,
  jugador1Aplaza: false,
  jugador2Aplaza: false,
  clubAplaza: false,
  cancelado: false,
  ...cambios,
});

/** "6-4 3-6 10-8", with "_" for an empty box, as sets. */
export function setsDe(texto: string): SetPartido[] {
  const casillaDe = (juegos: string | undefined): number | null =>
    juegos === undefined || juegos === '_' ? null : Number(juegos);
  return texto
    .split(' ')
    .filter((set) => set !== '')
    .map((set): SetPartido => {
      const [uno, dos] = set.split(/(?<=.)-/);
      return [casillaDe(uno), casillaDe(dos)];
    });
}

/** A match between those two players with that score. */
export const jugado = (
  idJugador1: number,
  idJugador2: number,
  marcador: string,
  cambios: Partial<Partido> = {},
): Partido => partidoDe({ idJugador1, idJugador2, sets: marcadorCon(...setsDe(marcador)), ...cambios });
