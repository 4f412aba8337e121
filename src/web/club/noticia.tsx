import type { Noticia } from '#contract/news.ts';
import { rutas } from '#contract/rutas.ts';
import { fechaLarga } from '#domain/fecha-texto.ts';
import { Card } from '#web/ui/card.tsx';
import type { Seccion } from './dibujo/dibujos.ts';
import { Foto } from './foto.tsx';
import { PistaDibujo } from './portada.tsx';
import { diaDeNoticia } from './reloj.ts';

/** A news item as lists tell it. */
export type Titular = Omit<Noticia, 'content'>;

export const titularDe = ({ content: _, ...titular }: Noticia): Titular => titular;

type ImagenProps = {
  noticia: Pick<Noticia, 'imagen'>;
  /** Of the page it leads to: whose court is drawn where there is no picture. */
  seccion: Seccion;
  sizes: string;
  prioridad?: boolean;
  muda?: boolean;
};

/** Its picture, or the court it happens on. */
export function ImagenNoticia({ noticia, seccion, ...resto }: ImagenProps) {
  if (noticia.imagen) return <Foto foto={noticia.imagen} {...resto} />;
  return <PistaDibujo seccion={seccion} prioridad={resto.prioridad ?? false} />;
}

type TarjetaProps = Pick<ImagenProps, 'seccion' | 'sizes' | 'prioridad'> & {
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
