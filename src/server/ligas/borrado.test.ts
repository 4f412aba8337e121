import { expect, it } from 'vitest';
import { incidenciasApi } from '#contract/liga/incidencias.ts';
import { jugadoresApi } from '#contract/liga/jugadores.ts';
import { ligasApi } from '#contract/liga/ligas.ts';
import { partidosApi } from '#contract/liga/partidos.ts';
import { mensajes } from '#contract/mensajes.ts';
import { operacionesApi } from '#contract/operaciones.ts';
import { datosJugador, jugadoresDe, unaLiga, unPartido } from '#tests/builders/index.ts';
import { useApp } from '#tests/support/app.ts';
import { describeServer } from '#tests/support/engines.ts';

const TODAS = { idLiga: null, jugador: null, fecha: null, desde: null };

describeServer('a league deleted whole', (engine) => {
  const app = useApp(engine);

  const ver = async (id: number) =>
    (await app().rehearse(ligasApi.borrarEntera, { params: { id }, body: null })).haria;
  const borrar = (id: number, confirmado: object) =>
    app().api('POST', `/api/private/ligas/${id}/borrado`, confirmado);
  const jugadores = async () =>
    (await app().call(jugadoresApi.listar, {})).map(({ nombre, idLiga }) => [nombre, idLiga]);
  const partidos = () => app().call(partidosApi.buscar, { body: { ...TODAS, idPista: null } });

  /** Ana and Luis only play here; Eva has a match in another league, where Iván plays. */
  const escenario = async () => {
    const [liga, otra] = [await unaLiga(app()), await unaLiga(app(), { division: 2 })];
    const [ana, luis, eva] = await jugadoresDe(app(), otra.id, 'Ana', 'Luis', 'Eva');
    const [ivan] = await jugadoresDe(app(), otra.id, 'Iván');
    if (!ana || !luis || !eva || !ivan) throw new Error('four players');
    await unPartido(app(), { idLiga: otra.id, idJugador1: eva.id, idJugador2: ivan.id });
    for (const { id, nombre } of [ana, luis, eva])
      await app().api('POST', `/api/private/jugadores/${id}`, datosJugador({ nombre, idLiga: liga.id }));
    await unPartido(app(), { idLiga: liga.id, idJugador1: ana.id, idJugador2: luis.id });
    await app().api('POST', '/api/private/incidencias/0', {
      idLiga: liga.id,
      idJugador: ana.id,
      fecha: '2026-12-05',
    });
    return { liga, otra };
  };

  it('says first, in numbers, what goes with it and who stays', async () => {
    const { liga } = await escenario();
    expect(await ver(liga.id)).toEqual({ partidos: 1, incidencias: 1, jugadores: 2, salen: 1 });
  });

  it('takes its matches, its incidents and who was only in it; the others stay without a league', async () => {
    const { liga, otra } = await escenario();
    expect((await borrar(liga.id, await ver(liga.id))).status).toBe(204);
    expect((await app().call(ligasApi.listar, {})).map(({ id }) => id)).toEqual([otra.id]);
    expect(await jugadores()).toEqual([
      ['Eva', null],
      ['Iván', otra.id],
    ]);
    expect((await partidos()).map(({ idLiga }) => idLiga)).toEqual([otra.id]);
    expect(await app().call(incidenciasApi.buscar, { body: TODAS })).toEqual([]);
    const [linea] = await app().call(operacionesApi.listar, {});
    expect(linea?.texto).toBe(`Borra la liga «${liga.nombre}» con 2 jugadores, 1 partido y 1 incidencia`);
  });

  it.each([
    ['a match more', { partidos: 2 }],
    ['an incident less', { incidencias: 0 }],
    ['a player more', { jugadores: 3 }],
    ['nobody who stays', { salen: 0 }],
  ])('is refused when what was confirmed had %s: nothing goes', async (_, cambio) => {
    const { liga } = await escenario();
    const antes = [await jugadores(), await partidos()];
    expect(await borrar(liga.id, { ...(await ver(liga.id)), ...cambio })).toMatchObject({
      status: 409,
      body: { message: mensajes.ligaCambiada },
    });
    expect([await jugadores(), await partidos()]).toEqual(antes);
  });

  it('needs a league that is there', async () => {
    expect((await app().ensayar('POST', '/api/private/ligas/999999/borrado', null)).status).toBe(404);
    const nada = { partidos: 0, incidencias: 0, jugadores: 0, salen: 0 };
    expect((await borrar(999_999, nada)).status).toBe(404);
  });
});
