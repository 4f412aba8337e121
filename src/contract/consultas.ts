import { z } from 'zod';
import { deNombre, opcional, texto } from './comunes.ts';
import { get, post } from './endpoint.ts';

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
const TokenCaptcha = z.string().max(MAX_TOKEN).nullish();

export const captchaApi = {
  reto: get('/api/captcha', 'La prueba del captcha propio, o la clave pública del externo.', {
    output: Reto,
  }),
};

const SALTOS = /\s+/g;

/** One line: what is typed in a single-line field, its spaces made single. */
const enLinea = (schema: z.ZodType<string>) => schema.transform((valor) => valor.replace(SALTOS, ' '));

export const lineaOpcional = (maximo: number) => opcional(enLinea(texto(maximo)));

/** Of a person: what would not be read as it is written is refused, not put right. */
export const nombreOpcional = (maximo: number) => opcional(enLinea(deNombre(texto(maximo))));

const CLAVE = /^[\w-]{8,100}$/;

export const envio = {
  conforme: z.boolean().default(false),
  token: TokenCaptcha,
  /** Idempotency key of one filled form: sent again with it, nothing is recorded twice. */
  idEnvio: z.string().regex(CLAVE).nullish(),
};

export type Envio = z.infer<z.ZodObject<typeof envio>>;

export const Enviado = z.literal(true);

/** What is required is the domain's: `erroresDeContacto`. */
export const Contacto = z.object({
  nombre: nombreOpcional(100),
  email: lineaOpcional(200),
  telefono: lineaOpcional(40),
  mensaje: opcional(texto(5000)),
  ...envio,
});
export type Contacto = z.infer<typeof Contacto>;

export const contactoApi = {
  enviar: post(
    '/api/contacto',
    'Manda un mensaje al club. 422: captcha; 429: demasiados desde una dirección.',
    { body: Contacto, output: Enviado },
  ),
};

export const PruebaNivel = z.object({
  nombre: nombreOpcional(100),
  telefono: lineaOpcional(40),
  email: lineaOpcional(200),
  observaciones: opcional(texto(2000)),
  ...envio,
});
export type PruebaNivel = z.infer<typeof PruebaNivel>;

export const pruebaNivelApi = {
  enviar: post(
    '/api/pruebanivel',
    'Pide una clase de prueba. 422: captcha; 429: demasiadas desde una dirección.',
    { body: PruebaNivel, output: Enviado },
  ),
};
