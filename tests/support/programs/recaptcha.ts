import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Recaptcha = { env: NodeJS.ProcessEnv; cierra(): void };

/** A captcha service on this machine that takes every token for good: each still counts only once. */
export async function startRecaptcha(): Promise<Recaptcha> {
  const server = createServer((request, response) => {
    request.resume();
    response.setHeader('content-type', 'application/json').end('{"success":true}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const env = {
    RECAPTCHA_SITE_KEY: 'prueba',
    RECAPTCHA_SECRET: 'prueba',
    RECAPTCHA_VERIFY_URL: `http://127.0.0.1:${port}/`,
  };
  const cierra = (): void => {
    server.close();
    server.closeAllConnections();
  };
  return { env, cierra };
}
