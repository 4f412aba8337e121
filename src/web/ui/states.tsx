import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { cx } from './cx.ts';
import { Icon } from './icon.tsx';

type SkeletonProps = {
  /** How many lines or rows the real thing will have. */
  rows?: number;
  /** `text` lines, table `row`s or whole `card`s: the size of what is coming, so that nothing jumps. */
  kind?: 'text' | 'row' | 'card';
  className?: string | undefined;
};

const SKELETONS = {
  text: { all: cx('gap-3'), each: cx('h-4 rounded-s last:w-3/5') },
  row: { all: cx('gap-px'), each: cx('h-12') },
  card: { all: cx('grid-fill-2xs gap-6'), each: cx('aspect-square rounded-l') },
} as const;

/** The place of what is loading. The words are for those who cannot see it. */
export function Skeleton({ rows = 3, kind = 'text', className }: SkeletonProps) {
  const places = Array.from({ length: rows }, (_, place) => `${kind}-${place}`);
  return (
    <div className={cx('grid noscript:hidden', SKELETONS[kind].all, className)} role="status">
      <span className="visually-hidden">Cargando…</span>
      {places.map((place) => (
        <span
          key={place}
          className={cx('bone motion-reduce:animate-none', SKELETONS[kind].each)}
          aria-hidden="true"
        />
      ))}
    </div>
  );
}

type VeilProps = { active: boolean };

/** The loading veil: #4862A0 at half strength, and only when the wait passes 200 ms. */
export function Veil({ active }: VeilProps) {
  return (
    <div
      className="veil invisible pointer-events-none fixed inset-0 z-40 grid place-items-center bg-azul/50 print:hidden"
      data-active={active || undefined}
      role="status"
    >
      {active ? (
        <span className="rounded-full bg-azul-deep px-6 py-3 font-semibold text-on-deep">Cargando…</span>
      ) : null}
    </div>
  );
}

const STATE = cx('grid justify-items-center gap-3 px-4 py-12 text-center');
const TITLE = cx('figure text-balance text-xl');
const TEXT = cx('max-w-md text-ink-soft');

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
    <div className={cx(STATE, className)}>
      {drawing ? <div className="mb-2 aspect-2/1 w-full max-w-2xs text-border">{drawing}</div> : null}
      <p className={TITLE}>{title}</p>
      {children ? <div className={TEXT}>{children}</div> : null}
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
    <div className={STATE} role="alert">
      <Icon name="alert" size={32} className="text-bad" />
      <p className={TITLE}>{title}</p>
      {children ? <div className={TEXT}>{children}</div> : null}
      {onRetry ? (
        <Button onClick={onRetry} busy={busy}>
          Reintentar
        </Button>
      ) : null}
    </div>
  );
}

const TONES = {
  info: { ground: cx('bg-azul-pale'), ink: cx('text-azul-text') },
  ok: { ground: cx('bg-ok-pale'), ink: cx('text-ok') },
  warn: { ground: cx('bg-warn-pale'), ink: cx('text-warn') },
  bad: { ground: cx('bg-bad-pale'), ink: cx('text-bad') },
} as const;

type NoticeProps = { tone?: keyof typeof TONES; title?: ReactNode; children: ReactNode };

/** A standing notice in the page (closed enrolment, a sent form), where a toast would be gone too soon. */
export function Notice({ tone = 'info', title, children }: NoticeProps) {
  const { ground, ink } = TONES[tone];
  return (
    <div className={cx('grid grid-cols-start gap-3 rounded-m p-4 text-s', ground)} data-notice>
      <Icon name={tone === 'ok' ? 'check' : 'alert'} size={22} className={ink} />
      <div>
        {title ? <p className={cx('font-semibold', ink)}>{title}</p> : null}
        {children}
      </div>
    </div>
  );
}

type Query = {
  isError: boolean;
  isFetching: boolean;
  error: Error | null;
  refetch: () => unknown;
};

type WaitingProps = {
  query: Query;
  rows: number;
  /** Rows of a table, unless told otherwise. */
  kind?: 'row' | 'text';
};

/** In the place of what has not come: that it is coming or, when it failed, why and how to ask again. */
export const Waiting = ({ query, rows, kind = 'row' }: WaitingProps) =>
  query.isError ? (
    <ErrorState onRetry={() => query.refetch()} busy={query.isFetching}>
      {query.error?.message}
    </ErrorState>
  ) : (
    <Skeleton kind={kind} rows={rows} />
  );

type ReadProps<T> = Omit<WaitingProps, 'query'> & {
  query: Query & { data: T | undefined };
  children: (data: T) => ReactNode;
};

/** What was read, once it is there. */
export const Read = <T,>({ query, children, ...waiting }: ReadProps<T>) =>
  query.data === undefined ? <Waiting query={query} {...waiting} /> : children(query.data);
