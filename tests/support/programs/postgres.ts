import { type ChildProcessByStdio, execFileSync, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import pg from 'pg';
import { freePort } from './free-port.ts';
import { type Account, findPostgres, unprivilegedAccount } from './postgres-binaries.ts';

const USER = 'pruebas';
const START_MS = 30_000;
const RETRY_MS = 50;

/**
 * Makes the cluster, then starts the server at every line it reads, again while the processes of a crash
 * still hold the files. When its input ends (also because the tests died, however they died) it stops the
 * server and removes the folder. So nothing is ever left behind.
 */
const GUARDIAN = `
folder=$1; bin=$2; shift 2
remove() { rm -rf "$folder" || { sleep 1; rm -rf "$folder"; }; }
run() {
  for _ in 1 2 3 4 5 6 7 8 9 10; do
    "$bin/postgres" -D "$folder/data" "$@" >>"$folder/log" 2>&1 </dev/null & echo "$!" | tee "$folder/pid"
    wait "$!"
    if [ "$?" -ge 128 ] || [ -e "$folder/ending" ]; then return; fi
    sleep 0.3
  done
}
"$bin/initdb" -D "$folder/data" -U ${USER} -A trust -E UTF8 --locale=C --no-sync >"$folder/log" 2>&1 ||
  { cat "$folder/log"; remove; exit 1; }
while read -r _; do run "$@" & done
: >"$folder/ending"
kill -CONT "$(cat "$folder/pid")" $(pgrep -P "$(cat "$folder/pid")") 2>/dev/null
kill -QUIT "$(cat "$folder/pid")" 2>/dev/null; wait
remove
`;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Runs one statement on its own connection. */
async function runSql(url: string, text: string): Promise<void> {
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

/** It answers on the loopback address only, so it can do without passwords. */
const serverOptions = (port: number, fsync: boolean): string[] => {
  const settings = [
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    `fsync=${fsync ? 'on' : 'off'}`,
    `synchronous_commit=${fsync ? 'on' : 'off'}`,
    `full_page_writes=${fsync ? 'on' : 'off'}`,
    'shared_buffers=32MB',
    'max_connections=200',
    // Where nothing has to last, nobody tidies up after a hundred small databases either, nor compiles their queries.
    ...(fsync ? [] : ['autovacuum=off', 'jit=off']),
  ];
  return settings.flatMap((setting) => ['-c', setting]);
};

/** A PostgreSQL of the tests' own. */
export type Postgres = {
  /** The maintenance database; `createDatabase` makes those to work in. */
  url: string;
  /** The process that its others are children of. */
  pid(): number;
  /** Kills it without warning, as a power cut would. */
  kill(): void;
  /** Stops it as it stands, with all its connections open and not a word to anybody. */
  freeze(): void;
  /** Lets it go on where it was. */
  thaw(): void;
  /** Stops it in order, as an update of the machine does, and waits until it is back and answers. */
  bounce(): Promise<void>;
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

type Guardian = ChildProcessByStdio<Writable, Readable, null>;

async function stopGuardian(guardian: Guardian): Promise<void> {
  if (guardian.exitCode !== null) return;
  const gone = once(guardian, 'exit');
  guardian.stdin.end();
  await gone;
}

function startGuardian(account: Account, options: string[]): { guardian: Guardian; folder: string } {
  const folder = createFolder(account);
  const command = [folder, findPostgres(account, folder), ...options];
  const guardian = spawn('sh', ['-c', GUARDIAN, 'sh', ...command], {
    ...account,
    cwd: folder,
    detached: true,
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  return { guardian, folder };
}

/** Starts a PostgreSQL. `fsync` off is for speed, where no crash is expected. */
export async function startPostgres({ fsync }: { fsync: boolean }): Promise<Postgres> {
  const port = await freePort();
  const url = `postgresql://${USER}@127.0.0.1:${port}/postgres`;
  const { guardian, folder } = startGuardian(unprivilegedAccount(), serverOptions(port, fsync));
  guardian.stdin.on('error', () => {});
  let said = '';
  const lines = createInterface({ input: guardian.stdout });
  lines.on('line', (line) => {
    said = line;
  });
  const restart = async (): Promise<void> => {
    const started = once(lines, 'line');
    guardian.stdin.write('start\n');
    await started;
    if (!/^\d+$/.test(said)) throw new Error(`No cluster for PostgreSQL: ${said}`);
    await waitForAnswer(url, folder);
  };
  await restart();
  const bounce = async (): Promise<void> => {
    const started = once(lines, 'line');
    process.kill(Number(said), 'SIGINT');
    await started;
    await waitForAnswer(url, folder);
  };
  const kill = (): void => void process.kill(Number(said), 'SIGKILL');
  const signalAll = (name: NodeJS.Signals): void => {
    const children = execFileSync('pgrep', ['-P', said], { encoding: 'utf8' }).trim().split('\n');
    for (const pid of [said, ...children]) process.kill(Number(pid), name);
  };
  const freeze = (): void => signalAll('SIGSTOP');
  const thaw = (): void => signalAll('SIGCONT');
  return {
    url,
    pid: () => Number(said),
    restart,
    bounce,
    kill,
    freeze,
    thaw,
    stop: () => stopGuardian(guardian),
  };
}

const urlOf = (maintenanceUrl: string, name: string): string => {
  const url = new URL(maintenanceUrl);
  url.pathname = `/${name}`;
  return url.href;
};

/** A new database, empty unless it is a copy of another, which nobody may have open; answers its URL. */
export async function createDatabase(maintenanceUrl: string, copied?: string): Promise<string> {
  const name = `pruebas_${randomUUID().replaceAll('-', '')}`;
  const model = copied ? new URL(copied).pathname.slice(1) : 'template0';
  await runSql(maintenanceUrl, `create database ${name} template ${model}`);
  return urlOf(maintenanceUrl, name);
}

export async function dropDatabase(maintenanceUrl: string, url: string): Promise<void> {
  await runSql(maintenanceUrl, `drop database if exists ${new URL(url).pathname.slice(1)} with (force)`);
}
