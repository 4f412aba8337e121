import { expect, test } from 'vitest';
import { cortos } from './comun.tsx';

test.each([
  ['Lucas Gil Paz', 'Nuria Mora Rey', ['Lucas', 'Nuria']],
  ['Lucas Gil Paz', 'Lucas Mora Rey', ['Lucas Gil', 'Lucas Mora']],
  ['del Olmo / Frutos', 'Toribio / Zamora', ['del Olmo / Frutos', 'Toribio / Zamora']],
])('%s and %s are %j in a narrow column', (uno, otro, dichos) =>
  expect(cortos({ nombre: uno }, { nombre: otro })).toEqual(dichos),
);
