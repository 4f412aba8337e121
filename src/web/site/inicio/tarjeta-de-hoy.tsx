import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { cx } from '#web/ui/cx.ts';

type Props = { titulo: string; to: string; ancha?: boolean; children: ReactNode };

/** What is on, under a title that leads to all of it. */
export const TarjetaDeHoy = ({ titulo, to, ancha = false, children }: Props) => (
  <article
    className={cx('surface flex min-w-0 flex-col gap-3 p-3 sm:p-4 md:p-6', ancha && 'lg:col-span-full')}
  >
    <h3>
      <Link
        to={to}
        className="flex items-center justify-between gap-3 text-inherit no-underline hover:text-azul-text"
      >
        {titulo}
        <span className="chevron text-azul-text" />
      </Link>
    </h3>
    {children}
  </article>
);
