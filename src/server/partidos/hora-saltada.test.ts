import { expect, it } from 'vitest';
import { enlacePersonalApi } from '#contract/cuentas/mi.ts';
import { partidosApi } from '#contract/liga/partidos.ts';
import { mensajes } from '#domain/partido/mensajes.ts';
import { datosPartido, unaLigaConDos, unPartido } from '#tests/builders/index.ts';
import { useApp } from '#tests/support/app.ts';
import { describeServer } from '#tests/support/engines.ts';
import { conCabecera, hojasDePartidos, LIGA } from '#tests/support/hojas.ts';

const SALTADA = '2027-03-28T02:30';
const QUE_HAY = '2027-03-28T03:30';
const ANTES = '2027-03-21T02:30';
const PRIVADO = '/api/private/partidos';

describeServer('a match at an hour that the clock skips', (engine) => {
  const app = useApp(engine, { ahora: '2027-03-22T10:00' });
  const todos = async () => {
    const body = { fecha: null, idPista: null, idLiga: null, jugador: null };
    return (await app().call(partidosApi.buscar, { body })).map(({ fecha }) => fecha);
  };
  const conDos = () => unaLigaConDos(app(), { horaBaseInicio: 2, minutoBaseInicio: 0, horaBaseFinal: 6 });

  it('is not put by the form nor moved there, alone or among those of a day', async () => {
    const { quienes, pista } = await conDos();
    const partido = await unPartido(app(), { ...quienes, fecha: ANTES });
    const formulario = (fecha: string) =>
      app().api('POST', `${PRIVADO}/${partido.id}`, datosPartido({ ...quienes, fecha }));
    const varios = (fecha: string) =>
      app().api('POST', `${PRIVADO}/suspender`, {
        partidos: [{ id: partido.id, version: 2, fecha, idPista: pista.id }],
        nota: null,
      });
    for (const mover of [formulario, varios]) {
      expect(await mover(SALTADA)).toMatchObject({
        status: 400,
        body: { message: mensajes.horaQueNoExiste, errors: [{ path: 'fecha' }] },
      });
      expect(await todos()).not.toContain(SALTADA);
      expect((await mover(QUE_HAY)).status).toBe(200);
    }
  });

  it('is not saved of a proposal, which says of which line', async () => {
    const { quienes, pista } = await conDos();
    const guardar = (fecha: string) =>
      app().api('POST', `${PRIVADO}/guardarPropuesta`, [{ fecha, idPista: pista.id, ...quienes }]);
    expect(await guardar(SALTADA)).toMatchObject({
      status: 400,
      body: { message: `Línea 1: ${mensajes.horaQueNoExiste}`, errors: [{ path: '0.fecha' }] },
    });
    expect(await todos()).toEqual([]);
    expect((await guardar(QUE_HAY)).status).toBe(200);
  });

  it('is not taken from the product’s own sheet, which says of which row', async () => {
    await conDos();
    const { ver } = hojasDePartidos(app);
    const hoja = conCabecera(['Fecha', 'Liga', 'Jugador 1', 'Jugador 2']);
    const previa = await ver(
      hoja(
        ['28/03/2027 2:30', LIGA, 'Ana Gil', 'Luis Paz'],
        ['28/03/2027 3:30', LIGA, 'Ana Gil', 'Luis Paz'],
      ),
    );
    expect(previa).toMatchObject({
      nuevas: 1,
      malas: [{ linea: 2, columna: 'Fecha', mensaje: mensajes.horaQueNoExiste }],
    });
  });

  it('is not arranged by its two players', async () => {
    const { quienes } = await conDos();
    const { id } = await unPartido(app(), { ...quienes, fecha: ANTES, jugador1Aplaza: true });
    await app().api('POST', '/api/private/configuracion/save', [
      { clave: 'aplazadosEntreJugadores', valor: 'true' },
    ]);
    const params = { id: quienes.idJugador1 };
    const { token } = await app().call(enlacePersonalApi.crear, { params });
    const marcar = (fecha: string) =>
      app().send('POST', '/api/mi/hora', { body: { token, id, fecha, puede: true } });
    expect((await marcar(SALTADA)).status).toBe(409);
    expect((await marcar(QUE_HAY)).status).toBe(200);
  });

  it('stays where it was, whatever else of it is saved', async () => {
    const { quienes } = await conDos();
    const { id } = await unPartido(app(), { ...quienes, fecha: ANTES });
    await app().base.db.updateTable('partido').set({ fecha: SALTADA }).where('id', '=', id).execute();
    const datos = datosPartido({ ...quienes, fecha: SALTADA, observaciones: 'Se jugó a las tres' });
    expect((await app().api('POST', `${PRIVADO}/${id}`, datos)).status).toBe(200);
  });
});
