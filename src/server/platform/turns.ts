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

/** So many places, and a short queue for them. */
class Places {
  readonly #options: TurnsOptions;
  readonly #waiting: (() => void)[] = [];
  #taken = 0;

  constructor(options: TurnsOptions) {
    this.#options = options;
  }

  isFull(): boolean {
    const { atOnce, maxWaiting } = this.#options;
    return this.#taken >= atOnce && this.#waiting.length >= maxWaiting;
  }

  async take(): Promise<void> {
    if (this.isFull()) throw this.#options.refuse();
    if (this.#taken >= this.#options.atOnce)
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    else this.#taken += 1;
  }

  /** The first who waits takes it; it is free when nobody does. */
  leave(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#taken -= 1;
  }
}

/** Lets so much heavy work run at once, a short queue wait, and refuses the rest at the door. */
export function createTurns(options: TurnsOptions): InTurn {
  const places = new Places(options);
  const leaveInTime = (began: number): void => {
    const rest = (options.atLeast ?? 0) - (performance.now() - began);
    if (rest > 0) setTimeout(() => places.leave(), rest).unref();
    else places.leave();
  };
  const inTurn = async <T>(work: () => Promise<T>): Promise<T> => {
    await places.take();
    const began = performance.now();
    try {
      return await work();
    } finally {
      leaveInTime(began);
    }
  };
  return Object.assign(inTurn, { isFull: () => places.isFull() });
}
