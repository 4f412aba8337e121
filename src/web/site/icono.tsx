import type { LoaderFunctionArgs } from 'react-router';
import { club } from '#club';
import { MarcaDibujo } from '#web/club/marca.tsx';
import { picturesContext } from '#web/platform/contexts.ts';
import { notFound } from '#web/platform/load.ts';

/** Pixels, and how much of the square the mark takes: phones that cut a circle out of it need a margin. */
type Icono = { lado: number; parte: number };

/** Browsers take what is in a file, whatever it is called: the .ico is a PNG too. */
const ICONOS: Readonly<Record<string, Icono>> = {
  '/favicon.ico': { lado: 32, parte: 1 },
  '/apple-touch-icon.png': { lado: 180, parte: 0.8 },
  '/iconos/192.png': { lado: 192, parte: 1 },
  '/iconos/512.png': { lado: 512, parte: 1 },
  '/iconos/recortable-512.png': { lado: 512, parte: 0.62 },
};

/** The mark on its own ground, up to the edges where there is a margin. */
function Dibujo({ lado, parte }: Icono) {
  const margen = (lado * (1 - parte)) / 2;
  return (
    <svg xmlns="http://www.w3.org/2000/svg" width={lado} height={lado} aria-hidden="true">
      {parte < 1 ? <rect width={lado} height={lado} fill={club.colores.pistaOscura} /> : null}
      <g transform={`translate(${margen} ${margen})`}>
        <MarcaDibujo size={lado * parte} />
      </g>
    </svg>
  );
}

/** At 16 pixels the mark's own court would be a smudge: two lines and the ball. */
function Pestana() {
  if (club.marca.tipo !== 'pista') return <Dibujo lado={32} parte={1} />;
  const { pista, pistaOscura, bola } = club.colores;
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" aria-hidden="true">
      <rect width="32" height="32" rx="7" fill={pista} />
      <path d="M4 25 28 18M11 4v24" stroke="#fff" strokeWidth="1.6" fill="none" />
      <ellipse cx="21.5" cy="14.8" rx="4.6" ry="1.5" fill={pistaOscura} opacity=".45" />
      <circle cx="19" cy="11" r="5" fill={bola} />
    </svg>
  );
}

const PESTANA = '/favicon.svg';
const UN_DIA = { 'cache-control': 'public, max-age=86400' };

/** The club's mark as the icon of a tab, of a phone's screen and of an installed site. */
export async function loader({ context, request }: LoaderFunctionArgs): Promise<Response> {
  const { pathname } = new URL(request.url);
  const { markup, toPng } = context.get(picturesContext);
  if (pathname === PESTANA)
    return new Response(markup(<Pestana />), { headers: { ...UN_DIA, 'content-type': 'image/svg+xml' } });
  const icono = Object.hasOwn(ICONOS, pathname) ? ICONOS[pathname] : undefined;
  if (!icono) throw notFound();
  return new Response(await toPng(markup(<Dibujo {...icono} />)), {
    headers: { ...UN_DIA, 'content-type': 'image/png' },
  });
}
