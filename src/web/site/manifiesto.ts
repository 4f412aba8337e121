import { club } from '#club';

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

/** What a phone reads when the site is put on its screen. */
export const loader = (): Response =>
  new Response(JSON.stringify(manifiesto()), {
    headers: { 'content-type': 'application/manifest+json', 'cache-control': 'public, max-age=86400' },
  });
