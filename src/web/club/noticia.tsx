import { rutas } from '#contract/rutas.ts';
import type { Noticia } from '#contract/sitio/news.ts';
import { fechaLarga } from '#domain/fecha-texto.ts';
import { Card } from '#web/ui/card.tsx';
import { escenaDeNoticia } from './escena-de-noticia.ts';
import { Foto } from './foto.tsx';
import { diaDeNoticia } from './reloj.ts';

/** A news item as lists tell it. */
export type Titular = Omit<Noticia, 'content'>;

export const titularDe = ({ content: _, ...titular }: Noticia): Titular => titular;

type ImagenProps = {
  noticia: Pick<Noticia, 'imagen' | 'title' | 'link'>;
  sizes: string;
  prioridad?: boolean;
  muda?: boolean;
};

/** Its picture, or a drawing of what it is about. */
export function ImagenNoticia({ noticia, ...resto }: ImagenProps) {
  if (noticia.imagen) return <Foto foto={noticia.imagen} {...resto} />;
  return (
    <img
      src={`/dibujos/noticia-${escenaDeNoticia(noticia)}.svg`}
      alt=""
      width={1280}
      height={720}
      decoding="async"
      {...(resto.prioridad ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
    />
  );
}

type TarjetaProps = Pick<ImagenProps, 'sizes' | 'prioridad'> & {
  noticia: Titular;
  level?: 2 | 3;
};

/** A news item in a list: its title is the link, and the whole card its target. */
export function TarjetaNoticia({ noticia, level = 2, ...imagen }: TarjetaProps) {
  const dia = diaDeNoticia(noticia.dt);
  return (
    <Card
      level={level}
      to={rutas.noticia(noticia)}
      title={noticia.title}
      eyebrow={
        <>
          <time dateTime={dia}>{fechaLarga(dia)}</time>
          {noticia.fijada ? ' · Destacada' : ''}
        </>
      }
      media={<ImagenNoticia noticia={noticia} {...imagen} muda />}
    >
      <p>{noticia.resumen}</p>
    </Card>
  );
}
