import type { ReactNode } from 'react';
import { Link } from 'react-router';
import badge from './badge.module.css';
import styles from './card.module.css';
import { cx } from './cx.ts';

export type BadgeTone = 'neutral' | 'linea' | 'azul' | 'tierra' | 'bola' | 'ok' | 'warn' | 'bad';
type BadgeProps = { tone?: BadgeTone; children: ReactNode; className?: string | undefined };

/** A short word beside another; its colour only repeats what the word says. */
export function Badge({ tone = 'neutral', children, className }: BadgeProps) {
  return <span className={cx(badge.badge, badge[tone], className)}>{children}</span>;
}

type CardProps = {
  title?: ReactNode;
  /** Small words over the title: a section, a date. */
  eyebrow?: ReactNode;
  /** A drawing or picture at the top; it is cropped to the card. */
  media?: ReactNode;
  /** Makes the title a link whose target is the whole card. */
  to?: string;
  footer?: ReactNode;
  /** Heading level of the title. */
  level?: 2 | 3 | 4;
  children?: ReactNode;
  className?: string | undefined;
};

export function Card({ title, eyebrow, media, to, footer, level = 3, children, className }: CardProps) {
  const Heading = `h${level}` as const;
  return (
    <article className={cx(styles.card, to && styles.linked, className)}>
      {media ? <div className={styles.media}>{media}</div> : null}
      <div className={styles.body}>
        {eyebrow ? <p className={styles.eyebrow}>{eyebrow}</p> : null}
        {title ? (
          <Heading className={styles.title}>{to ? <Link to={to}>{title}</Link> : title}</Heading>
        ) : null}
        {children}
      </div>
      {footer ? <div className={styles.footer}>{footer}</div> : null}
    </article>
  );
}
