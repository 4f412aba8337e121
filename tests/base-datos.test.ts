import { beforeAll, expect, it } from 'vitest';
import type { BaseDatos } from '#server/db/open.ts';
import { describeEngines } from './support/engines.ts';

describeEngines('x', ({ open }) => {
  let base: BaseDatos;
  beforeAll(async () => {
    base = await open();
  });
  it('y', async () => {
    expect(await base.db.selectFrom('version').selectAll().execute()).toEqual([{ id: 1, version: 1 }]);
  });
});
