import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { PdfDocument } from './pdf-document.ts';

type Fonts = Record<string, Record<'normal' | 'bold' | 'italics' | 'bolditalics', string>>;

/** What is called of pdfmake. */
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
