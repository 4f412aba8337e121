import type { ReactNode } from 'react';
import badge from './badge.module.css';
import { cx } from './cx.ts';

export type BadgeTone = 'neutral' | 'linea' | 'azul' | 'tierra' | 'bola' | 'ok' | 'warn' | 'bad';
type BadgeProps = { tone?: BadgeTone; children: ReactNode; className?: string | undefined };

/** A short word beside another; its colour only repeats what the word says. */
export function Badge({ tone = 'neutral', children, className }: BadgeProps) {
  return <span className={cx(badge.badge, badge[tone], className)}>{children}</span>;
}
