import { createRequire } from 'node:module';
import { join } from 'node:path';
import pdfmake from 'pdfmake';
import type { TDocumentDefinitions } from 'pdfmake/interfaces.js';

const FONTS = join(createRequire(import.meta.url).resolve('pdfmake/package.json'), '../fonts/Roboto');
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
export const makePdf = (document: TDocumentDefinitions): Promise<Uint8Array> =>
  pdfmake.createPdf(document).getBuffer();
