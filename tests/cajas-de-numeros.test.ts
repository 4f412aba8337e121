import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

// Those of the library drop the digits they do not take: "42,50" was kept as 4250.
it('no number box of the site is another one than CampoNumero', () => {
  const pantallas = globSync('src/web/**/*.{ts,tsx}');
  expect(pantallas.length).toBeGreaterThan(100);
  expect(
    pantallas.filter((fichero) => /\bNumberInput\b|type="number"/.test(readFileSync(fichero, 'utf8'))),
  ).toEqual([]);
});
