import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';

const execute = promisify(execFile);
const MAX_BUFFER = 64 * 1024 * 1024;

type Where = { env?: NodeJS.ProcessEnv; cwd?: string };

/** Runs an order of the system and answers what it printed. One that fails throws all that it said. */
export async function order(command: string, args: readonly string[], { env, cwd }: Where = {}) {
  const options = { env: { ...process.env, ...env }, cwd, maxBuffer: MAX_BUFFER };
  try {
    return (await execute(command, args, options)).stdout.trim();
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new Error(`${command} ${args.join(' ')}\n${stdout}\n${stderr}`, { cause: error });
  }
}

const FOLDERS = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/sbin'];

const isInstalled = (tool: string): boolean => FOLDERS.some((folder) => existsSync(join(folder, tool)));

/** Why those tools cannot be used here, or null: they boot machines and containers, which only root can. */
export function obstacle(...tools: readonly string[]): string | null {
  const absent = tools.filter((tool) => !isInstalled(tool));
  if (absent.length > 0) return `${absent.join(', ')} not installed`;
  return process.getuid?.() === 0 ? null : 'only root can';
}
