import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asker, type Caddy } from '../support/caddy.ts';
import { bringBases, podman, podmanEnvironment, watchHealth } from '../support/contenedores.ts';
import { figure, notRun, secondsSince } from '../support/figures.ts';
import { hasta } from '../support/formularios.ts';
import { obstacle, order } from '../support/ordenes.ts';
import { root } from '../support/run-node.ts';
import { ADMIN } from '../support/servidor.ts';

/** Whether somebody already answers at a port that compose.yaml publishes. */
const isTaken = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    const end = (taken: boolean): void => {
      socket.destroy();
      resolve(taken);
    };
    socket.on('connect', () => end(true)).on('error', () => end(false));
  });

/** Where Debian and the others keep what tells containers each other's names. */
const NAMES = ['/usr/lib/podman/aardvark-dns', '/usr/libexec/podman/aardvark-dns'];

async function whyNot(): Promise<string | null> {
  const missing = obstacle('podman', 'docker-compose', 'catatonit', 'debootstrap');
  if (missing) return missing;
  if (!NAMES.some((path) => existsSync(path))) return 'aardvark-dns not installed';
  return (await isTaken(80)) || (await isTaken(443)) ? 'ports 80 and 443 are in use' : null;
}

const obstacles = await whyNot();
if (obstacles) notRun('compose.yaml is brought up whole', obstacles);

const FAR_MS = 600_000;
/** Which Compose this is, as its figures say. */
const COMPOSE = 'docker-compose';

describe.skipIf(obstacles)('compose.yaml', () => {
  let scratch = '';
  let socket = '';
  let variables = '';
  let stopEngine = async (): Promise<void> => undefined;
  let bases = '';
  let ask: Caddy['ask'];

  const compose = (...args: string[]): Promise<string> =>
    order(COMPOSE, ['--env-file', variables, ...args], { cwd: root, env: { DOCKER_HOST: socket } });

  /** The variables as the guide says: the example, filled in. */
  function fillIn(): void {
    copyFileSync(join(root, 'despliegue/entorno'), variables);
    const values = { DOMINIO: 'localhost', POSTGRES_PASSWORD: 'clave', ADMIN_PASSWORD: ADMIN.password };
    const filled = Object.entries(values).reduce(
      (text, [name, value]) => text.replace(new RegExp(`^${name}=.*$`, 'm'), `${name}=${value}`),
      readFileSync(variables, 'utf8'),
    );
    writeFileSync(variables, filled, { mode: 0o600 });
  }

  async function startEngine(): Promise<void> {
    const env = { ...process.env, ...podmanEnvironment() };
    const engine = spawn('podman', ['system', 'service', '-t', '0', socket], { env, stdio: 'ignore' });
    const stopWatching = watchHealth();
    stopEngine = async () => {
      await stopWatching();
      const gone = once(engine, 'exit');
      engine.kill();
      await gone;
    };
    await hasta(() =>
      order('curl', ['-sf', '--unix-socket', socket.slice(7), 'http://x/_ping']).then(Boolean, () => false),
    );
  }

  /** Up and answering through Caddy, whose authority is its own for `localhost`. Answers how long it took. */
  async function up(...more: string[]): Promise<string> {
    const begun = Date.now();
    await compose('up', '-d', ...more);
    const caddy = await compose('ps', '-q', 'caddy');
    const authority = '/data/caddy/pki/authorities/local/root.crt';
    await hasta(() =>
      podman('exec', caddy, 'test', '-s', authority).then(
        () => true,
        () => false,
      ),
    );
    ask = asker(443, Buffer.from(await podman('exec', caddy, 'cat', authority)));
    await hasta(
      () =>
        ask('/api/salud').then(
          ({ status }) => status === 200,
          () => false,
        ),
      60_000,
    );
    return secondsSince(begun);
  }

  async function token(): Promise<string> {
    const headers = { 'content-type': 'application/json' };
    const { body } = await ask('/api/auth/login', { method: 'POST', headers, body: JSON.stringify(ADMIN) });
    return body.toString().replaceAll('"', '');
  }

  async function write(nombre: string): Promise<void> {
    const headers = { 'content-type': 'application/json', authorization: await token() };
    const body = JSON.stringify({ id: 0, nombre, estado: 'activa' });
    expect((await ask('/api/private/pistas/0', { method: 'POST', headers, body })).status).toBe(200);
  }

  const courts = async (): Promise<string[]> => {
    const { body } = await ask('/api/private/pistas/', { headers: { authorization: await token() } });
    return (JSON.parse(body.toString()) as { nombre: string }[]).map(({ nombre }) => nombre);
  };

  const onCopia = (...args: string[]): Promise<string> =>
    compose('exec', '-T', 'copia', 'npm', 'run', ...args);

  beforeAll(async () => {
    scratch = mkdtempSync(join(tmpdir(), 'club-compose-'));
    socket = `unix://${join(scratch, 'podman.sock')}`;
    variables = join(scratch, '.env');
    fillIn();
    bases = await bringBases('node', 'postgres', 'caddy');
    await startEngine();
    await compose('down', '-v');
    await compose('build');
  }, FAR_MS);
  afterAll(async () => {
    await compose('down', '-v');
    await stopEngine();
    rmSync(scratch, { recursive: true, force: true });
  }, 60_000);

  it('comes up whole, and answers through Caddy over HTTPS', async () => {
    const seconds = await up();
    const version = await order(COMPOSE, ['version', '--short']);
    const about = `${COMPOSE} ${version} on ${await podman('--version')}; ${bases}`;
    figure('compose.yaml up from nothing to an answer over HTTPS', `${seconds}; ${about}`, '120 s');
    const page = await ask('/');
    expect([page.status, page.headers['strict-transport-security'] !== undefined]).toEqual([200, true]);
    expect((await ask('/metrics')).status).toBe(404);
    await write('De antes');
  }, 120_000);

  it('makes a copy by itself, which passes the drill', async () => {
    const copies = async () =>
      (await compose('exec', '-T', 'copia', 'ls', '/copias')).match(/copia-\S+\.zip/g) ?? [];
    await hasta(async () => (await copies()).length > 0, 30_000);
    await onCopia('copia', '--', '/copias');
    expect(await onCopia('simulacro', '--', '/copias', '--exacto')).toContain(
      'Igual que la base de datos en uso.',
    );
    figure('its copies pass the drill', `${(await copies()).length} made, the first by itself`, 'all');
  }, 60_000);

  it('keeps the data when it is taken down and put up again', async () => {
    const begun = Date.now();
    await compose('down');
    const down = secondsSince(begun);
    const again = await up();
    expect(await courts()).toEqual(['De antes']);
    figure(
      'compose.yaml down and up again',
      `${down} and ${again}; 1 of 1 written before is there`,
      'all there',
    );
  }, 120_000);

  it('goes back to a copy as docs/operaciones.md says', async () => {
    const [copy = ''] = (await onCopia('copia', '--', '/copias')).match(/\/copias\/copia-\S+\.zip/) ?? [];
    await write('De después');
    const begun = Date.now();
    await compose('stop', 'web', 'copia');
    for (const args of [['dropdb'], ['createdb']])
      await compose('exec', '-T', 'db', ...args, '-U', 'club', 'club');
    await compose('run', '--rm', '--no-deps', 'copia', 'npm', 'run', 'restore', '--', copy);
    await up();
    expect(await courts()).toEqual(['De antes']);
    figure('compose.yaml back to a copy, from stop to an answer', secondsSince(begun), '120 s');
  }, 120_000);
});
