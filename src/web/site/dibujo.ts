import type { LoaderFunctionArgs } from 'react-router';
import { trazarHueco } from '#web/club/dibujo/escenas.tsx';
import { trazar } from '#web/club/dibujo/pista-trazada.tsx';
import { picturesContext } from '#web/platform/contexts.ts';
import { notFound } from '#web/platform/load.ts';

const DE_HUECO = 'gente-';

const deNombre = (nombre: string) =>
  nombre.startsWith(DE_HUECO) ? trazarHueco(nombre.slice(DE_HUECO.length)) : trazar(nombre);

/** The drawings of the site, made from the geometry of each court: `/dibujos/inicio.svg`, `/dibujos/gente-inicio.svg`. */
export function loader({ context, params: { nombre = '' } }: LoaderFunctionArgs): Response {
  const drawing = nombre.endsWith('.svg') ? deNombre(nombre.slice(0, -'.svg'.length)) : null;
  if (!drawing) throw notFound();
  return new Response(context.get(picturesContext).markup(drawing), {
    headers: { 'content-type': 'image/svg+xml; charset=utf-8', 'cache-control': 'public, max-age=86400' },
  });
}
