import { expect, test } from 'vitest';
import { etiquetaDe, etiquetaEntera } from './etiqueta.ts';

test.each([
  ['social', 4, '4ª', 'Social 4ª'],
  ['social', 10, '10ª', 'Social 10ª'],
  ['infantil', 2, 'Inf. 2ª', 'Infantil 2ª'],
  ['infantil', 0, 'Inf. Pr.', 'Infantil Promo'],
  ['amistosos', 0, 'Amist.', 'Amistoso'],
  ['playoff', 0, 'Play-off', 'Play-off'],
] as const)(
  '%s %i is «%s» where there is little room, and «%s» where nothing explains it',
  (tipo, division, corta, entera) => {
    expect(etiquetaDe({ tipo, division })).toBe(corta);
    expect(etiquetaEntera({ tipo, division })).toBe(entera);
  },
);
