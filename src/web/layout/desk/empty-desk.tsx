import './mesa.css';
import type { ReactNode } from 'react';
import { cx } from '#web/ui/cx.ts';

/** Of the desk: its side and its page. */
export const DESK = cx(
  'mesa group/desk relative grid flex-auto grid-rows-1 items-start tabular-nums max-lg:grid-cols-1 lg:grid-cols-start print:block',
);
export const SIDE = cx(
  'sticky top-0 flex h-dvh w-3xs flex-col overflow-x-hidden overflow-y-auto bg-azul-deep px-2 text-on-deep group-data-folded/desk:w-12 max-lg:hidden dark:bg-surface-sunk print:hidden',
);
export const MAIN = cx('min-h-full min-w-0 focus:outline-none');

/** What the server draws while the desk comes: its measures, with nothing of the kit. */
export const EmptyDesk = ({ children }: { children: ReactNode }) => (
  <div className={DESK}>
    <div className={SIDE} />
    <main id="contenido" className={MAIN}>
      {children}
    </main>
  </div>
);
