import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decode, isText, quoted, readCsv, unquoted, writeCsv } from './csv.ts';

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

  it.each([
    ['with its mark', '\ufeff'],
    ['without it', ''],
  ])('are read in what Excel calls Unicode text, %s', (_name, mark) => {
    const little = Buffer.from(`${mark}Nombre\tNota\r\nPeñón\t1`, 'utf16le');
    const big = Buffer.from(little).swap16();
    for (const bytes of [little, big])
      expect(readCsv(bytes).map((row) => row.cells)).toEqual([
        ['Nombre', 'Nota'],
        ['Peñón', '1'],
      ]);
  });

  it('are told from pictures and from the file of a spreadsheet', () => {
    const png = Uint8Array.of(
      0x89,
      0x50,
      0x4e,
      0x47,
      13,
      10,
      26,
      10,
      0,
      0,
      0,
      13,
      73,
      72,
      68,
      82,
      0,
      0,
      0,
      1,
    );
    const xlsx = Uint8Array.of(0x50, 0x4b, 3, 4, 20, 0, 6, 0, 8, 0, 0, 0, 0x21, 0);
    expect([png, xlsx].map(isText)).toEqual([false, false]);
    expect(isText(new TextEncoder().encode('Nombre;Año'))).toBe(true);
    expect(isText(Buffer.from('Nombre;Año', 'utf16le'))).toBe(true);
  });

  it('tell the line of each row, quoted line breaks and blanks included', () => {
    expect(readCsv(new TextEncoder().encode('a;b\n\n1;2')).map(({ line }) => line)).toEqual([1, 3]);
  });

  it.each(['＝1+1', '＠SUM(A1)', '\n=1', '=1+1', '+34 600', '-3', '@x', '\t=1', "'=1"])(
    'never run %j',
    (cell) => {
      expect(quoted(cell).startsWith("'")).toBe(true);
      expect(unquoted(quoted(cell))).toBe(cell);
    },
  );

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
