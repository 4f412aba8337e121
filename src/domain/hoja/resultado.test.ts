import { expect, it } from 'vitest';
import type { Resultado } from '#domain/partido/partido.ts';
import { resultadoDeHoja } from './resultado.ts';

const NOMBRES = ['Ana Gil', 'Eva Paz'] as const;

const enPalabras = ({ sets, ...marcas }: Resultado): string =>
  [
    ...sets.filter(([uno]) => uno !== null).map(([uno, otro]) => `${uno}-${otro}`),
    ...Object.entries(marcas).flatMap(([marca, puesta]) => (puesta ? [marca] : [])),
  ].join(' ');

it.each([
  ['6-4 3-6 1-0', '6-4 3-6 1-0'],
  ['6-4, 3-6, 10-8', '6-4 3-6 10-8'],
  ['6/4', '6-4'],
  ['6/4 3/6 10/8', '6-4 3-6 10-8'],
  ['6-4/6-3', '6-4 6-3'],
  ['6–4  6—3', '6-4 6-3'],
  ['6 - 4 | 6 - 3', '6-4 6-3'],
  ['7-6 (5) 6-7(7-9) 10-8', '7-6 6-7 10-8'],
  ['6-4 3-6 (10-8)', '6-4 3-6 10-8'],
  // Excel made dates of them.
  ['2026-04-06 2026-03-06', '6-4 6-3'],
  ['W.O. 1', '0-6 0-6 jugador1NoPresenta'],
  ['WO J2', '6-0 6-0 jugador2NoPresenta'],
  ['6-0 6-0 W.O.', '6-0 6-0 jugador2NoPresenta'],
  ['No presentado (2)', '6-0 6-0 jugador2NoPresenta'],
  ['aplazado', 'clubAplaza'],
  ['Aplazado por lluvia', 'clubAplaza'],
  ['suspendido', 'clubAplaza'],
  ['apl. 2', 'jugador2Aplaza'],
  ['Cancelado', 'cancelado'],
  ['', ''],
  ['-', ''],
  ['pendiente', ''],
])('«%s» is %s', (texto, esperado) => {
  const leido = resultadoDeHoja(texto, NOMBRES);
  expect(leido.bien ? enPalabras(leido.valor) : leido.mensaje).toBe(esperado);
});

it.each([
  '6-7-',
  '6',
  '64 63',
  'gana Ana',
  '6-4 3-6 1-0 1-0 1-0 1-0 1-0',
  '6-4 2-1 ret.',
  'aplazado por Ana',
])('«%s» is not guessed, and is said as it was written', (texto) => {
  const leido = resultadoDeHoja(texto, NOMBRES);
  expect(leido).toMatchObject({ bien: false, mensaje: expect.stringContaining(`«${texto}»`) });
});

it('a no-show that does not say whose is asked by their names', () => {
  expect(resultadoDeHoja('W.O.', NOMBRES)).toEqual({
    bien: false,
    mensaje: '«W.O.» no dice quién no se presentó.',
    propuestas: [
      { texto: 'W.O. 1', etiqueta: 'No se presentó Ana Gil' },
      { texto: 'W.O. 2', etiqueta: 'No se presentó Eva Paz' },
    ],
  });
});
