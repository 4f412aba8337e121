import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { type RequestOptions, request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.ts';
import { root } from './run-node.ts';

/** The proxy comes from the system: nothing of it is a part of the project. */
export const hasCaddy = ['/usr/bin/caddy', '/usr/local/bin/caddy'].some((path) => existsSync(path));

export type Answer = { status: number; headers: IncomingHttpHeaders; raw: string[]; body: Buffer };
type Asked = RequestOptions & { body?: Buffer | string };

export type Caddy = {
  url: string;
  /** Its own authority, whose certificates nobody else takes. */
  ca: Buffer;
  /** The path goes as it is written. */
  ask(path: string, asked?: Asked): Promise<Answer>;
  log(): string;
  stop(): Promise<void>;
};

type Json = { [key: string]: Json } & Json[];

/** The project's file as Caddy reads it, for this machine: other ports, and nothing of the system is touched. */
function adapt(env: NodeJS.ProcessEnv, httpPort: number, tryFor: string | null): string {
  const file = join(root, 'despliegue/Caddyfile');
  const args = ['adapt', '--adapter', 'caddyfile', '--config', file];
  const text = execFileSync('caddy', args, { env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  const adapted = tryFor ? text.replace(/"try_duration":\d+/, `"try_duration":"${tryFor}"`) : text;
  const config = JSON.parse(adapted) as { admin: object; apps: { http: Json; pki: object } };
  config.admin = { disabled: true };
  Object.assign(config.apps.http, { http_port: httpPort });
  config.apps.pki = { certificate_authorities: { local: { install_trust: false } } };
  return JSON.stringify(config);
}

function asker(port: number, ca: Buffer): Caddy['ask'] {
  return (path, { body, ...options } = {}) =>
    new Promise((resolve, reject) => {
      const call = { port, host: 'localhost', path, ca, agent: false, ...options };
      const sent = request(call, async (response) => {
        const pieces = await response.toArray().catch(reject);
        if (!pieces) return;
        const { statusCode: status = 0, headers, rawHeaders: raw } = response;
        resolve({ status, headers, raw, body: Buffer.concat(pieces) });
      });
      sent.on('error', reject);
      sent.end(body);
    });
}

const START_MS = 15_000;

async function waitFor(isReady: () => boolean, log: () => string): Promise<void> {
  const limit = Date.now() + START_MS;
  while (!isReady()) {
    if (Date.now() > limit) throw new Error(`Caddy does not start:\n${log()}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

type CaddyOptions = {
  /** `host:port` of the program behind it. */
  program: string;
  /** Instead of what the file says: how long the program is waited for. */
  tryFor?: string;
  port?: number;
};

/** The real proxy with the project's file, on a free port with a certificate of its own. */
export async function startCaddy({ program, tryFor, port: given }: CaddyOptions): Promise<Caddy> {
  const folder = mkdtempSync(join(tmpdir(), 'club-caddy-'));
  const port = given ?? (await freePort());
  const { PATH } = process.env;
  const home = { HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  const env = { PATH, ...home, DOMINIO: `localhost:${port}`, PROGRAMA: program };
  const config = join(folder, 'caddy.json');
  writeFileSync(config, adapt(env, await freePort(), tryFor ?? null));
  const child = spawn('caddy', ['run', '--config', config], { env, stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.on('data', (piece) => (said += piece));
  const authority = join(folder, 'caddy/pki/authorities/local/root.crt');
  const stop = async (): Promise<void> => {
    if (child.exitCode === null && child.kill()) await once(child, 'exit');
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await waitFor(
      () => existsSync(authority) && said.includes('certificate obtained successfully'),
      () => said,
    );
  } catch (error) {
    await stop();
    throw error;
  }
  const ca = readFileSync(authority);
  return { url: `https://localhost:${port}`, ca, ask: asker(port, ca), log: () => said, stop };
}
