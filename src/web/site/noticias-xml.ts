import { Feed } from 'feed';
import type { LoaderFunctionArgs } from 'react-router';
import { club } from '#club';
import { rutas } from '#contract/rutas.ts';
import type { Noticia } from '#contract/sitio/news.ts';
import type { ApiError } from '#web/platform/call.ts';
import { originOf } from '#web/platform/contexts.ts';
import { callContext } from '#web/platform/load.ts';

const MS = 1000;
const CUANTAS = 30;

/** A picture in one size, and every address whole: readers know nothing of this site. */
const paraLector = (html: string, origen: string): string =>
  html
    .replace(/<\/?picture>|<source [^>]*>/g, '')
    .replace(/ srcset="[^"]*" sizes="[^"]*"/g, '')
    .replace(/ (href|src)="\//g, (_, atributo: string) => ` ${atributo}="${origen}/`);

/** What ends the section of the document that a title is written in. */
const sinCierre = (texto: string): string => texto.replaceAll(']]>', ']] >');

/** As it opens in a reader: its picture, and its text. */
const cuerpoDe = ({ imagen, content }: Noticia): string =>
  imagen ? `<p><img src="${imagen.src}" alt="${imagen.alt.replace(/[<>"&]/g, '')}"></p>${content}` : content;

function feedDe(noticias: readonly Noticia[], origen: string): Feed {
  const pagina = `${origen}${rutas.noticias()}`;
  const feed = new Feed({
    id: pagina,
    link: pagina,
    title: `Noticias ${club.conArticulo.de}`,
    description: club.claim,
    language: 'es',
    copyright: club.nombre,
    generator: club.nombre,
    updated: new Date((noticias[0]?.dt ?? 0) * MS),
    feedLinks: { rss: `${origen}/noticias.xml` },
  });
  for (const noticia of noticias)
    feed.addItem({
      title: sinCierre(noticia.title),
      id: `${origen}${rutas.noticias()}#${noticia.id}`,
      guid: `${origen}${rutas.noticias()}#${noticia.id}`,
      link: origen + rutas.noticia(noticia),
      description: sinCierre(paraLector(cuerpoDe(noticia), origen)),
      date: new Date(noticia.dt * MS),
    });
  return feed;
}

/** Why there are none now, for a reader, who comes back by itself. */
function sinNoticias(error: unknown): Response {
  const { status, message } = error as Partial<ApiError>;
  if (typeof status !== 'number') throw error;
  return new Response(message, { status, headers: { 'content-type': 'text/plain; charset=utf-8' } });
}

/** The news for feed readers, newest first. */
export async function loader({ context, request }: LoaderFunctionArgs): Promise<Response> {
  const noticias = await context.get(callContext)('GET /api/news', {}).catch(sinNoticias);
  if (noticias instanceof Response) return noticias;
  const xml = feedDe(noticias.slice(0, CUANTAS), originOf(context, request)).rss2();
  return new Response(xml, {
    headers: { 'content-type': 'application/rss+xml; charset=utf-8', 'cache-control': 'no-cache' },
  });
}
