import { type Mail, type Mailer, MailRefused } from './mail.ts';

/** A mail this process may send, and nobody else for now. `attempt` counts from 1, this one included. */
export type Outgoing = { id: number; attempt: number; compose(): Promise<Mail> };

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

export type OutboxOptions = {
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

/** Sends what waits in the store, one mail at a time, until each has been taken by the server. */
export function createOutbox({ store, mailer, onFailure, ...options }: OutboxOptions): Outbox {
  const rhythm = { ...RHYTHM, ...options.rhythm };
  let isRunning = false;
  let timer: NodeJS.Timeout | null = null;
  let round: Promise<void> | null = null;
  let isWoken = false;

  async function attempt({ id, attempt: number, compose }: Outgoing): Promise<void> {
    try {
      await mailer.send(await compose());
    } catch (error) {
      const permanent = error instanceof MailRefused && error.permanent;
      onFailure(reasonOf(error), number);
      return store.failed(id, reasonOf(error), retryAfter(number, { ...rhythm, permanent }));
    }
    await store.sent(id);
  }

  async function drain(): Promise<void> {
    while (isRunning) {
      const next = await store.claim();
      if (!next) return;
      await attempt(next);
    }
  }

  async function go(): Promise<void> {
    do {
      isWoken = false;
      await drain().catch(() => onFailure('ESTORE', 0));
    } while (isWoken && isRunning);
    round = null;
    if (isRunning) timer = setTimeout(wake, rhythm.poll).unref();
  }

  function wake(): void {
    isWoken = true;
    if (!isRunning || round) return;
    if (timer) clearTimeout(timer);
    round = go();
  }

  return {
    wake,
    start: () => {
      isRunning = true;
      wake();
    },
    stop: async () => {
      isRunning = false;
      if (timer) clearTimeout(timer);
      await Promise.race([round, new Promise((resolve) => setTimeout(resolve, MAX_STOP_MS).unref())]);
    },
  };
}
