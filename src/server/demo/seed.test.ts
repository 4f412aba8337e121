import { expect, it } from 'vitest';
import type { Destino } from '#server/db/open.ts';
import { openDatabase } from '#server/db/open.ts';
import { describeServer } from '#tests/support/engines.ts';
import { runHere } from '#tests/support/programs/run-here.ts';
import { runNode } from '#tests/support/programs/run-node.ts';

const SEED = 'scripts/seed.ts';

const entorno = ({ dataDir, databaseUrl }: Destino) => ({
  ...process.env,
  DATA_DIR: dataDir,
  DATABASE_URL: databaseUrl ?? '',
});

describeServer('npm run seed', ({ destino }) => {
  it('fills a new database once, and says why it does not a second time', async () => {
    const donde = await destino();
    const first = await runNode(SEED, [], { env: entorno(donde) });
    expect(first).toEqual({ code: 0, output: 'Temporada de muestra creada.\n' });
    const second = await runHere(SEED, [], entorno(donde));
    expect(second.code).toBe(1);
    expect(second.output).toBe(
      'La base de datos ya tiene ligas: la temporada de muestra solo se crea en una base de datos sin ellas.\n',
    );
    const base = openDatabase(donde);
    expect(await base.db.selectFrom('liga').select('id').execute()).toHaveLength(24);
    await base.close();
  });

  it('says which variable is wrong', async () => {
    const { code, output } = await runHere(
      SEED,
      [],
      entorno({ ...(await destino()), databaseUrl: 'mysql://club' }),
    );
    expect(code).toBe(1);
    expect(output).toContain('DATABASE_URL');
    expect(output).not.toContain(' at ');
  });
});
