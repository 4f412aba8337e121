import fc from 'fast-check';
import { expect, test } from 'vitest';
import { desde, enColumnas, esGratis, mayorDe, menorDe, menorDelGrupo, tienePrecio } from './precio.ts';

const leidas = (columnas: readonly string[]) => columnas.join(' | ').replaceAll('\u00a0', ' ');

test.each([
  [25, 29, '25 € | 29 €'],
  [0, 29, 'Gratis | 29 €'],
  [25, 0, '25 € | —'],
  [0, 0, '— | —'],
])('members %d and others %d: %s', (socios, noSocios, dicho) => {
  expect(leidas(enColumnas({ socios, noSocios }))).toBe(dicho);
});

const CARO = { socios: 46, noSocios: 52 };

test.each([
  ['the least that has a price', [{ socios: 25, noSocios: 29 }, CARO], '25 € | 29 €', '25 € | 29 €'],
  [
    'what is free for members is of its group',
    [{ socios: 0, noSocios: 29 }, CARO],
    '46 € | 29 €',
    'Gratis | 29 €',
  ],
  ['what has no price does not count', [{ socios: 0, noSocios: 0 }, CARO], '46 € | 52 €', '46 € | 52 €'],
  ['all free for members', [{ socios: 0, noSocios: 29 }], 'Gratis | 29 €', 'Gratis | 29 €'],
  ['only for members', [{ socios: 25, noSocios: 0 }], '25 € | —', '25 € | —'],
  ['nothing', [], '— | —', '— | —'],
])('of several: %s', (_, precios, entreGrupos, delGrupo) => {
  expect(leidas(enColumnas(menorDe(precios)))).toBe(entreGrupos);
  expect(leidas(enColumnas(menorDelGrupo(precios)))).toBe(delGrupo);
});

test.each([
  [[25, 42], 'desde 25 €'],
  [[0, 42], '42 €'],
  [[25, 25], '25 €'],
  [[0, 0], ''],
  [[], ''],
])('from how much: %j', (importes, dicho) => {
  expect(leidas([desde(importes)])).toBe(dicho);
});

const precio = fc.record({ socios: fc.nat(500), noSocios: fc.nat(500) });

test('the least and the most of some have a price where one of them has, and nothing costs 0', () => {
  fc.assert(
    fc.property(fc.array(precio), (precios) => {
      const [menos, mas] = [menorDe(precios), mayorDe(precios)];
      expect(tienePrecio(menos)).toBe(precios.some(tienePrecio));
      expect(menos.socios).toBeLessThanOrEqual(mas.socios);
      expect(esGratis(menos)).toBe(esGratis(mas));
      expect([menos, mas, ...precios].flatMap(enColumnas).join(' ')).not.toMatch(/(?<!\d)0\s€/);
    }),
  );
});
