import type { Noticia } from '#contract/news.ts';
import { rutas } from '#contract/rutas.ts';
import { fechaLarga } from '#domain/fecha-texto.ts';
import { diaDeNoticia } from '#web/club/reloj.ts';
import { Card } from '#web/ui/card.tsx';
import { HtmlText } from '#web/ui/html-text.tsx';
import styles from './inicio.module.css';

/** The newest item, or why there is none. */
export function UltimaNoticia({ noticia }: { noticia: Noticia | null }) {
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
      title={noticia.title}
      to={rutas.noticias()}
    >
      <HtmlText html={noticia.content} className={styles.noticia} />
    </Card>
  );
}
