import { describe, expect, it } from 'vitest';
import { CRITERIOS, type Criterio, reglasIniciales } from '#domain/liga/reglas.ts';

import { avisoSinUsar, conCriterio, sinUsar } from './desempates.tsx';
import { mover } from './ordenados.tsx';
import { enUnaLinea, lasDeSuTipo, quienCambia } from './reglas.tsx';
import { ligaNueva, type ValoresLiga } from './valores.ts';

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

describe('a tie-break that is added', () => {
  it.each<[Criterio[], Criterio, Criterio[]]>([
    [['directo', 'sets', 'juegos'], 'setsEntre', ['directo', 'setsEntre', 'sets', 'juegos']],
    [['setsEntre', 'sets'], 'puntosEntre', ['puntosEntre', 'setsEntre', 'sets']],
    [['sets', 'juegos'], 'menosPartidos', ['sets', 'juegos', 'menosPartidos']],
    [['juegos', 'directo'], 'sets', ['sets', 'juegos', 'directo']],
    [[], 'directo', ['directo']],
  ])('%j takes %s in its usual place', (antes, nuevo, despues) =>
    expect(conCriterio(antes, nuevo)).toEqual(despues),
  );

  it('leaves the others in the order in which they were put, and can be any', () => {
    for (const nuevo of CRITERIOS) {
      const otros = CRITERIOS.filter((criterio) => criterio !== nuevo).reverse();
      const todos = conCriterio(otros, nuevo);
      expect(todos.filter((criterio) => criterio !== nuevo)).toEqual(otros);
      expect(todos).toContain(nuevo);
    }
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

it.each<[string, Partial<ValoresLiga>, Partial<ValoresLiga['reglas']>]>([
  ['3 puntos por ganar, 1 por perder · 2 suben', {}, {}],
  [
    '3 puntos por ganar, 1 por perder · 2 suben · el primero sube 2 divisiones · el último baja 3 divisiones',
    {},
    { saltoPrimero: 2, saltoUltimo: 3 },
  ],
  ['3 puntos por ganar, 1 por perder · 2 suben', {}, { saltoPrimero: 2, ascensos: 0 }],
  [
    '3 puntos por ganar, 1 por perder · 2 suben · 4 puntos por jugar el ciclo',
    { ciclo: 2 },
    { puntosCiclo: 4 },
  ],
  ['3 puntos por ganar, 1 por perder · 2 suben', {}, { puntosCiclo: 4 }],
  [
    '3 puntos por ganar, 1 por perder · 2 suben · 2 partidos con suplente',
    { modo: 'parejas' },
    { suplencias: 2 },
  ],
  ['3 puntos por ganar, 1 por perder · 2 suben', {}, { suplencias: 2 }],
  ['Sin clasificación', {}, { clasifica: false, saltoPrimero: 2 }],
])('folded, the rules say «%s»', (dicho, cambios, reglas) => {
  const liga = { ...ligaNueva(), ...cambios, reglas: { ...reglasIniciales('social'), ...reglas } };
  expect(enUnaLinea(liga, '2 suben')).toBe(dicho);
});
