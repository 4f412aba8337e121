/** The end of this turn of the event loop: whatever arrived with it has arrived. */
const endOfTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/**
 * Calls that arrive together share one read, and none shares a read that had already begun: each one sees
 * every write acknowledged before it arrived. There is never more than one read under way: those who come
 * meanwhile share the next.
 */
export function shareNext<T>(read: () => Promise<T>): () => Promise<T> {
  let running: Promise<unknown> | undefined;
  let waiting: Promise<T> | undefined;
  const begin = async (): Promise<T> => {
    await endOfTurn();
    await running?.catch(() => {});
    running = waiting;
    waiting = undefined;
    return read();
  };
  return () => {
    waiting ??= begin();
    return waiting;
  };
}
