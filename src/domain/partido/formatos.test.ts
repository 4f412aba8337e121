import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FORMATOS_SET, type FormatoSet } from '#domain/liga/reglas.ts';
import { dadoAlRival, esSetHabitual } from './formatos.ts';

type Par = readonly [number, number];

const setsDe = (texto: string): Par[] =>
  texto
    .split(' ')
    .filter(Boolean)
    .map((set): Par => {
      const [uno = 0, dos = 0] = set.split('-').map(Number);
      return [uno, dos];
    });
const enTexto = (sets: readonly Par[]): string => sets.map((set) => set.join('-')).join(' ');

const SOCIAL: FormatoSet[] = ['largo', 'superTieBreak'];
const INFANTIL: FormatoSet[] = ['corto', 'largo', 'tieBreak', 'superTieBreak'];

describe('what was missing is given to the rival', () => {
  test.each([
    // as it stood · who leaves · formats · as it counts
    ['6-4 2-1', 1, SOCIAL, '6-4 2-6 0-10'],
    ['6-4 2-1', 2, SOCIAL, '6-4 6-1'],
    ['3-1', 1, SOCIAL, '3-6 0-6'],
    ['0-0', 2, SOCIAL, '6-0 6-0'],
    ['5-5', 1, SOCIAL, '5-7 0-6'],
    ['6-5', 1, SOCIAL, '6-7 0-6'],
    ['6-6', 2, SOCIAL, '7-6 6-0'],
    // Between two sets, said by leaving the second one out or at 0-0.
    ['6-4', 1, SOCIAL, '6-4 0-6 0-10'],
    ['6-4 0-0', 1, SOCIAL, '6-4 0-6 0-10'],
    ['4-6', 1, SOCIAL, '4-6 0-6'],
    // Nearly won.
    ['6-0 5-0', 1, SOCIAL, '6-0 5-7 0-10'],
    ['6-0 5-0', 2, SOCIAL, '6-0 6-0'],
    // In the super tie-break: a 6-4 is no set there.
    ['6-4 3-6 0-0', 1, SOCIAL, '6-4 3-6 0-10'],
    ['6-4 3-6 9-3', 1, SOCIAL, '6-4 3-6 9-11'],
    ['6-4 3-6 6-4', 1, SOCIAL, '6-4 3-6 6-10'],
    ['6-4 3-6 11-11', 2, SOCIAL, '6-4 3-6 13-11'],
    // A set like the others decides; or a tie-break to seven.
    ['6-4 3-6 2-3', 1, ['largo'], '6-4 3-6 2-6'],
    ['4-2 1-2', 1, ['corto'], '4-2 1-4 0-4'],
    ['4-2 3-3', 2, ['corto', 'tieBreak'], '4-2 4-3'],
    ['4-2 3-3', 1, ['corto', 'tieBreak'], '4-2 3-4 0-7'],
    ['5-3', 1, ['tieBreak'], '5-7 0-7'],
    ['8-6', 1, ['superTieBreak'], '8-10 0-10'],
    // To how many games, as the set before says; to six while none does.
    ['4-2 1-1', 1, INFANTIL, '4-2 1-4 0-10'],
    ['6-2 4-2', 1, INFANTIL, '6-2 4-6 0-10'],
    ['3-2', 1, INFANTIL, '3-6 0-6'],
    // Won already by the rival: nothing is missing.
    ['4-6 2-6', 1, SOCIAL, '4-6 2-6'],
    // By points, as pickleball is: to 11, to 15, and the last one to 15 after two to 11.
    ['11-7 4-2', 1, ['once'], '11-7 4-11 0-11'],
    ['10-10', 2, ['once'], '12-10 11-0'],
    ['9-14', 1, ['quince'], '9-15 0-15'],
    ['11-7 3-11 9-12', 1, ['once', 'quince'], '11-7 3-11 9-15'],
    // Beyond any usual set.
    ['9-8', 1, SOCIAL, '9-11 0-6'],
  ] as const)('%s, left by %i: %s', (texto, de, formatos, dado) => {
    expect(enTexto(dadoAlRival(setsDe(texto), de, formatos))).toBe(dado);
  });
});

const juegos = fc.nat({ max: 13 });
const marcador = fc.array(fc.tuple(juegos, juegos), { minLength: 1, maxLength: 3 });
const formatos = fc.subarray([...FORMATOS_SET], { minLength: 1 });

test('whatever the score, the rival has two sets, nobody loses a game and no set goes to who left it but what was won before', () => {
  fc.assert(
    fc.property(marcador, fc.constantFrom(1, 2), formatos, (sets, de, suyos) => {
      const dado = dadoAlRival(sets, de, suyos);
      const [propio, ajeno] = de === 1 ? ([0, 1] as const) : ([1, 0] as const);
      expect(dado.filter((set) => set[ajeno] > set[propio]).length).toBeGreaterThanOrEqual(2);
      for (const [i, set] of dado.entries()) {
        const antes = sets[i];
        expect(set[propio]).toBe(antes?.[propio] ?? 0);
        expect(set[ajeno]).toBeGreaterThanOrEqual(antes?.[ajeno] ?? 0);
        if (!antes) expect(esSetHabitual(set, suyos)).toBe(true);
      }
      const girar = (unos: readonly Par[]): Par[] => unos.map(([uno, dos]): Par => [dos, uno]);
      expect(dadoAlRival(girar(sets), de === 1 ? 2 : 1, suyos)).toEqual(girar(dado));
    }),
  );
});
