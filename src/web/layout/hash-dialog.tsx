import {
  type ComponentType,
  type LazyExoticComponent,
  Suspense,
  useState,
  useSyncExternalStore,
} from 'react';
import { useLocation } from 'react-router';

const subscribeToNothing = () => () => {};

/** False in the server's HTML, which knows nothing of what follows the # of an address. */
const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );

export type HashDialogProps = {
  /** Any link to this # opens it, also one in a text of the club or one followed before the program came. */
  hash: `#${string}`;
  of: LazyExoticComponent<ComponentType<{ onClose: () => void }>>;
};

/** A dialog with an address. Its code comes the first time it is opened. */
export function HashDialog({ hash, of: Content }: HashDialogProps) {
  const location = useLocation();
  const [closedAt, setClosedAt] = useState<unknown>(null);
  const isOpen = useIsHydrated() && location.hash === hash && location !== closedAt;
  const close = () => {
    setClosedAt(location);
    // Navigating to the address without its # would load the page's data again.
    window.history.replaceState(window.history.state, '', location.pathname + location.search);
  };
  return (
    <>
      {/* Where the browser looks for when it scrolls to the address: nowhere. */}
      <span id={hash.slice(1)} hidden />
      {isOpen ? (
        <Suspense fallback={null}>
          <Content onClose={close} />
        </Suspense>
      ) : null}
    </>
  );
}
