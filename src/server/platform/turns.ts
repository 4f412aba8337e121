export type TurnsOptions = {
  atOnce: number;
  /** How many more may wait. */
  maxWaiting: number;
  /** What is thrown when more come. */
  refuse: () => Error;
};

export type InTurn = <T>(work: () => Promise<T>) => Promise<T>;

/** Lets so much heavy work run at once, a short queue wait, and refuses the rest at the door. */
export function createTurns({ atOnce, maxWaiting, refuse }: TurnsOptions): InTurn {
  let running = 0;
  const waiting: (() => void)[] = [];
  const enter = async (): Promise<void> => {
    if (running < atOnce) {
      running += 1;
      return;
    }
    if (waiting.length >= maxWaiting) throw refuse();
    await new Promise<void>((resolve) => waiting.push(resolve));
  };
  const leave = (): void => {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  };
  return async (work) => {
    await enter();
    try {
      return await work();
    } finally {
      leave();
    }
  };
}
