import { expect, it } from 'vitest';
import { jugadoresDe, unaLiga } from '#tests/builders/index.ts';
import { useApp } from '#tests/support/app.ts';
import { describeEngines } from '#tests/support/engines.ts';
import { compiled } from './compiled.ts';

describeEngines('a read written once', (engine) => {
  const app = useApp(engine);
  let times = 0;
  const roster = compiled((db, idLiga) => {
    times += 1;
    return db
      .selectFrom('jugador')
      .innerJoin('liga_jugador as lj', (join) =>
        join.onRef('lj.idJugador', '=', 'jugador.id').on('lj.idLiga', '=', idLiga),
      )
      .select('jugador.nombre')
      .where('lj.idLiga', '=', idLiga)
      .orderBy('jugador.id');
  });
  const nombres = async (...[db, id]: Parameters<typeof roster>) =>
    (await roster(db, id)).map(({ nombre }) => nombre);

  it('answers each id its own, inside a transaction too', async () => {
    const [una, otra] = [await unaLiga(app()), await unaLiga(app(), { division: 2 })];
    await jugadoresDe(app(), una.id, 'Ana', 'Berta');
    await jugadoresDe(app(), otra.id, 'Carla');
    times = 0;
    const { db } = app().base;
    expect(await nombres(db, una.id)).toEqual(['Ana', 'Berta']);
    const dentro = await db.transaction().execute(async (trx) => {
      await trx.updateTable('jugador').set({ nombre: 'Clara' }).where('nombre', '=', 'Carla').execute();
      return nombres(trx, otra.id);
    });
    expect(dentro).toEqual(['Clara']);
    expect(await Promise.all([nombres(db, otra.id), nombres(db, una.id), nombres(db, 999_999)])).toEqual([
      ['Clara'],
      ['Ana', 'Berta'],
      [],
    ]);
    expect(times).toBe(1);
  });
});
