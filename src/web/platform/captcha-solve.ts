import type { Reto } from '#contract/captcha.ts';
import { call } from './call.ts';

/** A token with the moment, in milliseconds, until which it is good. */
export type Token = { value: string; until: number };

type Work = Extract<Reto, { provider: 'altcha' }>;

/** In a worker, so that typing does not stutter meanwhile. */
function solve(challenge: Work): Promise<string | null> {
  const worker = new Worker(new URL('./captcha-worker.ts', import.meta.url), { type: 'module' });
  return new Promise<string | null>((resolve) => {
    worker.addEventListener('message', ({ data }) => resolve(data));
    worker.addEventListener('error', () => resolve(null));
    worker.postMessage(challenge);
  }).finally(() => worker.terminate());
}

/** Room for the form to travel before the token expires. */
const MARGIN_MS = 30_000;
const NO_END = 60_000;

const untilOf = ({ parameters: { expiresAt } }: Work): number =>
  (typeof expiresAt === 'number' ? expiresAt * 1000 : Date.now() + NO_END) - MARGIN_MS;

/** Asks for a challenge and solves it. Null when it could not be. */
export async function obtain(): Promise<Token | null> {
  const reto = await call('GET /api/captcha', {});
  if (reto.provider === 'recaptcha') {
    const { executeRecaptcha, RECAPTCHA_LIFE_MS } = await import('./captcha-recaptcha.ts');
    const value = await executeRecaptcha(reto.siteKey);
    return value ? { value, until: Date.now() + RECAPTCHA_LIFE_MS } : null;
  }
  const value = await solve(reto);
  return value === null ? null : { value, until: untilOf(reto) };
}
