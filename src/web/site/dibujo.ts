import type { LoaderFunctionArgs } from 'react-router';
import { trazar } from '#web/club/trazar.tsx';
import { notFound } from '#web/platform/load.ts';
import { picturesContext } from '#web/platform/pictures.ts';

/** The drawings of the site, made from the geometry of each court: `/dibujos/inicio.svg`. */
export function loader({ context, params: { nombre = '' } }: LoaderFunctionArgs): Response {
  const drawing = nombre.endsWith('.svg') ? trazar(nombre.slice(0, -'.svg'.length)) : null;
  if (!drawing) throw notFound();
  return new Response(context.get(picturesContext).markup(drawing), {
    headers: { 'content-type': 'image/svg+xml; charset=utf-8', 'cache-control': 'public, max-age=86400' },
  });
}
