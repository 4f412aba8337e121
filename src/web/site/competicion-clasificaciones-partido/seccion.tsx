import { type ReactNode, useId } from 'react';
import { cx } from '#web/ui/cx.ts';

type SeccionProps = {
  titulo: ReactNode;
  /** What it is called where its heading does not say it. */
  rotulo?: string;
  /** As wide as the page. */
  ancha?: boolean;
  children: ReactNode;
};

/** What is told under a board: its sections, side by side where there is room. */
export const BAJO_EL_TABLERO = cx(
  'grid grid-cols-1 content-start gap-x-12 gap-y-8 pt-6 pb-12 lg:grid-cols-2 print:p-0',
);

/** A part of what is told of a match, under its heading. */
export function Seccion({ titulo, rotulo, ancha = false, children }: SeccionProps) {
  const id = useId();
  return (
    <section
      {...(rotulo ? { 'aria-label': rotulo } : { 'aria-labelledby': id })}
      className={cx(
        '@container grid grid-cols-1 content-start gap-2 border-hairline border-t pt-4 break-inside-avoid',
        ancha && 'lg:col-span-2',
      )}
    >
      <h2 id={id} className="text-l">
        {titulo}
      </h2>
      {children}
    </section>
  );
}
