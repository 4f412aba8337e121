import { z } from 'zod';
import { opcional, texto } from './comunes.ts';
import { endpoint } from './endpoint.ts';
import { Enviado, envio, lineaOpcional } from './envio.ts';

/** Spec §3, "Trial request". Only the consent is required. */
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
    summary: 'Asks for a trial class. 422: captcha; 429: too many from one address.',
    body: PruebaNivel,
    output: Enviado,
  }),
};
