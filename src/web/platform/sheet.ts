/** Rows of a workbook or of a text, each cell as the text it would be typed as. */
export type Sheet = { name: string; rows: string[][] };

/** Why a file is not read. */
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

/**
 * The parts of a workbook that are read, packed again without compression. What they unpack to is bounded by what the
 * file says of them, and nothing is written past that.
 */
async function withinBounds(bytes: Uint8Array): Promise<ArrayBuffer> {
  const { unzipSync, zipSync } = await import('fflate');
  let total = 0;
  const parts = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      if (!READ.test(name)) return false;
      total += originalSize;
      if (total > MAX_UNPACKED) throw new SheetError('unpacked');
      return true;
    },
  });
  return zipSync(parts, { level: 0 }).buffer as ArrayBuffer;
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

function cellText(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) return dateText(toMinute(cell));
  if (typeof cell === 'boolean') return cell ? 'Sí' : 'No';
  return String(cell).trim();
}

/** Formulas are not worked out: a workbook keeps what each one gave the last time. */
async function readWorkbook(bytes: Uint8Array): Promise<Sheet[]> {
  const packed = await withinBounds(bytes);
  const { default: readXlsx } = await import('read-excel-file/universal');
  const sheets = await readXlsx(packed);
  return sheets.map(({ sheet, data }) => ({ name: sheet, rows: data.map((row) => row.map(cellText)) }));
}

function decode(bytes: Uint8Array): string {
  const wide = bytes[0] === 0xff && bytes[1] === 0xfe;
  if (wide) return new TextDecoder('utf-16le').decode(bytes);
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
  return ['\t', ';', ','].reduce((best, one) => (count(one) > count(best) ? one : best));
}

const hasText = ({ rows }: Sheet): boolean => rows.some((row) => row.some((cell) => cell !== ''));

/** Those that have something. */
function filled(sheets: readonly Sheet[]): Sheet[] {
  const some = sheets.filter(hasText);
  if (some.length === 0) throw new SheetError('empty');
  return some;
}

/** What is copied from a spreadsheet, or a file with commas, semicolons or tabs. */
export async function readText(text: string): Promise<Sheet[]> {
  const { default: Papa } = await import('papaparse');
  const { data } = Papa.parse<string[]>(text, { delimiter: separatorOf(text) });
  return filled([{ name: '', rows: data.map((row) => row.map((cell) => cell.trim())) }]);
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
