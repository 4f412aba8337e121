import { club } from '#club';
import { TIPOS_DE_MENORES } from '#domain/liga/tipos.ts';
import type { Seccion } from './club/dibujo/dibujos.ts';
import { seccionDeLiga } from './club/seccion-liga.ts';
import { MENUS, PAGINAS, type Pagina, paginasDelClub } from './paginas.ts';

type EnlaceMenu = { titulo: string; href: string };

const enlacesDe = ({ path, titulo, enMenu, enlaces }: Pagina): EnlaceMenu[] =>
  enlaces?.map(({ href, texto: rotulo }) => ({ href, titulo: rotulo })) ?? [
    { href: path, titulo: enMenu ?? titulo },
  ];

/** The pages of a menu, as it lists them. */
export const entradasDe = (menu: Pagina['menu']): EnlaceMenu[] =>
  paginasDelClub()
    .filter((una) => una.menu === menu)
    .flatMap(enlacesDe);

/** The menus of the navbar with something in them, in the order of the table; without networks, no page of theirs. */
export const menusPublicos = (
  hayRedes = club.redes.length > 0,
): { titulo: string; entradas: EnlaceMenu[] }[] =>
  Object.entries(MENUS)
    .map(([id, titulo]) => ({
      titulo,
      entradas: entradasDe(id as Pagina['menu']).filter(({ href }) => hayRedes || href !== '/redes-sociales'),
    }))
    .filter(({ entradas }) => entradas.length > 0);

const esFija = ({ path }: Pagina): boolean => !path.includes(':');

/** Every address that can be written down beforehand and that search engines may keep. */
export const direccionesPublicas = (): string[] =>
  paginasDelClub()
    .filter(({ oculta }) => !oculta)
    .flatMap((pagina) =>
      esFija(pagina)
        ? [pagina.path]
        : (pagina.enlaces ?? []).filter(({ deMenores }) => !deMenores).map(({ href }) => href),
    );

const DATO_DE_PATRON = /\/:[^/]+/g;

/** Where the picture of a page for networks is: one for all the addresses of its pattern. */
export const rutaTarjeta = ({ path }: Pagina): string =>
  `/tarjetas${path === '/' ? '/inicio' : path.replace(DATO_DE_PATRON, '')}.png`;

/** The same of one news item, with its own title. */
export const rutaTarjetaNoticia = (id: number): string => `/tarjetas/noticia-${id}.png`;

/** The pages that a text may link to, by their titles, as the editor offers them. */
export const paginasOfrecidas = (): { titulo: string; href: string }[] =>
  paginasDelClub()
    .filter(({ oculta }) => !oculta)
    .flatMap(({ path, titulo, enlaces }) => [
      ...(path.includes(':') ? [] : [{ titulo, href: path }]),
      ...(enlaces ?? []).map(({ href, texto }) => ({ titulo: texto, href })),
    ]);

const sinConsulta = (link: string): string => link.split(/[?#]/)[0] ?? '';

/** Whether that address is of the page, with whatever its pattern takes. */
const esSuya = (ruta: string, { path }: Pagina): boolean =>
  ruta === path || (path.includes('/:') && `${ruta}/`.startsWith(`${path.split('/:')[0]}/`));

/** The court of the page that a link leads to. */
export function seccionDeEnlace(link: string | null): Seccion {
  const ruta = sinConsulta(link ?? '');
  const deMenores = TIPOS_DE_MENORES.find((tipo) => ruta.includes(tipo));
  if (deMenores) return seccionDeLiga(deMenores);
  return PAGINAS.find((pagina) => pagina.path !== '/' && esSuya(ruta, pagina))?.seccion ?? 'noticias';
}

/** The words of a link that says where it goes. */
export function destinoDeEnlace(link: string): string {
  const pagina = paginasOfrecidas().find(({ href }) => href === sinConsulta(link));
  if (pagina) return `Ir a «${pagina.titulo}»`;
  return link.startsWith('/') ? 'Seguir en esta web' : `Seguir en ${URL.parse(link)?.hostname ?? link}`;
}
