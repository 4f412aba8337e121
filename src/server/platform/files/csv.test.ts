import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { celdasDe } from '#tests/support/hojas.ts';
import { quoted, writeCsv } from './csv.ts';

describe('tables of text', () => {
  it.each(['＝1+1', '＠SUM(A1)', '\n=1', '=1+1', '+34 600', '-3', '@x', '\t=1', "'=1"])(
    'never run %j',
    async (cell) => {
      expect(quoted(cell).startsWith("'")).toBe(true);
      expect(
        (
          await celdasDe(
            writeCsv([
              ['a', 'b', 'c'],
              [cell, 'x', 'y'],
            ]),
          )
        )[1]?.[0],
      ).toBe(cell.trim());
    },
  );

  it('come back as they were written', async () => {
    const cell = fc
      .oneof(fc.string(), fc.constantFrom('=A1', "'=A1", "''x", 'a;b', 'a"b', 'a\nb', 'Ñ', "'"))
      .map((text) => text.trim());
    const row = fc.tuple(fc.constant('x'), cell, cell);
    await fc.assert(
      fc.asyncProperty(fc.array(row, { minLength: 1 }), async (rows) => {
        expect(await celdasDe(writeCsv(rows))).toEqual(rows);
      }),
    );
  });
});
