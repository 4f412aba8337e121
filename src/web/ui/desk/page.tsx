import type { ReactNode } from 'react';
import { cx } from '#web/ui/cx.ts';
import { fields } from './fields.ts';

/** What a screen of the desk stands in. */
export const PAGE = fields.page;

export const BACK = cx(
  '-ms-3 -me-3 grid size-tap flex-none place-items-center rounded-m border-0 bg-transparent p-0 text-azul-text',
);

type HeadProps = {
  title: ReactNode;
  /** On a phone, before the title: the way back. */
  back?: ReactNode;
  /** Beside the title: a state, what can be done. */
  children?: ReactNode;
};

/** As high as the search of the frame, which stands at its end. */
export const DeskHead = ({ title, back, children }: HeadProps) => (
  <header className={fields.head}>
    {back}
    <h1 className={fields.title}>{title}</h1>
    {children}
  </header>
);

/** What a title says beside its words. */
export const TitleNote = ({ children }: { children: ReactNode }) => (
  <small className="ms-2 heading-text text-xs font-normal whitespace-nowrap text-ink-soft">{children}</small>
);
