import { expect, it } from 'vitest';
import { tienePalabras } from '#domain/texto.ts';
import { leerParejas } from './parejas.ts';

const JUGADORES = ['Félix del Olmo', 'Rocío Ugarte', 'Rocío Zamora'].map((nombre, id) => ({
  id,
  nombre,
  liga: '1ª',
  tipo: 'social' as const,
  division: 1,
  puesto: null,
  empatado: false,
}));

const buscar = async (nombre: string) => JUGADORES.filter((uno) => tienePalabras(uno.nombre, nombre));

it.each([
  ['felix rocio', ['Félix del Olmo – Rocío Ugarte', 'Félix del Olmo – Rocío Zamora']],
  ['felix del olmo y rocio ugarte', ['Félix del Olmo – Rocío Ugarte']],
  ['rocio contra rocio', ['Rocío Ugarte – Rocío Zamora', 'Rocío Zamora – Rocío Ugarte']],
  ['felix nadie', []],
  ['felix', []],
])('two players in one search: %s', async (nombre, esperadas) => {
  const parejas = await leerParejas(nombre, buscar);
  expect(parejas.map(([uno, otro]) => `${uno.nombre} – ${otro.nombre}`)).toEqual(esperadas);
});
