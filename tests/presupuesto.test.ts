import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { checkBudget, weighPages } from '../scripts/budget.ts';

/** Letters that compress to so many KiB. */
const weight = (kib: number): string => `// ${randomBytes(kib * 1024).toString('base64url')}\n`;

let client: string;
const write = (name: string, code: string): void => writeFileSync(join(client, 'assets', name), code);

beforeEach(() => {
  client = mkdtempSync(join(tmpdir(), 'club-pesos-'));
  mkdirSync(join(client, 'assets'));
  const page = (id: string) => ({ id, parentId: 'layout/public-layout', module: `/assets/${id}.js` });
  const list = {
    entry: { module: '/assets/entry.js', imports: ['/assets/shared.js'] },
    routes: {
      root: { id: 'root', module: '/assets/root.js' },
      'layout/public-layout': { id: 'layout/public-layout', parentId: 'root', module: '/assets/layout.js' },
      'layout/private-layout': { id: 'layout/private-layout', parentId: 'root', module: '/assets/desk.js' },
      light: page('light'),
      heavy: page('heavy'),
    },
  };
  write('manifest-1a.js', `window.__list=${JSON.stringify(list)};`);
  write('entry.js', 'import"./shared.js";');
  write('shared.js', weight(10));
  write('root.js', 'import{a}from"./shared.js";');
  write('layout.js', 'import{a}from"./shared.js";');
  write('desk.js', weight(500));
  write('light.js', 'import("./later.js");');
  write('heavy.js', 'import{b}from "./part.js";');
  write('part.js', weight(20));
  write('later.js', weight(50));
});
afterEach(() => rmSync(client, { recursive: true, force: true }));

it('a page weighs what it needs to start, each file once; neither what comes later nor the desk', () => {
  const weights = weighPages(client);
  expect([...weights.keys()]).toEqual(['light', 'heavy']);
  expect(weights.get('light')).toBeGreaterThan(9);
  expect(weights.get('light')).toBeLessThan(12);
  expect(weights.get('heavy')).toBeGreaterThan(28);
  expect(weights.get('heavy')).toBeLessThan(33);
});

it('the build ends when a page weighs more than it may, and names it', () => {
  expect(() => checkBudget(client, 40)).not.toThrow();
  expect(() => checkBudget(client, 25)).toThrow(/heavy: \d+\.\d KiB/);
  expect(() => checkBudget(client, 25)).not.toThrow(/light/);
});
