import { layout, prefix, type RouteConfig, route } from '@react-router/dev/routes';
import { MODULO_TEXTO, PAGINAS } from './paginas.ts';
import { PAGINAS_PRIVADAS } from './paginas-privadas.ts';

const withoutSlash = (path: string): string => path.slice(1);

/** Every page under the public layout, the staff's under theirs, and the not-found page for the rest. Spec §2. */
export default [
  route('arranque.js', 'site/arranque.ts'),
  route('dibujos/:nombre', 'site/dibujo.ts'),
  route('robots.txt', 'site/robots.ts'),
  route('sitemap.xml', 'site/sitemap.ts'),
  route('tarjetas/:nombre', 'site/tarjeta.tsx'),
  layout('layout/public-layout.tsx', [
    ...PAGINAS.map(({ path, modulo = MODULO_TEXTO }) => route(withoutSlash(path), modulo, { id: path })),
    route('*', 'site/error-404.tsx'),
  ]),
  ...prefix('private', [
    layout('layout/private-layout.tsx', [
      ...PAGINAS_PRIVADAS.map(({ path, modulo, id }) => route(path, modulo, { id })),
    ]),
  ]),
] satisfies RouteConfig;
