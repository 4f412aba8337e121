import { ErrorState, Skeleton } from '#web/ui/states.tsx';
import type { Loading } from './list-frame.tsx';

type WaitingProps = {
  query: Pick<Loading, 'isError' | 'isFetching' | 'error' | 'refetch'>;
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
