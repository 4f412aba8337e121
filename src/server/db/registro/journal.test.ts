import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { migrate } from '../migrate.ts';
import { openDatabase } from '../open.ts';
import { insertarRegistros } from '../tables/registro.ts';
import { emptyJournal } from './journal.ts';

it('an emptied journal holds nobody who was deleted, also after another program has read', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'club-diario-'));
  const bases = [1, 2].map(() => openDatabase({ dataDir, databaseUrl: null }));
  const [base, other] = bases as [(typeof bases)[0], (typeof bases)[0]];
  const whereIsIt = () =>
    readdirSync(dataDir).filter((name) => readFileSync(join(dataDir, name), 'latin1').includes('Canario'));
  try {
    await migrate(base);
    await insertarRegistros(base.db, [{ dt: 1, usuario: 'ana', linea: { acto: 'Canario', datos: [] } }]);
    await base.db.deleteFrom('registro').execute();
    expect(whereIsIt()).toEqual(['club.sqlite-wal']);
    await other.db.transaction().execute(async (q) => {
      await q.selectFrom('registro').selectAll().execute();
      const begun = performance.now();
      await emptyJournal(base);
      expect(performance.now() - begun).toBeLessThan(2_000);
    });
    await emptyJournal(base);
    expect(whereIsIt()).toEqual([]);
  } finally {
    await Promise.all(bases.map((one) => one.close()));
    rmSync(dataDir, { recursive: true });
  }
});
