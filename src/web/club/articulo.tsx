import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { club } from '#club';
import type { Noticia } from '#contract/sitio/news.ts';
import { type Apartado, enApartados } from '#domain/contenido/apartados.ts';
import { fechaLarga } from '#domain/fecha-texto.ts';
import type { Seccion } from '#web/club/dibujo/dibujos.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { HtmlText } from '#web/ui/html-text.tsx';
import { Icon } from '#web/ui/icon.tsx';
import '#web/ui/look/prose.css';
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
    <article>
      <Portada
        seccion="noticias"
        titulo={title}
        entradilla={
          <>
            {tema ? `${tema} · ` : null}
            <time dateTime={dia}>{fechaLarga(dia)}</time>
            <span className="max-md:hidden"> · {club.nombre}</span>
          </>
        }
        migas={[{ titulo: 'El club' }, { titulo: 'Noticias', href: '/noticias' }]}
        talla="articulo"
      />
      <div className="grid grid-cols-1 items-start gap-6 overflow-x-clip px-page pt-4 pb-18 lg:grid-cols-aside lg:gap-x-18 lg:pt-8">
        <figure className="group surface relative overflow-clip lg:col-start-2">
          <div className="aspect-2/1 overflow-hidden **:size-full **:object-cover">
            <ImagenNoticia noticia={noticia} sizes="(min-width: 62rem) 24rem, 100vw" prioridad />
          </div>
          {enlace && esDePartido ? (
            <figcaption>
              <Link
                to={enlace}
                className="flex min-h-tap items-center justify-between gap-2 px-4 font-semibold no-underline group-hover:underline after:absolute after:inset-0"
              >
                {destino}
                <span className="chevron" />
              </Link>
            </figcaption>
          ) : null}
        </figure>
        <div className="grid max-w-measure min-w-0 grid-cols-1 justify-items-start gap-6 lg:col-start-1 lg:row-span-4 lg:row-start-1">
          <HtmlText html={content} className="prose" />
          {enlace && !esDePartido ? (
            <Link to={enlace} className={buttonClass({ look: 'primary' })}>
              {destino}
            </Link>
          ) : null}
          {children}
        </div>
        <div className="grid min-w-0 grid-cols-1 gap-4 empty:hidden lg:col-start-2">{partidos}</div>
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
  /** What each heading heads is folded: the answers are before it. */
  plegada?: boolean;
};

/** What comes before the first heading, with what is drawn for the page. */
const Entrada = ({ html, dibujo }: { html: string; dibujo: string | undefined }) => (
  <div className={cx('grid grid-cols-1 gap-6', dibujo && 'lg:grid-cols-aside lg:gap-x-12')}>
    <HtmlText html={html} className="prose prose-entrada" />
    {dibujo ? (
      <img
        className="aspect-2/1 w-full self-start rounded-l object-cover object-bottom print:hidden"
        src={`/dibujos/${dibujo}.svg`}
        alt=""
      />
    ) : null}
  </div>
);

/** A heading beside what it heads; a box takes the place of both. */
const Parte = ({ cabeza, html }: Apartado) => (
  <section className="grid grid-cols-1 gap-3 lg:grid-cols-4 lg:gap-x-12">
    {cabeza ? <HtmlText html={cabeza} className="**:text-xl" /> : null}
    <HtmlText html={html} className="prose lg:col-span-3 lg:col-start-2" />
  </section>
);

/** Found by the browser's search, and open on paper. */
const Plegada = ({ cabeza, html, open }: Apartado & { open: boolean }) => (
  <details className="group -mt-px border-y border-hairline" open={open}>
    <summary className="flex min-h-row items-center justify-between gap-3 py-2 hover:text-azul-text">
      <HtmlText html={cabeza} className="**:heading-text **:text-l" />
      <Icon name="chevron" className="flex-none text-azul-text group-open:rotate-180 print:hidden" />
    </summary>
    <HtmlText html={html} className="prose pb-6" />
  </details>
);

/** A page that is only a text. */
export function PaginaTexto(props: PaginaTextoProps) {
  const { titulo, seccion, menu, html, antes, enTira = false, dibujo, plegada = false } = props;
  const conSitio = dibujo === undefined ? 'compacta' : 'articulo';
  const apartados = enApartados(html);
  const entrada = apartados[0]?.cabeza === '' ? apartados[0] : null;
  const resto = apartados.slice(entrada ? 1 : 0);
  return (
    <>
      <Portada
        seccion={seccion}
        titulo={titulo}
        migas={[...(menu && !titulo.endsWith(menu.toLowerCase()) ? [{ titulo: menu }] : []), { titulo }]}
        talla={enTira ? 'datos' : conSitio}
      />
      {antes}
      <article
        className={cx(
          'grid grid-cols-1 overflow-x-clip px-page pt-6 pb-18 lg:pt-8',
          plegada ? 'gap-0' : 'gap-8 lg:gap-12',
        )}
      >
        {entrada ? (
          <div className={cx(plegada && 'pb-6')}>
            <Entrada html={entrada.html} dibujo={plegada ? '' : dibujo} />
          </div>
        ) : null}
        {resto.map((una, n) => {
          if (!plegada) return <Parte key={una.cabeza + una.html} {...una} />;
          if (!una.cabeza) return <HtmlText key={una.html} html={una.html} className="prose py-4" />;
          return <Plegada key={una.cabeza} {...una} open={n === 0 && !entrada} />;
        })}
      </article>
    </>
  );
}
