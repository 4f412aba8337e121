import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Noticia } from '#contract/news.ts';
import { fechaLarga } from '#domain/fecha-texto.ts';
import type { Seccion } from '#web/club/dibujo/dibujos.ts';
import { HtmlText } from '#web/ui/html-text.tsx';
import prose from '#web/ui/look/prose.module.css';
import page from '#web/ui/page.module.css';
import styles from './articulo.module.css';
import { Portada } from './portada.tsx';
import { diaDeNoticia } from './reloj.ts';

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

type PaginaTextoProps = {
  titulo: string;
  seccion: Seccion;
  /** The menu it hangs from. */
  menu?: string | undefined;
  html: string;
  /** Beside the text: the other pages of its menu. */
  children?: ReactNode;
};

/** A page that is only a text. */
export function PaginaTexto({ titulo, seccion, menu, html, children }: PaginaTextoProps) {
  return (
    <>
      <Portada seccion={seccion} titulo={titulo} migas={[...(menu ? [{ titulo: menu }] : []), { titulo }]} />
      <div className={`${page.container} ${styles.pagina}`}>
        <HtmlText html={html} className={`${prose.prose} ${styles.texto}`} />
        {children}
      </div>
    </>
  );
}
