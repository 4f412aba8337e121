import { type FunctionComponent, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { lateCode, type NotArrived } from '#web/platform/late-code.ts';
import { useIsHydrated } from '#web/platform/use-is-hydrated.ts';
import { late } from '#web/ui/late.tsx';
import { tellNotArrived } from './lost-pages.ts';

type ContentProps = { onClose: () => void };

type MissingProps = ContentProps & { retry: () => void; error: unknown };

/** Says so and leaves the page as it was: the next press on the link asks again. */
function Missing({ onClose, retry, error }: MissingProps) {
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
  const close = () => {
    setClosedAt(location);
    // Navigating to the address without its # would load the page's data again.
    window.history.replaceState(window.history.state, '', location.pathname + location.search);
  };
  return (
    <>
      {/* Where the browser looks for when it scrolls to the address: nowhere. */}
      <span id={hash.slice(1)} hidden />
      {isOpen ? <Content onClose={close} /> : null}
    </>
  );
}
