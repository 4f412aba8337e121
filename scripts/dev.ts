import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, watch } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.ts';

const WATCHED = ['src', 'contenido', 'public', 'club.config.ts', 'vite.config.ts', 'react-router.config.ts'];
const SETTLE_MS = 150;
const SERVER = ['--disable-warning=ExperimentalWarning', 'src/server/main.ts'];

let server: ChildProcess | null = null;

async function stop(): Promise<void> {
  if (!server || server.exitCode !== null || server.signalCode !== null) return;
  const gone = once(server, 'exit');
  server.kill('SIGTERM');
  await gone;
}

/** Builds what changed (nothing, when only the server did); answers whether that went well. */
async function build(): Promise<boolean> {
  const child = spawn(process.execPath, ['scripts/ready.mjs', 'build'], { cwd: root, stdio: 'inherit' });
  const [code] = await once(child, 'exit');
  return code === 0;
}

/** The old site stays up while the new one is built, and also when it cannot be built. */
async function renew(): Promise<void> {
  if (server && !(await build())) return;
  await stop();
  server = spawn(process.execPath, SERVER, { cwd: root, stdio: 'inherit' });
}

let queue = Promise.resolve();
let timer: NodeJS.Timeout | undefined;

/** Editors save in bursts: one renewal for each. */
function onChange(file: string | null): void {
  if (file && /(\.test\.tsx?|~|\.swp)$/.test(file)) return;
  clearTimeout(timer);
  timer = setTimeout(() => {
    console.error(`Changed: ${file ?? 'the sources'}`);
    queue = queue.then(renew);
  }, SETTLE_MS);
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => void stop().then(() => process.exit(0)));
}
for (const path of WATCHED.filter((one) => existsSync(join(root, one)))) {
  watch(join(root, path), { recursive: true }, (_event, file) => onChange(file));
}
await renew();
