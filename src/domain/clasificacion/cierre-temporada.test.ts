import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { reglasIniciales } from '#domain/liga/reglas.ts';
import {
  type DivisionFinal,
  destinosDe,
  type FilaFinal,
  type MotivoDestino,
  type PromocionJugada,
} from './cierre-temporada.ts';
import { zonaDe } from './tabla.ts';

const REGLAS = reglasIniciales('social');

/**
 * The final table of a division: so many players, numbered from its own hundred (division 2 has 201, 202…), in the zones
 * that the rules give them.
 */
function division(
  numero: number,
  n: number,
  niveles: number,
  fuera: Record<number, Partial<FilaFinal>> = {},
) {
  const extremos = { primera: numero === 1, ultima: numero === niveles };
  const cuentan = n - Object.values(fuera).filter(({ estado }) => estado === 'eliminado').length;
  const filas = Array.from({ length: n }, (_, i): FilaFinal => {
    const zona = i < cuentan ? zonaDe(i + 1, cuentan, REGLAS, extremos) : null;
    return {
      ...{ idJugador: numero * 100 + i + 1, zona, estado: 'activo', empatado: false, sigue: true },
      ...fuera[i + 1],
    };
  });
  return { idLiga: numero, division: numero, filas, reglas: REGLAS } satisfies DivisionFinal;
}

const tres = [1, 2, 3].map((numero) => division(numero, 10, 3));

const de = (id: number, divisiones: DivisionFinal[] = tres, jugadas: PromocionJugada[] = []) =>
  destinosDe(divisiones, jugadas).find(({ idJugador }) => idJugador === id);

const gana = (ganador: number, perdedor: number): PromocionJugada => ({ ganador, perdedor });

describe('next season', () => {
  test.each<[number, number | null, MotivoDestino]>([
    [101, 1, 'sigue'],
    [106, 1, 'sigue'],
    [107, 1, 'promocionSinDecidir'],
    [109, 2, 'desciende'],
    [110, 2, 'desciende'],
    [201, 1, 'asciende'],
    [202, 1, 'asciende'],
    [203, 2, 'promocionSinDecidir'],
    [205, 2, 'sigue'],
    [208, 2, 'promocionSinDecidir'],
    [210, 3, 'desciende'],
    [301, 2, 'asciende'],
    [310, 3, 'sigue'],
  ])('%i goes to %s: %s', (id, a, motivo) => expect(de(id)).toMatchObject({ a, motivo }));

  test('the levels count, not the numbers: children go up from Promoción to the last division there is', () => {
    const primera = division(1, 10, 3);
    const promocion = { ...division(3, 10, 3), division: 0 };
    expect(de(301, [promocion, primera])).toMatchObject({ a: 1, motivo: 'asciende' });
    expect(de(110, [promocion, primera])).toMatchObject({ a: 3, motivo: 'desciende' });
  });

  describe('the first one goes up two divisions and the last one down two, where the rules say so', () => {
    const cinco = [1, 2, 3, 4, 5].map((numero) => ({
      ...division(numero, 6, 5),
      reglas: { ...REGLAS, saltoPrimero: 2, saltoUltimo: 2 },
    }));
    test.each<[number, number]>([
      [301, 1],
      [302, 2],
      [305, 4],
      [306, 5],
      [201, 1],
      [406, 5],
      [101, 1],
      [106, 3],
      [506, 5],
    ])('%i goes to %i', (id, a) => expect(de(id, cinco)?.a).toBe(a));

    test('two who share the place go up one', () => {
      const con = cinco.with(2, {
        ...division(3, 6, 5, { 1: { empatado: true }, 2: { empatado: true } }),
        reglas: { ...REGLAS, saltoPrimero: 2, saltoUltimo: 2 },
      });
      expect([301, 302].map((id) => de(id, con)?.a)).toEqual([2, 2]);
    });

    test('nobody is lost: the ends gain who comes from further', () => {
      const cuantos = Map.groupBy(destinosDe(cinco, []), ({ a }) => a);
      expect([...cuantos.values()].map(({ length }) => length)).toEqual([7, 5, 6, 5, 7]);
    });
  });

  test('a sole division keeps everybody', () =>
    expect(destinosDe([division(1, 5, 1)], []).map(({ a }) => a)).toEqual([1, 1, 1, 1, 1]));

  test('the eliminated stay out and cost nobody a place; who left is not asked', () => {
    const con = [
      division(1, 10, 2, { 10: { estado: 'eliminado' }, 4: { sigue: false } }),
      division(2, 10, 2),
    ];
    expect(de(110, con)).toEqual({ idJugador: 110, de: 1, a: null, motivo: 'eliminado', rival: null });
    expect([108, 109].map((id) => de(id, con)?.motivo)).toEqual(['desciende', 'desciende']);
    expect(de(104, con)).toBeUndefined();
  });
});

describe('the promotion', () => {
  test.each<[string, PromocionJugada[], Record<number, [number, MotivoDestino]>]>([
    ['won by who was below', [gana(203, 108)], { 203: [1, 'ganaPromocion'], 108: [2, 'pierdePromocion'] }],
    ['won by who was above', [gana(108, 203)], { 203: [2, 'pierdePromocion'], 108: [1, 'ganaPromocion'] }],
    [
      'of both places',
      [gana(203, 108), gana(107, 204)],
      { 203: [1, 'ganaPromocion'], 107: [1, 'ganaPromocion'], 204: [2, 'pierdePromocion'] },
    ],
    ['two of three', [gana(203, 108), gana(108, 203), gana(203, 108)], { 203: [1, 'ganaPromocion'] }],
    ['one each', [gana(203, 108), gana(108, 203)], { 203: [2, 'promocionSinDecidir'] }],
    [
      'against two of them',
      [gana(203, 108), gana(107, 203)],
      { 203: [2, 'promocionSinDecidir'], 107: [1, 'promocionSinDecidir'] },
    ],
    ['against somebody who does not play it', [gana(203, 101)], { 203: [2, 'promocionSinDecidir'] }],
    ['between two who want to go up', [gana(203, 204)], { 203: [2, 'promocionSinDecidir'] }],
    ['two divisions apart', [gana(303, 107)], { 303: [3, 'promocionSinDecidir'] }],
    [
      'in the other boundary too',
      [gana(303, 207)],
      { 303: [2, 'ganaPromocion'], 207: [3, 'pierdePromocion'] },
    ],
  ])('%s', (_, jugadas, esperados) => {
    for (const [id, [a, motivo]] of Object.entries(esperados))
      expect(de(Number(id), tres, jugadas)).toMatchObject({ a, motivo });
  });

  test('tells the rival', () => expect(de(203, tres, [gana(203, 108)])?.rival).toBe(108));
});

test('whatever the sizes and results, everybody who plays goes somewhere next to where they were, once', () => {
  const tamanos = fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 6 });
  const jugadas = fc.array(
    fc.record({ ganador: fc.integer({ min: 101, max: 612 }), perdedor: fc.integer({ min: 101, max: 612 }) }),
    { maxLength: 20 },
  );
  fc.assert(
    fc.property(tamanos, jugadas, (ns, promociones) => {
      const divisiones = ns.map((n, i) => division(i + 1, n, ns.length));
      const destinos = destinosDe(divisiones, promociones);
      const todos = divisiones.flatMap(({ filas }) => filas.map(({ idJugador }) => idJugador));
      expect(destinos.map(({ idJugador }) => idJugador)).toEqual(todos);
      for (const { de: antes, a, motivo, rival, idJugador } of destinos) {
        expect(Math.abs((a ?? 0) - antes)).toBeLessThanOrEqual(1);
        if (rival === null) continue;
        const otro = destinos.find((uno) => uno.idJugador === rival);
        expect(otro?.rival).toBe(idJugador);
        expect([motivo, otro?.motivo].sort()).toEqual(['ganaPromocion', 'pierdePromocion']);
      }
      const quedan = divisiones.map(({ idLiga }) => destinos.filter(({ a }) => a === idLiga).length);
      expect(quedan.reduce((a, b) => a + b, 0)).toBe(todos.length);
      // With the same places at both ends, a division that has room for all of them keeps its size.
      if (ns.every((n) => n >= 8)) expect(quedan).toEqual(ns);
    }),
  );
});
