/** Who waits ahead of the rest, or with them. */
export type Lane = 'ahead' | 'rest';

type TurnsOptions = {
  atOnce: number;
  /** How many more may wait, in each lane. */
  maxWaiting: number;
  /** Milliseconds a turn is not given to the next one, also when its work took less: it bounds the pace. */
  atLeast?: number;
  /** What is thrown when more come. */
  refuse: () => Error;
};

type InTurn = {
  <T>(work: () => Promise<T>, lane?: Lane): Promise<T>;
  /** Whether whoever came now would be refused. */
  isFull(lane?: Lane): boolean;
};

/** So many places, and a short queue for them in each lane. */
class Places {
  readonly #options: TurnsOptions;
  readonly #waiting: Record<Lane, (() => void)[]> = { ahead: [], rest: [] };
  #taken = 0;

  constructor(options: TurnsOptions) {
    this.#options = options;
  }

  isFull(lane: Lane): boolean {
    const { atOnce, maxWaiting } = this.#options;
    return this.#taken >= atOnce && this.#waiting[lane].length >= maxWaiting;
  }

  async take(lane: Lane): Promise<void> {
    if (this.isFull(lane)) throw this.#options.refuse();
    if (this.#taken >= this.#options.atOnce)
      await new Promise<void>((resolve) => this.#waiting[lane].push(resolve));
    else this.#taken += 1;
  }

  /** The first who waits takes it; it is free when nobody does. */
  leave(): void {
    const next = this.#waiting.ahead.shift() ?? this.#waiting.rest.shift();
    if (next) next();
    else this.#taken -= 1;
  }
}

/**
 * Lets so much heavy work run at once, a short queue wait, and refuses the rest at the door. Who is in the lane ahead
 * has places of their own in the queue and goes first, however many of the rest come.
 */
export function createTurns(options: TurnsOptions): InTurn {
  const places = new Places(options);
  const leaveInTime = (began: number): void => {
    const rest = (options.atLeast ?? 0) - (performance.now() - began);
    if (rest > 0) setTimeout(() => places.leave(), rest).unref();
    else places.leave();
  };
  const inTurn = async <T>(work: () => Promise<T>, lane: Lane = 'rest'): Promise<T> => {
    await places.take(lane);
    const began = performance.now();
    try {
      return await work();
    } finally {
      leaveInTime(began);
    }
  };
  return Object.assign(inTurn, { isFull: (lane: Lane = 'rest') => places.isFull(lane) });
}
