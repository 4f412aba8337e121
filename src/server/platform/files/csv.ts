import Papa from 'papaparse';

/** Spreadsheets know by it that the file is UTF-8. */
const BOM = '\ufeff';

/** What a spreadsheet would run as a formula, full-width signs too, behind any quotes that already keep it from doing so. */
const FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/;

/** A cell that no spreadsheet runs; whoever reads it back takes the quote off. */
export const quoted = (cell: string): string => (FORMULA.test(cell) ? `'${cell}` : cell);

/** A table as the Spanish Excel opens it: semicolons, BOM, CRLF. `safe` makes of each cell one that does not run. */
export function writeCsv(rows: readonly (readonly string[])[], safe = quoted): Uint8Array {
  const text = Papa.unparse(
    rows.map((row) => row.map(safe)),
    { delimiter: ';', newline: '\r\n' },
  );
  return new TextEncoder().encode(`${BOM}${text}\r\n`);
}
