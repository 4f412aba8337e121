import { club } from '#club';
import { rutas } from '#contract/rutas.ts';

const manifiesto = () => ({
  name: club.nombre,
  short_name: club.nombreCorto,
  description: club.claim,
  lang: 'es',
  start_url: '/',
  display: 'browser',
  theme_color: club.colores.pista,
  background_color: club.colores.papel,
  icons: [
    { src: '/iconos/192.png', sizes: '192x192', type: 'image/png' },
    { src: '/iconos/512.png', sizes: '512x512', type: 'image/png' },
    { src: '/iconos/recortable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
});

/**
 * Put on a screen from a player's page, it opens that page (who says no `start_url` opens where they were), as a
 * program: iPhones let nothing else receive notices.
 */
const deMiPagina = () => ({ ...manifiesto(), start_url: undefined, scope: '/', display: 'standalone' });

/** What a phone reads when the site is put on its screen. */
export const loader = ({ request }: { request: Request }): Response => {
  const esDeMiPagina = new URL(request.url).pathname === rutas.manifiestoDeMiPagina();
  return new Response(JSON.stringify(esDeMiPagina ? deMiPagina() : manifiesto()), {
    headers: { 'content-type': 'application/manifest+json', 'cache-control': 'public, max-age=86400' },
  });
};
