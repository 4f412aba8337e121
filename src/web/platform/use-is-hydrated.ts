import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => {};

/** False in the server's HTML and until the program has taken it over. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
