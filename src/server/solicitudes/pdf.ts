import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import pdfmake from 'pdfmake';
import type { TFontDictionary } from 'pdfmake/interfaces.js';
import type { CrearPdf } from './abierta.ts';
import { documentoDe } from './documento.ts';

const require = createRequire(import.meta.url);
const FUENTE = 'pdfmake/fonts/Roboto.js';
const carpeta = dirname(require.resolve(FUENTE));

pdfmake.setFonts(require(FUENTE) as TFontDictionary);
pdfmake.setUrlAccessPolicy(() => false);
pdfmake.setLocalAccessPolicy((path) => path.startsWith(carpeta));

/** The filled PDF of an enrolment, with mandate and signature: about a page, made here in some tens of milliseconds. */
export const pdfDeInscripcion: CrearPdf = async (inscripcion) =>
  pdfmake.createPdf(documentoDe(inscripcion)).getBuffer();
