import type { LoaderFunctionArgs } from 'react-router';
import { club } from '#club';
import type { Seccion } from '#web/club/dibujo/dibujos.ts';
import { Tarjeta } from '#web/club/dibujo/lamina.tsx';
import { laminaDe } from '#web/club/lamina/de-nombre.tsx';
import { PAGINAS } from '#web/paginas.ts';
import { seccionDeEnlace } from '#web/paginas-enlaces.ts';
import { rutaTarjeta, rutaTarjetaNoticia } from '#web/paginas-menus.ts';
import { picturesContext } from '#web/platform/contexts.ts';
import { asPage, callContext, notFound } from '#web/platform/load.ts';

type Dicho = { titulo: string; seccion: Seccion };

const dePagina = (pathname: string): Dicho | undefined => {
  const pagina = PAGINAS.find((una) => rutaTarjeta(una) === pathname);
  return pagina && { ...pagina, titulo: pagina.path === '/' ? club.claim : pagina.titulo };
};

async function deNoticia({ context }: LoaderFunctionArgs, pathname: string): Promise<Dicho | undefined> {
  const noticias = await context.get(callContext)('GET /api/news', {});
  const noticia = noticias.find(({ id }) => rutaTarjetaNoticia(id) === pathname);
  return noticia && { titulo: noticia.title, seccion: seccionDeEnlace(noticia.link) };
}

const PNG = { 'content-type': 'image/png' };
const EXTENSION = '.png';

/** Matches say where somebody is going to be: not for search engines. They are as new as their page. */
const DE_LAMINA = { ...PNG, 'cache-control': 'no-cache', 'x-robots-tag': 'noindex' };

/** The pictures to be shared, as the data are. */
async function lamina({ context, params: { nombre = '' } }: LoaderFunctionArgs): Promise<Response | null> {
  if (!nombre.endsWith(EXTENSION)) return null;
  const { outline, markup, toPng } = context.get(picturesContext);
  const call = context.get(callContext);
  const dibujo = await laminaDe(nombre.slice(0, -EXTENSION.length), call, outline).catch((error: unknown) => {
    throw asPage(error);
  });
  return dibujo && new Response(await toPng(markup(dibujo)), { headers: DE_LAMINA });
}

/** The card of each page and each news item for networks, drawn when the first one asks for it. */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const compartida = await lamina(args);
  if (compartida) return compartida;
  const { pathname } = new URL(args.request.url);
  const dicho = dePagina(pathname) ?? (await deNoticia(args, pathname));
  if (!dicho) throw notFound();
  const { outline, markup, toPng } = args.context.get(picturesContext);
  const card = <Tarjeta {...dicho} trazar={outline} />;
  return new Response(await toPng(markup(card)), {
    headers: { ...PNG, 'cache-control': 'public, max-age=86400' },
  });
}
