import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { DESFASE_MS } from '../momento.ts';
import { freePort } from './free-port.ts';
import { QUIET, root } from './run-node.ts';

export const ADMIN = { usuario: 'admin', password: 'una contraseña de prueba' } as const;

/** Its clock begins at the moment of the tests. */
const MOVED = ['--import', new URL('mover-reloj-preload.ts', import.meta.url).href];

const START_MS = 30_000;
const RETRY_MS = 25;

/** Tells the process id of the command and its end, and stops it when its own input ends: however the tests end. */
const GUARDIAN = `
run() { "$@" </dev/null & echo "$!" | tee "$DATA_DIR/pid" >&3; wait "$!"; echo "ended $?" >&3; }
run "$@" &
read -r _
kill -TERM "$(cat "$DATA_DIR/pid")" 2>/dev/null; wait
`;

export type Servidor = {
  url: string;
  pid: number;
  /** Ends it without warning. */
  kill(): Promise<void>;
  /** Asks it to end, and waits. */
  stop(): Promise<void>;
  signal(name: NodeJS.Signals): void;
  /** Its exit code, once it has ended by itself or by a signal. */
  ended: Promise<number>;
  /** What it printed so far. */
  output(): string;
};

type ServidorOptions = {
  dataDir: string;
  databaseUrl?: string | null;
  env?: NodeJS.ProcessEnv;
  /** With the machine's own clock: for what is measured. */
  relojReal?: boolean;
  /** Where the program is, if not here. */
  folder?: string;
};

export const answers = async (url: string): Promise<boolean> => {
  try {
    return (await fetch(`${url}/api/salud`, { signal: AbortSignal.timeout(2_000) })).ok;
  } catch {
    return false;
  }
};

/** Waits until the server says that it is well. Throws what it printed when it does not get there. */
export async function waitUntilWell(
  url: string,
  hasEnded: () => boolean,
  output: () => string,
): Promise<void> {
  const limit = Date.now() + START_MS;
  while (!(await answers(url))) {
    if (hasEnded() || Date.now() > limit) throw new Error(`The server does not answer:\n${output()}`);
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
  }
}

const environment = (port: number, { dataDir, databaseUrl, env }: ServidorOptions): NodeJS.ProcessEnv => ({
  // As `npm start` does.
  MALLOC_ARENA_MAX: '2',
  ...process.env,
  DATABASE_URL: databaseUrl ?? '',
  DATA_DIR: dataDir,
  HOST: '127.0.0.1',
  PORT: String(port),
  ADMIN_USUARIO: ADMIN.usuario,
  ADMIN_PASSWORD: ADMIN.password,
  DESFASE_MS: String(DESFASE_MS),
  // They ask for more than any visitor does, also under addresses of their own (RFC 2544).
  LIMITS_EXEMPT: '127.0.0.0/8,::1,198.18.0.0/15',
  ...env,
});

const printedIn = ({ dataDir }: ServidorOptions): string => join(dataDir, 'salida.txt');

function launch(options: ServidorOptions, port: number): ChildProcess {
  mkdirSync(options.dataDir, { recursive: true });
  const file = openSync(printedIn(options), 'a');
  const clock = options.relojReal ? [] : MOVED;
  const command = [process.execPath, QUIET, ...clock, 'src/server/main.ts'];
  const guardian = spawn('sh', ['-c', GUARDIAN, 'sh', ...command], {
    cwd: options.folder ?? root,
    env: environment(port, options),
    detached: true,
    stdio: ['pipe', file, file, 'pipe'],
  });
  closeSync(file);
  return guardian;
}

async function stopGuardian(guardian: ChildProcess): Promise<void> {
  if (guardian.exitCode !== null) return;
  const gone = once(guardian, 'exit');
  guardian.stdin?.end();
  await gone;
}

/** Starts the real program in a process of its own, on a free port, and does not wait for it. */
export async function launchServer(options: ServidorOptions): Promise<Servidor & { hasEnded(): boolean }> {
  const port = Number(options.env?.PORT ?? (await freePort()));
  const guardian = launch(options, port);
  const lines = createInterface({ input: guardian.stdio[3] as Readable });
  const [pid] = await once(lines, 'line');
  const { promise: ended, resolve } = Promise.withResolvers<number>();
  let isOver = false;
  lines.on('line', (line) => {
    isOver = true;
    resolve(Number(line.split(' ')[1]));
  });
  const output = (): string => readFileSync(printedIn(options), 'utf8');
  const stop = (): Promise<void> => stopGuardian(guardian);
  const signal = (name: NodeJS.Signals): void => void process.kill(Number(pid), name);
  const kill = (): Promise<void> => {
    signal('SIGKILL');
    return stop();
  };
  const url = `http://127.0.0.1:${port}`;
  return { url, pid: Number(pid), kill, stop, signal, ended, output, hasEnded: () => isOver };
}

/** The same; it answers when this resolves. */
export async function startServer(options: ServidorOptions): Promise<Servidor> {
  const server = await launchServer(options);
  await waitUntilWell(server.url, server.hasEnded, server.output).catch(async (error: unknown) => {
    await server.stop();
    throw error;
  });
  return server;
}
