import { z } from 'zod';
import { opcional, texto } from './comunes.ts';
import { endpoint } from './endpoint.ts';
import { Enviado, envio, lineaOpcional } from './envio.ts';

/** Spec §3, "Contact message". What is required is the domain's: `erroresDeContacto`. */
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
    summary: 'Sends a message to the club. 422: captcha; 429: too many from one address.',
    body: Contacto,
    output: Enviado,
  }),
};
