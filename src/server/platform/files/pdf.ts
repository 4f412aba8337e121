import { createRequire } from 'node:module';
import { join } from 'node:path';

/** The part of pdfmake's documents used here: its own types bring a browser's along. */
type Margin = number | [number, number] | [number, number, number, number];

type Style = {
  font?: string;
  fontSize?: number;
  bold?: boolean;
  italics?: boolean;
  color?: string;
  fillColor?: string;
  alignment?: 'left' | 'center' | 'right' | 'justify';
  margin?: Margin;
};

/** Common to everything that takes a place on the page. Lengths are points. */
type Block = Style & {
  style?: string;
  width?: number | 'auto' | '*';
  pageBreak?: 'before' | 'after';
  unbreakable?: boolean;
  /** In a table: how many columns the cell takes; those it covers are still there, empty. */
  colSpan?: number;
};

export type CanvasElement =
  | { type: 'line'; x1: number; y1: number; x2: number; y2: number; lineWidth?: number; lineColor?: string }
  | {
      type: 'rect';
      x: number;
      y: number;
      w: number;
      h: number;
      lineWidth?: number;
      lineColor?: string;
      color?: string;
    };

/** How thick and how far the lines of a table are, by row or column. */
export type CustomTableLayout = {
  hLineWidth?: (row: number) => number;
  vLineWidth?: (column: number) => number;
  hLineColor?: (row: number) => string;
  paddingTop?: (row: number) => number;
  paddingBottom?: (row: number) => number;
};

type Table = {
  body: TableCell[][];
  widths?: (number | 'auto' | '*')[];
  headerRows?: number;
  keepWithHeaderRows?: number;
  dontBreakRows?: boolean;
};

type ContentText = Block & { text: string | Content[] };
export type ContentTable = Block & { table: Table; layout?: CustomTableLayout | 'lightHorizontalLines' };

export type Content =
  | string
  | Content[]
  | ContentText
  | ContentTable
  | (Block & { stack: Content | Content[] })
  | (Block & { columns: Content[]; columnGap?: number })
  | (Block & { canvas: CanvasElement[] })
  | (Block & { image: string; fit?: [number, number] });

export type TableCell = ContentText | (Block & { image: string; fit?: [number, number] });

type OnEveryPage = (page: number, pages: number) => Content;

export type PdfDocument = {
  content: Content | Content[];
  pageSize?: 'A4';
  pageOrientation?: 'portrait' | 'landscape';
  pageMargins?: Margin;
  language?: string;
  info?: { title?: string; author?: string; creationDate?: Date };
  defaultStyle?: Style;
  styles?: Record<string, Style>;
  header?: OnEveryPage;
  footer?: OnEveryPage;
  images?: Record<string, string>;
  files?: Record<string, { src: string; name: string }>;
};

type Fonts = Record<string, Record<'normal' | 'bold' | 'italics' | 'bolditalics', string>>;

type PdfMake = {
  setFonts(fonts: Fonts): void;
  setUrlAccessPolicy(allows: (url: string) => boolean): void;
  setLocalAccessPolicy(allows: (path: string) => boolean): void;
  createPdf(document: PdfDocument): { getBuffer(): Promise<Buffer> };
};

const load = createRequire(import.meta.url);
const pdfmake: PdfMake = load('pdfmake');

const FONTS = join(load.resolve('pdfmake/package.json'), '../fonts/Roboto');
const font = (name: string): string => join(FONTS, `Roboto-${name}.ttf`);

const ROBOTO = {
  normal: font('Regular'),
  bold: font('Medium'),
  italics: font('Italic'),
  bolditalics: font('MediumItalic'),
};
const OURS = new Set(Object.values(ROBOTO));

pdfmake.setFonts({ Roboto: ROBOTO });
// A document never brings anything in: neither addresses nor files but its own fonts.
pdfmake.setUrlAccessPolicy(() => false);
pdfmake.setLocalAccessPolicy((path) => OURS.has(path));

/** The bytes of that document. It computes long: call it in a worker. */
export const makePdf = (document: PdfDocument): Promise<Uint8Array> =>
  pdfmake.createPdf(document).getBuffer();
