import { Link } from 'react-router';
import type { Noticia } from '#contract/news.ts';
import { fechaLarga } from '#domain/fecha-texto.ts';
import { HtmlText } from '#web/ui/html-text.tsx';
import prose from '#web/ui/prose.module.css';
import styles from './articulo.module.css';
import { diaDeNoticia } from './dia-de-noticia.ts';

/** One news item. */
export function Articulo({
  noticia: { dt, title, content, link },
}: {
  noticia: Omit<Noticia, 'id' | 'fijada'>;
}) {
  const dia = diaDeNoticia(dt);
  return (
    <article className={styles.noticia}>
      <time dateTime={dia} className={styles.fecha}>
        {fechaLarga(dia)}
      </time>
      <div className={styles.cuerpo}>
        <h2 className={styles.titulo}>{title}</h2>
        <HtmlText html={content} className={prose.prose} />
        {link ? (
          <p className={styles.mas}>
            <Link to={link}>
              Más información<span className="visually-hidden"> sobre {title}</span>
            </Link>
          </p>
        ) : null}
      </div>
    </article>
  );
}
