import { type Mail, type Mailer, MailRefused } from './mail.ts';

/** A mail this process may send, and nobody else for now. `attempt` counts from 1, this one included. */
type Outgoing = { id: number; attempt: number; compose(): Promise<Mail> };

/** Where mails wait. */
export type OutboxStore = {
  claim(): Promise<Outgoing | null>;
  sent(id: number): Promise<void>;
  /** To be tried again in so many milliseconds, or never when that is null. */
  failed(id: number, reason: string, retryIn: number | null): Promise<void>;
};

/** Milliseconds. */
export type OutboxRhythm = {
  /** How often to look when nobody says that there is something. */
  poll: number;
  /** After the first failure; doubles with each one more, up to `maxRetry`. */
  retry: number;
  maxRetry: number;
};

const RHYTHM: OutboxRhythm = { poll: 5_000, retry: 10_000, maxRetry: 3_600_000 };

/** About five days, and ten hours when the server says that this address will never do. */
const MAX_ATTEMPTS = 130;
const MAX_PERMANENT = 10;

/** A program that is asked to end does not wait longer for a mail server. */
const MAX_STOP_MS = 4_000;

/** How long until the next attempt, or null to give up. */
export function retryAfter(
  attempt: number,
  { permanent, retry, maxRetry }: { permanent: boolean; retry: number; maxRetry: number },
): number | null {
  if (attempt >= (permanent ? MAX_PERMANENT : MAX_ATTEMPTS)) return null;
  return permanent ? maxRetry : Math.min(retry * 2 ** (attempt - 1), maxRetry);
}

type OutboxOptions = {
  store: OutboxStore;
  mailer: Mailer;
  rhythm?: Partial<OutboxRhythm>;
  /** Hears of every failed attempt, and of a store that does not answer (attempt 0). */
  onFailure(reason: string, attempt: number): void;
};

export type Outbox = {
  start(): void;
  /** There may be something to send. */
  wake(): void;
  /** Waits a little for the mail that is being sent; if it does not leave, the next start sends it. */
  stop(): Promise<void>;
};

const reasonOf = (error: unknown): string => (error instanceof MailRefused ? error.message : 'ECOMPOSE');

class Sender implements Outbox {
  readonly #options: OutboxOptions;
  readonly #rhythm: OutboxRhythm;
  #isRunning = false;
  #isWoken = false;
  #timer: NodeJS.Timeout | null = null;
  #round: Promise<void> | null = null;

  constructor(options: OutboxOptions) {
    this.#options = options;
    this.#rhythm = { ...RHYTHM, ...options.rhythm };
  }

  start(): void {
    this.#isRunning = true;
    this.wake();
  }

  wake(): void {
    this.#isWoken = true;
    if (!this.#isRunning || this.#round) return;
    if (this.#timer) clearTimeout(this.#timer);
    this.#round = this.#go();
  }

  async stop(): Promise<void> {
    this.#isRunning = false;
    if (this.#timer) clearTimeout(this.#timer);
    await Promise.race([this.#round, new Promise((resolve) => setTimeout(resolve, MAX_STOP_MS).unref())]);
  }

  async #go(): Promise<void> {
    do {
      this.#isWoken = false;
      await this.#drain().catch(() => this.#options.onFailure('ESTORE', 0));
    } while (this.#isWoken && this.#isRunning);
    this.#round = null;
    if (this.#isRunning) this.#timer = setTimeout(() => this.wake(), this.#rhythm.poll).unref();
  }

  async #drain(): Promise<void> {
    while (this.#isRunning) {
      const next = await this.#options.store.claim();
      if (!next) return;
      await this.#attempt(next);
    }
  }

  async #attempt({ id, attempt, compose }: Outgoing): Promise<void> {
    const { store, mailer, onFailure } = this.#options;
    try {
      await mailer.send(await compose());
    } catch (error) {
      const permanent = error instanceof MailRefused && error.permanent;
      onFailure(reasonOf(error), attempt);
      return store.failed(id, reasonOf(error), retryAfter(attempt, { ...this.#rhythm, permanent }));
    }
    await store.sent(id);
  }
}

/** Sends what waits in the store, one mail at a time, until each has been taken by the server. */
export const createOutbox = (options: OutboxOptions): Outbox => new Sender(options);
