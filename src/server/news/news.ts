import type { Noticia } from '#contract/news.ts';
import { textoPublico } from '#server/db/lecturas/texto-rico.ts';
import type { BaseDatos } from '#server/db/open.ts';
import type { NoticiaLeida } from '#server/db/tables/noticia.ts';
import { type Clock, seconds } from '#server/platform/clock.ts';
import { noticiasALaVista, proximaSalida } from './news.queries.ts';

const publica = ({ id, dt, title, content, link, fijada }: NoticiaLeida): Noticia => ({
  id,
  dt,
  title,
  content: textoPublico(content),
  link,
  fijada,
});

/** What visitors read: the news that are out at this second, newest first. */
export async function noticias({ db }: BaseDatos, reloj: Clock): Promise<Noticia[]> {
  return (await noticiasALaVista(db, seconds(reloj))).map(publica);
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
