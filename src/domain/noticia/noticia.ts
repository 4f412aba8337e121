import { normalizarTexto } from '../texto.ts';

export const ESTADOS_NOTICIA = ['publicada', 'programada', 'retirada'] as const;
export type EstadoNoticia = (typeof ESTADOS_NOTICIA)[number];

/** What decides whether visitors see it; `dt` in Unix seconds. */
type Salida = { publicada: boolean; dt: number };

/** Out from its second on, scheduled before; one taken down stays so. docs/reglas/contenidos.md. */
export function estadoDeNoticia({ publicada, dt }: Salida, ahora: number): EstadoNoticia {
  if (!publicada) return 'retirada';
  return dt <= ahora ? 'publicada' : 'programada';
}

/** Pinned ones first, each group in the order it had: newest first. docs/reglas/contenidos.md. */
export const fijadasPrimero = <N extends { fijada: boolean }>(noticias: readonly N[]): N[] => [
  ...noticias.filter(({ fijada }) => fijada),
  ...noticias.filter(({ fijada }) => !fijada),
];

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

/** Letters of the title in an address: what a list of results shows of it. */
const LETRAS_DIRECCION = 60;

/** The title as part of an address: "Así fue el máster" is `asi-fue-el-master`. */
export const tramoDeTitulo = (titulo: string): string =>
  normalizarTexto(titulo)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LETRAS_DIRECCION)
    .replace(/^-+|-+$/g, '');

/** The number that the last part of its address begins with; null when it is none. */
export function idDeDireccion(tramo: string): number | null {
  const [, id] = /^([1-9]\d{0,9})(?:-|$)/.exec(tramo) ?? [];
  return id ? Number(id) : null;
}
