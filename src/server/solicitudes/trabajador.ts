import { move } from 'piscina';
import { makePdf } from '#server/platform/files/pdf.ts';
import type { InscripcionAbierta } from './abierta.ts';
import { documentoDe } from './documento.ts';

/** What the worker thread does: from an enrolment to the bytes of its PDF. */
export default async function rellenar(inscripcion: InscripcionAbierta): Promise<Uint8Array> {
  const bytes = new Uint8Array(await makePdf(documentoDe(inscripcion)));
  return move(bytes) as Uint8Array;
}
