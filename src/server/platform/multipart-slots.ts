type SlotsOptions = {
  /** How many uploads are in memory at once. */
  atOnce: number;
  /** How many more may wait their turn unread. */
  waiting: number;
};

export type Slots = {
  /**
   * Resolves with what gives the slot back; null when too many wait already, or when who waits has gone: `onGone` is
   * told what to do then.
   */
  take(caller: string, onGone: (drop: () => void) => void): Promise<(() => void) | null>;
};

type Waiting = { caller: string; begin: (itsTurn: boolean) => void };

/** A third of the places and half of the queue: whoever sends byte by byte from one address leaves room for the rest. */
const sharesOf = ({ atOnce, waiting }: SlotsOptions): SlotsOptions => ({
  atOnce: Math.ceil(atOnce / 3),
  waiting: Math.ceil(waiting / 2),
});

class Places {
  readonly #all: SlotsOptions;
  readonly #each: SlotsOptions;
  readonly #held = new Map<string, number>();
  readonly #queue: Waiting[] = [];
  #taken = 0;

  constructor(options: SlotsOptions) {
    this.#all = options;
    this.#each = sharesOf(options);
  }

  hasPlace(caller: string): boolean {
    return this.#taken < this.#all.atOnce && (this.#held.get(caller) ?? 0) < this.#each.atOnce;
  }

  mayWait(caller: string): boolean {
    const own = this.#queue.filter((one) => one.caller === caller).length;
    return this.#queue.length < this.#all.waiting && own < this.#each.waiting;
  }

  hold(caller: string): void {
    this.#taken += 1;
    this.#held.set(caller, (this.#held.get(caller) ?? 0) + 1);
  }

  /** The first who waits and may have it takes it. */
  leave(caller: string): void {
    this.#taken -= 1;
    const left = (this.#held.get(caller) ?? 0) - 1;
    if (left > 0) this.#held.set(caller, left);
    else this.#held.delete(caller);
    const next = this.#queue.find((one) => this.hasPlace(one.caller));
    if (next) this.#call(next, true);
  }

  /** Whether it came to their turn. */
  wait(caller: string, onGone: (drop: () => void) => void): Promise<boolean> {
    return new Promise((begin) => {
      const one: Waiting = { caller, begin };
      this.#queue.push(one);
      onGone(() => this.#call(one, false));
    });
  }

  #call(one: Waiting, itsTurn: boolean): void {
    const place = this.#queue.indexOf(one);
    if (place === -1) return;
    this.#queue.splice(place, 1);
    if (itsTurn) this.hold(one.caller);
    one.begin(itsTurn);
  }
}

/** So many uploads at once, a queue for them, and of both no more than a share for each caller. */
export function createSlots(options: SlotsOptions): Slots {
  const places = new Places(options);
  const givingBack = (caller: string): (() => void) => {
    let isGiven = false;
    return () => {
      if (isGiven) return;
      isGiven = true;
      places.leave(caller);
    };
  };
  return {
    take: async (caller, onGone) => {
      if (places.hasPlace(caller)) places.hold(caller);
      else if (!places.mayWait(caller) || !(await places.wait(caller, onGone))) return null;
      return givingBack(caller);
    },
  };
}
