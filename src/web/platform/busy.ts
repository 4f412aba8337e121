import { useRef, useState } from 'react';

/** A task that runs one at a time, however often it is asked for; and whether it is running. It says itself what went wrong. */
export function useBusy<A extends unknown[]>(task: (...args: A) => Promise<unknown>) {
  const [busy, setBusy] = useState(false);
  const running = useRef(false);
  const run = async (...args: A): Promise<void> => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    try {
      await task(...args);
    } finally {
      running.current = false;
      setBusy(false);
    }
  };
  return { busy, run };
}
