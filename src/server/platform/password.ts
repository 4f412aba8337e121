import { hash, verify } from '@node-rs/argon2';
import { createTurns, type Lane } from './turns.ts';

/** OWASP's argon2id profile: 19 MiB, two passes, one lane. */
const OPTIONS = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
/** Whoever guesses gets no more than one processor, however many arrive. */
const MAX_AT_ONCE = 1;
const MAX_WAITING = 20;
/** At most 25 a second: no club signs in faster, and most of that processor is left too. */
const TURN_MS = 40;

/** Thrown when more passwords wait than can be checked soon. */
export class Saturated extends Error {}

const inTurn = createTurns({
  atOnce: MAX_AT_ONCE,
  maxWaiting: MAX_WAITING,
  atLeast: TURN_MS,
  refuse: () => new Saturated('too many passwords waiting'),
});

/** Whether as many wait as may in that lane: one more would be refused. */
export const passwordsAreFull = (lane: Lane): boolean => inTurn.isFull(lane);

/** Ahead of whoever guesses: only who has shown a session or a link gets this far. */
export const hashPassword = (password: string): Promise<string> =>
  inTurn(() => hash(password, OPTIONS), 'ahead');

let decoy: Promise<string> | undefined;

/** Whether the password matches; without a stored hash it works as long and answers false. */
export async function verifyPassword(
  stored: string | null,
  password: string,
  lane: Lane = 'rest',
): Promise<boolean> {
  decoy ??= hashPassword('the password of nobody');
  const against = stored ?? (await decoy);
  const matches = await inTurn(() => verify(against, password), lane);
  return matches && stored !== null;
}
