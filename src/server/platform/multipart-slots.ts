/** How many uploads are in memory at once, and how many may wait their turn unread. */
export type Slots = {
  /** Resolves with what gives the slot back; null when too many wait already. */
  take(): Promise<(() => void) | null>;
};

export function createSlots(atOnce: number, maxWaiting: number): Slots {
  let taken = 0;
  const waiting: (() => void)[] = [];
  const giveBack = (): void => {
    const next = waiting.shift();
    if (next) next();
    else taken -= 1;
  };
  const once = (): (() => void) => {
    let isGiven = false;
    return () => {
      if (isGiven) return;
      isGiven = true;
      giveBack();
    };
  };
  return {
    take: async () => {
      if (taken < atOnce) taken += 1;
      else if (waiting.length >= maxWaiting) return null;
      else await new Promise<void>((resolve) => waiting.push(resolve));
      return once();
    },
  };
}
