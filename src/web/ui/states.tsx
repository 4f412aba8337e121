import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { cx } from './cx.ts';
import { Icon } from './icon.tsx';
import styles from './states.module.css';

type SkeletonProps = {
  /** How many lines or rows the real thing will have. */
  rows?: number;
  /** `text` lines, table `row`s or whole `card`s: the size of what is coming, so that nothing jumps. */
  kind?: 'text' | 'row' | 'card';
  className?: string | undefined;
};

/** The place of what is loading. The words are for those who cannot see it. */
export function Skeleton({ rows = 3, kind = 'text', className }: SkeletonProps) {
  const places = Array.from({ length: rows }, (_, place) => `${kind}-${place}`);
  return (
    <div
      className={cx(styles.skeleton, kind === 'text' ? styles.lines : styles[kind], className)}
      role="status"
    >
      <span className="visually-hidden">Cargando…</span>
      {places.map((place) => (
        <span key={place} className={styles.bone} aria-hidden="true" />
      ))}
    </div>
  );
}

type VeilProps = { active: boolean };

/** The loading veil: #4862A0 at half strength, and only when the wait passes 200 ms. */
export function Veil({ active }: VeilProps) {
  return (
    <div className={styles.veil} data-active={active || undefined} role="status">
      {active ? <span className={styles.word}>Cargando…</span> : null}
    </div>
  );
}

type EmptyStateProps = {
  title: ReactNode;
  /** A small drawing; it is decorative. */
  drawing?: ReactNode;
  /** The next step: a link or a button. */
  action?: ReactNode;
  children?: ReactNode;
  className?: string | undefined;
};

/** A list with nothing in it: why, and what to do next. */
export function EmptyState({ title, drawing, action, children, className }: EmptyStateProps) {
  return (
    <div className={cx(styles.state, className)}>
      {drawing ? <div className={styles.drawing}>{drawing}</div> : null}
      <p className={styles.title}>{title}</p>
      {children ? <div className={styles.text}>{children}</div> : null}
      {action}
    </div>
  );
}

type ErrorStateProps = {
  title?: ReactNode;
  onRetry?: (() => void) | undefined;
  busy?: boolean;
  children?: ReactNode;
};

/** What happened, and a way to try again. */
export function ErrorState({
  title = 'No se ha podido cargar',
  onRetry,
  busy = false,
  children,
}: ErrorStateProps) {
  return (
    <div className={cx(styles.state, styles.failed)} role="alert">
      <Icon name="alert" size={32} />
      <p className={styles.title}>{title}</p>
      {children ? <div className={styles.text}>{children}</div> : null}
      {onRetry ? (
        <Button onClick={onRetry} busy={busy}>
          Reintentar
        </Button>
      ) : null}
    </div>
  );
}

type NoticeProps = { tone?: 'info' | 'ok' | 'warn' | 'bad'; title?: ReactNode; children: ReactNode };

/** A standing notice in the page (closed enrolment, a sent form), where a toast would be gone too soon. */
export function Notice({ tone = 'info', title, children }: NoticeProps) {
  return (
    <div className={cx(styles.notice, styles[tone])}>
      <Icon name={tone === 'ok' ? 'check' : 'alert'} size={22} />
      <div>
        {title ? <p className={styles.noticeTitle}>{title}</p> : null}
        {children}
      </div>
    </div>
  );
}
