import { expect, test } from 'vitest';
import { estadoDeNoticia, fijadasPrimero, idDeDireccion, resumenDe, tramoDeTitulo } from './noticia.ts';

test.each([
  [true, 99, 100, 'publicada'],
  [true, 100, 100, 'publicada'],
  [true, 101, 100, 'programada'],
  [false, 99, 100, 'retirada'],
  [false, 101, 100, 'retirada'],
] as const)('publicada %s, out at %i, seen at %i: %s', (publicada, dt, ahora, estado) =>
  expect(estadoDeNoticia({ publicada, dt }, ahora)).toBe(estado),
);

test('pinned ones come first and nothing else moves', () => {
  const una = (id: number, fijada = false) => ({ id, fijada });
  const orden = fijadasPrimero([una(4), una(3, true), una(2), una(1, true)]).map(({ id }) => id);
  expect(orden).toEqual([3, 1, 4, 2]);
});

test.each([
  ['Así fue el máster infantil', 'asi-fue-el-master-infantil'],
  ['¡24 h! Año nuevo & «churros»', '24-h-ano-nuevo-churros'],
  ['', ''],
  [`${'palabra '.repeat(20)}`, `${'palabra-'.repeat(7)}pala`],
])('the title %j is %j in an address', (titulo, tramo) => expect(tramoDeTitulo(titulo)).toBe(tramo));

test.each([
  ['7-asi-fue', 7],
  ['7', 7],
  ['7-', 7],
  ['7b', null],
  ['07-x', null],
  ['asi-fue', null],
  ['', null],
  ['99999999999-x', null],
])('the address %j names %s', (tramo, id) => expect(idDeDireccion(tramo)).toBe(id));

test('it begins with whole words, without tags, one space after each block', () => {
  expect(resumenDe('<p>Uno &amp; <strong>dos</strong>.</p><p>Tres&nbsp;&lt;4</p>')).toBe(
    'Uno & dos. Tres <4',
  );
  const largo = resumenDe(`<p>${'palabra, '.repeat(40)}</p>`);
  expect(largo).toMatch(/^(palabra, )+palabra…$/);
  expect(largo.length).toBeLessThanOrEqual(171);
  const corta = 'Tres horas, ocho plazas y una raqueta por persona: la tuya.';
  expect(resumenDe(`<p>${corta} ${'y mucho más que contar '.repeat(9)}</p>`)).toBe(corta);
  const frases = 'Uno de los dos equipos ha ganado el torneo de dobles de este fin de semana.';
  expect(resumenDe(`<p>${frases}</p><p>${'y mucho más que contar '.repeat(9)}</p>`)).toBe(frases);
  expect(resumenDe(`${'palabras '.repeat(17)}ante la red y la rotura`)).toMatch(/ante la red…$/);
  expect(resumenDe('<p>Ganó por 12-10.</p>')).toBe('Ganó por 12-\u206010.');
  expect(resumenDe('x'.repeat(300))).toBe(`${'x'.repeat(170)}…`);
});
