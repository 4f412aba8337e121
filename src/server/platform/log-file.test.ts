import { execFileSync } from 'node:child_process';
import { closeSync, existsSync, mkdtempSync, openSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { openLogFile, terminal } from './log-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'club-registro-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const LINE = `${'x'.repeat(99)}\n`;

it('keeps so many files of so many bytes, the newest lines in the newest one', () => {
  const path = join(folder, 'uno.log');
  const file = openLogFile({ path, maxBytes: 1_000, kept: 2 });
  for (let i = 0; i < 55; i += 1) file.write(LINE.replace('xxx', String(i).padStart(3, '0')));
  expect(readFileSync(path, 'utf8').trimEnd().split('\n').at(-1)).toMatch(/^054/);
  expect(readFileSync(`${path}.1`, 'utf8')).toMatch(/^040/);
  expect(existsSync(`${path}.2`)).toBe(true);
  expect(existsSync(`${path}.3`)).toBe(false);
  for (const one of [path, `${path}.1`, `${path}.2`]) expect(statSync(one).size).toBeLessThanOrEqual(1_000);
});

it('goes on in the file that was there, and counts what it held', () => {
  const path = join(folder, 'dos.log');
  for (let start = 0; start < 4; start += 1) {
    const file = openLogFile({ path, maxBytes: 1_000, kept: 1 });
    for (let i = 0; i < 4; i += 1) file.write(LINE);
  }
  expect(statSync(path).size).toBe(600);
  expect(statSync(`${path}.1`).size).toBe(1_000);
});

it('a line that cannot be written goes to the terminal and stops nobody', () => {
  const said = vi.spyOn(terminal, 'write').mockReturnValue();
  const file = openLogFile({ path: '/dev/full', maxBytes: 1_000, kept: 1 });
  expect(() => file.write(LINE)).not.toThrow();
  expect(String(said.mock.calls[0]?.[0])).toContain(LINE);
  said.mockRestore();
});

it('nor does a terminal on a full disk', () => {
  const log = new URL('./log.ts', import.meta.url).href;
  const code = `import { createLog } from ${JSON.stringify(log)};
    const log = createLog(${JSON.stringify(folder)});
    for (let i = 0; i < 3; i += 1) { log.error('x'); await new Promise((go) => setTimeout(go, 20)); }
    console.log('alive');`;
  const args = ['--input-type=module', '-e', code];
  const full = openSync('/dev/full', 'w');
  const said = execFileSync(process.execPath, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', full] });
  closeSync(full);
  expect(said).toBe('alive\n');
});
