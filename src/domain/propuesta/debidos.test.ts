import { expect, it } from 'vitest';
import { marcadorCon } from '#domain/partido/marcador.ts';
import type { Partido } from '#domain/partido/partido.ts';
import { parejasDebidas } from './datos.ts';

const DIA = '2026-11-29';

const jugado = {
  id: 1,
  idLiga: 1,
  idPista: null,
  fecha: '2026-11-01T10:00',
  duracion: 90,
  idJugador1: 1,
  idJugador2: 2,
  sintetico: false,
  desenlace: { que: 'jugado', sets: marcadorCon([6, 0], [6, 0]), tras: null },
} satisfies Partido;

const deben = (fechaIdaVuelta: string | null, ...partidos: Partido[]) =>
  parejasDebidas({ id: 1, idaVuelta: true, fechaIdaVuelta }, [1, 2], { partidos, dia: DIA });

it.each([
  [null, [[1, 2]]],
  ['2026-11-28', [[1, 2]]],
  [DIA, [[1, 2]]],
  ['2026-11-30', []],
])('a second leg from %s is owed on its first day, and not before', (desde, parejas) =>
  expect(deben(desde, jugado)).toEqual(parejas),
);

it('a postponed match is their match already', () =>
  expect(deben(null, jugado, { ...jugado, desenlace: { que: 'aplazado', por: 'club' } })).toEqual([]));

it('a cancelled one is a leg that nobody arranges', () => {
  const cancelado: Partido = { ...jugado, desenlace: { que: 'cancelado', tras: null } };
  expect(deben(null, cancelado)).toEqual([[1, 2]]);
  expect(deben(null, jugado, cancelado)).toEqual([]);
});
