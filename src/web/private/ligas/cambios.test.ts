import { expect, it } from 'vitest';
import type { Liga } from '#contract/ligas.ts';
import { cambiosDe } from './cambios.ts';
import { ligaNueva } from './valores.ts';

const VALORES = ligaNueva();
const LIGA = { ...VALORES, id: 4 } as Liga;
const antes = { inicio: 17 * 60, fin: 22 * 60 };

it.each([
  ['the same hours', {}, []],
  ['longer ones', { horaBaseInicio: 16, horaBaseFinal: 23 }, []],
  ['upside down', { horaBaseInicio: 23 }, []],
  [
    'a later start',
    { horaBaseInicio: 18 },
    [{ tipo: 'horario', idLiga: 4, antes, despues: { ...antes, inicio: 18 * 60 } }],
  ],
  [
    'an earlier end',
    { horaBaseFinal: 21, minutoBaseFinal: 30 },
    [{ tipo: 'horario', idLiga: 4, antes, despues: { ...antes, fin: 21 * 60 + 30 } }],
  ],
])('%s of a league', (_, cambios, esperados) =>
  expect(cambiosDe(LIGA, { ...VALORES, ...cambios })).toEqual(esperados),
);

it('a new league has no matches to touch', () =>
  expect(cambiosDe(null, { ...VALORES, horaBaseInicio: 18 })).toEqual([]));
