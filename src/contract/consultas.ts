import { z } from 'zod';
import { opcional, texto } from './comunes.ts';
import { endpoint } from './endpoint.ts';
import { TokenCaptcha } from './solicitudes/captcha.ts';

const SALTOS = /\s+/g;

/** One line: what is typed in a single-line field, its spaces made single. */
const linea = (maximo: number) => texto(maximo).transform((valor) => valor.replace(SALTOS, ' '));

export const lineaOpcional = (maximo: number) => opcional(linea(maximo));

const CLAVE = /^[\w-]{8,100}$/;

export const envio = {
  conforme: z.boolean().default(false),
  token: TokenCaptcha,
  /**
   * Idempotency key, made once for each filled form: sending again with the same one (double click, lost
   * answer) answers true and records nothing twice.
   */
  idEnvio: z.string().regex(CLAVE).nullish(),
};

export type Envio = z.infer<z.ZodObject<typeof envio>>;

export const Enviado = z.literal(true);

/** What is required is the domain's: `erroresDeContacto`. */
export const Contacto = z.object({
  nombre: lineaOpcional(100),
  email: lineaOpcional(200),
  telefono: lineaOpcional(40),
  mensaje: opcional(texto(5000)),
  ...envio,
});
export type Contacto = z.infer<typeof Contacto>;

export const contactoApi = {
  enviar: endpoint({
    method: 'POST',
    path: '/api/contacto',
    summary: 'Manda un mensaje al club. 422: captcha; 429: demasiados desde una dirección.',
    body: Contacto,
    output: Enviado,
  }),
};

/** Only the consent is required. */
export const PruebaNivel = z.object({
  nombre: lineaOpcional(100),
  telefono: lineaOpcional(40),
  email: lineaOpcional(200),
  observaciones: opcional(texto(2000)),
  ...envio,
});
export type PruebaNivel = z.infer<typeof PruebaNivel>;

export const pruebaNivelApi = {
  enviar: endpoint({
    method: 'POST',
    path: '/api/pruebanivel',
    summary: 'Pide una clase de prueba. 422: captcha; 429: demasiadas desde una dirección.',
    body: PruebaNivel,
    output: Enviado,
  }),
};
