import { useEffect } from 'react';
import { type NavigateFunction, useNavigate } from 'react-router';
import { type NotArrived, onLostPage, RELOAD } from '#web/platform/late-code.ts';
import { showToast } from '#web/ui/toast-store.ts';

/** Says that a lazy chunk did not come, with a button where loading the page again would bring it. */
export const tellNotArrived = ({ message, canReopen }: NotArrived): number =>
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
