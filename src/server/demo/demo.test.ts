import { beforeAll, beforeEach, expect, it } from 'vitest';
import { apellidoDe, enPareja } from '#domain/persona/apellidos.ts';
import { conPersona } from '#server/db/lecturas/jugadores.ts';
import type { BaseDatos } from '#server/db/open.ts';
import { partidoDeFila } from '#server/db/tables/partido.ts';
import { describeEngines, reset } from '#tests/support/engines.ts';
import { campusDemo, sembrarDemo, tieneLigas } from './demo.ts';
import { temporadaEn } from './temporada.ts';

it.each([
  ['2026-11-21', '2027-06-28', '2027-08-06'],
  ['2027-06-21', '2027-06-28', '2027-08-06'],
  ['2027-06-22', '2028-06-26', '2028-08-04'],
])('the camp of a demo of %s is that of the next summer', (hoy, empieza, acaba) => {
  const { semanas } = campusDemo(hoy);
  expect([semanas[0]?.desde, semanas.at(-1)?.hasta]).toEqual([empieza, acaba]);
});

describeEngines('the demo season, saved', ({ open }) => {
  let base: BaseDatos;
  beforeAll(async () => {
    base = await open();
  });
  beforeEach(() => reset(base));

  it.each(['2026-11-21T10:00', '2027-08-04T09:00'])('is what was stored, on %s', async (ahora) => {
    const demo = temporadaEn(ahora);
    expect(await tieneLigas(base.db)).toBe(false);
    await sembrarDemo(base, ahora);
    expect(await tieneLigas(base.db)).toBe(true);
    const filas = await base.db.selectFrom('partido').selectAll().orderBy('id').execute();
    const partidos = filas.map(partidoDeFila);
    expect(
      partidos.map(({ fecha, desenlace, observaciones }) => ({ fecha, desenlace, observaciones })),
    ).toEqual(
      demo.partidos.map(({ fecha, desenlace, observaciones }) => ({ fecha, desenlace, observaciones })),
    );
    const filasJugador = await base.db.selectFrom(conPersona('jugador')).select(['id', 'nombre']).execute();
    const nombres = new Map(filasJugador.map((j) => [j.id, j.nombre]));
    const ids = new Map(filasJugador.map((j) => [j.nombre, j.id]));
    const personas = new Map(demo.personas.map(({ id, nombre }) => [id, nombre]));
    const llamados = new Map(
      demo.parejas.map(({ id, personas: [una, otra] }) => [
        id,
        enPareja(apellidoDe(personas.get(una) ?? ''), apellidoDe(personas.get(otra) ?? '')),
      ]),
    );
    expect(partidos.map((p) => [nombres.get(p.idJugador1), nombres.get(p.idJugador2)])).toEqual(
      demo.partidos.map((p) =>
        [p.idJugador1, p.idJugador2].map((id) => llamados.get(id) ?? personas.get(id)),
      ),
    );
    expect(
      partidos.flatMap(({ suplente1, suplido1 }, n) => (suplente1 == null ? [] : [[n, suplente1, suplido1]])),
    ).toEqual(
      [demo.suplencia].map((una) => [
        una?.partido,
        ...[una?.suplente, una?.por].map((id) => ids.get(personas.get(id ?? 0) ?? '')),
      ]),
    );
    const inscritos = await base.db.selectFrom('liga_jugador').selectAll().execute();
    expect(inscritos).toHaveLength(2 * (84 + 12));
    const incidencias = await base.db.selectFrom('incidencia').selectAll().execute();
    expect(incidencias).toHaveLength(demo.incidencias.length);
    expect(await base.db.selectFrom('configuracion').selectAll().orderBy('clave').execute()).toEqual([
      { clave: 'aplazadosConfirmaElClub', valor: 'false' },
      { clave: 'aplazadosEntreJugadores', valor: 'false' },
      { clave: 'campus', valor: JSON.stringify(campusDemo(ahora.slice(0, 10))) },
      { clave: 'franjasFirmes', valor: 'false' },
      { clave: 'mostrarAplazadosTotal', valor: 'false' },
      { clave: 'mostrarIncidencias', valor: 'false' },
      { clave: 'muestra', valor: expect.stringContaining('"partido":[') },
      { clave: 'nombresCompletos', valor: 'false' },
      { clave: 'publicarNivel', valor: 'false' },
    ]);
  });
});
