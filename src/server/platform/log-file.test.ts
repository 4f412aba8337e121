import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { openLogFile } from './log-file.ts';

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
  const stderr = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const file = openLogFile({ path: '/dev/full', maxBytes: 1_000, kept: 1 });
  expect(() => file.write(LINE)).not.toThrow();
  expect(String(stderr.mock.calls[0]?.[0])).toContain(LINE);
  stderr.mockRestore();
});
