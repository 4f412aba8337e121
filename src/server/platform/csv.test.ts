import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decode, quoted, readCsv, unquoted, writeCsv } from './csv.ts';

const cells = (text: string) => readCsv(new TextEncoder().encode(text)).map((row) => row.cells);

describe('tables of text', () => {
  it.each([
    ['semicolons', 'a;b\r\n1,5;2'],
    ['commas', 'a,b\n"1,5",2\n'],
    ['tabs', 'a\tb\n1,5\t2'],
    ['a BOM and what Excel adds', '\ufeffsep=;\r\na;b\r\n1,5;2\r\n;\r\n'],
  ])('are read with %s', (_name, text) => {
    expect(cells(text)).toEqual([
      ['a', 'b'],
      ['1,5', '2'],
    ]);
  });

  it('are read in UTF-8 and in what older Windows programs write', () => {
    expect(decode(new TextEncoder().encode('Peñón'))).toBe('Peñón');
    expect(decode(Uint8Array.of(0x50, 0x65, 0xf1, 0xf3, 0x6e))).toBe('Peñón');
  });

  it('tell the line of each row, quoted line breaks and blanks included', () => {
    expect(readCsv(new TextEncoder().encode('a;b\n\n1;2')).map(({ line }) => line)).toEqual([1, 3]);
  });

  it.each(['=1+1', '+34 600', '-3', '@x', '\t=1', "'=1"])('never run %j', (cell) => {
    expect(quoted(cell).startsWith("'")).toBe(true);
    expect(unquoted(quoted(cell))).toBe(cell);
  });

  it('come back as they were written', () => {
    const cell = fc
      .oneof(fc.string(), fc.constantFrom('=A1', "'=A1", "''x", 'a;b', 'a"b', 'a\nb', 'Ñ', "'"))
      .map((text) => text.trim());
    const row = fc.tuple(fc.constant('x'), cell, cell);
    fc.assert(
      fc.property(fc.array(row, { minLength: 1 }), (rows) => {
        expect(readCsv(writeCsv(rows)).map((one) => one.cells)).toEqual(rows);
      }),
    );
  });
});
