import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

/** A proof of work to be solved by the browser (altcha-lib) before it sends a form. */
const RetoAltcha = z.object({
  provider: z.literal('altcha'),
  parameters: z.looseObject({
    algorithm: z.string(),
    nonce: z.string(),
    salt: z.string(),
    cost: z.number(),
    keyLength: z.number(),
    keyPrefix: z.string(),
  }),
  signature: z.string(),
});

/** With Google's keys set, its script is asked for a token instead. */
const RetoRecaptcha = z.object({ provider: z.literal('recaptcha'), siteKey: z.string() });

export const Reto = z.discriminatedUnion('provider', [RetoAltcha, RetoRecaptcha]);
export type Reto = z.infer<typeof Reto>;

const MAX_TOKEN = 10_000;

/**
 * What came of the challenge: Google's token, or base64 of the JSON `{challenge, solution}` where solution is
 * what `solveChallenge` answered. Good for one submission. Null or missing is refused with 422.
 */
export const TokenCaptcha = z.string().max(MAX_TOKEN).nullish();

export const captchaApi = {
  reto: endpoint({
    method: 'GET',
    path: '/api/captcha',
    summary: 'La prueba del captcha propio, o la clave pública del externo.',
    output: Reto,
  }),
};
