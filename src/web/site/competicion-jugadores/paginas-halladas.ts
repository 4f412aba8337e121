import type { Apartados } from '#contract/sitio/cms.ts';
import { tienePalabras } from '#domain/texto.ts';
import { MENUS, paginasDelClub } from '#web/paginas.ts';
import { enlacesDe } from '#web/paginas-menus.ts';
import type { Call } from '#web/platform/call.ts';

/** A page of the site; `apartado`, which of its headings has what is looked for, or what it is one of. */
export type Hallada = { href: string; titulo: string; apartado: string | null };

const MAXIMO = 8;

/** The pages whose title or menu has those words, and then those with them in a heading. */
export function paginasCon(buscado: string, apartados: Apartados): Hallada[] {
  const titulos = new Map(apartados.map((uno) => [uno.clave, uno.apartados]));
  const paginas = paginasDelClub().filter(
    ({ oculta, path, enlaces }) => !oculta && (enlaces || !path.includes(':')),
  );
  const porTitulo = paginas.flatMap((pagina) => {
    const menu = pagina.menu ? MENUS[pagina.menu] : '';
    return enlacesDe(pagina)
      .filter(({ titulo }) => tienePalabras(`${titulo} ${pagina.titulo} ${menu}`, buscado))
      .map(
        ({ titulo, href }): Hallada => ({
          href,
          titulo,
          apartado: pagina.enlaces && !titulo.startsWith(pagina.titulo) ? pagina.titulo : null,
        }),
      );
  });
  const porApartado = paginas.flatMap(({ path, clave, titulo }): Hallada[] => {
    const suyos = (clave && titulos.get(clave)) ?? [];
    const apartado = suyos.find((uno) => tienePalabras(`${uno} ${titulo}`, buscado));
    return apartado ? [{ href: path, titulo, apartado }] : [];
  });
  const vistas = new Set(porTitulo.map(({ href }) => href));
  return [...porTitulo, ...porApartado.filter(({ href }) => !vistas.has(href))].slice(0, MAXIMO);
}

/** Of a search without words, or whose list does not come, none. */
export const leerPaginas = async (call: Call, buscado: string): Promise<Hallada[]> =>
  buscado === '' ? [] : paginasCon(buscado, await call('GET /api/cms', {}).catch(() => []));
