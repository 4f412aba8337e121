import type { ReactElement } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { dibujoDeNombre } from '#web/club/dibujo/ficheros.ts';
import type { Trazar } from '#web/club/dibujo/lamina.tsx';
import { marcadorDibujado, trazarMarcador, trazarResultados } from '#web/club/dibujo/tablero.tsx';
import type { Call } from '#web/platform/call.ts';
import { picturesContext } from '#web/platform/contexts.ts';
import { callContext, notFound } from '#web/platform/load.ts';

const DE_PARTIDO = /^noticia-partido-(\d+)$/;

/** How a match ended; of one that is not there, any board. */
async function deMarcador(call: Call, id: number, trazar: Trazar): Promise<ReactElement> {
  const partido = await call('GET /api/clasificaciones/partido/:id', { params: { id } }).catch(() => null);
  return partido ? trazarMarcador({ ...marcadorDibujado(partido), trazar }) : trazarResultados();
}

async function dibujo({ context }: LoaderFunctionArgs, nombre: string): Promise<string | null> {
  const { outline, markup } = context.get(picturesContext);
  const [, partido] = DE_PARTIDO.exec(nombre) ?? [];
  if (partido) return markup(await deMarcador(context.get(callContext), Number(partido), outline));
  return nombre === 'noticia-resultados' ? markup(trazarResultados()) : dibujoDeNombre(nombre);
}

/** The drawings of the site: `/dibujos/inicio.svg`, `/dibujos/bienvenida.svg`, `/dibujos/gente-inicio.svg`,
 * `/dibujos/noticia-copa.svg`, `/dibujos/texto-club_quienes_somos.svg`, `/dibujos/clase-minitenis.svg`,
 * `/dibujos/liga-social.svg`, `/dibujos/noticia-partido-7.svg`. */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const { nombre = '' } = args.params;
  const suyo = nombre.endsWith('.svg') ? nombre.slice(0, -'.svg'.length) : '';
  const svg = await dibujo(args, suyo);
  if (svg === null) throw notFound();
  return new Response(svg, {
    headers: {
      'content-type': 'image/svg+xml; charset=utf-8',
      'cache-control': 'public, max-age=60, stale-while-revalidate=86400',
      // Some browsers apply it to pictures too, and a drawing may have a style of its own.
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    },
  });
}
