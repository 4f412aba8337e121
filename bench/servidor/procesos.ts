import { readdirSync, readFileSync } from 'node:fs';
import { cpus } from 'node:os';

const TICKS_PER_SECOND = 100;
const MS_PER_SECOND = 1_000;

/** Fields of `/proc/PID/stat` after the name, which may hold anything: the parent, and the time of all kinds. */
const PARENT = 1;
const TIMES = [11, 12, 13, 14] as const;

function statOf(pid: number): { parent: number; seconds: number } | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const ticks = TIMES.reduce((sum, i) => sum + (fields[i] ?? 0), 0);
    return { parent: fields[PARENT] ?? 0, seconds: ticks / TICKS_PER_SECOND };
  } catch {
    return null;
  }
}

/** Seconds of processor that a process and its children have taken so far, those that ended included. */
function secondsOf(pid: number): number {
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const children = all.flatMap((name) => statOf(Number(name)) ?? []).filter(({ parent }) => parent === pid);
  return children.reduce((sum, { seconds }) => sum + seconds, statOf(pid)?.seconds ?? 0);
}

const idleSeconds = (): number => cpus().reduce((sum, { times }) => sum + times.idle, 0) / MS_PER_SECOND;

const ownSeconds = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / (MS_PER_SECOND * MS_PER_SECOND);
};

/** How many cores each was at work on, on average; `others` is what else ran on the machine. */
export type Cores<Name extends string> = Record<Name | 'generators of load' | 'others' | 'idle', number>;

/** Runs that and tells who took the machine's cores meanwhile. Where there is no `/proc`, all but idle is others. */
export async function coresDuring<Name extends string, T>(
  pids: Readonly<Record<Name, number>>,
  work: () => Promise<T>,
): Promise<{ result: T; cores: Cores<Name> }> {
  const names = Object.keys(pids) as Name[];
  const read = () => ({
    at: performance.now() / MS_PER_SECOND,
    idle: idleSeconds(),
    own: ownSeconds(),
    each: names.map((name) => secondsOf(pids[name])),
  });
  const before = read();
  const result = await work();
  const after = read();
  const taken = after.at - before.at;
  const each = names.map((_, i) => ((after.each[i] ?? 0) - (before.each[i] ?? 0)) / taken);
  const own = (after.own - before.own) / taken;
  const idle = (after.idle - before.idle) / taken;
  const known = each.reduce((sum, one) => sum + one, own + idle);
  const named = Object.fromEntries(names.map((name, i) => [name, each[i]]));
  const cores = { ...named, 'generators of load': own, others: cpus().length - known, idle };
  return { result, cores: cores as Cores<Name> };
}
