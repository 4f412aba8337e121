import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { club } from '#club';
import type { Noticia } from '#contract/sitio/news.ts';
import { fechaLarga } from '#domain/fecha-texto.ts';
import type { Seccion } from '#web/club/dibujo/dibujos.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { HtmlText } from '#web/ui/html-text.tsx';
import prose from '#web/ui/look/prose.module.css';
import page from '#web/ui/page.module.css';
import styles from './articulo.module.css';
import entera from './articulo-noticia.module.css';
import { ImagenNoticia } from './noticia.tsx';
import { Portada } from './portada.tsx';
import { diaDeNoticia } from './reloj.ts';

type ArticuloProps = {
  noticia: Pick<Noticia, 'dt' | 'title' | 'content' | 'link' | 'imagen' | 'escena'>;
  /** The words of the link to the page it leads to, which is offered when the text does not lead there: under the board
   * of a match, after any other text. */
  destino: string | null;
  /** What it is about. */
  tema: string | undefined;
  /** The matches it speaks of. */
  partidos?: ReactNode;
  /** After the text: sharing it. */
  children?: ReactNode;
  /** Last: other news. */
  lado?: ReactNode;
};

/** One news item, whole: its title on the court of the news, its picture, its text and where it leads. */
export function Articulo({ noticia, destino, tema, partidos, children, lado }: ArticuloProps) {
  const { dt, title, content, link, escena } = noticia;
  const dia = diaDeNoticia(dt);
  const enlace = content.includes(`href="${link}"`) ? null : link;
  const esDePartido = escena.startsWith('partido-');
  return (
    <article className={entera.entera}>
      <Portada
        seccion="noticias"
        titulo={title}
        entradilla={
          <>
            {tema ? `${tema} · ` : null}
            <time dateTime={dia}>{fechaLarga(dia)}</time>
            <span>{club.nombre}</span>
          </>
        }
        migas={[{ titulo: 'El club' }, { titulo: 'Noticias', href: '/noticias' }]}
        talla="articulo"
      />
      <div className={page.container}>
        <figure>
          <div>
            <ImagenNoticia noticia={noticia} sizes="(min-width: 64rem) 31rem, 100vw" prioridad />
          </div>
          {enlace && esDePartido ? (
            <figcaption>
              <Link to={enlace}>{destino}</Link>
            </figcaption>
          ) : null}
        </figure>
        <div className={entera.columna}>
          <HtmlText html={content} className={`${prose.prose} ${styles.texto}`} />
          {enlace && !esDePartido ? (
            <Link to={enlace} className={buttonClass({ look: 'primary' })}>
              {destino}
            </Link>
          ) : null}
          {children}
        </div>
        <div className={entera.partidos}>{partidos}</div>
        {lado}
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
  /** Between its head, which leaves room for it, and its text. */
  antes?: ReactNode;
  /** A strip of a head, over what is looked up. */
  enTira?: boolean;
  /** The name of what is drawn for it, over its text or beside it; '': it has pictures of its own. */
  dibujo?: string | undefined;
  /** Beside the text: the other pages of its menu. */
  children?: ReactNode;
};

/** A page that is only a text. */
export function PaginaTexto(props: PaginaTextoProps) {
  const { titulo, seccion, menu, html, antes, enTira = false, dibujo, children } = props;
  const conSitio = dibujo === undefined ? 'compacta' : 'articulo';
  return (
    <>
      <Portada
        seccion={seccion}
        titulo={titulo}
        migas={[...(menu && !titulo.endsWith(menu.toLowerCase()) ? [{ titulo: menu }] : []), { titulo }]}
        talla={enTira ? 'datos' : conSitio}
      />
      {antes}
      <article className={`${page.container} ${styles.pagina}`}>
        {dibujo ? <img className={styles.dibujo} src={`/dibujos/${dibujo}.svg`} alt="" /> : null}
        <HtmlText html={html} className={`${prose.prose} ${styles.texto}`} />
        {children}
      </article>
    </>
  );
}
