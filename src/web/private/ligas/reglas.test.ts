import { describe, expect, it } from 'vitest';
import { CRITERIOS, type Criterio, reglasIniciales } from '#domain/liga/reglas.ts';

import { avisoSinUsar, sinUsar } from './desempates.tsx';
import { mover } from './ordenados.tsx';
import { lasDeSuTipo, quienCambia } from './reglas.tsx';

describe('mover', () => {
  it.each([
    ['b', -1, ['b', 'a', 'c']],
    ['b', 1, ['a', 'c', 'b']],
    ['a', -1, ['a', 'b', 'c']],
    ['c', 1, ['a', 'b', 'c']],
    ['z', 1, ['a', 'b', 'c']],
  ] as const)('moves %s by %i', (elemento, paso, esperado) => {
    expect(mover<string>(['a', 'b', 'c'], elemento, paso)).toEqual(esperado);
  });
});

describe('sinUsar', () => {
  it('lists the tie-breaks left out', () => {
    expect(sinUsar(['juegos', 'directo', 'puntosEntre', 'setsEntre', 'juegosEntre'])).toEqual([
      'sets',
      'menosWo',
      'menosPartidos',
    ]);
  });
});

describe('avisoSinUsar', () => {
  it('tells a league which tie-breaks are not in its rules, and is silent when all are', () => {
    const todosMenos = (...unos: Criterio[]) => CRITERIOS.filter((criterio) => !unos.includes(criterio));
    expect(avisoSinUsar(todosMenos('menosWo'))).toContain('no usa: «Menos incomparecencias».');
    expect(avisoSinUsar(todosMenos('directo', 'setsEntre'))).toContain(
      '«Enfrentamiento directo» y «Sets entre los empatados»',
    );
    expect(avisoSinUsar(CRITERIOS)).toBeNull();
  });
});

it('the rules of its type come back whole, but for who writes results', () => {
  const anotan = {
    anotan: 'confirmado',
    horasRespuesta: 5,
    sinRespuesta: 'vale',
    plazoResultado: 7,
    alVencer: 'solo',
  } as const;
  const reglas = { ...reglasIniciales('social'), ...anotan, victoria: 5, desempates: [] };
  expect(lasDeSuTipo({ tipo: 'infantil', deporte: 'tenis', reglas })).toEqual({
    ...reglasIniciales('infantil'),
    ...anotan,
  });
});

it.each([
  [{ primera: true, ultima: false }, '2 bajan, 2 juegan promoción'],
  [{ primera: false, ultima: true }, '2 suben, 2 juegan promoción'],
  [{ primera: false, ultima: false }, '2 suben, 2 bajan, 4 juegan promoción'],
  [{ primera: true, ultima: true }, ''],
])('who goes up and down is said of the division: %j', (extremos, frase) => {
  expect(quienCambia({ ...reglasIniciales('social'), ascensos: 2, promociones: 2 }, extremos)).toBe(frase);
});
