import { rutas } from '#contract/rutas.ts';
import { fechaBreve } from '#domain/fecha-texto.ts';
import { ImagenNoticia, type Titular } from '#web/club/noticia.tsx';
import { diaDeNoticia } from '#web/club/reloj.ts';
import { TarjetaEnlace } from '#web/club/tarjeta-enlace.tsx';
import { menuDeEnlace } from '#web/paginas-enlaces.ts';

type Props = {
  noticia: Titular;
  sizes: string;
  /** The one that leads the list. */
  primera?: boolean;
  level?: 2 | 3;
};

/** On their page, cards; beside another, rows. */
const FORMAS = { 2: 'tarjeta', 3: 'fila' } as const;

/** A news item in a list: its title is the link, and the whole card its target. */
export function TarjetaNoticia({ noticia, sizes, primera = false, level = 2 }: Props) {
  const dia = diaDeNoticia(noticia.dt);
  const tema = menuDeEnlace(noticia.link);
  return (
    <TarjetaEnlace
      level={level}
      to={rutas.noticia(noticia)}
      titulo={noticia.title}
      forma={primera ? 'primera' : FORMAS[level]}
      sobre={
        <>
          {tema ? <span className="me-2 font-semibold text-azul-text">{tema}</span> : null}
          <time dateTime={dia}>{fechaBreve(dia)}</time>
          {noticia.fijada ? ' · Destacada' : ''}
        </>
      }
      imagen={<ImagenNoticia noticia={noticia} sizes={sizes} prioridad={primera} muda />}
    >
      {level === 2 ? <p className={primera ? 'text-m' : 'max-md:hidden'}>{noticia.resumen}</p> : null}
    </TarjetaEnlace>
  );
}
