import type { LoaderFunctionArgs } from 'react-router';
import { rutas } from '#contract/rutas.ts';
import { direccionesPublicas } from '#web/paginas-menus.ts';
import { originOf } from '#web/platform/contexts.ts';
import { callContext } from '#web/platform/load.ts';

/** Of the social league alone: what minors once did is not for search engines. domain.md. */
async function seasons(context: LoaderFunctionArgs['context']): Promise<string[]> {
  const call = context.get(callContext);
  const over = await call('GET /api/clasificaciones/terminadas', { query: { tipo: 'social' } });
  return [...new Set(over.map(({ anio }) => rutas.clasificacionesDe('social', anio)))];
}

/** The pages that search engines may keep, from the same table as the routes, and the seasons that are over. */
export async function loader({ context, request }: LoaderFunctionArgs): Promise<Response> {
  const origin = originOf(context, request);
  const paths = [...direccionesPublicas(), ...(await seasons(context))];
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
