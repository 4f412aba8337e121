import type { Token } from './captcha-solve.ts';
import { lateCode } from './late-code.ts';

let failure: unknown;

/** Why the last one was not obtained. */
export const captchaFailure = (): unknown => failure;

let pending: Promise<Token | null> | undefined;

const bringSolver = () => import('./captcha-solve.ts');

const obtain = (): Promise<Token | null> => {
  failure = null;
  return lateCode(bringSolver)
    .then((solver) => solver.obtain())
    .catch((error: unknown) => {
      failure = error;
      return null;
    });
};

/** Starts working on a token, so that it is there when the form is sent: call it at the first focus. */
export function prepareCaptcha(): void {
  pending ??= obtain();
}

const isGood = (token: Token | null | undefined): token is Token =>
  Boolean(token && token.until > Date.now());

/** The token to send, renewed when it got too old meanwhile; null when there is no way to get one. */
export async function captchaToken(): Promise<string | null> {
  if (isGood(await pending)) return (await pending)?.value ?? null;
  pending = obtain();
  const fresh = await pending;
  if (!fresh) pending = undefined;
  return fresh?.value ?? null;
}

/** A token counts once: after it reached the server another one is needed. */
export function spendCaptcha(): void {
  pending = undefined;
}
