import type { Reto } from '#contract/consultas.ts';
import { call } from './call.ts';

type Grecaptcha = {
  ready: (then: () => void) => void;
  execute: (siteKey: string, options: { action: string }) => Promise<string>;
};

/** Google's tokens are good for two minutes. */
const RECAPTCHA_LIFE_MS = 100_000;

let loading: Promise<void> | undefined;

function loadScript(siteKey: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = `https://www.google.com/recaptcha/api.js?render=${encodeURIComponent(siteKey)}`;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      loading = undefined;
      script.remove();
      reject(new Error('The captcha script does not load'));
    });
    document.head.append(script);
  });
}

/** A token of Google's reCAPTCHA; its script is loaded the first time one is needed. */
async function executeRecaptcha(siteKey: string): Promise<string> {
  loading ??= loadScript(siteKey);
  await loading;
  const { grecaptcha } = window as unknown as { grecaptcha: Grecaptcha };
  await new Promise<void>((resolve) => grecaptcha.ready(resolve));
  return grecaptcha.execute(siteKey, { action: 'formulario' });
}

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

export async function obtain(): Promise<Token | null> {
  const reto = await call('GET /api/captcha', {});
  if (reto.provider === 'recaptcha') {
    const value = await executeRecaptcha(reto.siteKey);
    return value ? { value, until: Date.now() + RECAPTCHA_LIFE_MS } : null;
  }
  const value = await solve(reto);
  return value === null ? null : { value, until: untilOf(reto) };
}
