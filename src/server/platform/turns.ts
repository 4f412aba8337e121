type TurnsOptions = {
  atOnce: number;
  /** How many more may wait. */
  maxWaiting: number;
  /** Milliseconds a turn is not given to the next one, also when its work took less: it bounds the pace. */
  atLeast?: number;
  /** What is thrown when more come. */
  refuse: () => Error;
};

type InTurn = {
  <T>(work: () => Promise<T>): Promise<T>;
  /** Whether whoever came now would be refused. */
  isFull(): boolean;
};

/** Lets so much heavy work run at once, a short queue wait, and refuses the rest at the door. */
export function createTurns({ atOnce, maxWaiting, refuse, atLeast = 0 }: TurnsOptions): InTurn {
  let running = 0;
  const waiting: (() => void)[] = [];
  const isFull = (): boolean => running >= atOnce && waiting.length >= maxWaiting;
  const enter = async (): Promise<void> => {
    if (running < atOnce) {
      running += 1;
      return;
    }
    if (isFull()) throw refuse();
    await new Promise<void>((resolve) => waiting.push(resolve));
  };
  const leave = (): void => {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  };
  const leaveInTime = (began: number): void => {
    const rest = atLeast - (performance.now() - began);
    if (rest > 0) setTimeout(leave, rest).unref();
    else leave();
  };
  const inTurn = async <T>(work: () => Promise<T>): Promise<T> => {
    await enter();
    const began = performance.now();
    try {
      return await work();
    } finally {
      leaveInTime(began);
    }
  };
  return Object.assign(inTurn, { isFull });
}
