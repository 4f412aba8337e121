import { expect, test } from 'vitest';
import type { JugadorFila } from '#contract/liga/jugadores.ts';
import { porQueNo } from './notas.tsx';
import { partidoNuevo } from './partido.ts';

const jugador = (id: number, nombre: string, cambios: Partial<JugadorFila> = {}) =>
  ({ id, nombre, nombreDeportivo: null, reservado: false, publicarNombre: false, ...cambios }) as JugadorFila;

const JUGADORES = [
  jugador(1, 'Alicia Gil Paz', { reservado: true }),
  jugador(2, 'Luis Gil'),
  jugador(3, 'Eva Sanz', { nombreDeportivo: 'Evita' }),
  jugador(4, 'Noa Mora', { reservado: true, publicarNombre: true }),
];

test.each<[string, boolean | undefined, string[]]>([
  [
    'Alicia Gil y Eva Sanz',
    false,
    ['Alicia Gil Paz (en la web, «Alicia G.») y Eva Sanz (en la web, «Evita»)'],
  ],
  ['Alicia Gil y Eva Sanz', true, ['Eva Sanz (en la web, «Evita»)']],
  ['Alicia Gil y Eva Sanz', undefined, []],
  ['Luis Gil espera a Alicia, y Noa Mora a Evita', false, []],
  [' ', false, []],
])('of %j, with full names %j, staff read %j while they write', (observaciones, completos, quienes) => {
  const valores = { ...partidoNuevo('2026-11-28'), idJugador1: 2, idJugador2: 4, observaciones };
  expect(porQueNo(valores, { jugadores: JUGADORES }, completos).map(({ message }) => message)).toEqual(
    quienes.map((quien) => `Las observaciones no se publican: nombran a ${quien}.`),
  );
});
