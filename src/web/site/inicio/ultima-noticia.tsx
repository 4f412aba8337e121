import { rutas } from '#contract/rutas.ts';
import { fechaLarga } from '#domain/fecha-texto.ts';
import { ImagenNoticia, type Titular } from '#web/club/noticia.tsx';
import { diaDeNoticia } from '#web/club/reloj.ts';
import { Card } from '#web/ui/card.tsx';
import styles from './inicio.module.css';

/** The newest item, or why there is none. */
export function UltimaNoticia({ noticia }: { noticia: Titular | null }) {
  if (!noticia) {
    return (
      <Card title="Noticias" to={rutas.noticias()}>
        <p className={styles.suave}>Ahora mismo no hay noticias que enseñar.</p>
      </Card>
    );
  }
  const dia = diaDeNoticia(noticia.dt);
  return (
    <Card
      eyebrow={
        <>
          Última noticia, <time dateTime={dia}>{fechaLarga(dia)}</time>
        </>
      }
      className={styles.noticia}
      title={noticia.title}
      to={rutas.noticia(noticia)}
      media={<ImagenNoticia noticia={noticia} sizes="(min-width: 56rem) 34rem, 92vw" muda />}
    >
      <p>{noticia.resumen}</p>
    </Card>
  );
}
