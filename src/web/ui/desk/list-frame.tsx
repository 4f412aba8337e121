import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import page from '#web/ui/page.module.css';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import styles from './desk.module.css';
import { useRowBack } from './return-to.ts';

/** What a list needs to know of what it shows; a query of react-query is one. */
export type Loading = {
  isPending: boolean;
  isError: boolean;
  isFetching: boolean;
  error: Error | null;
  refetch: () => unknown;
};

type ListFrameProps = {
  title: string;
  /** Buttons beside the title: new ones. */
  actions?: ReactNode;
  /** The form that searches. */
  filters?: ReactNode;
  /** How many there are, and of which. */
  summary?: ReactNode;
  query: Loading;
  /** What to show instead of the table when nothing was found. */
  empty: ReactNode | null;
  children: ReactNode;
};

const SKELETON_ROWS = 10;

function Content({ query, empty, children }: Pick<ListFrameProps, 'query' | 'empty' | 'children'>) {
  if (query.isPending) return <Skeleton kind="row" rows={SKELETON_ROWS} />;
  if (query.isError)
    return (
      <ErrorState onRetry={() => query.refetch()} busy={query.isFetching}>
        {query.error?.message}
      </ErrorState>
    );
  return empty ?? children;
}

const FIRST_FIELD = 'input, select';
const FIRST_ROW = 'a[data-row]';

/**
 * The focus goes to the first filter, or to the first row, unless somebody has put it somewhere already; with
 * a finger it would open the keyboard.
 */
function useFirstFocus(isReady: boolean) {
  const frame = useRef<HTMLDivElement>(null);
  const back = useRowBack();
  useEffect(() => {
    const isTaken = frame.current?.contains(document.activeElement);
    if (!isReady || isTaken || back !== undefined || !matchMedia('(pointer: fine)').matches) return;
    const first = frame.current?.querySelector<HTMLElement>(`form :is(${FIRST_FIELD}), ${FIRST_ROW}`);
    first?.focus({ preventScroll: true });
  }, [isReady, back]);
  return frame;
}

/** From a text filter, down goes to the rows. */
function goToRows(event: KeyboardEvent<HTMLElement>): void {
  const isText = (event.target as HTMLElement).matches('input[type="search"]');
  if (event.key !== 'ArrowDown' || !isText) return;
  event.preventDefault();
  event.currentTarget.querySelector<HTMLElement>(FIRST_ROW)?.focus();
}

const SUMMARY = '[data-summary]';

/** On a phone what was found is under the filters, out of sight: it comes up, and the keyboard goes. */
function showFound({ target, currentTarget }: FormEvent<HTMLElement>): void {
  const summary = currentTarget.querySelector<HTMLElement>(SUMMARY);
  if (!summary || !(target as HTMLElement).closest('search')) return;
  if (summary.getBoundingClientRect().top < innerHeight / 2) return;
  if (matchMedia('(pointer: coarse)').matches) (document.activeElement as HTMLElement | null)?.blur();
  summary.scrollIntoView();
}

/** A staff list: title and actions, filters, and one of loading, failed, empty or full. */
export function ListFrame({ title, actions, filters, summary, query, empty, children }: ListFrameProps) {
  const frame = useFirstFocus(!query.isPending);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens to the fields inside
    <div className={`${page.container} ${styles.page}`} ref={frame} onKeyDown={goToRows} onSubmit={showFound}>
      <header className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        {actions ? <div className={styles.actions}>{actions}</div> : null}
      </header>
      {filters}
      <p className={styles.summary} role="status" data-summary>
        {query.isPending || query.isError ? '' : summary}
      </p>
      <Content query={query} empty={empty}>
        {children}
      </Content>
    </div>
  );
}
