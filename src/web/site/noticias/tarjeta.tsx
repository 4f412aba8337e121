import { rutas } from '#contract/rutas.ts';
import { fechaBreve } from '#domain/fecha-texto.ts';
import { ImagenNoticia, type Titular } from '#web/club/noticia.tsx';
import { diaDeNoticia } from '#web/club/reloj.ts';
import { menuDeEnlace } from '#web/paginas-enlaces.ts';
import { Card } from '#web/ui/card.tsx';
import styles from './noticias.module.css';

type Props = {
  noticia: Titular;
  sizes: string;
  prioridad?: boolean;
  level?: 2 | 3;
};

/** A news item in a list: its title is the link, and the whole card its target. */
export function TarjetaNoticia({ noticia, level = 2, ...imagen }: Props) {
  const dia = diaDeNoticia(noticia.dt);
  const tema = menuDeEnlace(noticia.link);
  return (
    <Card
      level={level}
      to={rutas.noticia(noticia)}
      title={noticia.title}
      eyebrow={
        <>
          {tema ? <span className={styles.tema}>{tema}</span> : null}
          <time dateTime={dia}>{fechaBreve(dia)}</time>
          {noticia.fijada ? ' · Destacada' : ''}
        </>
      }
      media={<ImagenNoticia noticia={noticia} {...imagen} muda />}
    >
      <p>{noticia.resumen}</p>
    </Card>
  );
}
