import type { ReactNode } from 'react';
import styles from './badge.module.css';
import { cx } from './cx.ts';

export type BadgeTone = 'neutral' | 'azul' | 'tierra' | 'bola' | 'ok' | 'warn' | 'bad';
type BadgeProps = { tone?: BadgeTone; children: ReactNode; className?: string | undefined };

/** A short word beside another; its colour only repeats what the word says. */
export function Badge({ tone = 'neutral', children, className }: BadgeProps) {
  return <span className={cx(styles.badge, styles[tone], className)}>{children}</span>;
}
