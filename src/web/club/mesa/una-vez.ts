import { useRef } from 'react';

/** Two presses in the same instant find the button still enabled: what the first one began is done once. */
export function useUnaVez<A extends unknown[]>(hacer: (...args: A) => Promise<unknown>) {
  const haciendo = useRef(false);
  return (...args: A): void => {
    if (haciendo.current) return;
    haciendo.current = true;
    // Who does it says why it failed.
    hacer(...args)
      .catch(() => {})
      .finally(() => {
        haciendo.current = false;
      });
  };
}
