import { fijadasPrimero } from './orden.ts';

/** As many as are read at a time. */
export const POR_PAGINA = 10;

export type PaginaDeNoticias<N> = { noticias: N[]; pagina: number; paginas: number };

const enteroDe = (texto: string | null): number => (/^[1-9]\d{0,5}$/.test(texto ?? '') ? Number(texto) : 1);

/** The news of a page, from 1, as the address asks for it: what is no page is the first, past the end the last. */
export function paginaDeNoticias<N extends { fijada: boolean }>(
  noticias: readonly N[],
  pedida: string | null,
): PaginaDeNoticias<N> {
  const paginas = Math.max(1, Math.ceil(noticias.length / POR_PAGINA));
  const pagina = Math.min(enteroDe(pedida), paginas);
  const desde = (pagina - 1) * POR_PAGINA;
  return { noticias: fijadasPrimero(noticias).slice(desde, desde + POR_PAGINA), pagina, paginas };
}
