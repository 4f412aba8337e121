import { expect, test } from 'vitest';
import type { JugadorFila } from '#contract/liga/jugadores.ts';
import { buscados, enOrden } from './lista.tsx';

const uno = (nombre: string, estado: JugadorFila['estado'], idLiga: number | null, telefono: string | null) =>
  ({
    nombre,
    estado,
    idLiga,
    telefono,
    email: null,
    nombreDeportivo: null,
    personas: [0],
  }) as unknown as JugadorFila;

const CLUB = [
  uno('Ana Gil', 'activo', 1, '600 111 222'),
  uno('José Núñez', 'lesion', 1, null),
  uno('Eva Gil', 'activo', null, '600 333 444'),
];

test.each([
  [{}, ['Ana Gil', 'José Núñez', 'Eva Gil']],
  [{ jugador: 'gil' }, ['Ana Gil', 'Eva Gil']],
  [{ jugador: 'nunez jose' }, ['José Núñez']],
  [{ jugador: '333' }, ['Eva Gil']],
  [{ liga: '1' }, ['Ana Gil', 'José Núñez']],
  [{ estado: 'lesion' }, ['José Núñez']],
  [{ liga: '1', jugador: 'gil', estado: 'activo' }, ['Ana Gil']],
  [{ liga: 'x', estado: 'de baja' }, ['Ana Gil', 'José Núñez', 'Eva Gil']],
])('the address with %j shows those', (filtros, nombres) =>
  expect(
    buscados(CLUB, { jugador: '', liga: '', estado: '', ...filtros }).map(({ nombre }) => nombre),
  ).toEqual(nombres),
);

test('a pair is found by the whole names of either, and apart from who plays alone', () => {
  const pareja = {
    ...uno('Olmedo / Rivas', 'activo', 1, null),
    personas: [1, 2],
    nombres: ['Ana Olmedo Paz', 'Luis Rivas'],
  };
  const en = (filtros: object) =>
    buscados([...CLUB, pareja], { jugador: '', liga: '', estado: '', ...filtros }).map(
      ({ nombre }) => nombre,
    );
  expect(en({ jugador: 'ana' })).toEqual(['Ana Gil', 'Olmedo / Rivas']);
  expect(en({ jugador: 'rivas luis' })).toEqual(['Olmedo / Rivas']);
  expect(en({ quienes: 'parejas' })).toEqual(['Olmedo / Rivas']);
  expect(en({ quienes: 'solos', liga: '1' })).toEqual(['Ana Gil', 'José Núñez']);
});

test('who was struck off comes last, and the others by what they are called', () => {
  const todos = [uno('Abel', 'eliminado', null, null), ...CLUB];
  const orden = enOrden(({ nombre }) => nombre);
  expect(todos.sort(orden).map(({ nombre }) => nombre)).toEqual(['Ana Gil', 'Eva Gil', 'José Núñez', 'Abel']);
});
