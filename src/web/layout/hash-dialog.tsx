import { type FunctionComponent, useEffect, useState } from 'react';
import { type NavigateFunction, useLocation, useNavigate } from 'react-router';
import { useIsHydrated } from '#web/platform/document.ts';
import { lateCode, type NotArrived, onLostPage, RELOAD } from '#web/platform/late-code.ts';
import { late } from '#web/ui/late.tsx';
import { focusAgain } from '#web/ui/pressed-early.ts';
import { showToast } from '#web/ui/toast.tsx';

/** Says that a lazy chunk did not come, with a button where loading the page again would bring it. */
const tellNotArrived = ({ message, canReopen }: NotArrived): number =>
  showToast(message, 'error', canReopen ? RELOAD : undefined);

/** Ends a navigation without loading anything: only the # changes, and goes away at once. */
function stayHere(navigate: NavigateFunction): void {
  const { pathname, search, hash } = location;
  navigate(hash || '#contenido', { replace: true, preventScrollReset: true });
  history.replaceState(history.state, '', pathname + search + hash);
}

/** A page that did not come is told, and the one that is there stays. */
export function useLostPages(): void {
  const navigate = useNavigate();
  useEffect(
    () =>
      onLostPage((error) => {
        tellNotArrived(error);
        stayHere(navigate);
      }),
    [navigate],
  );
}

type ContentProps = { onClose: () => void };

/** Says so and leaves the page as it was: the next press on the link asks again. */
function Missing({ onClose, retry, error }: ContentProps & { retry: () => void; error: unknown }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is known
  useEffect(() => {
    tellNotArrived(error as NotArrived);
    retry();
    onClose();
  }, []);
  return null;
}

/** The content of a `HashDialog`. Its code comes the first time it is opened. */
export const lateContent = (load: () => Promise<{ default: FunctionComponent<ContentProps> }>) =>
  late(() => lateCode(load), { failed: Missing });

type HashDialogProps = {
  /** Any link to this # opens it, also one in a text of the club or one followed before the program came. */
  hash: `#${string}`;
  of: FunctionComponent<ContentProps>;
};

/** A dialog with an address. */
export function HashDialog({ hash, of: Content }: HashDialogProps) {
  const location = useLocation();
  const [closedAt, setClosedAt] = useState<unknown>(null);
  // The server knows nothing of what follows the # of an address.
  const isOpen = useIsHydrated() && location.hash === hash && location !== closedAt;
  // Before its content, to which the browser moves the focus, and back from it.
  useEffect(() => {
    if (isOpen) focusAgain(hash);
  }, [isOpen, hash]);
  const close = () => {
    setClosedAt(location);
    // Navigating to the address without its # would load the page's data again.
    window.history.replaceState(window.history.state, '', location.pathname + location.search);
  };
  return (
    <>
      {/* Where the browser looks for when it scrolls to the address: nowhere. */}
      <span id={hash.slice(1)} className="peer" hidden />
      {isOpen ? <Content onClose={close} /> : null}
    </>
  );
}
