import type { ClaveCms } from '#contract/cms.ts';
import type { TxFirmada } from '../firma.ts';

/** A version more of a text, by who is writing. Nothing is ever changed in an older one. */
export async function insertarContenido(
  { q, autor }: TxFirmada,
  nuevo: { clave: ClaveCms; version: number; html: string },
): Promise<void> {
  await q
    .insertInto('contenido')
    .values({ ...nuevo, ...autor })
    .execute();
}
