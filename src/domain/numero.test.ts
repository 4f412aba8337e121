import fc from 'fast-check';
import { expect, it } from 'vitest';
import { enEuros, sumarEuros } from './euros.ts';
import { escribirNumero, esImporte, leerNumero } from './numero.ts';

it.each([
  ['42,50', 2, 42.5],
  ['42.50', 2, 42.5],
  ['6,5', 2, 6.5],
  ['62.50 €', 2, 62.5],
  ['1.045,50', 2, 1045.5],
  [' 42 ', 2, 42],
  ['-3,7082', 14, -3.7082],
  ['−3.7082', 14, -3.7082],
  ['40.59012345678', 14, 40.59012345678],
  ['0,07', 2, 0.07],
  ['-0', 0, 0],
  ['42,50', 0, null],
  ['42,505', 2, null],
  ['1.045', 2, null],
  ['1.045', 0, null],
  ['1,045.50', 2, null],
  ['42 50', 2, null],
  ['42,', 2, null],
  [',5', 2, null],
  ['4e3', 2, null],
  ['1234567890123456', 0, null],
  ['mucho', 2, null],
  ['', 2, null],
] as const)('%j with %i decimals is %j', (escrito, decimales, numero) =>
  expect(leerNumero(escrito, decimales)).toBe(numero),
);

/** A decimal as whole digits and how many of them come after the comma, without zeros that say nothing. */
function digitos(texto: string): string {
  const [, signo = '', entero = '', resto = ''] = /^([-−]?)(\d+)[.,]?(\d*)$/.exec(texto) ?? [];
  const cifras = `${entero.replace(/^0+(?=\d)/, '')},${resto.replace(/0+$/, '')}`;
  return cifras === '0,' ? cifras : `${signo && '-'}${cifras}`;
}

const tecleado = fc.oneof(
  { weight: 3, arbitrary: fc.string({ unit: fc.constantFrom(...'0123456789.,-€ '), maxLength: 18 }) },
  fc
    .tuple(
      fc.bigInt(-(10n ** 12n), 10n ** 12n),
      fc.constantFrom('.', ','),
      fc.string({ unit: fc.constantFrom(...'0123456789'), maxLength: 6 }),
    )
    .map(([entero, signo, resto]) => `${entero}${resto && signo}${resto}`),
  fc.string(),
);

it('whatever is typed: what is kept is the number typed, digit by digit, or it is refused', () =>
  fc.assert(
    fc.property(tecleado, fc.integer({ min: 0, max: 14 }), (escrito, decimales) => {
      const leido = leerNumero(escrito, decimales);
      if (leido === null) return;
      const miles = /^\s*-?\d{1,3}(\.\d{3})+,/.test(escrito);
      const limpio = (miles ? escrito.replaceAll('.', '') : escrito).replace('€', '').trim();
      expect(digitos(escribirNumero(leido))).toBe(digitos(limpio));
      // And typed again as it is written back, it is the same.
      expect(leerNumero(escribirNumero(leido), 15)).toBe(leido);
    }),
    { numRuns: 3000 },
  ));

const centimos = fc.integer({ min: 0, max: 500_000 });

it('any amount is written, read back and added to the cent', () =>
  fc.assert(
    fc.property(fc.array(centimos, { maxLength: 8 }), (varios) => {
      const importes = varios.map((uno) => uno / 100);
      for (const importe of importes) {
        expect(esImporte(importe, 5000)).toBe(true);
        expect(leerNumero(enEuros(importe), 2)).toBe(importe);
      }
      expect(sumarEuros(importes)).toBe(varios.reduce((suma, uno) => suma + uno, 0) / 100);
    }),
  ));

it.each([42.505, -1, 5001, Number.NaN, '42', null])('%j is no amount', (uno) =>
  expect(esImporte(uno, 5000)).toBe(false),
);

it.each([
  [45, '45 €'],
  [42.5, '42,50 €'],
  [0.1 + 0.2, '0,30 €'],
])('%d is told %s', (importe, dicho) => expect(enEuros(importe).replace(/\s/g, ' ')).toBe(dicho));
