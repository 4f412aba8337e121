import { expect, test } from 'vitest';
import { conIndice } from './indice.ts';

test('each heading of a long text has an address, and the index names them in their order', () => {
  expect(conIndice('<h2>Quién</h2><p>a</p><h2>Qué</h2><h3>no</h3>')).toEqual({
    html: '<h2 id="apartado-1">Quién</h2><p>a</p><h2 id="apartado-2">Qué</h2><h3>no</h3>',
    indice:
      '<details><summary>En esta página</summary><ol><li><a href="#apartado-1">Quién</a></li><li><a href="#apartado-2">Qué</a></li></ol></details>',
  });
  expect(conIndice('<h2>Quién</h2><h2>Qué</h2>', true).indice).toMatch(/^<details open>/);
  expect(conIndice('<h2>Sola</h2><p>a</p>').indice).toBeNull();
});
