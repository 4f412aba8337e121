import { rutas } from '#contract/rutas.ts';
import { TIPOS_DE_MENORES } from '#domain/liga/tipos.ts';
import type { Seccion } from './club/dibujo/dibujos.ts';
import { seccionDeLiga } from './club/dibujo/dibujos.ts';
import { MENUS, PAGINAS, type Pagina, paginasDelClub } from './paginas.ts';

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

const paginaDeEnlace = (link: string | null): Pagina | undefined =>
  PAGINAS.find((pagina) => pagina.path !== '/' && esSuya(sinConsulta(link ?? ''), pagina));

/** The title of the menu that the page of a link hangs from: matches and players are in none, but of the competitions. */
export function menuDeEnlace(link: string | null): string | undefined {
  const menu = link?.startsWith('/competicion-') ? 'competiciones' : paginaDeEnlace(link)?.menu;
  return menu && MENUS[menu];
}

/** Those of a menu, by its id, and the menus that have any; of one that has none, all. */
export function porSecciones<N extends { link: string | null }>(
  noticias: readonly N[],
  pedida: string | null,
) {
  const temas = new Set(noticias.map(({ link }) => menuDeEnlace(link)));
  const secciones = Object.entries(MENUS).filter(([, titulo]) => temas.has(titulo));
  const [seccion = '', tema] = secciones.find(([id]) => id === pedida) ?? [];
  return { secciones, seccion, suyas: noticias.filter(({ link }) => !tema || menuDeEnlace(link) === tema) };
}

/** The court of the page that a link leads to. */
export function seccionDeEnlace(link: string | null): Seccion {
  const ruta = sinConsulta(link ?? '');
  const deMenores = TIPOS_DE_MENORES.find((tipo) => ruta.includes(tipo));
  if (deMenores) return seccionDeLiga(deMenores);
  return paginaDeEnlace(link)?.seccion ?? 'noticias';
}

/** The words of a link that says where it goes. */
export function destinoDeEnlace(link: string): string {
  const pagina = paginasOfrecidas().find(({ href }) => href === sinConsulta(link));
  if (pagina) return `Ver ${pagina.titulo[0]?.toLowerCase()}${pagina.titulo.slice(1)}`;
  if (link.startsWith(rutas.partido(0).slice(0, -1))) return 'Ver el partido';
  return link.startsWith('/') ? 'Seguir en esta web' : `Seguir en ${URL.parse(link)?.hostname ?? link}`;
}
