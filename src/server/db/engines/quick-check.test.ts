import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { damageTable } from '#tests/support/hostile/danos.ts';
import { migrate } from '../migrate.ts';
import { FICHERO, openDatabase } from '../open.ts';
import quickCheck from './quick-check.ts';

let dataDir: string;
const file = (): string => join(dataDir, FICHERO);

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'club-entera-'));
  const base = openDatabase({ dataDir, databaseUrl: null });
  await migrate(base);
  await base.close();
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

it('says nothing of a whole file, also while it is in use', async () => {
  expect(quickCheck(file())).toEqual([]);
  const base = openDatabase({ dataDir, databaseUrl: null });
  await base.transact(async ({ q }) => {
    await q.insertInto('pista').values({ nombre: 'Una', estado: 'activa' }).execute();
    expect(quickCheck(file())).toEqual([]);
  });
  await base.close();
});

it('finds pages that make no sense', () => {
  damageTable(dataDir, 'partido');
  expect(quickCheck(file())).not.toEqual([]);
});

it.each<[what: string, damage: () => void]>([
  ['cut', () => truncateSync(file(), 20_000)],
  ['something else', () => writeFileSync(file(), Buffer.alloc(20_000, 'no es una base'))],
])('and a file that is %s', (_what, damage) => {
  damage();
  expect(quickCheck(file())).toHaveLength(1);
});
