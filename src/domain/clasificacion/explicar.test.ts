import { describe, expect, test } from 'vitest';
import type { Desempate } from './fila.ts';
import { explicar, valoresLegibles } from './tabla.ts';

describe('¿por qué va por delante?', () => {
  const base: Desempate = {
    criterio: 'sets',
    idRival: 2,
    rival: 'Berta',
    puntos: 9,
    empatados: 2,
    enPuntos: 2,
    iguales: [],
    medida: 'diferencia',
    valor: 5,
    valorRival: -3,
  };

  test.each<[Partial<Desempate>, string]>([
    [
      { criterio: 'directo', medida: null, valor: 2, valorRival: 0 },
      'Va por delante de Berta: empatan a 9 puntos y ganó más partidos entre los dos (2 a 0).',
    ],
    [{}, 'Va por delante de Berta: empatan a 9 puntos y tiene mejor diferencia de sets (+5 frente a −3).'],
    [
      { criterio: 'juegos', empatados: 3, enPuntos: 3, puntos: 1, valorRival: 0 },
      'Va por delante de Berta: hay 3 jugadores empatados a 1 punto y tiene mejor diferencia de juegos (+5 frente a 0).',
    ],
    [
      { medida: 'porcentaje', valor: 5 / 8, valorRival: 5 / 9 },
      'Va por delante de Berta: empatan a 9 puntos y tiene mejor porcentaje de sets (63 % frente a 56 %).',
    ],
    [
      { criterio: 'menosWo', medida: null, valor: 0, valorRival: 1 },
      'Va por delante de Berta: empatan a 9 puntos y ha faltado a menos partidos (0 frente a 1).',
    ],
    [
      { criterio: 'ninguno', medida: null, valor: null, valorRival: null },
      'Comparte el puesto con Berta: empatan a 9 puntos e igualan en todo.',
    ],
    [
      { criterio: 'ninguno', empatados: 3, medida: null, valor: null, valorRival: null },
      'Comparte el puesto con Berta: hay 3 jugadores empatados a 9 puntos que igualan en todo.',
    ],
    [
      { criterio: 'decision', medida: null, valor: null, valorRival: null },
      'Va por delante de Berta: empatan a 9 puntos, igualan en todo y así lo decidió el club.',
    ],
    [
      { criterio: 'juegos', iguales: ['directo', 'sets'] },
      'Va por delante de Berta: empatan a 9 puntos, en partidos entre los dos y en sets, y tiene mejor diferencia de juegos (+5 frente a −3).',
    ],
    [
      { criterio: 'directo', medida: null, enPuntos: 3, iguales: ['sets'], valor: 1, valorRival: 0 },
      'Va por delante de Berta: hay 3 jugadores empatados a 9 puntos, iguala con Berta en sets, y ganó más partidos entre los dos (1 a 0).',
    ],
    [
      { criterio: 'ninguno', enPuntos: 4, iguales: ['sets'], medida: null, valor: null, valorRival: null },
      'Comparte el puesto con Berta: empatan a 9 puntos e igualan en todo.',
    ],
  ])('%j', (cambios, frase) => expect(explicar({ ...base, ...cambios })).toBe(frase));

  test('shares that round alike take more decimals', () => {
    const parecidos = { ...base, medida: 'porcentaje', valor: 0.6171, valorRival: 0.6169 } as const;
    expect(valoresLegibles(parecidos)).toEqual(['61,71 %', '61,69 %']);
  });
});
