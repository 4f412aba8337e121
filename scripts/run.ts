import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

export type Step = { title: string; command: string; args: readonly string[]; env?: NodeJS.ProcessEnv };

/** A step that is a tool of node_modules, run with this Node. */
export const tool = (title: string, name: string, ...args: string[]): Step => ({
  title,
  command: process.execPath,
  args: ['--disable-warning=ExperimentalWarning', `node_modules/.bin/${name}`, ...args],
});

let interrupted = false;

/** Runs one step on this terminal; answers whether it succeeded. Asked to end, it ends the step and the rest. */
export async function runStep(step: Step): Promise<boolean> {
  if (interrupted) return false;
  const child = spawn(step.command, step.args, {
    cwd: root,
    env: { ...process.env, ...step.env },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const end = (): void => {
    interrupted = true;
    child.kill('SIGTERM');
  };
  process.on('SIGINT', end).on('SIGTERM', end);
  const [code] = await once(child, 'exit');
  process.off('SIGINT', end).off('SIGTERM', end);
  return code === 0;
}

/** Runs every step, also after one that failed, and says how each went. */
export async function runAll(steps: readonly Step[]): Promise<boolean> {
  let good = true;
  for (const step of steps) {
    const start = Date.now();
    const passed = await runStep(step);
    console.log(`${passed ? 'ok' : 'FAILED'}  ${step.title} (${((Date.now() - start) / 1000).toFixed(1)} s)`);
    good &&= passed;
  }
  return good;
}
