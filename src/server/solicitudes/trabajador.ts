import { move } from 'piscina';
import { type Club, ponerClub } from '#club';
import { makePdf } from '#server/platform/files/pdf.ts';
import type { InscripcionAbierta } from './abierta.ts';
import { documentoDe } from './documento.ts';

/** A thread has a club of its own, which is that of each task. */
export type Tarea = { club: Club; inscripcion: InscripcionAbierta };

/** What the worker thread does: from an enrolment to the bytes of its PDF. */
export default async function rellenar({ club, inscripcion }: Tarea): Promise<Uint8Array> {
  ponerClub(club);
  const bytes = new Uint8Array(await makePdf(documentoDe(inscripcion)));
  return move(bytes) as Uint8Array;
}
