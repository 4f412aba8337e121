import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Answer, type Caddy, hasCaddy, startCaddy } from '../support/caddy.ts';
import { figure, notRun } from '../support/figures.ts';
import { freePort } from '../support/free-port.ts';
import { ADMIN, type Servidor, startServer } from '../support/servidor.ts';

const PROMISE = 'Caddy: a restart of the program behind it fails no reading';
if (!hasCaddy) notRun(PROMISE, 'caddy not installed');

const RESTARTS = 4;
const READERS = 12;
const WRITERS = 4;
const PAUSE_MS = 1_500;
const CANARY = 'canario-que-nadie-debe-guardar';

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** By status, with 0 for those that got no answer. */
type Counts = Map<number, number>;
const total = (counts: Counts): number => [...counts.values()].reduce((sum, n) => sum + n, 0);

describe.skipIf(!hasCaddy)('a restart behind the proxy', () => {
  let dataDir = '';
  let program: Servidor;
  let caddy: Caddy;
  let start: () => Promise<Servidor>;

  beforeAll(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'club-reinicio-'));
    const [port, inside] = [await freePort(), await freePort()];
    const env = { PUBLIC_URL: `https://localhost:${port}`, TRUST_PROXY: '1', PORT: `${inside}` };
    start = () => startServer({ dataDir, env });
    program = await start();
    caddy = await startCaddy({ program: `127.0.0.1:${inside}`, port });
  });
  afterAll(async () => {
    await caddy?.stop();
    await program?.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  /** Asks again and again until told to stop, and counts what came. */
  async function keepAsking(ask: () => Promise<Answer>, isOn: () => boolean, counts: Counts): Promise<void> {
    while (isOn()) {
      const { status } = await ask().catch(() => ({ status: 0 }));
      counts.set(status, (counts.get(status) ?? 0) + 1);
    }
  }

  const PATHS = ['/', '/api/cms/escuela_normas', '/noticias', '/api/salud', `/?password=${CANARY}`];
  const read = (i: number) => (): Promise<Answer> => caddy.ask(PATHS[i % PATHS.length] ?? '/');

  const headers = { 'content-type': 'application/json', authorization: CANARY };
  // It has no session: 401 is the program's own answer.
  const write = (): Promise<Answer> =>
    caddy.ask('/api/private/pistas/0', { method: 'POST', headers, body: JSON.stringify({ nombre: 'x' }) });

  it('visitors wait, and who was saving is told to try again', async () => {
    let isOn = true;
    const [reads, writes]: [Counts, Counts] = [new Map(), new Map()];
    const asking = [
      ...Array.from({ length: READERS }, (_, i) => keepAsking(read(i), () => isOn, reads)),
      ...Array.from({ length: WRITERS }, () => keepAsking(write, () => isOn, writes)),
    ];
    for (let i = 0; i < RESTARTS; i += 1) {
      await pause(PAUSE_MS);
      await program.stop();
      program = await start();
    }
    await pause(PAUSE_MS);
    isOn = false;
    await Promise.all(asking);
    const refused = writes.get(502) ?? 0;
    const said = `${RESTARTS} restarts under ${total(reads) + total(writes)} requests: ${total(reads) - (reads.get(200) ?? 0)} of ${total(reads)} readings failed`;
    figure(PROMISE, `${said}, ${refused} of ${total(writes)} POST told to try again`, '0 readings');
    expect([...reads.keys()]).toEqual([200]);
    expect([...writes.keys()].filter((status) => status !== 401 && status !== 502)).toEqual([]);
    expect(refused / total(writes)).toBeLessThan(0.1);
  }, 120_000);

  it('what was typed is in no log of it', async () => {
    await caddy.ask(`/api/auth/login?usuario=${ADMIN.usuario}&password=${CANARY}`);
    expect(caddy.log().length).toBeGreaterThan(500);
    expect(caddy.log()).not.toContain(CANARY);
    figure('Caddy: secrets in its log', '0', '0');
  });
});
