import fc from 'fast-check';
import { expect, it } from 'vitest';
import { conSusOtros, genteDe, hayAlguienEnComun, NADIE_REPITE, senasDe } from './gente.ts';

const GENTE = genteDe([
  { id: 1, personas: [10] },
  { id: 2, personas: [11] },
  { id: 3, personas: [10] },
  { id: 4, personas: [10, 12] },
  { id: 5, personas: [12] },
]);

it('whoever plays once alone is not in it', () => {
  expect([...GENTE.keys()]).toEqual([1, 3, 4, 5]);
  expect(genteDe([{ id: 1, personas: [10] }])).toEqual(NADIE_REPITE);
});

it.each([
  [1, 1, true],
  [2, 2, true],
  [1, 3, true],
  [1, 4, true],
  [4, 5, true],
  [1, 5, false],
  [1, 2, false],
])('%i and %i have somebody in common: %s', (uno, otro, esperado) => {
  expect(hayAlguienEnComun(GENTE, uno, otro)).toBe(esperado);
  expect(hayAlguienEnComun(GENTE, otro, uno)).toBe(esperado);
});

it('brings the others as whom their people play, each once', () => {
  expect(conSusOtros(GENTE, [1, 3])).toEqual([1, 3, 4]);
  expect(conSusOtros(GENTE, [2])).toEqual([2]);
});

it('two players have somebody in common when something tells people of both', () => {
  const jugadores = fc.uniqueArray(
    fc.record({
      id: fc.integer({ min: 1, max: 9 }),
      personas: fc.uniqueArray(fc.integer({ min: 1, max: 6 }), { minLength: 1, maxLength: 2 }),
    }),
    { selector: ({ id }) => id, minLength: 2 },
  );
  fc.assert(
    fc.property(jugadores, (todos) => {
      const gente = genteDe(todos);
      for (const uno of todos)
        for (const otro of todos) {
          const comparten = uno.personas.some((persona) => otro.personas.includes(persona));
          expect(hayAlguienEnComun(gente, uno.id, otro.id)).toBe(comparten);
          const senas = senasDe(gente, otro.id);
          expect(senasDe(gente, uno.id).some((sena) => senas.includes(sena))).toBe(comparten);
        }
    }),
  );
});
