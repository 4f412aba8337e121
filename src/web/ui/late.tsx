import { type FunctionComponent, lazy, type ReactNode, Suspense, useReducer } from 'react';
import { Button } from './button.tsx';

type Again = {
  /** Asks for the code once more. */
  retry: () => void;
};

/** Why the code did not come: what `load` threw. */
type Why = { error: unknown };

type Options<P> = {
  /** What stands there meanwhile. */
  waiting?: ReactNode;
  /** What stands there, with the same props, when the code does not come; unless told otherwise, why and a way to try again. */
  failed?: FunctionComponent<P & Again & Why>;
};

const Missing = ({ retry, error }: Again & Why) => (
  <p role="alert">
    {(error as Error).message}{' '}
    <Button size="s" onClick={retry}>
      Reintentar
    </Button>
  </p>
);

/**
 * A component whose code comes when it is first shown. A connection that fails then takes away this part alone,
 * where `lazy` would hand the whole page to its error boundary.
 */
export function late<P extends object>(
  load: () => Promise<{ default: FunctionComponent<P> }>,
  { waiting = null, failed: Failed = Missing }: Options<P> = {},
) {
  const ask = () =>
    lazy<FunctionComponent<P & Again>>(() =>
      load().catch((error: unknown) => ({ default: (props) => <Failed {...props} error={error} /> })),
    );
  let Part = ask();
  return function Late(props: P) {
    const [, again] = useReducer((times: number) => times + 1, 0);
    const retry = () => {
      Part = ask();
      again();
    };
    return (
      <Suspense fallback={waiting}>
        <Part {...props} retry={retry} />
      </Suspense>
    );
  };
}
