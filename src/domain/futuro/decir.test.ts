import { expect, test } from 'vitest';
import { decir, type Necesidad } from './necesidad.ts';

const NOMBRES = ['', 'Gonzalo A.', 'Hugo T.', 'Berta'];
const fraseDe = (necesidad: Necesidad) => decir([necesidad], (id) => NOMBRES[id] ?? '', false)[0];
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

test('what has to be added to the own wins is told by name, or why it is not', () => {
  const otros = { meta: 'primero', hasta: 1, estado: 'otros', propios: gana1(3) } as const;
  expect(fraseDe({ ...otros, ayuda: 'sinProbar' })).toMatchObject({
    frase: expect.stringMatching(/^Depende también de otros resultados/),
    lista: [],
  });
  expect(fraseDe({ ...otros, ayuda: 'sinJugar' })).toMatchObject({
    frase: expect.stringMatching(/^Jugándose todos los partidos que faltan, ya no le alcanza\.$/),
    lista: [],
  });
  expect(fraseDe({ ...otros, ayuda: 'marcadores', ajenos: [{ gana: 2, pierde: 3 }] })).toMatchObject({
    frase: expect.stringContaining('Una manera es esta, y aun así los sets'),
    lista: ['Hugo T. gana a Berta'],
  });
});

test('who has to win all that is left is not told that it is enough', () => {
  const todos = { ...propio, cuantos: 2, de: 2, conjuntos: [[...gana1(2), ...gana1(3)]], acotado: false };
  expect(fraseDe(todos)?.frase).toBe(
    'Depende de sus propios resultados: necesita ganar a Hugo T. y a Berta.',
  );
  expect(fraseDe({ ...todos, de: 3 })?.frase).toContain('le basta con ganar');
});

test('what is known holds while nobody leaves, which is said; what is not known says nothing of it', () => {
  const dicho = (necesidad: Necesidad) => decir([necesidad], String, true)[0]?.frase;
  const con = (estado: 'hecho' | 'imposible' | 'sinProbar') => dicho({ meta: 'primero', hasta: 1, estado });
  for (const estado of ['hecho', 'imposible'] as const)
    expect(con(estado)).toMatch(/lo que falta\. Vale mientras nadie deje la liga\.$/);
  expect(dicho({ ...propio, conjuntos: [gana1(3)], acotado: false })).toMatch(/Vale mientras nadie/);
  expect(con('sinProbar')).not.toContain('nadie');
});
