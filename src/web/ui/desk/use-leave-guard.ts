import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { confirm } from './confirm.tsx';

const askToLeave = (): Promise<boolean> =>
  confirm({
    title: 'Hay cambios sin guardar',
    children: 'Si sales ahora se perderán los cambios de esta ficha.',
    action: 'Salir sin guardar',
    cancel: 'Seguir editando',
  });

/** Warns before leaving with changes that were not saved, within the site and out of it. */
export function useLeaveGuard(hasChanges: () => boolean): void {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && hasChanges(),
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    askToLeave().then((leaves) => (leaves ? blocker.proceed() : blocker.reset()));
  }, [blocker]);
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => hasChanges() && event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [hasChanges]);
}
