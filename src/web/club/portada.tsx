import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Seccion } from '#web/club/dibujo/dibujos.ts';
import { cx } from '#web/ui/cx.ts';

type PistaDibujoProps = {
  seccion: Seccion | 'bienvenida';
  /** Asked for before the rest, as the court of the front page, which a phone shows too. */
  prioridad?: boolean;
  className?: string | undefined;
};

/** The court of a section, as a picture of the site; the CSS around it says its size and its crop. */
export const PistaDibujo = ({ seccion, prioridad = false, className }: PistaDibujoProps) => (
  <img
    className={className}
    src={`/dibujos/${seccion}.svg`}
    alt=""
    width={1280}
    height={720}
    decoding="async"
    fetchPriority={prioridad ? 'high' : 'low'}
  />
);

type Miga = { titulo: string; href?: string };

type Talla = 'normal' | 'compacta' | 'datos' | 'articulo';

type PortadaProps = {
  titulo: ReactNode;
  /** A line over the title: what it is part of. */
  antetitulo?: ReactNode;
  /** One or two sentences under the title. */
  entradilla?: ReactNode;
  /** Whose court comes in from the side. */
  seccion: Seccion;
  /** From the section to this page, without the home page. */
  migas?: readonly Miga[];
  /** `compacta` leaves room under it; `datos` is a strip over a table or a list; `articulo` is for a title as long as a sentence. */
  talla?: Talla;
  /** Beside the title: the other pages that it is one of. */
  junto?: ReactNode;
  /** Buttons under the text. */
  children?: ReactNode;
};

/** On a phone, the way back alone: the title under it says where one is. Over a table, not that to the front page. */
function Migas({ migas, enTira }: { migas: readonly Miga[]; enTira: boolean }) {
  const ultima = migas.findLastIndex(({ href }) => href) + 1;
  const todas: Miga[] = [{ titulo: 'Inicio', href: '/' }, ...migas];
  return (
    <nav
      aria-label="Ruta de navegación"
      className={cx('print:hidden', enTira && ultima === 0 && 'max-lg:hidden')}
    >
      <ol className="flex flex-wrap gap-x-2 text-s">
        {todas.map(({ titulo, href }, n) => (
          <li key={titulo} className={cx('flex items-baseline gap-2', n !== ultima && 'max-lg:hidden')}>
            <span aria-hidden="true" className="lg:hidden">
              ‹
            </span>
            {n > 0 ? (
              <span aria-hidden="true" className="max-lg:hidden">
                /
              </span>
            ) : null}
            {href ? (
              <Link to={href} className="text-inherit max-lg:-my-2 max-lg:py-2">
                {titulo}
              </Link>
            ) : (
              <span aria-current="page">{titulo}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

const CAJAS: Record<Talla, string> = {
  normal: cx('gap-4 py-8 lg:py-18'),
  compacta: cx('gap-2 py-4 lg:py-8'),
  datos: cx('gap-1 py-2 lg:py-3'),
  articulo: cx('gap-2 py-4 lg:py-8'),
};

const TITULOS: Record<Talla, string> = {
  normal: cx('text-4xl'),
  compacta: cx('text-3xl'),
  datos: cx('text-2xl'),
  articulo: cx('max-w-xl text-2xl lg:text-3xl'),
};

const ENTRADILLAS: Record<Talla, string> = {
  normal: cx('max-w-lg text-l leading-normal'),
  compacta: cx('max-w-lg text-l leading-normal'),
  datos: cx('text-s leading-snug'),
  articulo: cx('text-m'),
};

/** Its ground melts into that of the words; on a phone only a page with nothing else has room for it. */
const DIBUJO = cx(
  'object-cover object-left lg:absolute lg:inset-y-0 lg:end-0 lg:-z-10 lg:h-full lg:w-7/12 lg:mask-l-from-85% dark:brightness-90 print:hidden',
);

/** Whatever its court is of, its head is of the one colour of the site. */
const EN_AZUL = cx('opacity-75 mix-blend-luminosity max-lg:hidden');

/** The head of every page: its words on the club's blue, and a court that comes in from the side. */
export function Portada(props: PortadaProps) {
  const { titulo, antetitulo, entradilla, seccion, migas, talla = 'normal', junto, children } = props;
  return (
    <section className="isolate band relative overflow-clip bg-azul-out print:bg-transparent print:text-ink">
      <div className={cx('grid justify-items-start px-page print:pb-4', CAJAS[talla])}>
        {migas && migas.length > 0 ? <Migas migas={migas} enTira={talla === 'datos'} /> : null}
        {antetitulo ? <p className="text-s leading-snug">{antetitulo}</p> : null}
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 md:justify-start">
          <h1 className={cx('wrap-anywhere print:text-2xl', TITULOS[talla])}>{titulo}</h1>
          {junto}
        </div>
        {entradilla ? <p className={ENTRADILLAS[talla]}>{entradilla}</p> : null}
        {children ? <div className="flex w-full flex-wrap gap-3 pt-2 print:hidden">{children}</div> : null}
      </div>
      <PistaDibujo seccion={seccion} className={cx(DIBUJO, talla !== 'normal' && EN_AZUL)} />
    </section>
  );
}
