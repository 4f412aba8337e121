import { expect, it } from 'vitest';
import { mensajes as textos } from '#domain/partido/mensajes.ts';
import { avisos as deLinea } from '#domain/propuesta/revision.ts';
import { datosPartido, marcador, SIN_CAJAS, unaLigaConDos } from '#tests/builders/index.ts';
import { useApp } from '#tests/support/app.ts';
import { describeEngines } from '#tests/support/engines.ts';

const PARTIDOS = '/api/private/partidos';

describeEngines('partidos', (engine) => {
  const app = useApp(engine);
  const guardar = (id: number, datos: object) => app().api('POST', `${PARTIDOS}/${id}`, datos);

  it('on a day of incidents, twice in a day or outside the hours are saved and warned of', async () => {
    const { quienes, ana, luis, liga } = await unaLigaConDos(app());
    const otro = { ...quienes, fecha: '2026-11-21T18:00' };
    expect((await guardar(0, datosPartido(otro))).body).toMatchObject({ avisos: [] });
    await app().api('POST', '/api/private/incidencias/0', {
      idLiga: liga.id,
      idJugador: luis.id,
      fecha: '2026-11-21',
    });
    const raro = await guardar(0, datosPartido({ ...quienes, fecha: '2026-11-21T21:00' }));
    expect(raro).toMatchObject({ status: 200 });
    const avisos = [
      { path: 'idJugador1', message: textos.dosElMismoDia(ana.nombre, '18:00') },
      { path: 'idJugador2', message: textos.dosElMismoDia(luis.nombre, '18:00') },
      { path: 'idJugador2', message: textos.conIncidencia(luis.nombre) },
      { path: 'fecha', message: textos.fueraDeHorario('09:00', '22:00') },
      { path: 'idJugador2', message: deLinea.nadaPendiente(`${ana.nombre} y ${luis.nombre}`) },
    ];
    expect((raro.body as { avisos: unknown }).avisos).toEqual(avisos);
    const { id } = raro.body as { id: number };
    const otraVez = await guardar(id, datosPartido({ ...quienes, fecha: '2026-11-21T21:00' }));
    expect((otraVez.body as { avisos: unknown }).avisos).toEqual(avisos);
    const aplazado = { ...quienes, fecha: '2026-11-21T21:00', jugador1Aplaza: true };
    expect((await guardar(id, datosPartido(aplazado))).body).toMatchObject({ avisos: [] });
  });

  it('are put at a quarter of an hour; one awarded at any minute stays where it is', async () => {
    const { quienes } = await unaLigaConDos(app());
    const suelto = await guardar(0, datosPartido({ ...quienes, fecha: '2026-11-21T10:10' }));
    expect(suelto.status).toBe(400);
    expect(suelto.body).toMatchObject({ errors: [{ path: 'fecha', message: textos.fueraDePaso }] });
    const dado = datosPartido({
      ...quienes,
      fecha: '2026-11-21T10:10',
      sintetico: true,
      ...marcador('6-0 6-0'),
    });
    const { body, status } = await guardar(0, dado);
    expect(status).toBe(200);
    const { id } = body as { id: number };
    expect((await guardar(id, { ...dado, sintetico: false })).status).toBe(200);
    expect((await guardar(id, { ...dado, sintetico: false, fecha: '2026-11-21T10:20' })).status).toBe(400);
  });

  it('are not put at an hour that the clock skips', async () => {
    const { quienes } = await unaLigaConDos(app());
    const saltada = await guardar(0, datosPartido({ ...quienes, fecha: '2027-03-28T02:30' }));
    expect(saltada.status).toBe(400);
    expect(saltada.body).toMatchObject({ errors: [{ path: 'fecha', message: textos.horaQueNoExiste }] });
    expect((await guardar(0, datosPartido({ ...quienes, fecha: '2027-03-27T02:30' }))).status).toBe(200);
  });

  it('one more than the pair owes is saved and told', async () => {
    const { quienes, ana, luis } = await unaLigaConDos(app());
    const avisos = async (datos: object): Promise<unknown> =>
      ((await guardar(0, datosPartido({ ...quienes, ...datos }))).body as { avisos: unknown }).avisos;
    expect(await avisos({ fecha: '2026-11-21T10:00', jugador1Aplaza: true })).toEqual([]);
    expect(await avisos({ fecha: '2026-11-22T10:00' })).toEqual([]);
    expect(await avisos({ fecha: '2026-11-28T10:00' })).toEqual([
      { path: 'idJugador2', message: deLinea.nadaPendiente(`${ana.nombre} y ${luis.nombre}`) },
    ]);
  });

  it('are created, read, replaced and deleted', async () => {
    const { quienes, pista } = await unaLigaConDos(app());
    const created = await guardar(0, {
      ...datosPartido(quienes),
      idPista: pista.id,
      observaciones: ' A las diez ',
    });
    expect(created.status).toBe(200);
    const { id } = created.body as { id: number };
    const esperado = {
      ...quienes,
      ...SIN_CAJAS,
      id,
      idPista: pista.id,
      fecha: '2026-11-21T10:00',
      duracion: 90,
      observaciones: 'A las diez',
      sintetico: false,
      jugador1NoPresenta: false,
      jugador2NoPresenta: false,
      jugador1Aplaza: false,
      jugador2Aplaza: false,
      clubAplaza: false,
      cancelado: false,
      version: 1,
    };
    expect(created.body).toEqual({ ...esperado, avisos: [] });
    expect((await app().api('GET', `${PARTIDOS}/${id}`)).body).toEqual(esperado);
    const saved = await guardar(id, { ...datosPartido(quienes), ...marcador('6-4 3-6 10-8') });
    expect(saved.body).toEqual({
      ...esperado,
      ...marcador('6-4 3-6 10-8'),
      idPista: null,
      observaciones: null,
      version: 2,
      avisos: [],
    });
    expect((await app().api('DELETE', `${PARTIDOS}/${id}`)).status).toBe(204);
    expect((await app().api('GET', `${PARTIDOS}/${id}`)).status).toBe(404);
  });
});
