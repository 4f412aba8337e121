import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import rutas from '#web/routes.ts';

const raiz = new URL('../', import.meta.url);

it('the page of samples is of `npm run dev` alone: it has no address in the site, nor code in what is built', () => {
  expect(JSON.stringify(rutas)).not.toContain('muestras');
  expect(existsSync(new URL('build/server/index.js', raiz))).toBe(true);
  const hechos = globSync('build/{server,client/assets}/**/*.js', { cwd: raiz });
  expect(hechos.length).toBeGreaterThan(50);
  const conMuestras = hechos.filter((path) =>
    readFileSync(new URL(path, raiz), 'utf8').includes('data-pieza'),
  );
  expect(conMuestras).toEqual([]);
});
