import type { Foto as Datos, Noticia } from '#contract/sitio/news.ts';
import {
  anchosDe,
  leerRutaImagen,
  rutaImagen,
  TIPOS_COPIA,
  type TipoCopia,
} from '#domain/contenido/presentar.ts';

type FotoProps = {
  foto: Datos;
  /** How wide it is drawn, as the browser wants it told. */
  sizes: string;
  /** The first thing that a page shows is asked for first. */
  prioridad?: boolean;
  /** Decorative: what it shows is told beside it. */
  muda?: boolean;
};

/** A picture of the site in the size and the kind that suit each screen; what is around it says its crop. */
export function Foto({ foto: { src, alt }, sizes, prioridad = false, muda = false }: FotoProps) {
  const copia = leerRutaImagen(src);
  const cuando = prioridad ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const };
  const texto = muda ? '' : alt;
  if (!copia) return <img src={src} alt={texto} decoding="async" {...cuando} />;
  const juego = (tipo: TipoCopia): string =>
    anchosDe(copia.ancho)
      .map((uno) => `${rutaImagen(copia.hash, uno, tipo)} ${uno}w`)
      .join(', ');
  const [avif, webp, jpg] = TIPOS_COPIA;
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={juego(avif)} sizes={sizes} />
      <source type="image/webp" srcSet={juego(webp)} sizes={sizes} />
      <img
        src={rutaImagen(copia.hash, copia.ancho, jpg)}
        srcSet={juego(jpg)}
        sizes={sizes}
        alt={texto}
        decoding="async"
        {...cuando}
      />
    </picture>
  );
}

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
