import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { vi } from 'vitest';
import { type Outcome, root } from './run-node.ts';

let runs = 0;

/**
 * Runs an order of the command line inside this process, with its arguments and its environment, which takes a tenth of
 * what starting it does. That it starts is for one test of each, with `runNode`.
 */
export async function runHere(file: string, args: string[], env: NodeJS.ProcessEnv): Promise<Outcome> {
  const before = { argv: process.argv, env: process.env, umask: process.umask(), exitCode: process.exitCode };
  let output = '';
  const keep = (said: unknown): void => {
    output += `${said}\n`;
  };
  const spies = (['log', 'error'] as const).map((name) => vi.spyOn(console, name).mockImplementation(keep));
  process.argv = [process.execPath, file, ...args];
  process.env = { ...env };
  process.exitCode = 0;
  try {
    runs += 1;
    // A module runs once: each run is of another.
    await import(/* @vite-ignore */ `${pathToFileURL(join(root, file)).href}?${runs}`);
    return { code: Number(process.exitCode), output };
  } finally {
    Object.assign(process, { argv: before.argv, env: before.env, exitCode: before.exitCode });
    process.umask(before.umask);
    for (const spy of spies) spy.mockRestore();
  }
}
