import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { ADMIN, type Servidor, startServer } from './support/programs/servidor.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'club-programa-'));
let server: Servidor | null = null;

afterAll(async () => {
  await server?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

type Pista = { nombre: string };

async function ask(path: string, token: string, init: RequestInit = {}): Promise<Response> {
  const headers = { authorization: token, 'content-type': 'application/json' };
  return fetch(`${server?.url}${path}`, { headers, ...init });
}

const signIn = async (): Promise<string> =>
  (await ask('/api/auth/login', '', { method: 'POST', body: JSON.stringify(ADMIN) })).text();

const nombresDe = async (token: string): Promise<string[]> =>
  ((await (await ask('/api/private/pistas', token)).json()) as Pista[]).map(({ nombre }) => nombre);

/** `npm run test:hard` does it under load, many times, and on PostgreSQL. */
it('what was acknowledged survives a kill -9, and who asks it to end is obeyed', {
  timeout: 60_000,
}, async () => {
  server = await startServer({ dataDir, env: { DEMO: 'false' } });
  const body = JSON.stringify({ nombre: 'Pista nueva', estado: 'activa' });
  const saved = await ask('/api/private/pistas/0', await signIn(), { method: 'POST', body });
  expect(saved.status).toBe(200);
  await server.kill();

  server = await startServer({ dataDir, env: { DEMO: 'false' } });
  expect(await nombresDe(await signIn())).toEqual(['Pista nueva']);
  server.signal('SIGTERM');
  expect(await server.ended).toBe(0);
});
