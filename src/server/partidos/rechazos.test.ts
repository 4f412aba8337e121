import { expect, it } from 'vitest';
import { jugadoresApi } from '#contract/liga/jugadores.ts';
import { mensajes } from '#contract/mensajes.ts';
import { mensajes as textos } from '#domain/partido/mensajes.ts';
import {
  datosLiga,
  datosPartido,
  marcador,
  unaLiga,
  unaLigaConDos,
  unJugador,
  unPartido,
} from '#tests/builders/index.ts';
import { useApp } from '#tests/support/app.ts';
import { describeServer } from '#tests/support/engines.ts';

const PARTIDOS = '/api/private/partidos';

describeServer('a match is refused', (engine) => {
  const app = useApp(engine);
  const guardar = (id: number, datos: object) => app().api('POST', `${PARTIDOS}/${id}`, datos);

  it('take ids as numbers and nothing else', async () => {
    const { quienes } = await unaLigaConDos(app());
    const comoTexto = { ...datosPartido(quienes), idLiga: String(quienes.idLiga) };
    expect(await guardar(0, comoTexto)).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'idLiga' }] },
    });
  });

  it('need two different players', async () => {
    const { quienes, ana } = await unaLigaConDos(app());
    expect(await guardar(0, { ...datosPartido(quienes), idJugador2: ana.id })).toMatchObject({
      status: 400,
      body: { message: textos.mismoJugador, errors: [{ path: 'idJugador2' }] },
    });
  });

  it.each([
    ['idLiga', mensajes.ligaInexistente],
    ['idPista', mensajes.pistaInexistente],
    ['idJugador1', mensajes.jugadorInexistente],
    ['idJugador2', mensajes.jugadorInexistente],
  ])('refuse an %s that does not exist', async (path, message) => {
    const { quienes } = await unaLigaConDos(app());
    expect(await guardar(0, { ...datosPartido(quienes), [path]: 999_999 })).toMatchObject({
      status: 400,
      body: { message, errors: [{ path, message }] },
    });
  });

  it.each([
    ['fecha', '2026-02-30T10:00'],
    ['fecha', '2026-11-21'],
    ['fecha', '2026-11-21T24:00'],
    ['fecha', '2026-11-21T10:00:00Z'],
    ['fecha', '9999-12-31T10:00'],
    ['fecha', null],
    ['duracion', 45],
    ['idLiga', 0],
    ['idJugador1', 'Ana'],
    ['idPista', 2 ** 31],
    ['observaciones', 'x'.repeat(2001)],
    ['jugador1Set1', 'seis'],
    ['jugador1Aplaza', 'no'],
  ])('refuse %s %j, naming it', async (path, valor) => {
    const { quienes } = await unaLigaConDos(app());
    const refused = await guardar(0, { ...datosPartido(quienes), [path]: valor });
    expect(refused).toMatchObject({ status: 400, body: { message: mensajes.datosInvalidos } });
    expect((refused.body as { errors: { path: string }[] }).errors.map((error) => error.path)).toEqual([
      path,
    ]);
  });

  it('refuse who is not on the roster of a league with a table, and keep who was in the match', async () => {
    const { quienes } = await unaLigaConDos(app());
    const ajeno = await unJugador(app());
    const refused = await guardar(0, { ...datosPartido(quienes), idJugador2: ajeno.id });
    expect(refused).toMatchObject({
      status: 400,
      body: { message: mensajes.jugadorFueraDeLiga, errors: [{ path: 'idJugador2' }] },
    });
    const { id } = await unPartido(app(), quienes);
    const { version: _, ...jugador } = await app().call(jugadoresApi.leer, {
      params: { id: quienes.idJugador1 },
    });
    await app().call(jugadoresApi.guardar, {
      params: { id: quienes.idJugador1 },
      body: { ...jugador, idLiga: null },
    });
    expect((await guardar(id, { ...datosPartido(quienes), ...marcador('6-4 6-4') })).status).toBe(200);
    expect((await guardar(0, { ...datosPartido(quienes), fecha: '2026-12-01T10:00' })).status).toBe(400);
    const amistosos = await unaLiga(app(), { tipo: 'amistosos' });
    const amistoso = { idLiga: amistosos.id, idJugador1: ajeno.id, idJugador2: quienes.idJugador2 };
    expect((await guardar(0, { ...datosPartido(amistoso), fecha: '2026-12-02T10:00' })).status).toBe(200);
  });

  it('refuse a save over an older version', async () => {
    const { quienes } = await unaLigaConDos(app());
    const { id } = await unPartido(app(), quienes);
    expect((await guardar(id, { ...datosPartido(quienes), version: 1 })).body).toMatchObject({ version: 2 });
    expect(await guardar(id, { ...datosPartido(quienes), version: 1 })).toMatchObject({
      status: 409,
      body: { message: mensajes.cambiadoMientras },
    });
  });

  it('take no new place in an inactive league or court, but keep the one they have', async () => {
    const { quienes, liga, pista } = await unaLigaConDos(app());
    const antes = await unPartido(app(), { ...quienes, idPista: pista.id });
    await app().api('POST', `/api/private/ligas/${liga.id}`, datosLiga({ estado: 'inactiva' }));
    await app().api('POST', `/api/private/pistas/${pista.id}`, { nombre: pista.nombre, estado: 'inactiva' });
    const otra = datosPartido({ ...quienes, fecha: '2026-11-22T10:00' });
    expect(await guardar(0, otra)).toMatchObject({
      status: 400,
      body: { message: mensajes.ligaInactiva, errors: [{ path: 'idLiga' }] },
    });
    const activa = await unaLiga(app(), { division: 2 });
    expect(await guardar(0, { ...otra, idLiga: activa.id, idPista: pista.id })).toMatchObject({
      status: 400,
      body: { message: mensajes.pistaInactiva, errors: [{ path: 'idPista' }] },
    });
    const puntuado = { ...datosPartido(quienes), idPista: pista.id, ...marcador('6-0 6-0') };
    expect((await guardar(antes.id, puntuado)).status).toBe(200);
  });

  it.each(['999999', '0', 'x'])('do not exist as %s', async (id) => {
    const { quienes } = await unaLigaConDos(app());
    expect((await app().api('GET', `${PARTIDOS}/${id}`)).status).toBe(404);
    expect((await app().api('DELETE', `${PARTIDOS}/${id}`)).status).toBe(404);
    if (id === '0') return;
    expect((await app().api('POST', `${PARTIDOS}/${id}`, datosPartido(quienes))).status).toBe(404);
  });
});
