import { expect, test } from 'vitest';
import { DE_SIEMPRE } from './deportes.ts';
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
    expect(etiquetaDe({ ...DE_SIEMPRE, tipo, division })).toBe(corta);
    expect(etiquetaEntera({ ...DE_SIEMPRE, tipo, division })).toBe(entera);
  },
);

test.each([
  ['padel', 'individual', 'social', 'Pádel 4ª', 'Pádel 4ª'],
  ['padel', 'parejas', 'social', 'Pádel 4ª par.', 'Pádel 4ª parejas'],
  ['tenis', 'parejas', 'social', '4ª par.', 'Social 4ª parejas'],
  ['pickleball', 'individual', 'infantil', 'Pickle. Inf. 4ª', 'Pickleball Infantil 4ª'],
] as const)('the 4th of %s, %s, %s is «%s», and «%s»', (deporte, modo, tipo, corta, entera) => {
  const liga = { deporte, modo, tipo, division: 4 };
  expect([etiquetaDe(liga), etiquetaEntera(liga)]).toEqual([corta, entera]);
});
