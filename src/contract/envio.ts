import { z } from 'zod';
import { TokenCaptcha } from './captcha.ts';
import { opcional, texto } from './comunes.ts';

const SALTOS = /\s+/g;

/** One line: what is typed in a single-line field, its spaces made single. */
const linea = (maximo: number) => texto(maximo).transform((valor) => valor.replace(SALTOS, ' '));

/** An optional line, null when empty. */
export const lineaOpcional = (maximo: number) => opcional(linea(maximo));

const CLAVE = /^[\w-]{8,100}$/;

/** What the three public forms share. */
export const envio = {
  conforme: z.boolean().default(false),
  token: TokenCaptcha,
  /**
   * Idempotency key, made once for each filled form: sending again with the same one (double click, lost
   * answer) answers true and records nothing twice.
   */
  idEnvio: z.string().regex(CLAVE).nullish(),
};

/** Spec §7: true is success. */
export const Enviado = z.literal(true);
