import { expect, it } from 'vitest';
import { primeros } from './lista.tsx';

it('of each player the first match is the next one, whichever side they are on', () => {
  const partido = (fecha: string, idJugador1: number, idJugador2: number) => ({
    fecha,
    duracion: 90,
    idJugador1,
    idJugador2,
  });
  const [tarde, pronto] = [partido('2030-12-08T10:00', 1, 2), partido('2030-12-07T10:00', 3, 1)];
  const suyos = primeros([tarde, pronto], '2030-12-07T09:00');
  expect([1, 2, 3, 4].map((id) => suyos.get(id))).toEqual([pronto, tarde, pronto, undefined]);
});

it('what is over waits for its result: the next one is another, and what is being played still counts', () => {
  const partido = { fecha: '2030-12-07T09:00', duracion: 90, idJugador1: 1, idJugador2: 2 };
  expect(primeros([partido], '2030-12-07T10:29').get(1)).toBe(partido);
  expect(primeros([partido], '2030-12-07T10:30').size).toBe(0);
});
