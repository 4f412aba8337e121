import type { ClaveCms } from '#contract/sitio/cms.ts';
import type { TxFirmada } from '../registro/firma.ts';
import type { Fila } from '../types.ts';

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

type NuevoBorrador = { clave: ClaveCms; sobre: number; html: string };

/** The draft of a text, in the place of the one of that version (null: there was none); undefined when it is not there any more. */
export function ponerBorrador(
  { q, autor }: TxFirmada,
  { clave, ...nuevo }: NuevoBorrador,
  antes: number | null,
): Promise<Fila<'contenido_borrador'> | undefined> {
  const datos = { ...nuevo, ...autor };
  return antes === null
    ? q
        .insertInto('contenido_borrador')
        .values({ clave, version: 1, ...datos })
        .returningAll()
        .executeTakeFirst()
    : q
        .updateTable('contenido_borrador')
        .set({ ...datos, version: antes + 1 })
        .where('clave', '=', clave)
        .where('version', '=', antes)
        .returningAll()
        .executeTakeFirst();
}

export async function quitarBorrador({ q }: TxFirmada, clave: ClaveCms): Promise<void> {
  await q.deleteFrom('contenido_borrador').where('clave', '=', clave).execute();
}
