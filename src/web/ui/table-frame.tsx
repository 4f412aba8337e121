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

type FiguresProps = {
  /** Of the table, for who does not see what is around it. */
  label: string;
  /** Of what each row is, and of each of its cells. */
  heads: readonly [string, ...string[]];
  /** Under which headings there are words and not figures. */
  words?: readonly string[];
  rows: readonly { key: string | number; head: ReactNode; cells: readonly ReactNode[]; className?: string }[];
};

/** A few figures of each, to be put in a frame. */
export function Figures({ label, heads: [first, ...heads], words = [], rows }: FiguresProps) {
  const figure = (head: string | undefined) => (head && words.includes(head) ? undefined : true);
  return (
    <table aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{first}</th>
          {heads.map((head) => (
            <th key={head} scope="col" data-num={figure(head)}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, head, cells, className }) => (
          <tr key={key} className={className}>
            <th scope="row">{head}</th>
            {cells.map((cell, n) => (
              <td key={heads[n]} data-num={figure(heads[n])}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
