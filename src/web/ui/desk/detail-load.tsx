import type { ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';
import page from '#web/ui/page.module.css';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import styles from './desk.module.css';
import type { Loading } from './list-frame.tsx';

type DetailLoadProps = {
  /** Everything the form needs before it can be shown. */
  queries: readonly Loading[];
  onBack: () => void;
  children: () => ReactNode;
};

/** Waits for what a form needs; what failed says why, with a retry and the way back. */
export function DetailLoad({ queries, onBack, children }: DetailLoadProps) {
  const failed = queries.find(({ isError }) => isError);
  if (!failed && queries.every(({ isPending }) => !isPending)) return children();
  return (
    <div className={`${page.container} ${styles.page}`}>
      {failed ? (
        <>
          <ErrorState onRetry={() => failed.refetch()} busy={failed.isFetching}>
            {failed.error?.message}
          </ErrorState>
          <p className={styles.center}>
            <Button onClick={() => onBack()}>Volver</Button>
          </p>
        </>
      ) : (
        <Skeleton kind="row" rows={8} />
      )}
    </div>
  );
}
