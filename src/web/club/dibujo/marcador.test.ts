import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { PartidoPublico } from '#contract/liga/clasificaciones.ts';
import { marcadorCon, planoDe } from '#domain/partido/marcador.ts';
import { marcadorDibujado, trazarMarcador } from './tablero.tsx';

const partido = (cambios: Partial<PartidoPublico> = {}): PartidoPublico => ({
  id: 7,
  idLiga: 1,
  liga: 'Liga Social - 1ª División',
  tipo: 'social',
  pista: null,
  fecha: '2026-11-25T18:00',
  observaciones: null,
  sintetico: false,
  idJugador1: 1,
  idJugador2: 2,
  jugador1Nombre: 'Ana Gil Pardo',
  jugador2Nombre: 'Eva del Olmo Yuste',
  jugador1Estado: 'activo',
  jugador2Estado: 'activo',
  jugador1Infantil: false,
  jugador2Infantil: false,
  jugador1Sets: 2,
  jugador2Sets: 1,
  ...planoDe(marcadorCon([3, 6], [6, 4], [12, 10])),
  jugador1NoPresenta: false,
  jugador2NoPresenta: false,
  jugador1Aplaza: false,
  jugador2Aplaza: false,
  clubAplaza: false,
  cancelado: false,
  ganador: 1,
  ...cambios,
});

test('a board has the sets of its match, in its order, and who played it', () =>
  expect(marcadorDibujado(partido())).toEqual({
    sets: [
      ['3', '6'],
      ['6', '4'],
      ['12', '10'],
    ],
    nombres: ['Gil', 'del Olmo'],
  }));

test('two of one surname are told apart', () =>
  expect(marcadorDibujado(partido({ jugador2Nombre: 'Eva Gil Yuste' })).nombres).toEqual([
    'Gil A.',
    'Gil E.',
  ]));

test.each(['jugador1Infantil', 'jugador2Infantil'] as const)('nobody is named when %s', (cual) =>
  expect(marcadorDibujado(partido({ [cual]: true })).nombres).toEqual([]),
);

test.each<[string, Partial<PartidoPublico>]>([
  ['has no result', { ganador: null, ...planoDe(marcadorCon()) }],
  ['somebody did not turn up for', { jugador2NoPresenta: true, ...planoDe(marcadorCon([6, 0], [6, 0])) }],
  ['has more sets than fit', planoDe(marcadorCon([6, 4], [4, 6], [6, 4], [4, 6], [6, 4]))],
])('the board of a match that %s tells no score, and nobody wins on it', (_, cambios) => {
  const { sets, nombres } = marcadorDibujado(partido(cambios));
  expect(sets.flat().join('')).toBe('');
  expect(nombres).toEqual(['Gil', 'del Olmo']);
  const trazar = (palabras: string) => ({ d: `M${palabras}`, width: 600 * palabras.length, size: 1000 });
  expect(renderToStaticMarkup(trazarMarcador({ sets, nombres, trazar }))).not.toMatch(
    /stroke="#d9e84a"|d="M(?:Gil|del Olmo)"[^>]*fill="#fff"/,
  );
});
