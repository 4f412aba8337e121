import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../..', import.meta.url));

export const QUIET = '--disable-warning=ExperimentalWarning';

export type Outcome = { code: number | null; output: string };

type Where = { cwd?: string; env?: NodeJS.ProcessEnv };

/** Runs a file with this Node in a process of its own, and waits for its end. */
export async function runNode(file: string, args: string[] = [], where: Where = {}): Promise<Outcome> {
  const { cwd = root, env = process.env } = where;
  const child = spawn(process.execPath, [QUIET, file, ...args], {
    cwd,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const keep = (chunk: Buffer): void => {
    output += chunk;
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  const [code] = await once(child, 'close');
  return { code, output };
}
