import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { cx } from '#web/ui/cx.ts';

type Props = {
  to: string;
  titulo: string;
  imagen: ReactNode;
  /** Small words over the title: a section, a date. */
  sobre?: ReactNode;
  level?: 2 | 3;
  /** `fila`: the picture beside the words also where there is room under it. `primera`: large, for the one that leads. */
  forma?: keyof typeof FORMAS;
  children?: ReactNode;
};

/** Where each has its picture: over the words, or beside them. */
const FORMAS = {
  tarjeta: { fila: cx('max-md:@2xs:flex-row'), cuadro: cx('max-md:@2xs:aspect-auto max-md:@2xs:w-1/3') },
  fila: { fila: cx('@2xs:flex-row'), cuadro: cx('@2xs:aspect-auto @2xs:w-1/3') },
  primera: { fila: cx('@xl:flex-row'), cuadro: cx('@xl:w-1/2') },
};

const CUADRO = cx(
  'relative aspect-2/1 flex-none overflow-hidden **:absolute **:inset-0 **:size-full **:object-cover print:hidden',
);

/** What leads to a page, all of it pressed: a picture over its words, or beside them on a phone. */
export function TarjetaEnlace({ to, titulo, imagen, sobre, level = 3, forma = 'tarjeta', children }: Props) {
  const Titulo = `h${level}` as const;
  const { fila, cuadro } = FORMAS[forma];
  return (
    <article className="group surface @container relative overflow-clip hover:border-azul-text">
      <div className={cx('flex h-full flex-col', fila)}>
        <div className={cx(CUADRO, cuadro)}>{imagen}</div>
        <div className="flex min-w-0 flex-1 flex-col gap-1 max-md:justify-center px-4 py-3 text-s text-ink-soft md:gap-2 md:p-6">
          {sobre ? <p className="text-xs">{sobre}</p> : null}
          <Titulo
            className={cx(
              'flex items-center justify-between gap-3 text-ink',
              forma === 'primera' ? 'text-2xl' : 'text-m md:text-l',
            )}
          >
            <Link
              to={to}
              className="text-inherit no-underline group-hover:text-azul-text after:absolute after:inset-0"
            >
              {titulo}
            </Link>
            <span className="chevron text-azul-text" />
          </Titulo>
          {children}
        </div>
      </div>
    </article>
  );
}
