import { index, layout, prefix, type RouteConfig, route } from '@react-router/dev/routes';
import { ID_TEXTO, MODULO_TEXTO, PAGINAS } from './paginas.ts';
import { PAGINAS_PRIVADAS } from './paginas-privadas.ts';

const withoutSlash = (path: string): string => path.slice(1);

const conModulo = PAGINAS.flatMap(({ path, modulo }) => (modulo ? [{ path, modulo }] : []));

/**
 * Every page under the public layout, the staff's under theirs, and the not-found page for the rest.
 * The pages that are only a text are one route, so that the browser's list of routes stays short: which are
 * there, the table says.
 */
export default [
  route('calendario/:clase/:archivo?', 'site/calendario/calendario.ts'),
  route(
    'competicion-clasificaciones-partido/:id/calendario.ics',
    'site/competicion-clasificaciones-partido/calendario-ics.ts',
  ),
  route('club.json', 'site/club-json.ts'),
  route('dibujos/:nombre', 'site/dibujo.ts'),
  route('favicon.svg', 'site/icono.tsx', { id: 'favicon-svg' }),
  route('empezar', 'site/empezar/empezar.tsx'),
  route('favicon.ico', 'site/icono.tsx', { id: 'favicon' }),
  route('apple-touch-icon.png', 'site/icono.tsx', { id: 'apple-touch-icon' }),
  route('iconos/:nombre', 'site/icono.tsx', { id: 'iconos' }),
  route('manifest.webmanifest', 'site/manifiesto.ts'),
  route('mi.webmanifest', 'site/manifiesto.ts', { id: 'manifiesto-de-mi-pagina' }),
  route('noticias.xml', 'site/noticias-xml.ts'),
  route('pantalla', 'site/pantalla/pantalla.tsx'),
  // Every piece in each state: of `npm run dev` alone.
  ...(process.env.MUESTRAS ? [route('muestras', '../../tests/muestras/muestras.tsx')] : []),
  route('robots.txt', 'site/robots.ts'),
  route('servicio.js', 'site/sin-conexion/servicio.ts'),
  route('sitemap.xml', 'site/sitemap.ts'),
  route('tarjetas/:nombre', 'site/tarjeta.tsx'),
  layout('layout/public-layout.tsx', [
    ...conModulo.map(({ path, modulo }) => route(withoutSlash(path), modulo, { id: path })),
    route('competicion-cara-a-cara/:uno?', 'site/competicion-jugadores/dos-jugadores.tsx'),
    route(':texto', MODULO_TEXTO, { id: ID_TEXTO }),
    route('*', 'site/error-404.tsx'),
  ]),
  ...prefix('private', [
    layout('layout/private-layout.tsx', [
      layout(
        'layout/private-screen.tsx',
        PAGINAS_PRIVADAS.map(({ path, modulo, id }) =>
          path === '' ? index(modulo, { id }) : route(path, modulo, { id }),
        ),
      ),
    ]),
  ]),
] satisfies RouteConfig;
