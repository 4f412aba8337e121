import { createHash, randomInt } from 'node:crypto';
import { createChallenge, HmacAlgorithm, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';

/** A token that counts, and what it is remembered by so that it counts once. */
export type Spent = { nonce: string; expiresAt: number };

/** Nobody can say now whether the token is good. */
export class CaptchaUnavailable extends Error {}

export type Captcha = {
  challenge(): Promise<Challenge>;
  /** What to spend, or null when the token is worth nothing. Throws `CaptchaUnavailable`. */
  verify(token: string | null | undefined, ip: string): Promise<Spent | null>;
};

type Parameters = Awaited<ReturnType<typeof createChallenge>>['parameters'];
type Challenge =
  | { provider: 'altcha'; parameters: Parameters & Record<string, unknown>; signature: string }
  | { provider: 'recaptcha'; siteKey: string };

/** How much work: the browser derives up to `counter` keys of `cost` rounds each. */
export type Work = { cost: number; counter: readonly [min: number, max: number] };

/** About a second in a worker of a phone six times slower than a desktop. */
const WORK: Work = { cost: 5_000, counter: [150, 350] };

/** Long enough to fill in the enrolment form after the first focus. */
const LIFE_S = 60 * 60;

const Token = z.object({
  challenge: z.object({
    // Whatever else is in it is under the signature.
    parameters: z.looseObject({
      algorithm: z.string(),
      nonce: z.string().max(100),
      salt: z.string(),
      cost: z.number(),
      keyLength: z.number(),
      keyPrefix: z.string(),
      expiresAt: z.number(),
    }),
    signature: z.string().max(200),
  }),
  solution: z.looseObject({ counter: z.number(), derivedKey: z.string().max(200) }),
});

function readToken(token: string): z.infer<typeof Token> | null {
  try {
    return Token.parse(JSON.parse(Buffer.from(token, 'base64').toString('utf8')));
  } catch {
    return null;
  }
}

/** Proof of work, signed with a secret of the house: nobody outside is asked. */
export function createProofOfWork(secret: string, work: Work = WORK): Captcha {
  const secrets = { hmacSignatureSecret: secret, hmacKeySignatureSecret: `${secret}/key` };
  const common = { hmacAlgorithm: HmacAlgorithm.SHA_256, deriveKey, ...secrets };
  const [min, max] = work.counter;
  return {
    challenge: async () => {
      const { parameters, signature = '' } = await createChallenge({
        ...common,
        algorithm: 'PBKDF2/SHA-256',
        cost: work.cost,
        counter: randomInt(min, max + 1),
        expiresAt: Math.floor(Date.now() / 1000) + LIFE_S,
      });
      return { provider: 'altcha', parameters: { ...parameters }, signature };
    },
    verify: async (token) => {
      const read = readToken(token ?? '');
      if (!read) return null;
      const { challenge, solution } = read;
      const { verified } = await verifySolution({ ...common, challenge, solution: { ...solution, time: 0 } });
      const { nonce, expiresAt } = challenge.parameters;
      // A challenge made while the clock was ahead would be good for as long.
      const isPossible = expiresAt <= Math.floor(Date.now() / 1000) + 2 * LIFE_S;
      return verified && isPossible ? { nonce, expiresAt } : null;
    },
  };
}

type Recaptcha = { siteKey: string; secret: string; verifyUrl: string; timeoutMs?: number };

const RECAPTCHA_TIMEOUT_MS = 5_000;
/** A token of Google's is good for two minutes; it is remembered well beyond. */
const RECAPTCHA_LIFE_S = 10 * 60;

const RecaptchaAnswer = z.looseObject({ success: z.boolean() });

async function askRecaptcha(service: Recaptcha, token: string, ip: string): Promise<boolean> {
  const body = new URLSearchParams({ secret: service.secret, response: token, remoteip: ip });
  try {
    const signal = AbortSignal.timeout(service.timeoutMs ?? RECAPTCHA_TIMEOUT_MS);
    const answer = await fetch(service.verifyUrl, { method: 'POST', body, signal, redirect: 'error' });
    if (!answer.ok) throw new Error(`status ${answer.status}`);
    return RecaptchaAnswer.parse(await answer.json()).success;
  } catch (error) {
    throw new CaptchaUnavailable('The captcha service does not answer', { cause: error });
  }
}

export function createRecaptcha(service: Recaptcha): Captcha {
  return {
    challenge: async () => ({ provider: 'recaptcha', siteKey: service.siteKey }),
    verify: async (token, ip) => {
      if (!token || !(await askRecaptcha(service, token, ip))) return null;
      const nonce = createHash('sha256').update(token).digest('hex');
      return { nonce, expiresAt: Math.floor(Date.now() / 1000) + RECAPTCHA_LIFE_S };
    },
  };
}
