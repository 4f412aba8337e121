import { expect, test } from 'vitest';
import { mismaImagen } from './imagen.ts';

test.each<[string, Parameters<typeof mismaImagen>, boolean]>([
  [
    'the same columns in another order',
    [
      { id: 1, fecha: 'x' },
      { fecha: 'x', id: 1 },
    ],
    true,
  ],
  [
    'saved again without changes',
    [
      { id: 1, version: 1 },
      { id: 1, version: 2 },
    ],
    true,
  ],
  [
    'changed',
    [
      { id: 1, fecha: 'x' },
      { id: 1, fecha: 'y' },
    ],
    false,
  ],
  [
    'from before a column was added',
    [
      { id: 1, fecha: 'x' },
      { id: 1, fecha: 'x', cancelado: 0 },
    ],
    true,
  ],
  [
    'from before, and changed since',
    [
      { id: 1, fecha: 'x' },
      { id: 1, fecha: 'y', cancelado: 0 },
    ],
    false,
  ],
  ['from before, and filled since', [{ id: 1 }, { id: 1, cancelado: 1 }], false],
  ['gone', [{ id: 1 }, null], false],
  ['never there', [null, null], true],
])('a row %s', (_, [a, b], misma) => expect(mismaImagen(a, b)).toBe(misma));
