import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { debian, KEPT } from './debian.ts';
import { hasta } from './formularios.ts';
import { order } from './ordenes.ts';
import { root } from './run-node.ts';

const MEMORY = '/sys/fs/cgroup/memory';
const PROPAGATE = '/run/systemd/nspawn';
const GROUP = join(MEMORY, 'club-prueba');

/** A machine whose systemd is real: a Debian 12 in a container, with this machine's network and its /opt/club. */
export type Maquina = {
  /** Its root, as seen from outside. */
  raiz: string;
  /** Runs a line of shell in it as root. */
  run(line: string): Promise<string>;
  /** Whether its systemd can limit memory: the machine that tests has to lend it that controller. */
  limitsMemory: boolean;
  stop(): Promise<void>;
};

/** The Debian stays as it was: what the machine writes goes to a layer over it. */
async function layer(scratch: string): Promise<string> {
  const below = await debian('maquina', ['systemd-sysv', 'dbus', 'curl', 'procps', 'ca-certificates']);
  const [above, work, raiz] = ['encima', 'trabajo', 'raiz'].map((name) => {
    const folder = join(scratch, name);
    mkdirSync(folder);
    return folder;
  }) as [string, string, string];
  const options = `lowerdir=${below},upperdir=${above},workdir=${work}`;
  await order('mount', ['-t', 'overlay', 'club-prueba', '-o', options, raiz]);
  return raiz;
}

/** systemd-nspawn wants /run in memory, which a machine without systemd may not have. */
async function propagation(): Promise<() => Promise<void>> {
  mkdirSync(PROPAGATE, { recursive: true });
  await order('mount', ['-t', 'tmpfs', 'club-prueba', PROPAGATE]);
  return () => order('umount', ['-l', PROPAGATE]).then(() => undefined);
}

const lendMemory = `mkdir -p ${GROUP} && echo $$ > ${GROUP}/cgroup.procs;`;
const init = `mount -o remount,rw,bind ${MEMORY} 2>/dev/null; exec /lib/systemd/systemd`;

function boot(raiz: string, log: (text: string) => void): ChildProcess {
  const command = `${existsSync(MEMORY) ? lendMemory : ''} exec systemd-nspawn -q -D "$0" --bind-ro="$1":/opt/club \
    --machine=club-prueba --register=no --keep-unit --kill-signal=SIGRTMIN+3 --console=pipe sh -c '${init}'`;
  const child = spawn('sh', ['-c', command, raiz, root], { stdio: ['ignore', 'pipe', 'pipe'] });
  for (const stream of [child.stdout, child.stderr]) stream.on('data', log);
  return child;
}

const firstChild = (pid: number): string =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')[0] ?? '';

const ENVIRONMENT = [
  'env',
  '-i',
  'PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
  'LANG=C.UTF-8',
];

export async function startMaquina(): Promise<Maquina> {
  mkdirSync(KEPT, { recursive: true });
  const scratch = mkdtempSync(join(tmpdir(), 'club-maquina-'));
  const raiz = await layer(scratch);
  const unpropagate = await propagation();
  let said = '';
  const child = boot(raiz, (text) => (said += text));
  const pid = child.pid ?? 0;
  const run = (line: string): Promise<string> => {
    const one = firstChild(pid);
    const enter = ['-t', one, '-m', '-u', '-i', '-p', '-C', `--wd=/proc/${one}/root`];
    return order('nsenter', [...enter, ...ENVIRONMENT, 'sh', '-ec', line]);
  };
  const stop = async (): Promise<void> => {
    const gone = once(child, 'exit');
    if (child.exitCode === null) {
      process.kill(Number(firstChild(pid)), 'SIGKILL');
      await gone;
    }
    await order('umount', ['-l', raiz]);
    await unpropagate();
    await order('sh', ['-c', `find ${GROUP} -depth -type d -exec rmdir {} + 2>/dev/null || true`]);
    rmSync(scratch, { recursive: true, force: true });
  };
  const isUp = () =>
    run('systemctl is-system-running || true').then(
      (state) => /running|degraded/.test(state),
      () => false,
    );
  await hasta(isUp, 60_000).catch(async (error: unknown) => {
    await stop();
    throw new Error(`The machine does not boot:\n${said}`, { cause: error });
  });
  const limitsMemory = await run(`test -w ${MEMORY}/cgroup.procs`).then(
    () => true,
    () => false,
  );
  return { raiz, run, limitsMemory, stop };
}

/** The variables of the example, filled in as its comments say. */
export function fillIn(maquina: Maquina, values: Record<string, string>): void {
  const file = join(maquina.raiz, 'etc/club/entorno');
  const lines = Object.entries(values).map(([name, value]) => `${name}=${value}`);
  const kept = readFileSync(file, 'utf8').split('\n');
  const names = new RegExp(`^(?:${Object.keys(values).join('|')})=`);
  writeFileSync(file, [...kept.filter((line) => !names.test(line)), ...lines, ''].join('\n'));
}
