import { expect, it } from 'vitest';
import { clasificacionesApi } from '#contract/liga/clasificaciones.ts';
import { calendariosApi, horariosApi } from '#contract/liga/horarios.ts';
import { debidosApi, partidosApi, puntuacionesApi } from '#contract/liga/partidos.ts';
import { mensajes } from '#domain/partido/mensajes.ts';
import { datosPartido, marcador, unaLigaConDos, unPartido } from '#tests/builders/index.ts';
import { useApp } from '#tests/support/app.ts';
import { registroDe } from '#tests/support/deshacer.ts';
import { describeServer } from '#tests/support/engines.ts';

describeServer('how a match ended, where boxes and flags do not say it', (engine) => {
  const app = useApp(engine);
  const { ultima, deshacer } = registroDe(app);
  const leer = (id: number) => app().call(partidosApi.leer, { params: { id } });
  const guardar = (id: number, datos: object) => app().api('POST', `/api/private/partidos/${id}`, datos);
  const tabla = async (idLiga: number) =>
    (await app().call(clasificacionesApi.ver, { query: { idLiga } })).clasificaciones.map(
      ({ jugador, partidosGanados, juegosGanados }) => [jugador, partidosGanados, juegosGanados],
    );
  const deben = async () => (await app().call(debidosApi.ver, { body: { dia: '2026-11-29' } })).length;

  it('is not there when nothing was said, and is told as it was saved', async () => {
    const { quienes } = await unaLigaConDos(app());
    const callado = await unPartido(app(), quienes);
    expect(await leer(callado.id)).not.toHaveProperty('desenlace');
    const suyo = { ...quienes, ...marcador('6-4 4-6'), fecha: '2026-11-22T10:00' };
    const dicho = await unPartido(app(), { ...suyo, desenlace: 'suspendido' });
    expect(await leer(dicho.id)).toMatchObject({ desenlace: 'suspendido', jugador2Set2: 6 });
  });

  it('counts: who retires loses, the rival has the games that were missing, and nobody owes what was annulled', async () => {
    const { liga, quienes } = await unaLigaConDos(app());
    const { id, version } = await unPartido(app(), {
      ...quienes,
      ...marcador('6-4 1-0'),
      desenlace: 'retirada-1',
    });
    expect(await tabla(liga.id)).toEqual([
      ['Luis Paz', 1, 11],
      ['Ana Gil', 0, 7],
    ]);
    expect(await deben()).toBe(0);
    const anulado = datosPartido({
      ...quienes,
      ...marcador('6-4 1-0'),
      desenlace: 'anulado-comite',
      version,
    });
    expect((await guardar(id, anulado)).status).toBe(200);
    expect(await tabla(liga.id)).toEqual([
      ['Ana Gil', 0, 0],
      ['Luis Paz', 0, 0],
    ]);
    expect(await deben()).toBe(0);
  });

  it('is told, of what was stopped, with its score where its next day is told', async () => {
    const { liga, quienes } = await unaLigaConDos(app());
    const { id } = await unPartido(app(), {
      ...quienes,
      ...marcador('6-4 2-1'),
      fecha: '2026-12-05T10:00',
      desenlace: 'suspendido',
    });
    await unPartido(app(), { ...quienes, fecha: '2026-12-12T10:00' });
    const sets = [
      [6, 4],
      [2, 1],
    ];
    const [suyo, otro] = await app().call(horariosApi.proximos, { query: {} });
    expect(suyo).toMatchObject({ id, sets });
    expect(otro).not.toHaveProperty('sets');
    const { citas } = await app().call(calendariosApi.de, { params: { clase: 'division', id: liga.id } });
    expect(citas.map((cita) => cita.sets)).toEqual([sets, undefined]);
  });

  it('is told in calendars, of what neither came to, as what it is', async () => {
    const { liga, quienes } = await unaLigaConDos(app());
    await unPartido(app(), { ...quienes, fecha: '2026-12-05T10:00', desenlace: 'no-presentados' });
    await unPartido(app(), { ...quienes, fecha: '2026-12-12T10:00', cancelado: true });
    const { citas } = await app().call(calendariosApi.de, { params: { clase: 'division', id: liga.id } });
    expect(citas.map(({ estado }) => estado)).toEqual(['ningunoPresentado', 'cancelado']);
  });

  it('stays when the match is moved by who does not know of it, and goes with another score', async () => {
    const { quienes } = await unaLigaConDos(app());
    const suyo = { ...quienes, ...marcador('6-4 4-6') };
    const antes = await unPartido(app(), { ...suyo, desenlace: 'suspendido' });
    const fecha = '2026-11-28T10:00';
    const movido = await guardar(antes.id, datosPartido({ ...suyo, fecha, version: antes.version }));
    expect(movido).toMatchObject({ status: 200, body: { fecha, desenlace: 'suspendido' } });
    const { version } = await leer(antes.id);
    const puntos = { id: antes.id, version, observaciones: null, ...marcador('6-4 4-6 6-2') };
    const puntuado = await app().api('POST', puntuacionesApi.guardar.path, { partidos: [puntos] });
    expect(puntuado.status).toBe(200);
    expect(await leer(antes.id)).not.toHaveProperty('desenlace');
    expect((await deshacer(await ultima())).status).toBe(200);
    expect(await leer(antes.id)).toMatchObject({ desenlace: 'suspendido', jugador1Set3: null });
  });

  it('is refused beside a flag that says another thing, and when it is no word of those', async () => {
    const { quienes } = await unaLigaConDos(app());
    const dos = datosPartido({ ...quienes, desenlace: 'anulado-baja', cancelado: true });
    expect(await guardar(0, dos)).toMatchObject({
      status: 400,
      body: { message: mensajes.dosDesenlaces, errors: [{ path: 'desenlace' }] },
    });
    expect((await guardar(0, datosPartido({ ...quienes, desenlace: 'otro' } as never))).status).toBe(400);
  });
});
