import type { LoaderFunctionArgs } from 'react-router';
import { club } from '#club';
import { Tarjeta } from '#web/club/dibujo/tarjeta.tsx';
import { PAGINAS } from '#web/paginas.ts';
import { rutaTarjeta } from '#web/paginas-menus.ts';
import { picturesContext } from '#web/platform/contexts.ts';
import { notFound } from '#web/platform/load.ts';

/** The card of each page for networks, drawn when the first one asks for it. */
export async function loader({ context, request }: LoaderFunctionArgs): Promise<Response> {
  const { pathname } = new URL(request.url);
  const pagina = PAGINAS.find((una) => rutaTarjeta(una) === pathname);
  if (!pagina) throw notFound();
  const { outline, markup, toPng } = context.get(picturesContext);
  const titulo = pagina.path === '/' ? club.claim : pagina.titulo;
  const card = <Tarjeta titulo={titulo} club={club.nombre} seccion={pagina.seccion} trazar={outline} />;
  return new Response(await toPng(markup(card)), {
    headers: { 'content-type': 'image/png', 'cache-control': 'public, max-age=86400' },
  });
}
