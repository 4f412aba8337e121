import { expect, it } from 'vitest';
import { primeros } from './proximo.tsx';

it('of each player the first match is the next one, whichever side they are on', () => {
  const partido = (fecha: string, idJugador1: number, idJugador2: number) => ({
    fecha,
    idJugador1,
    idJugador2,
  });
  const [tarde, pronto] = [partido('2030-12-08T10:00', 1, 2), partido('2030-12-07T10:00', 3, 1)];
  const suyos = primeros([tarde, pronto]);
  expect([1, 2, 3, 4].map((id) => suyos.get(id))).toEqual([pronto, tarde, pronto, undefined]);
});
