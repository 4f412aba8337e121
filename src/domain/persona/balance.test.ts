import { expect, test } from 'vitest';
import { marcadorCon } from '#domain/partido/marcador.ts';
import { partidoDe } from '#tests/builders/partido.ts';
import { balanceDe } from './balance.ts';

const HOY = { hoy: '2026-11-21', ahora: '2026-11-21T12:00' };
const GANA_1 = marcadorCon([6, 4], [6, 3]);

const PARTIDOS = [
  partidoDe({ id: 1, fecha: '2026-11-07T10:00', sets: GANA_1 }),
  partidoDe({ id: 2, fecha: '2026-11-14T10:00', sets: GANA_1, idJugador1: 3, idJugador2: 1 }),
  partidoDe({ id: 3, fecha: '2026-11-15T10:00', jugador2NoPresenta: true, idJugador2: 4 }),
  partidoDe({ id: 4, fecha: '2026-11-28T10:00' }),
  partidoDe({ id: 5, fecha: '2026-11-20T10:00' }),
  partidoDe({ id: 6, fecha: '2026-11-22T10:00', jugador1Aplaza: true }),
  partidoDe({ id: 7, fecha: '2026-11-22T10:00', cancelado: true }),
  partidoDe({ id: 8, fecha: '2026-11-16T10:00', sets: GANA_1, sintetico: true }),
  partidoDe({ id: 9, fecha: '2026-11-16T10:00', sets: GANA_1, idJugador1: 5, idJugador2: 6 }),
];

test('how somebody stands is counted over their own matches, whichever side they are', () => {
  const { porVenir, ultimos, ...cuentas } = balanceDe(PARTIDOS, 1, HOY);
  expect(cuentas).toEqual({ jugados: 3, ganados: 2, empatados: 0, aplazados: 1, diasSinJugar: 6 });
  expect(ultimos.map(({ id }) => id)).toEqual([3, 2, 1]);
  expect(porVenir.map(({ id }) => id)).toEqual([5, 4]);
});

test('of who never played there are no days since', () =>
  expect(balanceDe(PARTIDOS, 99, HOY)).toMatchObject({ jugados: 0, diasSinJugar: null, porVenir: [] }));
