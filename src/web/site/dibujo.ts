import type { LoaderFunctionArgs } from 'react-router';
import { trazarHueco } from '#web/club/dibujo/escenas.tsx';
import { trazarNoticia } from '#web/club/dibujo/noticias.tsx';
import { trazar } from '#web/club/dibujo/pista-trazada.tsx';
import { picturesContext } from '#web/platform/contexts.ts';
import { notFound } from '#web/platform/load.ts';

const DE_HUECO = 'gente-';
const DE_NOTICIA = 'noticia-';

function deNombre(nombre: string) {
  if (nombre.startsWith(DE_HUECO)) return trazarHueco(nombre.slice(DE_HUECO.length));
  return nombre.startsWith(DE_NOTICIA) ? trazarNoticia(nombre.slice(DE_NOTICIA.length)) : trazar(nombre);
}

/** The drawings of the site: `/dibujos/inicio.svg`, `/dibujos/gente-inicio.svg`, `/dibujos/noticia-copa.svg`. */
export function loader({ context, params: { nombre = '' } }: LoaderFunctionArgs): Response {
  const drawing = nombre.endsWith('.svg') ? deNombre(nombre.slice(0, -'.svg'.length)) : null;
  if (!drawing) throw notFound();
  return new Response(context.get(picturesContext).markup(drawing), {
    headers: {
      'content-type': 'image/svg+xml; charset=utf-8',
      'cache-control': 'public, max-age=60, stale-while-revalidate=86400',
    },
  });
}
