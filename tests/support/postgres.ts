import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import pg from 'pg';
import { freePort } from './free-port.ts';
import { type Account, findPostgres, unprivilegedAccount } from './postgres-binaries.ts';

const USER = 'pruebas';
const START_MS = 30_000;
const RETRY_MS = 50;

/**
 * Starts the command it is given at every line it reads, again while the processes of a crash still hold the
 * files, and when its input ends (also because the tests died, however they died) stops it and removes the
 * folder. So nothing is ever left behind.
 */
const GUARDIAN = `
folder=$1; shift
run() {
  for _ in 1 2 3 4 5 6 7 8 9 10; do
    "$@" >>"$folder/log" 2>&1 </dev/null & echo "$!" | tee "$folder/pid"
    wait "$!"
    if [ "$?" -ge 128 ] || [ -e "$folder/ending" ]; then return; fi
    sleep 0.3
  done
}
while read -r _; do run "$@" & done
: >"$folder/ending"
kill -QUIT "$(cat "$folder/pid")" 2>/dev/null; wait
rm -rf "$folder" || { sleep 1; rm -rf "$folder"; }
`;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Runs one statement on its own connection. */
export async function runSql(url: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: START_MS });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query(text);
  } finally {
    await client.end();
  }
}

/** A private folder that the account which runs PostgreSQL owns. */
function createFolder(account: Account): string {
  const folder = mkdtempSync(join(tmpdir(), 'club-postgres-'));
  if (account) chownSync(folder, account.uid, account.gid);
  chmodSync(folder, 0o700);
  return folder;
}

/** An empty cluster that answers on the loopback address only, so it can do without passwords. */
function createCluster(bin: string, folder: string, account: Account): string {
  const data = join(folder, 'data');
  const options = ['-D', data, '-U', USER, '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
  execFileSync(join(bin, 'initdb'), options, {
    ...account,
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  return data;
}

const serverOptions = (data: string, port: number, fsync: boolean): string[] => {
  const settings = [
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    `fsync=${fsync ? 'on' : 'off'}`,
    `synchronous_commit=${fsync ? 'on' : 'off'}`,
    `full_page_writes=${fsync ? 'on' : 'off'}`,
    'shared_buffers=32MB',
    'max_connections=200',
  ];
  return ['-D', data, ...settings.flatMap((setting) => ['-c', setting])];
};

/** A PostgreSQL of the tests' own. */
export type Postgres = {
  /** The maintenance database; `createDatabase` makes those to work in. */
  url: string;
  /** Kills it without warning, as a power cut would. */
  kill(): void;
  /** Starts it again on what it left, and waits until it answers. */
  restart(): Promise<void>;
  stop(): Promise<void>;
};

async function waitForAnswer(url: string, folder: string): Promise<void> {
  const limit = Date.now() + START_MS;
  for (;;) {
    try {
      return await runSql(url, 'select 1');
    } catch (error) {
      if (Date.now() > limit) {
        const log = readFileSync(join(folder, 'log'), 'utf8');
        throw new Error(`PostgreSQL does not start:\n${log}`, { cause: error });
      }
      await pause(RETRY_MS);
    }
  }
}

async function stopGuardian(guardian: ChildProcess): Promise<void> {
  if (guardian.exitCode !== null) return;
  const gone = once(guardian, 'exit');
  guardian.stdin?.end();
  await gone;
}

function prepare(account: Account): { folder: string; bin: string; data: string } {
  const folder = createFolder(account);
  try {
    const bin = findPostgres(account, folder);
    return { folder, bin, data: createCluster(bin, folder, account) };
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}

/** Starts a PostgreSQL. `fsync` off is for speed, where no crash is expected. */
export async function startPostgres({ fsync }: { fsync: boolean }): Promise<Postgres> {
  const account = unprivilegedAccount();
  const { folder, bin, data } = prepare(account);
  const port = await freePort();
  const url = `postgresql://${USER}@127.0.0.1:${port}/postgres`;
  const command = [folder, join(bin, 'postgres'), ...serverOptions(data, port, fsync)];
  const guardian = spawn('sh', ['-c', GUARDIAN, 'sh', ...command], {
    ...account,
    cwd: folder,
    detached: true,
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  let pid = 0;
  const pids = createInterface({ input: guardian.stdout });
  pids.on('line', (line) => {
    pid = Number(line);
  });
  const restart = async (): Promise<void> => {
    const started = once(pids, 'line');
    guardian.stdin.write('start\n');
    await started;
    await waitForAnswer(url, folder);
  };
  await restart();
  return { url, restart, kill: () => process.kill(pid, 'SIGKILL'), stop: () => stopGuardian(guardian) };
}

/** A new, empty database; answers its URL. */
export async function createDatabase(maintenanceUrl: string): Promise<string> {
  const name = `pruebas_${randomUUID().replaceAll('-', '')}`;
  await runSql(maintenanceUrl, `create database ${name} template template0`);
  const url = new URL(maintenanceUrl);
  url.pathname = `/${name}`;
  return url.href;
}

export async function dropDatabase(maintenanceUrl: string, url: string): Promise<void> {
  await runSql(maintenanceUrl, `drop database if exists ${new URL(url).pathname.slice(1)} with (force)`);
}
