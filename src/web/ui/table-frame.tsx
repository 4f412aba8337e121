import type { ReactNode } from 'react';
import { cx } from './cx.ts';

type TableFrameProps = {
  /** Names the region for those who scroll it with the keyboard. */
  label: string;
  /** Keeps the first column in sight while the rest scrolls. */
  pinned?: boolean;
  dense?: boolean;
  children: ReactNode;
  className?: string | undefined;
};

export const FRAME = cx('frame surface relative max-w-full print:overflow-visible print:border-0');

/** The frame inside which a wide table scrolls, so that the page itself never does. Holds one `table`. */
export function TableFrame({ label, pinned = false, dense = false, children, className }: TableFrameProps) {
  return (
    <section
      className={cx(FRAME, pinned && 'pinned', dense && 'dense', className)}
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard (WCAG 2.1.1)
      tabIndex={0}
    >
      {children}
    </section>
  );
}
