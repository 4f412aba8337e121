import { aBit, conBooleanos } from '../queries.ts';
import type { TxFirmada } from '../registro/firma.ts';
import type { Tx } from '../transact.ts';
import type { Fila, FilaNueva } from '../types.ts';

const BITS = ['publicada', 'fijada'] as const;

/** A row as the rest of the program reads it; `dt` in Unix seconds. */
export const leerFilaNoticia = (fila: Fila<'noticia'>) => conBooleanos(fila, BITS);
export type NoticiaLeida = ReturnType<typeof leerFilaNoticia>;

type DatosNoticia = Omit<NoticiaLeida, 'id' | 'version' | 'borrador'>;

/** What is written of a news item and not published yet; `fecha` is the club's wall clock, `dt` Unix seconds. */
type BorradorNoticia = {
  title: string;
  content: string;
  link: string | null;
  fecha: string;
  fijada: boolean;
  imagen: { src: string; alt: string } | null;
  usuario: string;
  dt: number;
};

export const leerBorradorNoticia = (texto: string | null): BorradorNoticia | null =>
  texto === null ? null : JSON.parse(texto);

const enBits = ({ publicada, fijada, ...resto }: DatosNoticia) => ({
  ...resto,
  publicada: aBit(publicada),
  fijada: aBit(fijada),
});

export async function insertarNoticia({ q }: Tx, datos: DatosNoticia): Promise<NoticiaLeida> {
  const consulta = q.insertInto('noticia').values(enBits(datos)).returningAll();
  return leerFilaNoticia(await consulta.executeTakeFirstOrThrow());
}

export async function insertarNoticias({ q }: Tx, filas: readonly FilaNueva<'noticia'>[]): Promise<void> {
  await q.insertInto('noticia').values(filas).execute();
}

/** Its text on the site; what was written and not published goes. */
export async function actualizarNoticia({ q }: Tx, id: number, datos: DatosNoticia): Promise<NoticiaLeida> {
  const fila = await q
    .updateTable('noticia')
    .set((eb) => ({ ...enBits(datos), borrador: null, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return leerFilaNoticia(fila);
}

/** null: what was written is given up. */
export async function ponerBorradorNoticia(
  { q }: Tx,
  id: number,
  borrador: BorradorNoticia | null,
): Promise<NoticiaLeida> {
  const fila = await q
    .updateTable('noticia')
    .set((eb) => ({ borrador: borrador && JSON.stringify(borrador), version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return leerFilaNoticia(fila);
}

/** What was published of a news item. `autor`: null, it was out before versions were kept. */
export async function insertarVersionNoticia(
  { q }: Tx,
  { id, title, content, link, dt: sale, fijada, imagen, imagenAlt }: NoticiaLeida,
  { numero, autor }: { numero: number; autor: TxFirmada['autor'] | null },
): Promise<void> {
  const { usuario, dt } = autor ?? { usuario: null, dt: null };
  const dicho = { title, content, link, sale, fijada: aBit(fijada), imagen, imagenAlt };
  await q
    .insertInto('noticia_version')
    .values({ idNoticia: id, numero, ...dicho, usuario, dt })
    .execute();
}

export async function borrarNoticia({ q }: Tx, id: number): Promise<void> {
  await q.deleteFrom('noticia').where('id', '=', id).execute();
}
