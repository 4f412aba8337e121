import { expect, it } from 'vitest';
import { partidosApi } from '#contract/liga/partidos.ts';
import { propuestaApi } from '#contract/liga/propuesta.ts';
import { mensajes } from '#contract/mensajes.ts';
import { jugadoresDe, marcador, unaLigaConDos, unaPista, unPartido } from '#tests/builders/index.ts';
import { useApp } from '#tests/support/app.ts';
import { describeServer } from '#tests/support/engines.ts';

const RUTA = '/api/private/partidos/suspender';
const SABADO = '2026-11-21';
const OTRO = '2026-11-28';
const NOTA = 'Suspendido por lluvia el sábado, 21 de noviembre.';

describeServer('matches that rain takes away', (engine) => {
  const app = useApp(engine);
  const suspender = (partidos: object[]) => app().api('POST', RUTA, { partidos, nota: NOTA });
  const leer = async (id: number) => (await app().api('GET', `/api/private/partidos/${id}`)).body;

  /** Two matches of the same Saturday on one court. */
  async function preparar() {
    const { liga, pista, ana, luis, quienes } = await unaLigaConDos(app());
    const [eva, paz] = await jugadoresDe(app(), liga.id, 'Eva Ruiz', 'Paz Sanz');
    const otras = { ...quienes, idJugador1: eva?.id ?? 0, idJugador2: paz?.id ?? 0 };
    const uno = await unPartido(app(), { ...quienes, idPista: pista.id, fecha: `${SABADO}T10:00` });
    const dos = await unPartido(app(), { ...otras, idPista: pista.id, fecha: `${SABADO}T12:00` });
    return { liga, pista, ana, luis, quienes, otras, uno, dos };
  }

  it('go to another day at their hour, and say why', async () => {
    const { pista, uno, dos } = await preparar();
    const answer = await suspender([
      { id: uno.id, version: 1, idPista: pista.id, fecha: `${OTRO}T10:00` },
      { id: dos.id, version: 1, idPista: pista.id, fecha: `${OTRO}T12:00` },
    ]);
    expect(answer).toMatchObject({ status: 200, body: { movidos: 2, aplazados: 0, avisos: [] } });
    const { avisos: _, ...antes } = uno;
    expect(await leer(uno.id)).toEqual({ ...antes, fecha: `${OTRO}T10:00`, observaciones: NOTA, version: 2 });
  });

  it('without a new moment the club puts them off, and the next proposal has them', async () => {
    const { liga, pista, quienes } = await unaLigaConDos(app());
    const uno = await unPartido(app(), { ...quienes, idPista: pista.id, fecha: `${SABADO}T10:00` });
    const proponer = async () => {
      const pistas = [{ ...pista, disponible: true }];
      const body = { tipo: 'social' as const, pistas, fecha1: OTRO, fecha2: null };
      return (await app().call(propuestaApi.generar, { body })).partidos;
    };
    expect(await proponer()).toEqual([]);
    const answer = await suspender([{ id: uno.id, version: 1, fecha: null }]);
    expect(answer).toMatchObject({ status: 200, body: { movidos: 0, aplazados: 1, avisos: [] } });
    const { avisos: _, ...antes } = uno;
    expect(await leer(uno.id)).toEqual({ ...antes, clubAplaza: true, version: 2 });
    const body = { fecha: null, idPista: null, idLiga: null, jugador: null, aplazados: true };
    const aplazados = await app().call(partidosApi.buscar, { body });
    expect(aplazados.map(({ id }) => id)).toEqual([uno.id]);
    expect(await proponer()).toMatchObject([{ idLiga: liga.id, idPista: pista.id }]);
  });

  it('are told on top of the site on their day: those moved and those put off, and no others', async () => {
    const { pista, uno, dos, quienes } = await preparar();
    app().reloj.set(`${SABADO}T09:00`);
    const hoy = async () => (await app().send('GET', '/api/horarios/hoy')).body;
    expect(await hoy()).toMatchObject({ dia: SABADO, suspendidos: 0 });
    await suspender([
      { id: uno.id, version: 1, idPista: pista.id, fecha: `${OTRO}T10:00` },
      { id: dos.id, version: 1, fecha: null },
    ]);
    await unPartido(app(), { ...quienes, idPista: pista.id, fecha: `${SABADO}T20:00` });
    expect(await hoy()).toMatchObject({ dia: SABADO, suspendidos: 2 });
    app().reloj.set(`${OTRO}T09:00`);
    expect(await hoy()).toMatchObject({ dia: OTRO, suspendidos: 0 });
  });

  it('may take the place that another of them leaves', async () => {
    const { pista, uno, dos } = await preparar();
    const answer = await suspender([
      { id: uno.id, version: 1, idPista: pista.id, fecha: `${SABADO}T12:00` },
      { id: dos.id, version: 1, idPista: pista.id, fecha: `${SABADO}T14:00` },
    ]);
    expect(answer).toMatchObject({ status: 200, body: { movidos: 2 } });
  });

  it('may go to another court, if it can be used', async () => {
    const { uno } = await preparar();
    const [libre, cerrada] = [await unaPista(app()), await unaPista(app(), { estado: 'inactiva' })];
    const a = (idPista: number) => suspender([{ id: uno.id, version: 1, fecha: `${OTRO}T10:00`, idPista }]);
    expect(await a(cerrada.id)).toMatchObject({ status: 400, body: { message: mensajes.pistaInactiva } });
    expect(await a(libre.id)).toMatchObject({ status: 200 });
    expect(await leer(uno.id)).toMatchObject({ fecha: `${OTRO}T10:00`, idPista: libre.id });
  });

  it('stay, all of them, when one finds its court or its players taken', async () => {
    const { quienes, otras, pista, uno, dos } = await preparar();
    await unPartido(app(), { ...otras, idPista: pista.id, fecha: `${OTRO}T09:30` });
    const answer = await suspender([
      { id: dos.id, version: 1, fecha: null },
      { id: uno.id, version: 1, idPista: pista.id, fecha: `${OTRO}T10:00` },
    ]);
    expect(answer).toMatchObject({
      status: 409,
      body: {
        message: expect.stringMatching(
          /^Ana Gil – Luis Paz: .*ocupada a las 09:30 por Eva Ruiz – Paz Sanz\./,
        ),
        errors: [{ path: 'partidos.1.fecha' }],
      },
    });
    expect(await leer(uno.id)).toMatchObject({ ...quienes, fecha: `${SABADO}T10:00`, version: 1 });
    expect(await leer(dos.id)).toMatchObject({ version: 1 });
  });

  it('put off before, are given a new day and wait no longer, nor can be put off twice', async () => {
    const { pista, uno } = await preparar();
    expect(await suspender([{ id: uno.id, version: 1, fecha: null }])).toMatchObject({ status: 200 });
    expect((await suspender([{ id: uno.id, version: 2, fecha: null }])).status).toBe(409);
    const nuevo = { id: uno.id, version: 2, idPista: pista.id, fecha: `${OTRO}T10:00` };
    expect(await suspender([nuevo])).toMatchObject({ status: 200, body: { movidos: 1 } });
    expect(await leer(uno.id)).toMatchObject({ fecha: `${OTRO}T10:00`, clubAplaza: false });
  });

  it('are not those with a result, put off, gone, changed or sent twice', async () => {
    const { quienes, uno, dos } = await preparar();
    const hecho = await unPartido(app(), {
      ...quienes,
      fecha: `${SABADO}T16:00`,
      ...marcador('6-0 6-0'),
    });
    const quitar = (id: number, version = 1) => ({ id, version, fecha: null });
    expect(await suspender([quitar(dos.id), quitar(hecho.id)])).toMatchObject({
      status: 409,
      body: {
        message: mensajes.enPartido('Ana Gil – Luis Paz', mensajes.noSeSuspende),
        errors: [{ path: 'partidos.1.id' }],
      },
    });
    expect((await suspender([quitar(99_999)])).status).toBe(404);
    expect(await suspender([quitar(uno.id, 7)])).toMatchObject({
      status: 409,
      body: { errors: [{ path: 'partidos.0.version' }], actual: [{ id: uno.id }] },
    });
    expect((await suspender([quitar(uno.id), quitar(uno.id)])).status).toBe(400);
    expect((await suspender([])).status).toBe(400);
    expect(await app().call(partidosApi.leer, { params: { id: uno.id } })).toMatchObject({ version: 1 });
  });

  it('warn of absences and of a second match that day, and are told in the log as one thing to undo', async () => {
    const { liga, pista, luis, otras, ana, uno, dos } = await preparar();
    await app().api('POST', '/api/private/incidencias/0', {
      idLiga: liga.id,
      idJugador: luis.id,
      fecha: OTRO,
    });
    await unPartido(app(), { ...otras, idJugador1: ana.id, fecha: `${OTRO}T18:00` });
    const { body } = await suspender([
      { id: uno.id, version: 1, idPista: pista.id, fecha: `${OTRO}T10:00` },
      { id: dos.id, version: 1, fecha: null },
    ]);
    expect((body as { avisos: { message: string }[] }).avisos.map(({ message }) => message)).toEqual([
      'Ana Gil – Luis Paz: Ana Gil juega otro partido ese día, a las 18:00.',
      'Ana Gil – Luis Paz: Luis Paz no puede ese día.',
    ]);
    const registro = (await app().api('GET', '/api/private/log')).text;
    expect(registro).toMatch(/Eva Ruiz/);
  });
});
