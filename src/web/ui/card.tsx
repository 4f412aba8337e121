import type { ReactNode } from 'react';
import { cx } from './cx.ts';

export type BadgeTone = 'neutral' | 'linea' | 'azul' | 'tierra' | 'bola' | 'ok' | 'warn' | 'bad';
type BadgeProps = { tone?: BadgeTone; children: ReactNode; className?: string | undefined };

const BADGE = cx(
  'inline-flex items-center gap-1 whitespace-nowrap rounded-full px-2 pt-px font-semibold text-xs leading-normal print:bg-transparent print:p-0 print:text-inherit',
);
const TONES: Record<BadgeTone, string> = {
  neutral: cx('bg-hairline text-ink'),
  linea: cx('inset-ring inset-ring-border text-ink-soft'),
  azul: cx('bg-azul-pale text-azul-text'),
  tierra: cx('bg-tierra-pale text-tierra-text'),
  bola: cx('bg-bola text-on-bola'),
  ok: cx('bg-ok-pale text-ok'),
  warn: cx('bg-warn-pale text-warn'),
  bad: cx('bg-bad-pale text-bad'),
};

/** A short word beside another; its colour only repeats what the word says. */
export function Badge({ tone = 'neutral', children, className }: BadgeProps) {
  return <span className={cx(BADGE, TONES[tone], className)}>{children}</span>;
}
