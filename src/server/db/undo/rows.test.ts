import { describe, expect, it, test } from 'vitest';
import { type Change, effectsOf, netChanges, type Row, sameRow } from './rows.ts';

test.each<[string, Parameters<typeof sameRow>, boolean]>([
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
])('a row %s', (_, [a, b], misma) => expect(sameRow(a, b)).toBe(misma));

describe('what an operation did to a row', () => {
  const pista = (nombre: string, version = 1) => ({ id: 1, nombre, estado: 'activa', version });
  const tras = (antes: Row | null, despues: Row | null, tabla = 'pista'): Change => ({
    tabla,
    antes,
    despues,
  });
  const deLaPista = (...sucesos: Change[]) => [...netChanges(sucesos).values()];

  it('is what the row was before the first write and after the last one', () => {
    const [neto] = deLaPista(tras(pista('A'), pista('B', 2)), tras(pista('B', 2), pista('C', 3)));
    expect(neto).toMatchObject({ tabla: 'pista', clave: '[1]', antes: pista('A'), despues: pista('C', 3) });
    const [nueva] = deLaPista(tras(null, pista('A')), tras(pista('A'), pista('B', 2)));
    expect(nueva).toMatchObject({ antes: null, despues: pista('B', 2) });
  });

  it('is nothing of a row that ended as it began, however often it was saved', () => {
    expect(deLaPista(tras(pista('A'), pista('B', 2)), tras(pista('B', 2), pista('A', 3)))).toEqual([]);
    expect(deLaPista(tras(null, pista('A')), tras(pista('A'), null))).toEqual([]);
  });

  it('is nothing of a row that differs in columns that were added empty', () => {
    const antes = { id: 1, nombre: 'A', telefono: null };
    const despues = { ...antes, nombreDeportivo: null };
    expect(deLaPista(tras(antes, despues))).toEqual([]);
    expect(deLaPista(tras(antes, { ...despues, nombreDeportivo: 'B' }))).toHaveLength(1);
  });

  it('counts the rows that come back, go and change', () => {
    const liga = (id: number) => ({ id });
    const netos = netChanges([
      tras(liga(1), null, 'liga'),
      tras(liga(2), null, 'liga'),
      tras(null, liga(3), 'liga'),
      tras(pista('A'), pista('B', 2)),
    ]);
    expect(effectsOf(netos.values())).toEqual([
      { tabla: 'liga', vuelven: 2, seVan: 1, cambian: 0 },
      { tabla: 'pista', vuelven: 0, seVan: 0, cambian: 1 },
    ]);
  });
});
