import { setImmediate } from 'node:timers/promises';
import type { Noticia } from '#contract/news.ts';
import { textoPublico } from '#server/db/lecturas/texto-rico.ts';
import type { BaseDatos } from '#server/db/open.ts';
import type { NoticiaLeida } from '#server/db/tables/noticia.ts';
import { type Clock, seconds } from '#server/platform/clock.ts';
import { noticiasALaVista, proximaSalida } from './news.queries.ts';

type Limpia = { escrito: string; html: string };

/**
 * What visitors read: the news that are out at this second, newest first. Each is cleaned again only when it says
 * something else, one at a time: after a start, when none is clean yet, other requests are served in between.
 */
export function crearNoticias(
  { db }: BaseDatos,
  reloj: Clock,
  limpiar = textoPublico,
): () => Promise<Noticia[]> {
  const limpias = new Map<number, Limpia>();
  const guardada = ({ id, content }: NoticiaLeida): Limpia | undefined => {
    const limpia = limpias.get(id);
    return limpia?.escrito === content ? limpia : undefined;
  };
  const limpia = async (noticia: NoticiaLeida): Promise<string> => {
    const antes = guardada(noticia);
    if (antes) return antes.html;
    await setImmediate();
    // Somebody else who was reading may have cleaned it meanwhile.
    const ahora = guardada(noticia) ?? { escrito: noticia.content, html: limpiar(noticia.content) };
    limpias.set(noticia.id, ahora);
    return ahora.html;
  };
  return async () => {
    const visibles = await noticiasALaVista(db, seconds(reloj));
    const noticias: Noticia[] = [];
    for (const noticia of visibles) {
      const { id, dt, title, link, fijada } = noticia;
      noticias.push({ id, dt, title, content: await limpia(noticia), link, fijada });
    }
    const quedan = new Set(visibles.map(({ id }) => id));
    for (const id of limpias.keys()) if (!quedan.has(id)) limpias.delete(id);
    return noticias;
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
