import type { ReactNode } from 'react';
import { cx } from '#web/ui/cx.ts';

/** What can be done with a page, in a row; what opens in it takes the row. */
export const Acciones = ({ children }: { children: ReactNode }) => (
  <div className="flex flex-wrap items-start gap-2 empty:hidden print:hidden">{children}</div>
);

/** What keeps its place until it can be pressed: what is beside it does not jump. */
export const EN_ESPERA = cx('invisible noscript:hidden');
