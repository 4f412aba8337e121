import Papa from 'papaparse';

/** Spreadsheets know by it that the file is UTF-8. */
const BOM = '\ufeff';

/** What a spreadsheet would run as a formula, behind any quotes that already keep it from doing so. */
const FORMULA = /^'*[=+\-@\t\r]/;
const QUOTED = /^'+[=+\-@\t\r]/;

/** A cell that no spreadsheet runs; `unquoted` is the way back. */
export const quoted = (cell: string): string => (FORMULA.test(cell) ? `'${cell}` : cell);
export const unquoted = (cell: string): string => (QUOTED.test(cell) ? cell.slice(1) : cell);

/** A table as the Spanish Excel opens it: semicolons, BOM, CRLF. */
export function writeCsv(rows: readonly (readonly string[])[]): Uint8Array {
  const text = Papa.unparse(
    rows.map((row) => row.map(quoted)),
    { delimiter: ';', newline: '\r\n' },
  );
  return new TextEncoder().encode(`${BOM}${text}\r\n`);
}

/** UTF-8, or else what older Windows programs write. */
export function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

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
