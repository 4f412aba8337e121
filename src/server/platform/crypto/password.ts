import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { createTurns } from '#server/platform/turns.ts';

const TOKEN_BYTES = 32;

/** Opaque 256-bit token for a client; only its hash is ever stored. */
export const createToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

/** SHA-256 in hex. A token has 256 bits of chance, so a fast hash is enough. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Whether it is the token of that hash, taking as long whatever it is. */
export const isToken = (token: string, hash: string): boolean =>
  timingSafeEqual(Buffer.from(hash), Buffer.from(hashToken(token)));

/** OWASP's argon2id profile: 19 MiB, two passes, one lane. */
const OPTIONS = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
const MAX_WAITING = 20;

/** Thrown when more passwords wait than can be checked soon. */
export class Saturated extends Error {}

/** One at a time: whoever guesses gets no more than one processor, however many arrive. */
const inTurn = createTurns({
  atOnce: 1,
  maxWaiting: MAX_WAITING,
  refuse: () => new Saturated('too many passwords waiting'),
});

export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password, OPTIONS));

let decoy: Promise<string> | undefined;

/** Whether the password matches; without a stored hash it works as long and answers false. */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  decoy ??= hashPassword('the password of nobody');
  const against = stored ?? (await decoy);
  const matches = await inTurn(() => verify(against, password));
  return matches && stored !== null;
}
