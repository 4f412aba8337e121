import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { figure, notRun, secondsSince } from '../support/figures.ts';
import { hasta } from '../support/formularios.ts';
import { freePort } from '../support/free-port.ts';
import { fillIn, type Maquina, startMaquina } from '../support/maquina.ts';
import { obstacle } from '../support/ordenes.ts';
import { root } from '../support/run-node.ts';
import { ADMIN, answers } from '../support/servidor.ts';
import { escribir, exigir } from '../support/uso.ts';

const obstacles = obstacle('systemd-nspawn', 'debootstrap', 'nsenter');
if (obstacles) notRun('the service boots under systemd', obstacles);

const FAR_MS = 300_000;
const LOG_MAX = 10 * 1024 * 1024;
const COPIES = '/var/backups/club';

const FOLDERS = [
  '/opt/club /opt/club/build /opt/club/node_modules /etc /etc/club /usr /var /var/lib /var/log /home /root /boot /srv',
  `${COPIES} /run`,
]
  .join(' ')
  .split(' ');

/** The installation as docs/operaciones.md has it, less the build: the folder comes built. */
function installation(): [before: string, last: string] {
  const text = readFileSync(join(root, 'docs/operaciones.md'), 'utf8');
  const [, block = ''] = /\*\*systemd\.\*\*[\s\S]*?```sh\n([\s\S]*?)```/.exec(text) ?? [];
  const lines = block.trim().split('\n');
  const last = lines.at(-1) ?? '';
  return [
    lines
      .slice(0, -1)
      .join('\n')
      .replace(/npm run build.*/, 'true'),
    last,
  ];
}

describe.skipIf(obstacles)('under systemd', () => {
  let maquina: Maquina;
  let url = '';

  const run = (line: string): Promise<string> => maquina.run(line);
  const property = async (name: string): Promise<string> => run(`systemctl show -P ${name} club.service`);
  const well = (): Promise<void> => hasta(() => answers(url), 60_000);

  beforeAll(async () => {
    maquina = await startMaquina();
  }, FAR_MS);
  afterAll(() => maquina?.stop(), 60_000);

  it('starts when it is installed as the guide says', async () => {
    const port = await freePort();
    url = `http://127.0.0.1:${port}`;
    const [before, last] = installation();
    await run(before);
    fillIn(maquina, {
      ADMIN_PASSWORD: `"${ADMIN.password}"`,
      PORT: `${port}`,
      HOST: '127.0.0.1',
      DEMO: 'true',
    });
    const begun = Date.now();
    await run(last);
    await well();
    const version = (await run('systemctl --version')).split('\n')[0];
    figure('the service is installed by the guide and answers', `${secondsSince(begun)}; ${version}`, '60 s');
    expect(await run('stat -c "%U %a" /var/lib/club')).toBe('club 700');
  }, 120_000);

  it('is hardly exposed', async () => {
    const levels = await Promise.all(
      ['club.service', 'club-copia.service'].map(async (name) => {
        const said = await run(`systemd-analyze security --no-pager ${name}`);
        return /exposure level for \S+: ([\d.]+)/.exec(said)?.[1] ?? 'unknown';
      }),
    );
    figure(
      'what systemd-analyze security says of the service and of its copy',
      levels.join(' and '),
      '1.5 of 10 each',
    );
    expect(levels.map(Number).every((level) => level <= 1.5)).toBe(true);
  });

  it('can write nowhere but where its data are', async () => {
    // In the service's own view of the files. Root would find /run besides the data; the service is not root.
    const writable = (as: string): Promise<string> =>
      run(`p=$(systemctl show -P MainPID club); for d in ${[...FOLDERS, '/var/lib/club'].join(' ')}; do
        nsenter -t $p -m ${as} sh -c "touch $d/x && rm $d/x" 2>/dev/null && echo $d; done; true`);
    expect(await writable('')).toBe('/run\n/var/lib/club');
    expect(await writable('setpriv --reuid=club --regid=club --clear-groups')).toBe('/var/lib/club');
    figure(
      'the service can write in its data alone',
      `${FOLDERS.length} other folders tried, 0 writable`,
      '0',
    );
  });

  it('does its work in there', async () => {
    expect(await escribir(url, 'Pista')).toEqual([200, 200]);
    expect(await exigir(url)).toEqual([200, 200, 200, 200]);
    const work = 'sign-in, a court, an enrolment with a photo, a proposal, a sheet, a backup, a page';
    figure('shut in so, the service does its work', work, 'all');
  }, 60_000);

  it('comes back after kill -9, and ends when it is asked to', async () => {
    const begun = Date.now();
    await run('kill -9 $(systemctl show -P MainPID club)');
    await hasta(async () => (await property('NRestarts')) === '1');
    await well();
    figure('the service answers again after kill -9', secondsSince(begun), '60 s');
    const asked = Date.now();
    await run('systemctl stop club');
    const stopped = secondsSince(asked);
    expect([await property('Result'), await property('ExecMainStatus')]).toEqual(['success', '0']);
    figure('systemctl stop: it ends by itself, with 0', stopped, '15 s');
    await run('systemctl start club');
    await well();
  }, 60_000);

  it('is held to the memory it is given', async () => {
    expect(await property('MemoryMax')).toBe(`${1024 ** 3}`);
    const promise = 'MemoryMax: the kernel holds the service to it, and systemd starts it again';
    if (!maquina.limitsMemory) return notRun(promise, 'this machine lends no memory controller');
    const group = '/sys/fs/cgroup/memory/system.slice/club.service/memory';
    expect(await run(`cat ${group}.limit_in_bytes`)).toBe(`${1024 ** 3}`);
    const peak = Math.round(Number(await run(`cat ${group}.max_usage_in_bytes`)) / 1e6);
    const since = await run('date +%s');
    await run('systemctl set-property --runtime club MemoryMax=40M && systemctl restart club');
    const killed = /status=9\/KILL|oom-kill/;
    await hasta(async () => killed.test(await run(`journalctl -u club --since=@${since}`)), 30_000);
    await run('systemctl set-property --runtime club MemoryMax=1G && systemctl restart club');
    await well();
    figure(
      promise,
      `1 GiB; ${peak} MB at most since it started; with 40 MB killed, with 1 GiB well again`,
      'held',
    );
  }, 90_000);

  it('its timer leaves a copy that passes the drill', async () => {
    const next = await run('systemctl list-timers --no-pager --no-legend club-copia.timer');
    expect(next).toMatch(/03:(3\d|40):/);
    const sooner = '/run/systemd/system/club-copia.timer.d';
    const text = '[Timer]\\nOnCalendar=\\nOnActiveSec=1s\\nAccuracySec=1s\\nRandomizedDelaySec=0\\n';
    await run(`mkdir -p ${sooner} && printf '${text}' > ${sooner}/x.conf && systemctl daemon-reload`);
    await run('systemctl restart club-copia.timer');
    await hasta(async () => /copia-\S+\.zip/.test(await run(`ls ${COPIES}`)), 60_000);
    await hasta(async () => (await run('systemctl show -P ActiveState club-copia')) === 'inactive');
    expect(await run('systemctl show -P Result club-copia')).toBe('success');
    const drill = await run(`cd /opt/club && club-orden simulacro ${COPIES} --exacto`);
    const [, rows] = /: (\d+) filas/.exec(drill) ?? [];
    expect(drill).toContain('Igual que la base de datos en uso.');
    expect(await run(`stat -c "%U %a" ${COPIES}/*.zip`)).toBe('club 600');
    figure(
      'the timer makes a copy, and club-orden tries it',
      `1 made, its drill: ${rows} rows equal to the database in use`,
      'equal',
    );
  }, 120_000);

  it('its log turns over', async () => {
    await run('systemctl stop club');
    const log = '/var/lib/club/servidor.log';
    await run(`rm -f ${log}*; head -c ${LOG_MAX - 10} /dev/zero | tr '\\0' ' ' > ${log}; chown club: ${log}`);
    await run('systemctl start club');
    await well();
    // Whatever is refused leaves a line.
    expect((await fetch(`${url}/api/private/pistas/`)).status).toBe(401);
    await hasta(async () => (await run(`ls ${log}*`)).includes('servidor.log.1'), 30_000);
    const old = Number(await run(`stat -c %s ${log}.1`));
    expect(old).toBe(LOG_MAX - 10);
    figure(
      'the log turns over at 10 MB',
      `${(old / 1024 ** 2).toFixed(1)} MB put aside, a new one begun`,
      '10 MB',
    );
  }, 60_000);
});
