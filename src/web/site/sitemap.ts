import type { LoaderFunctionArgs } from 'react-router';
import { direccionesPublicas } from '#web/paginas-menus.ts';
import { originOf } from '#web/platform/origin.ts';

/** The pages that search engines may keep, from the same table as the routes. */
export function loader({ context, request }: LoaderFunctionArgs): Response {
  const origin = originOf(context, request);
  const urls = direccionesPublicas().map((path) => `  <url><loc>${origin}${path}</loc></url>`);
  const xml = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
  return new Response(xml, { headers: { 'content-type': 'application/xml; charset=utf-8' } });
}
