import { expect, test } from 'vitest';
import { decir } from './decir.ts';
import type { Necesidad } from './necesidad.ts';

const NOMBRES = ['', 'Gonzalo A.', 'Hugo T.', 'Berta'];
const fraseDe = (necesidad: Necesidad) => decir([necesidad], (id) => NOMBRES[id] ?? '')[0];
const gana1 = (pierde: number) => [{ gana: 1, pierde }];
const propio = { meta: 'salvado', hasta: 3, estado: 'propio', cuantos: 1, de: 4, todos: false } as const;

test('a sentence that ends in an initial has one full stop', () => {
  const inicio = 'Depende de sus propios resultados: le basta con ganar a';
  expect(fraseDe({ ...propio, conjuntos: [gana1(2)], acotado: false })?.frase).toBe(`${inicio} Hugo T.`);
  expect(fraseDe({ ...propio, conjuntos: [gana1(3)], acotado: false })?.frase).toBe(`${inicio} Berta.`);
});

test('what was not looked into to the end says so', () => {
  expect(fraseDe({ ...propio, conjuntos: [gana1(3)], acotado: true })?.frase).toMatch(
    /Berta\. Puede que le baste con menos\.$/,
  );
});

test('results of others that are not proven to be enough give no list', () => {
  const otros = { meta: 'primero', hasta: 1, estado: 'otros', propios: gana1(3), marcadores: true } as const;
  expect(fraseDe({ ...otros, ajenos: null })).toMatchObject({
    frase: expect.stringMatching(/^Depende también de otros resultados/),
    lista: [],
  });
  expect(fraseDe({ ...otros, ajenos: [{ gana: 2, pierde: 3 }] })).toMatchObject({
    frase: expect.stringContaining('Una manera es esta'),
    lista: ['Hugo T. gana a Berta'],
  });
});
