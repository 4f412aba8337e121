import Papa from 'papaparse';

/** Spreadsheets know by it that the file is UTF-8. */
const BOM = '\ufeff';

/** What a spreadsheet would run as a formula, full-width signs too, behind any quotes that already keep it from doing so. */
const FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/;
const QUOTED = /^'+[=+\-@\t\r\n＝＋－＠]/;

/** A cell that no spreadsheet runs; `unquoted` is the way back. */
export const quoted = (cell: string): string => (FORMULA.test(cell) ? `'${cell}` : cell);
export const unquoted = (cell: string): string => (QUOTED.test(cell) ? cell.slice(1) : cell);

/** A table as the Spanish Excel opens it: semicolons, BOM, CRLF. `safe` makes of each cell one that does not run. */
export function writeCsv(rows: readonly (readonly string[])[], safe = quoted): Uint8Array {
  const text = Papa.unparse(
    rows.map((row) => row.map(safe)),
    { delimiter: ';', newline: '\r\n' },
  );
  return new TextEncoder().encode(`${BOM}${text}\r\n`);
}

const BOMS = { 'utf-16le': [0xff, 0xfe], 'utf-16be': [0xfe, 0xff] } as const;
const WIDE = ['utf-16le', 'utf-16be'] as const;

/** In text of two bytes a character, nearly every other byte is zero, and none of those in between. */
function looksWide(bytes: Uint8Array, zeroAt: 0 | 1): boolean {
  let zeros = 0;
  for (const [i, byte] of bytes.entries()) {
    if (byte !== 0) continue;
    if (i % 2 !== zeroAt) return false;
    zeros += 1;
  }
  return zeros > bytes.length / 4;
}

/** What Excel calls "Unicode text", with its mark or without it. */
const wideEncodingOf = (bytes: Uint8Array) =>
  WIDE.find((name) => BOMS[name].every((byte, i) => bytes[i] === byte)) ??
  WIDE.find((name) => looksWide(bytes, name === 'utf-16le' ? 1 : 0));

/** UTF-8 or UTF-16, or else what older Windows programs write. */
export function decode(bytes: Uint8Array): string {
  const wide = wideEncodingOf(bytes);
  if (wide) return new TextDecoder(wide).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Whether it is a text at all: pictures and documents have bytes that no text has. */
export const isText = (bytes: Uint8Array): boolean => !decode(bytes).includes('\u0000');

export type CsvRow = {
  /** Of the file, as a spreadsheet numbers its rows; the header is 1. */
  line: number;
  cells: string[];
};

const isBlank = (cells: readonly string[]): boolean => cells.every((cell) => cell.trim() === '');
/** A first line that only tells the separator, as some programs write it. */
const SEP_LINE = /^sep=(.)\r?\n/i;
const QUOTED_CELL = /"(?:[^"]|"")*"/g;

/** The separator there is most of in the header, quoted cells apart: rows may hold the others in their texts. */
function separatorOf(text: string): string {
  const [header = ''] = text.replaceAll(QUOTED_CELL, '').split('\n', 1);
  const count = (separator: string): number => header.split(separator).length;
  return [';', '\t', ','].reduce((best, one) => (count(one) > count(best) ? one : best));
}

/** Rows of a file with commas, semicolons or tabs, in the order they come; blank ones are left out. */
export function readCsv(bytes: Uint8Array): CsvRow[] {
  const whole = decode(bytes).replace(/^\ufeff/, '');
  const text = whole.replace(SEP_LINE, '');
  const delimiter = SEP_LINE.exec(whole)?.[1] ?? separatorOf(text);
  const { data } = Papa.parse<string[]>(text, { delimiter });
  return data
    .map((cells, index) => ({ line: index + 1, cells: cells.map((cell) => unquoted(cell).trim()) }))
    .filter(({ cells }) => !isBlank(cells));
}
