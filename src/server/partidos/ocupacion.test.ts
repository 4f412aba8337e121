import { expect, it } from 'vitest';
import { mensajes } from '#contract/mensajes.ts';
import {
  datosPartido,
  jugadoresDe,
  marcador,
  unaLiga,
  unaLigaConDos,
  unaPista,
  unPartido,
} from '#tests/builders/index.ts';
import { type TestApp, useApp } from '#tests/support/app.ts';
import { describeServer } from '#tests/support/engines.ts';

const PARTIDOS = '/api/private/partidos';

async function dosParejas(club: TestApp) {
  const liga = await unaLiga(club);
  const pista = await unaPista(club, { nombre: 'Prado 1' });
  const [ana, luis, eva, jon] = (await jugadoresDe(club, liga.id, 'Ana', 'Luis', 'Eva', 'Jon')).map(
    ({ id }) => id,
  );
  const unos = { idLiga: liga.id, idJugador1: ana ?? 0, idJugador2: luis ?? 0 };
  const otros = { idLiga: liga.id, idJugador1: eva ?? 0, idJugador2: jon ?? 0 };
  return { liga, pista, unos, otros };
}

describeServer('a court or a player taken', (engine) => {
  const app = useApp(engine);
  const guardar = (id: number, datos: object) => app().api('POST', `${PARTIDOS}/${id}`, datos);

  it.each([
    ['10:00', 409],
    ['11:15', 409],
    ['08:45', 409],
    ['11:30', 200],
    ['08:30', 200],
  ])('a match of ninety minutes at 10:00, another on its court at %s: %i', async (hora, status) => {
    const { pista, unos, otros } = await dosParejas(app());
    await unPartido(app(), { ...unos, idPista: pista.id });
    const answer = await guardar(0, {
      ...datosPartido(otros),
      idPista: pista.id,
      fecha: `2026-11-21T${hora}`,
    });
    expect(answer.status).toBe(status);
    if (status === 409)
      expect(answer.body).toEqual({ message: mensajes.pistaOcupada('Prado 1', '10:00', 'Ana – Luis') });
  });

  it('also across midnight', async () => {
    const { pista, unos, otros } = await dosParejas(app());
    await unPartido(app(), { ...unos, idPista: pista.id, fecha: '2026-12-31T23:30', duracion: 120 });
    const tarde = { ...datosPartido(otros), idPista: pista.id, fecha: '2027-01-01T01:15' };
    expect((await guardar(0, tarde)).status).toBe(409);
    expect((await guardar(0, { ...tarde, fecha: '2027-01-01T01:30' })).status).toBe(200);
  });

  it('a player cannot be on two courts, whatever side and league; the sentence names them', async () => {
    const { unos } = await dosParejas(app());
    const otra = await unaLiga(app(), { tipo: 'amistosos' });
    const [eva] = await jugadoresDe(app(), otra.id, 'Eva Sol');
    await unPartido(app(), { ...unos, idPista: (await unaPista(app())).id });
    const doble = { idLiga: otra.id, idJugador1: eva?.id ?? 0, idJugador2: unos.idJugador1 };
    const answer = await guardar(0, { ...datosPartido(doble), idPista: (await unaPista(app())).id });
    expect(answer).toMatchObject({
      status: 409,
      body: { message: mensajes.jugadorOcupado('Ana', '10:00', 'Ana – Luis') },
    });
    expect((await guardar(0, { ...datosPartido(doble), fecha: '2026-11-21T11:30' })).status).toBe(200);
    const conLuis = { ...doble, idJugador1: unos.idJugador2, idJugador2: eva?.id ?? 0 };
    expect((await guardar(0, datosPartido(conLuis))).body).toEqual({
      message: mensajes.jugadorOcupado('Luis', '10:00', 'Ana – Luis'),
    });
  });

  it('matches without a court do not share one', async () => {
    const { unos, otros } = await dosParejas(app());
    await unPartido(app(), unos);
    expect((await guardar(0, datosPartido(otros))).status).toBe(200);
  });

  it('a postponed match frees its court and players, and takes them back when it is set again', async () => {
    const { pista, unos, otros } = await dosParejas(app());
    const aplazado = await unPartido(app(), { ...unos, idPista: pista.id, jugador1Aplaza: true });
    expect((await guardar(0, { ...datosPartido(otros), idPista: pista.id })).status).toBe(200);
    const devuelta = { ...datosPartido(unos), idPista: pista.id };
    expect((await guardar(aplazado.id, devuelta)).status).toBe(409);
    expect((await guardar(aplazado.id, { ...devuelta, fecha: '2026-11-22T10:00' })).status).toBe(200);
  });

  it('a postponed match with a result was played: it holds its court', async () => {
    const { pista, unos, otros } = await dosParejas(app());
    await unPartido(app(), { ...unos, idPista: pista.id, jugador1Aplaza: true, ...marcador('6-0 6-0') });
    expect((await guardar(0, { ...datosPartido(otros), idPista: pista.id })).status).toBe(409);
  });

  it('an awarded match takes neither court nor players', async () => {
    const { pista, unos } = await dosParejas(app());
    await unPartido(app(), { ...unos, sintetico: true, ...marcador('6-0 6-0') });
    expect((await guardar(0, { ...datosPartido(unos), idPista: pista.id })).status).toBe(200);
  });

  it('a match is never in its own way', async () => {
    const { pista, quienes } = await unaLigaConDos(app());
    const { id } = await unPartido(app(), { ...quienes, idPista: pista.id });
    const corrido = { ...datosPartido(quienes), idPista: pista.id, fecha: '2026-11-21T10:15' };
    expect((await guardar(id, corrido)).status).toBe(200);
  });

  it('moving a match onto another one is refused and changes nothing', async () => {
    const { pista, unos, otros } = await dosParejas(app());
    await unPartido(app(), { ...unos, idPista: pista.id });
    const segundo = await unPartido(app(), { ...otros, idPista: pista.id, fecha: '2026-11-21T12:00' });
    const encima = { ...datosPartido(otros), idPista: pista.id, ...marcador('6-0 6-0') };
    expect((await guardar(segundo.id, encima)).status).toBe(409);
    const { avisos: _, ...antes } = segundo;
    expect((await app().api('GET', `${PARTIDOS}/${segundo.id}`)).body).toEqual(antes);
  });

  it('a deleted match leaves its place', async () => {
    const { pista, unos, otros } = await dosParejas(app());
    const { id } = await unPartido(app(), { ...unos, idPista: pista.id });
    await app().api('DELETE', `${PARTIDOS}/${id}`);
    expect((await guardar(0, { ...datosPartido(otros), idPista: pista.id })).status).toBe(200);
  });
});
