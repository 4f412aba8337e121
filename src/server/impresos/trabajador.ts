import { move } from 'piscina';
import { makePdf } from '#server/platform/files/pdf.ts';
import { documentoDe } from './documento.ts';
import type { Impreso } from './impreso.ts';

/** What the worker thread does: from what is to be printed to the bytes of the PDF. */
export default async function imprimir(impreso: Impreso): Promise<Uint8Array> {
  const bytes = new Uint8Array(await makePdf(documentoDe(impreso)));
  return move(bytes) as Uint8Array;
}
