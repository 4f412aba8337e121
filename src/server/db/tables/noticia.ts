import { aBit, conBooleanos } from '../bits.ts';
import type { Tx } from '../transact.ts';
import type { Fila, FilaNueva } from '../types.ts';

const BITS = ['publicada', 'fijada'] as const;

/** A row as the rest of the program reads it; `dt` in Unix seconds. */
export const leerFilaNoticia = (fila: Fila<'noticia'>) => conBooleanos(fila, BITS);
export type NoticiaLeida = ReturnType<typeof leerFilaNoticia>;

type DatosNoticia = Omit<NoticiaLeida, 'id' | 'version'>;

const enBits = ({ publicada, fijada, ...resto }: DatosNoticia) => ({
  ...resto,
  publicada: aBit(publicada),
  fijada: aBit(fijada),
});

export async function insertarNoticia({ q }: Tx, datos: DatosNoticia): Promise<NoticiaLeida> {
  const consulta = q.insertInto('noticia').values(enBits(datos)).returningAll();
  return leerFilaNoticia(await consulta.executeTakeFirstOrThrow());
}

/** Those a club starts with. */
export async function insertarNoticias({ q }: Tx, filas: readonly FilaNueva<'noticia'>[]): Promise<void> {
  await q.insertInto('noticia').values(filas).execute();
}

export async function actualizarNoticia({ q }: Tx, id: number, datos: DatosNoticia): Promise<NoticiaLeida> {
  const fila = await q
    .updateTable('noticia')
    .set((eb) => ({ ...enBits(datos), version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return leerFilaNoticia(fila);
}

export async function borrarNoticia({ q }: Tx, id: number): Promise<void> {
  await q.deleteFrom('noticia').where('id', '=', id).execute();
}
