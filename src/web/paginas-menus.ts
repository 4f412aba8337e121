import { club } from '#club';
import { MENUS, type Pagina, paginasDelClub } from './paginas.ts';

type EnlaceMenu = { titulo: string; href: string };

const DATO_DE_PATRON = /\/:[^/]+/g;

const sinDatos = ({ path }: Pick<Pagina, 'path'>): string => path.replace(DATO_DE_PATRON, '');

export const enlacesDe = ({ path, titulo, enMenu, enlaces }: Pagina): EnlaceMenu[] =>
  enlaces?.map(({ href, texto: rotulo }) => ({ href, titulo: rotulo })) ?? [
    { href: path, titulo: enMenu ?? titulo },
  ];

/** The pages of a menu, as it lists them; `breve`, one link of each. */
export const entradasDe = (menu: Pagina['menu'], breve = false): EnlaceMenu[] =>
  paginasDelClub()
    .filter((una) => una.menu === menu)
    .flatMap((una) => (breve ? { titulo: una.enMenu ?? una.titulo, href: sinDatos(una) } : enlacesDe(una)));

/** The menus of the navbar with something in them, in the order of the table; without networks, no page of theirs. */
export const menusPublicos = (
  hayRedes = club.redes.length > 0,
  breve = false,
): { titulo: string; entradas: EnlaceMenu[] }[] =>
  Object.entries(MENUS)
    .map(([id, titulo]) => ({
      titulo,
      entradas: entradasDe(id as Pagina['menu'], breve).filter(
        ({ href }) => hayRedes || href !== '/redes-sociales',
      ),
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

/** Where the picture of a page for networks is: one for all the addresses of its pattern. */
export const rutaTarjeta = ({ path }: Pagina): string =>
  `/tarjetas${path === '/' ? '/inicio' : sinDatos({ path })}.png`;

/** The same of one news item, with its own title. */
export const rutaTarjetaNoticia = (id: number): string => `/tarjetas/noticia-${id}.png`;
