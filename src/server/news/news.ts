import type { Noticia } from '#contract/news.ts';
import { textoPublico } from '#server/db/lecturas/texto-rico.ts';
import type { BaseDatos } from '#server/db/open.ts';
import type { NoticiaLeida } from '#server/db/tables/noticia.ts';
import { type Clock, seconds } from '#server/platform/clock.ts';
import { noticiasALaVista, proximaSalida } from './news.queries.ts';

type Limpia = { escrito: string; html: string };

/**
 * What visitors read: the news that are out at this second, newest first. Each is cleaned again only when it says
 * something else.
 */
export function crearNoticias(
  { db }: BaseDatos,
  reloj: Clock,
  limpiar = textoPublico,
): () => Promise<Noticia[]> {
  let limpias = new Map<number, Limpia>();
  const limpia = ({ id, content: escrito }: NoticiaLeida): Limpia => {
    const guardada = limpias.get(id);
    return guardada?.escrito === escrito ? guardada : { escrito, html: limpiar(escrito) };
  };
  return async () => {
    const visibles = await noticiasALaVista(db, seconds(reloj));
    const ahora = new Map(visibles.map((noticia) => [noticia.id, limpia(noticia)]));
    limpias = ahora;
    return visibles.map(({ id, dt, title, content, link, fijada }) => ({
      id,
      dt,
      title,
      content: ahora.get(id)?.html ?? limpiar(content),
      link,
      fijada,
    }));
  };
}

/**
 * A text that changes when a scheduled news item comes out, though nobody writes then: kept pages compare it. It
 * is looked up again when the data have changed and when that moment has passed.
 */
export function crearMomentoNoticias({ db }: BaseDatos, reloj: Clock): (version: number) => Promise<string> {
  let mirado = -1;
  let salida: number | null = null;
  return async (version) => {
    const ahora = seconds(reloj);
    if (version !== mirado || (salida !== null && salida <= ahora)) {
      salida = await proximaSalida(db, ahora);
      mirado = version;
    }
    return String(salida);
  };
}
