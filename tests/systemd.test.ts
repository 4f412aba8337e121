import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { notRun } from './support/figures.ts';
import { root } from './support/run-node.ts';

const UNITS = ['club.service', 'club-copia.service', 'club-copia.timer'];
const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const unit = (name: string): string => read(`despliegue/${name}`);
const setting = (name: string, key: string): string | undefined =>
  new RegExp(`^${key}=(.*)$`, 'm').exec(unit(name))?.[1];

const scratch = mkdtempSync(join(tmpdir(), 'club-systemd-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

describe('systemd units', () => {
  it('start what is here, as npm start does', () => {
    const started = ['club.service', 'club-copia.service'].map((name) => setting(name, 'ExecStart') ?? '');
    for (const command of started) {
      const [, script = ''] = / ((?:src|scripts)\/\S+\.ts)/.exec(command) ?? [];
      expect(existsSync(join(root, script))).toBe(true);
      expect(command).toMatch(/^\/opt\/club\/node_modules\/node\/bin\/node /);
    }
    const ready = read('scripts/ready.mjs');
    for (const option of started[0]?.match(/--\S+/g) ?? []) expect(ready).toContain(option);
    const [, arenas = ''] = /MALLOC_ARENA_MAX: '(\d)'/.exec(ready) ?? [];
    expect(unit('club.service')).toContain(`MALLOC_ARENA_MAX=${arenas}`);
  });

  it('give it time to end by itself', () => {
    const [, ends = ''] = /SHUTDOWN_MS = ([\d_]+)/.exec(read('src/server/start.ts')) ?? [];
    const given = Number(setting('club.service', 'TimeoutStopSec')) * 1000;
    expect(given).toBeGreaterThan(Number(ends.replaceAll('_', '')));
  });

  it('are shut in the same way, the copy with one more folder to write in', () => {
    const box = (name: string): string => /^NoNewPrivileges[^[]*/m.exec(unit(name))?.[0].trim() ?? '';
    expect(box('club.service').split('\n').length).toBeGreaterThan(20);
    expect(box('club-copia.service')).toBe(box('club.service'));
    const [, folder = ''] =
      /copia\.ts (\S+) 14$/.exec(setting('club-copia.service', 'ExecStart') ?? '') ?? [];
    expect(setting('club-copia.service', 'ReadWritePaths')).toBe(folder);
    expect(setting('club.service', 'ReadWritePaths')).toBeUndefined();
    for (const name of ['club.service', 'club-copia.service']) {
      const state = `/var/lib/${setting(name, 'StateDirectory')}`;
      expect(unit(name)).toContain(`DATA_DIR=${state}`);
    }
  });

  it('club-orden runs orders as the service would', () => {
    const order = unit('club-orden');
    expect(order).toContain(`EnvironmentFile=${setting('club.service', 'EnvironmentFile')}`);
    for (const key of ['User', 'Group', 'WorkingDirectory', 'UMask']) {
      const value = setting('club.service', key);
      const flag = { User: '--uid=', Group: '--gid=', WorkingDirectory: '--working-directory=' }[key];
      expect(order).toContain(`${flag ?? `--property=${key}=`}${value}`);
    }
    const [, known = ''] = /in (copia .+?)\) ;;/.exec(order) ?? [];
    for (const name of known.split(' | ')) expect(existsSync(join(root, `scripts/${name}.ts`))).toBe(true);
  });

  it('its example of variables names only what the program reads', () => {
    const names = [...read('src/server/config.ts').matchAll(/^ {4}([A-Z_]+): /gm)].map(([, name]) => name);
    const offered = [...unit('entorno-systemd').matchAll(/^#?([A-Z_]+)=/gm)].map(([, name]) => name);
    expect(offered.length).toBeGreaterThan(5);
    expect(offered.filter((name) => !names.includes(name))).toEqual([]);
  });
});

const hasSystemd = existsSync('/usr/bin/systemd-analyze');
if (!hasSystemd) notRun('systemd understands the units', 'systemd-analyze not installed');

describe.skipIf(!hasSystemd)('what systemd says of them', () => {
  const analyze = (args: string[]): string =>
    execFileSync('systemd-analyze', args, {
      encoding: 'utf8',
      stdio: 'pipe',
      env: { ...process.env, SYSTEMD_COLORS: '0' },
    });

  /** On this machine the program lives elsewhere, and has no account. */
  const here = (text: string): string =>
    text
      .replaceAll('/opt/club/node_modules/node/bin/node', process.execPath)
      .replaceAll('/opt/club', root.replace(/\/$/, ''))
      .replace(/^(?:User|Group)=.*$/gm, '');

  it('they are understood', () => {
    for (const name of UNITS) writeFileSync(join(scratch, name), here(unit(name)));
    expect(analyze(['verify', ...UNITS.map((name) => join(scratch, name))])).toBe('');
  });

  it('they are hardly exposed', () => {
    const services = ['club.service', 'club-copia.service'].map((name) => join(root, 'despliegue', name));
    // Fails above it; the program has to reach the network and compile, which is what is left.
    const said = analyze(['security', '--offline=true', '--threshold=15', '--no-pager', ...services]);
    expect(said.match(/Overall exposure level/g)).toHaveLength(2);
  });
});
