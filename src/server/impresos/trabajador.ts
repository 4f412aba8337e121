import { move } from 'piscina';
import { type Club, ponerClub } from '#club';
import { makePdf } from '#server/platform/files/pdf.ts';
import { documentoDe, type Impreso } from './documento.ts';

/** A thread has a club of its own, which is that of each task. */
export type Tarea = { club: Club; impreso: Impreso };

/** What the worker thread does: from what is to be printed to the bytes of the PDF. */
export default async function imprimir({ club, impreso }: Tarea): Promise<Uint8Array> {
  ponerClub(club);
  const bytes = new Uint8Array(await makePdf(documentoDe(impreso)));
  return move(bytes) as Uint8Array;
}
