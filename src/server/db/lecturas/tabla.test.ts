import { expect, it } from 'vitest';
import { jugadoresDe, marcador, unaLiga, unaLigaConDos, unPartido } from '#tests/builders/index.ts';
import { useApp } from '#tests/support/app.ts';
import { describeEngines } from '#tests/support/engines.ts';
import { datosDeTabla } from './tabla.ts';

describeEngines('what a table is computed from', (engine) => {
  const app = useApp(engine);
  const leer = (idLiga: number) => datosDeTabla(app().base.db, idLiga);

  it('is the league, those of its season, its roster, its matches and its incidents', async () => {
    const { liga, ana, luis, quienes } = await unaLigaConDos(app());
    const otra = await unaLiga(app(), { division: 2 });
    await unaLiga(app(), { division: 3, anio: 2025 });
    await unaLiga(app(), { division: 3, tipo: 'infantil' });
    await jugadoresDe(app(), otra.id, 'Eva');
    await unPartido(app(), { ...quienes, ...marcador('6-4 6-3') });
    const incidencia = { idLiga: liga.id, idJugador: luis.id, fecha: '2026-11-28' };
    await app().base.db.insertInto('incidencia').values(incidencia).execute();
    const datos = await leer(liga.id);
    expect(datos?.liga).toMatchObject({ id: liga.id, tipo: liga.tipo, division: liga.division });
    expect(datos?.liga.reglas).toEqual(liga.reglas);
    expect(datos?.ligas.map(({ id }) => id).sort()).toEqual([liga.id, otra.id]);
    expect(datos?.jugadores.map(({ id, enLiga }) => [id, enLiga]).sort()).toEqual([
      [ana.id, true],
      [luis.id, true],
    ]);
    expect(datos?.partidos.map(({ idJugador1, idJugador2 }) => [idJugador1, idJugador2])).toEqual([
      [quienes.idJugador1, quienes.idJugador2],
    ]);
    expect(datos?.incidencias).toEqual([{ idLiga: liga.id, idJugador: luis.id }]);
  });

  it('is empty in a new league, and nothing where there is none', async () => {
    const { id } = await unaLiga(app());
    expect(await leer(id)).toMatchObject({ jugadores: [], partidos: [], incidencias: [] });
    expect(await leer(id + 1)).toBeUndefined();
  });

  it('brings who played and left the league', async () => {
    const { liga, ana, quienes } = await unaLigaConDos(app());
    await unPartido(app(), { ...quienes, ...marcador('6-4 6-3') });
    await app().base.db.deleteFrom('liga_jugador').where('idJugador', '=', ana.id).execute();
    const idas = (await leer(liga.id))?.jugadores.filter(({ enLiga }) => !enLiga);
    expect(idas?.map(({ id, nombre }) => [id, nombre])).toEqual([[ana.id, ana.nombre]]);
  });
});
