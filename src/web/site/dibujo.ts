import type { LoaderFunctionArgs } from 'react-router';
import { svgDe } from '#web/club/trazar.ts';
import { notFound } from '#web/platform/load.ts';

/** The drawings of the site, made from the geometry of each court: `/dibujos/inicio.svg`. */
export function loader({ params: { nombre = '' } }: LoaderFunctionArgs): Response {
  const svg = nombre.endsWith('.svg') ? svgDe(nombre.slice(0, -'.svg'.length)) : null;
  if (!svg) throw notFound();
  return new Response(svg, {
    headers: { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=86400' },
  });
}
