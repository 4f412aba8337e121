/** Rows of a workbook or of a text, each cell as the text it would be typed as. */
export type Sheet = {
  name: string;
  rows: string[][];
  /** Columns in which some cell is worked out from others: what is read of it is what it gave the last time. */
  computed: readonly number[];
};

export type Unreadable = 'size' | 'unpacked' | 'old' | 'empty' | 'format';

export class SheetError extends Error {
  readonly reason: Unreadable;

  constructor(reason: Unreadable) {
    super(reason);
    this.reason = reason;
  }
}

/** Bytes of the largest file, and of what a workbook may become once unpacked. */
export const MAX_FILE = 5_000_000;
const MAX_UNPACKED = 60_000_000;

const ZIP = [0x50, 0x4b, 0x03, 0x04];
/** Of the workbooks of before 2007. */
const OLD = [0xd0, 0xcf, 0x11, 0xe0];

const startsWith = (bytes: Uint8Array, mark: readonly number[]): boolean =>
  mark.every((byte, i) => bytes[i] === byte);

const READ = /\.(?:xml|rels)$/;

/** The parts of a workbook that are read; what they unpack to is bounded by what they say of it. */
async function withinBounds(bytes: Uint8Array): Promise<Record<string, Uint8Array>> {
  const { unzipSync } = await import('fflate');
  let total = 0;
  return unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      if (!READ.test(name)) return false;
      total += originalSize;
      if (total > MAX_UNPACKED) throw new SheetError('unpacked');
      return true;
    },
  });
}

type Formula = { row: number; column: number; text: string; hasValue: boolean };

const CELL = /<(?:\w+:)?c\s[^>]*?\br="([A-Z]+)(\d+)"[^>]*(?<!\/)>(.*?)<\/(?:\w+:)?c>/gs;
const FORMULA = /<(?:\w+:)?f\b[^>]*?(?:\/>|>([^<]*)<)/;
const VALUE = /<(?:\w+:)?v>[^<]/;

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };
const unescaped = (text: string): string =>
  text.replace(/&(\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity);

const columnOf = (letters: string): number =>
  [...letters].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0) - 1;

/** The cells of a sheet that are formulas, of its own text: readers of workbooks give only their values. */
function formulasIn(xml: string): Formula[] {
  return [...xml.matchAll(CELL)].flatMap(([, letters = '', row, inside = '']) => {
    const [formula, text = ''] = FORMULA.exec(inside) ?? [];
    if (formula === undefined) return [];
    return [
      {
        row: Number(row) - 1,
        column: columnOf(letters),
        text: unescaped(text),
        hasValue: VALUE.test(inside),
      },
    ];
  });
}

const attribute = (element: string, name: string): string =>
  new RegExp(`\\b${name}="([^"]*)"`).exec(element)?.[1] ?? '';

const elements = (xml: string, name: string): string[] =>
  xml.match(new RegExp(`<(?:\\w+:)?${name}\\s[^>]*>`, 'g')) ?? [];

function sheetTexts(parts: Record<string, Uint8Array>): string[] {
  const text = (path: string): string => new TextDecoder().decode(parts[path] ?? new Uint8Array());
  const links = elements(text('xl/_rels/workbook.xml.rels'), 'Relationship');
  return elements(text('xl/workbook.xml'), 'sheet').map((sheet) => {
    const link = links.find((one) => attribute(one, 'Id') === attribute(sheet, 'r:id')) ?? '';
    return text(`xl/${attribute(link, 'Target').replace(/^\/?xl\//, '')}`);
  });
}

const two = (n: number): string => String(n).padStart(2, '0');

/** Workbooks keep an hour alone as one of the days before the first. */
const FIRST_YEAR = 1901;

function dateText(date: Date): string {
  const time = `${two(date.getUTCHours())}:${two(date.getUTCMinutes())}`;
  if (date.getUTCFullYear() < FIRST_YEAR) return time;
  const day = date.toISOString().slice(0, 10);
  return time === '00:00' ? day : `${day} ${time}`;
}

/** Seconds are rounded: half past six is kept as a fraction of a day. */
const MINUTE = 60_000;
const toMinute = (date: Date): Date => new Date(Math.round(date.getTime() / MINUTE) * MINUTE);

const NOT_RUN = /^'+[=+\-@\t\r\n＝＋－＠]/;

/** Without the quote that keeps a spreadsheet from running what looks like a formula: files go out from here with it. */
const typed = (text: string): string => (NOT_RUN.test(text) ? text.slice(1) : text).trim();

function cellText(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) return dateText(toMinute(cell));
  if (typeof cell === 'boolean') return cell ? 'Sí' : 'No';
  return typed(String(cell));
}

/** Formulas are not worked out: a workbook keeps what each gave the last time. One that kept nothing is its own text. */
async function readWorkbook(bytes: Uint8Array): Promise<Sheet[]> {
  const { zipSync } = await import('fflate');
  const parts = await withinBounds(bytes);
  const { default: readXlsx } = await import('read-excel-file/universal');
  const sheets = await readXlsx(zipSync(parts, { level: 0 }).buffer as ArrayBuffer);
  const texts = sheetTexts(parts);
  return sheets.map(({ sheet, data }, i) => {
    const rows = data.map((row) => row.map(cellText));
    const formulas = formulasIn(texts[i] ?? '');
    for (const { row, column, text } of formulas.filter(({ hasValue }) => !hasValue)) {
      const cells = rows[row];
      if (cells?.[column] === '') cells[column] = `=${text}`;
    }
    return { name: sheet, rows, computed: [...new Set(formulas.map(({ column }) => column))] };
  });
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

/** UTF-8 or what Excel calls "Unicode text", with its mark or without it; else what older Windows programs write. */
function decode(bytes: Uint8Array): string {
  const wide =
    WIDE.find((name) => startsWith(bytes, BOMS[name])) ??
    WIDE.find((name) => looksWide(bytes, name === 'utf-16le' ? 1 : 0));
  if (wide) return new TextDecoder(wide).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

const QUOTED = /"(?:[^"]|"")*"/g;
const LINES = 20;

/** The separator that there is most of in the first lines: titles above the headings have none. */
function separatorOf(text: string): string {
  const start = text.replaceAll(QUOTED, '').split('\n', LINES).join('\n');
  const count = (separator: string): number => start.split(separator).length;
  return [';', '\t', ','].reduce((best, one) => (count(one) > count(best) ? one : best));
}

const hasText = ({ rows }: Sheet): boolean => rows.some((row) => row.some((cell) => cell !== ''));

function filled(sheets: readonly Sheet[]): Sheet[] {
  const some = sheets.filter(hasText);
  if (some.length === 0) throw new SheetError('empty');
  return some;
}

/** A first line that only tells the separator, as some programs write it. */
const SEP_LINE = /^sep=(.)\r?\n/i;

/** What is copied from a spreadsheet, or a file with commas, semicolons or tabs. */
export async function readText(text: string): Promise<Sheet[]> {
  const { default: Papa } = await import('papaparse');
  const delimiter = SEP_LINE.exec(text)?.[1] ?? separatorOf(text);
  const { data } = Papa.parse<string[]>(text.replace(SEP_LINE, ''), { delimiter });
  return filled([{ name: '', rows: data.map((row) => row.map(typed)), computed: [] }]);
}

async function readBytes(bytes: Uint8Array): Promise<Sheet[]> {
  if (startsWith(bytes, OLD)) throw new SheetError('old');
  if (startsWith(bytes, ZIP)) return filled(await readWorkbook(bytes));
  const text = decode(bytes);
  if (text.includes('\u0000')) throw new SheetError('format');
  return readText(text);
}

/** The sheets of a file. It is read here: nothing of it is sent anywhere. */
export async function readFile(file: Blob): Promise<Sheet[]> {
  if (file.size > MAX_FILE) throw new SheetError('size');
  try {
    return await readBytes(new Uint8Array(await file.arrayBuffer()));
  } catch (error) {
    throw error instanceof SheetError ? error : new SheetError('format');
  }
}
