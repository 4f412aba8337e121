import { describe, expect, inject, it } from 'vitest';
import { describeEngines } from '#tests/support/engines.ts';
import { createDatabase, dropDatabase } from '#tests/support/programs/postgres.ts';
import { openDatabase } from '../open.ts';
import { limitesDe } from './limites.ts';

const TRES = { points: 3, seconds: 60 };

describeEngines('limits', ({ motor, open }) => {
  it('are counted apart for each name and each key, and come back when they are given back', async () => {
    const crear = limitesDe(await open());
    const [uno, otro] = [crear('uno', TRES), crear('otro', TRES)];
    for (let i = 0; i < 3; i += 1) await uno.consume('x');
    await expect(uno.consume('x')).rejects.toMatchObject({ remainingPoints: 0 });
    await uno.consume('y');
    await otro.consume('x');
    await uno.delete('x');
    await uno.consume('x');
    await uno.reward('x');
    expect((await uno.get('x'))?.consumedPoints).toBe(0);
  });

  it(`of two programs are ${motor === 'postgres' ? 'shared' : 'apart, on an engine of one program'}`, async () => {
    const base = await open();
    const [uno, dos] = [limitesDe(base)('envios', TRES), limitesDe(base)('envios', TRES)];
    const results = await Promise.allSettled([1, 2, 3, 4, 5, 6].map((n) => (n % 2 ? uno : dos).consume('x')));
    const passed = results.filter(({ status }) => status === 'fulfilled').length;
    expect(passed).toBe(motor === 'postgres' ? 3 : 6);
  });
});

describe('limits without their database', () => {
  it('are counted by each program', async () => {
    const maintenance = inject('postgresUrl');
    const databaseUrl = await createDatabase(maintenance);
    const base = openDatabase({ dataDir: '', databaseUrl });
    await base.close();
    await dropDatabase(maintenance, databaseUrl);
    const limite = limitesDe(base)('envios', TRES);
    for (let i = 0; i < 3; i += 1) await limite.consume('x');
    await expect(limite.consume('x')).rejects.toMatchObject({ remainingPoints: 0 });
  });
});
