import type { Noticia } from '#contract/sitio/news.ts';
import { Foto } from './foto.tsx';

/** A news item as lists tell it. */
export type Titular = Omit<Noticia, 'content'>;

export const titularDe = ({ content: _, ...titular }: Noticia): Titular => titular;

type ImagenProps = {
  noticia: Pick<Noticia, 'imagen' | 'escena'>;
  sizes: string;
  prioridad?: boolean;
  muda?: boolean;
};

/** Its picture, or a drawing of what it is about. */
export function ImagenNoticia({ noticia, ...resto }: ImagenProps) {
  if (noticia.imagen) return <Foto foto={noticia.imagen} {...resto} />;
  return (
    <img
      src={`/dibujos/noticia-${noticia.escena}.svg`}
      alt=""
      width={1280}
      height={720}
      decoding="async"
      fetchPriority={resto.prioridad ? 'high' : 'low'}
      loading={resto.prioridad ? 'eager' : 'lazy'}
    />
  );
}
