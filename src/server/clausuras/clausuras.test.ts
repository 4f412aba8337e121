import { expect, it } from 'vitest';
import { resumenApi } from '#contract/club/resumen.ts';
import { type Clausura, clausurasApi } from '#contract/liga/clausuras.ts';
import { horariosApi } from '#contract/liga/horarios.ts';
import { afectadosApi } from '#contract/liga/partidos.ts';
import { mensajes } from '#contract/mensajes.ts';
import { unaLigaConDos, unaPista, unPartido } from '#tests/builders/index.ts';
import { useApp } from '#tests/support/app.ts';
import { registroDe, tablas } from '#tests/support/deshacer.ts';
import { describeEngines } from '#tests/support/engines.ts';

const RUTA = '/api/private/clausuras';
const LUNES = '2026-11-23';
const OBRAS = {
  fecha: LUNES,
  hasta: '2026-11-26',
  inicio: '09:00',
  fin: '14:00',
  motivo: 'Obras',
};
const FESTIVO = {
  fecha: '2026-12-08',
  hasta: null,
  inicio: null,
  fin: null,
  pistas: null,
  motivo: 'Festivo',
};

describeEngines('courts that are shut', (engine) => {
  const app = useApp(engine);
  const { ultima, ver, deshacer } = registroDe(app);
  const guardar = async (id: number, body: object) => app().api('POST', `${RUTA}/${id}`, body);
  const cerrar = async (body: object) => (await guardar(0, body)).body as Clausura;
  const listar = () => app().call(clausurasApi.listar, {});

  it('are written, read, changed and deleted, those of a day as that day, and all of it is in the log', async () => {
    const { id: idPista, nombre } = await unaPista(app());
    const obras = await cerrar({ ...OBRAS, pistas: [idPista, idPista] });
    expect(obras).toEqual({ ...OBRAS, pistas: [idPista], id: obras.id, version: 1 });
    const festivo = await cerrar({ ...FESTIVO, hasta: FESTIVO.fecha });
    expect(festivo).toMatchObject(FESTIVO);
    expect(await listar()).toEqual([obras, festivo]);
    const { version: _, id: __, ...igual } = obras;
    const cambiada = await guardar(obras.id, { ...igual, fin: null, version: 1 });
    expect(cambiada.body).toMatchObject({ fin: null, version: 2 });
    expect(await guardar(obras.id, { ...igual, version: 1 })).toMatchObject({
      status: 409,
      body: { message: mensajes.cambiadoMientras },
    });
    expect((await app().api('DELETE', `${RUTA}/${obras.id}`)).status).toBe(204);
    expect(await listar()).toEqual([festivo]);
    const log = await app().log();
    expect(log).toContain(
      `Crea el cierre de pistas «Obras, 23/11/2026»: hasta 26/11/2026; desde las 09:00; hasta las 14:00; pistas ${nombre}`,
    );
    expect(log).toContain('Crea el cierre de pistas «Festivo, 08/12/2026»');
    expect(log).toContain('Cambia el cierre de pistas «Obras, 23/11/2026»: hasta las 14:00 → nada');
    expect(log).toContain('Borra el cierre de pistas «Obras, 23/11/2026»');
  });

  it.each([
    [{ hasta: '2026-11-22' }, 'hasta', 'El último día es anterior al primero'],
    [{ hasta: '2028-01-01' }, 'hasta', 'Es más de un año: revisa las fechas'],
    [{ fin: '09:00' }, 'fin', 'Acaba antes de empezar: cambia una de las dos horas'],
    [{ inicio: '9:07' }, 'inicio', null],
    [{ pistas: [] }, 'pistas', 'Elige al menos una pista'],
    [{ motivo: '  ' }, 'motivo', 'Escribe por qué se cierra'],
    [{ pistas: [999_999] }, 'pistas', mensajes.pistaInexistente],
  ])('refuse %j, naming the field', async (cambio, path, message) => {
    const { id } = await unaPista(app());
    const { status, body } = await guardar(0, { ...OBRAS, pistas: [id], ...cambio });
    expect(status).toBe(400);
    const { errors } = body as { errors: { path: string; message: string }[] };
    expect(errors.map((error) => error.path)).toEqual([path]);
    if (message) expect(errors[0]?.message).toBe(message);
    expect(await listar()).toEqual([]);
  });

  it('holidays are written at once, all or none, and one press takes them back', async () => {
    const festivos = [
      { fecha: '2026-12-08', motivo: 'Inmaculada' },
      { fecha: '2026-12-24', hasta: '2027-01-07', motivo: 'Navidad' },
    ];
    const malos = [...festivos, { fecha: '2027-01-06', hasta: '2027-01-05', motivo: 'Reyes' }];
    expect(await app().api('POST', `${RUTA}/festivos`, { festivos: malos })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'festivos.2.hasta' }] },
    });
    expect(await listar()).toEqual([]);
    const antes = await tablas(app());
    expect(await app().api('POST', `${RUTA}/festivos`, { festivos })).toMatchObject({ status: 200, body: 2 });
    expect((await listar()).map(({ motivo, pistas }) => [motivo, pistas])).toEqual([
      ['Inmaculada', null],
      ['Navidad', null],
    ]);
    const id = await ultima();
    expect((await ver(id)).efectos).toEqual([{ tabla: 'clausura', vuelven: 0, seVan: 2, cambian: 0 }]);
    expect((await deshacer(id)).status).toBe(200);
    expect(await tablas(app())).toEqual(antes);
  });

  it('move no match: those at that time are told before, and in the panel until they are elsewhere', async () => {
    const { pista, quienes } = await unaLigaConDos(app());
    const otra = await unaPista(app());
    const puesto = { ...quienes, idPista: pista.id };
    const tocado = await unPartido(app(), { ...puesto, fecha: `${LUNES}T12:45` });
    await unPartido(app(), { ...puesto, fecha: `${LUNES}T18:00` });
    const nueva = { ...OBRAS, pistas: [pista.id] };
    const tocados = await app().call(afectadosApi.ver, {
      body: { cambios: [{ tipo: 'clausura', ...nueva }] },
    });
    expect(tocados).toMatchObject([{ id: tocado.id, motivos: [{ tipo: 'clausura', motivo: 'Obras' }] }]);
    const panel = async () => (await app().call(resumenApi.leer, {})).enPistaCerrada;
    expect(await panel()).toMatchObject({ cuantos: 0 });
    await cerrar(nueva);
    expect(await panel()).toMatchObject({ cuantos: 1, primeros: [{ id: tocado.id }] });
    const { huecos } = await app().call(afectadosApi.huecos, {
      params: { id: tocado.id },
      body: { cambios: [] },
    });
    expect(huecos.length).toBeGreaterThan(0);
    const { id, avisos: _, ...datos } = tocado;
    await app().api('POST', `/api/private/partidos/${id}`, { ...datos, idPista: otra.id });
    expect(await panel()).toEqual({ cuantos: 0, primeros: [] });
  });

  it('are public by the names of their courts, from today on', async () => {
    const { id, nombre } = await unaPista(app());
    await cerrar({ ...OBRAS, pistas: [id] });
    await cerrar({ ...FESTIVO, fecha: '2026-11-20' });
    await cerrar({ ...FESTIVO, fecha: '2026-11-20', hasta: '2026-11-21', motivo: 'Puente' });
    expect(await app().call(horariosApi.clausuras, {})).toEqual([
      { ...FESTIVO, fecha: '2026-11-20', hasta: '2026-11-21', motivo: 'Puente' },
      { ...OBRAS, pistas: [nombre] },
    ]);
    expect((await app().api('DELETE', `/api/private/pistas/${id}`)).status).toBe(204);
    expect(await app().call(horariosApi.clausuras, {})).toHaveLength(1);
  });
});
