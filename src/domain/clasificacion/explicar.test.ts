import { describe, expect, test } from 'vitest';
import type { ModoDecision } from '#domain/liga/reglas.ts';
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
    partidosEntre: null,
    decision: null,
  };
  const sinValor = { criterio: 'decision', medida: null, valor: null, valorRival: null } as const;
  const tres = { empatados: 3, enPuntos: 3 };
  const como = (modo: ModoDecision, motivo = '') => ({
    ...sinValor,
    decision: { modo, motivo, orden: [1, 2], bolas: [] },
  });

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
      como('sorteo'),
      'Va por delante de Berta: empatan a 9 puntos, igualan en todo y va delante por sorteo del club.',
    ],
    [
      como('partido'),
      'Va por delante de Berta: empatan a 9 puntos, igualan en todo y va delante por el partido de desempate.',
    ],
    [
      { ...como('mano', 'jugó más de visitante.'), ...tres },
      'Va por delante de Berta: hay 3 jugadores empatados a 9 puntos, igualan en todo y va delante por decisión del club: jugó más de visitante.',
    ],
    [
      { criterio: 'setsEntre', ...tres, valor: 1, valorRival: 0 },
      'Va por delante de Berta: hay 3 jugadores empatados a 9 puntos y en los partidos entre los tres tiene mejor diferencia de sets (+1 frente a 0).',
    ],
    [
      { criterio: 'juegosEntre', empatados: 3, enPuntos: 5, iguales: ['menosWo', 'setsEntre'] },
      'Va por delante de Berta: hay 5 jugadores empatados a 9 puntos, iguala con Berta en incomparecencias y en sets entre los tres que siguen empatados, y en los partidos entre los tres que siguen empatados tiene mejor diferencia de juegos (+5 frente a −3).',
    ],
    [
      { criterio: 'puntosEntre', medida: null, ...tres, valor: 6, valorRival: 1, partidosEntre: [2, 1] },
      'Va por delante de Berta: hay 3 jugadores empatados a 9 puntos y en los partidos entre los tres suma más puntos (6 frente a 1), con 2 partidos jugados frente a 1.',
    ],
    [
      { criterio: 'setsEntre', ...tres, partidosEntre: [1, 1] },
      'Va por delante de Berta: hay 3 jugadores empatados a 9 puntos y en los partidos entre los tres tiene mejor diferencia de sets (+5 frente a −3), aunque no todos han jugado los mismos partidos entre ellos.',
    ],
    [
      { criterio: 'menosPartidos', medida: null, valor: 5, valorRival: 6 },
      'Va por delante de Berta: empatan a 9 puntos y ha jugado menos partidos (5 frente a 6).',
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
