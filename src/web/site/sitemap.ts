import type { LoaderFunctionArgs } from 'react-router';
import { rutas } from '#contract/rutas.ts';
import { esDeMenores, TIPOS_GESTIONADOS } from '#domain/liga/tipos.ts';
import { direccionesPublicas } from '#web/paginas-menus.ts';
import { originOf } from '#web/platform/contexts.ts';
import { callContext } from '#web/platform/load.ts';

/** What minors once did is not for search engines. docs/reglas/datos-personales.md. */
const DE_ADULTOS = TIPOS_GESTIONADOS.filter((tipo) => !esDeMenores(tipo));

async function seasons(context: LoaderFunctionArgs['context']): Promise<string[]> {
  const call = context.get(callContext);
  const porTipo = DE_ADULTOS.map(async (tipo) => {
    const terminadas = await call('GET /api/clasificaciones/terminadas', { query: { tipo } });
    return terminadas.map(({ anio }) => rutas.clasificacionesDe(tipo, anio));
  });
  return [...new Set((await Promise.all(porTipo)).flat())];
}

async function news(context: LoaderFunctionArgs['context']): Promise<string[]> {
  return (await context.get(callContext)('GET /api/news', {})).map(rutas.noticia);
}

/** What search engines may keep: the pages of the table of routes, the seasons that are over and each news item. */
export async function loader({ context, request }: LoaderFunctionArgs): Promise<Response> {
  const origin = originOf(context, request);
  const paths = [...direccionesPublicas(), ...(await seasons(context)), ...(await news(context))];
  const urls = paths.map((path) => `  <url><loc>${origin}${path}</loc></url>`);
  const xml = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
  return new Response(xml, { headers: { 'content-type': 'application/xml; charset=utf-8' } });
}
