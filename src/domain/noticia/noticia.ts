export const ESTADOS_NOTICIA = ['publicada', 'programada', 'retirada'] as const;
export type EstadoNoticia = (typeof ESTADOS_NOTICIA)[number];

/** What decides whether visitors see it; `dt` in Unix seconds. */
type Salida = { publicada: boolean; dt: number };

/**
 * A news item is out from its second on; before, it is scheduled; one that staff have taken down stays so
 * whatever its date. docs/reglas/contenidos.md.
 */
export function estadoDeNoticia({ publicada, dt }: Salida, ahora: number): EstadoNoticia {
  if (!publicada) return 'retirada';
  return dt <= ahora ? 'publicada' : 'programada';
}

/** Pinned ones first, each group in the order it had: newest first. docs/reglas/contenidos.md. */
export const fijadasPrimero = <N extends { fijada: boolean }>(noticias: readonly N[]): N[] => [
  ...noticias.filter(({ fijada }) => fijada),
  ...noticias.filter(({ fijada }) => !fijada),
];

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
