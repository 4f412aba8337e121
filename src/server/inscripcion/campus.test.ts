import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { mensajes } from '#contract/mensajes.ts';
import type { CampusOfrecido } from '#contract/solicitudes/inscripcion.ts';
import type { Solicitud, SolicitudFila } from '#contract/solicitudes/solicitudes.ts';
import { unCampus } from '#tests/builders/campus.ts';
import type { TestApp } from '#tests/support/app.ts';
import { describeServer } from '#tests/support/engines.ts';
import { enviarInscripcion, esperarNada, startForms, vaciar } from '#tests/support/formularios.ts';

const GUARDAR = '/api/private/inscripcion/campus';

describeServer('the summer camp', ({ open }) => {
  let club: TestApp;
  beforeAll(async () => {
    club = await startForms(await open());
  });
  beforeEach(async () => {
    await vaciar(club.base);
    await club.base.db.deleteFrom('configuracion').execute();
  });
  afterAll(() => club?.app.close());

  const leer = async () => (await club.send('GET', '/api/inscripcion/campus')).body as CampusOfrecido;
  const pagina = async () => (await club.send('GET', '/api/cms/escuela_campamentos')).body as string;
  const recibida = async (): Promise<Solicitud> => {
    const [fila] = (await club.api('GET', '/api/private/solicitudes')).body as SolicitudFila[];
    return (await club.api('GET', `/api/private/solicitudes/${fila?.id}`)).body as Solicitud;
  };

  it('is that of the spec until staff change it: summer 2025, over in November 2026', async () => {
    const { semanas, ...resto } = await leer();
    expect(resto).toEqual({
      anio: 2025,
      opciones: { a: { horario: '9:00-14:00', precio: 75 }, c: { horario: '8:00-14:00', precio: 85 } },
      minimoPorSemana: 15,
      cerrado: 'Las semanas del campus de 2025 ya han terminado.',
    });
    expect(semanas.map(({ desde, hasta }) => `${desde} ${hasta}`)).toEqual([
      '2025-06-23 2025-06-27',
      '2025-06-30 2025-07-04',
      '2025-07-07 2025-07-11',
      '2025-07-14 2025-07-18',
      '2025-07-21 2025-07-25',
      '2025-07-28 2025-08-01',
    ]);
    expect(new Set(semanas.map(({ estado }) => estado))).toEqual(new Set(['terminada']));
    expect(await pagina()).toContain('Las semanas del campus de 2025 ya han terminado.');
  });

  it('is everywhere what staff saved: form, page, enrolment, mails and log', async () => {
    const nuevo = unCampus(2027, { precios: { a: 90, c: 99 }, minimoPorSemana: 12 });
    expect((await club.api('POST', GUARDAR, nuevo)).body).toEqual(await leer());
    expect(await leer()).toMatchObject({ anio: 2027, cerrado: null, minimoPorSemana: 12 });
    expect(await pagina()).toMatch(/2027[\s\S]*90\u00a0€[\s\S]*mínimo de 12/);
    expect(await pagina()).not.toMatch(/terminad|2025/);
    await enviarInscripcion(club, { tipo: 'campusverano', semana1: 'a', semana2: 'c', alergia: 'polen' });
    const { datos, detalles, saludCaduca } = await recibida();
    expect(datos).toContainEqual({ campo: 'total', etiqueta: 'Total', valor: '189 €' });
    expect(datos).toContainEqual(
      expect.objectContaining({ campo: 'semana1', etiqueta: 'Semana 1 (23 jun – 27 jun)' }),
    );
    expect(detalles.map(({ path }) => path)).not.toContain('semana1');
    expect(saludCaduca).toBe('2027-08-31');
    const correo = await club.base.db.selectFrom('correo').select('texto').executeTakeFirstOrThrow();
    expect(correo.texto).toContain('189 €');
    expect((await club.api('GET', '/api/private/log')).body).toContain(
      'Cambia el campus de verano: 23 jun – 27 jun',
    );
  });

  it('a week that staff closed is refused by name, and is nowhere on the site', async () => {
    const { semanas, ...resto } = unCampus(2027);
    const sinTercera = semanas.map((semana, i) => ({ ...semana, ofrecida: i !== 2 }));
    await club.api('POST', GUARDAR, { ...resto, semanas: sinTercera });
    expect(await enviarInscripcion(club, { tipo: 'campusverano', semana3: 'a' })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'semana3', message: 'La semana 3 del campus no se ofrece: elige otra.' }] },
    });
    await esperarNada(club.base);
    expect(await pagina()).not.toContain('Del 7 al 11 de julio');
    expect((await enviarInscripcion(club, { tipo: 'escuelaadultos', semana3: 'a' })).status).toBe(200);
  });

  it('a week that had begun is taken and marked for the staff', async () => {
    await enviarInscripcion(club, { tipo: 'campusverano', semana1: 'a' });
    expect((await recibida()).detalles).toContainEqual({
      path: 'semana1',
      message: 'La semana 1 del campus ya había empezado al llegar esta inscripción.',
    });
  });

  it.each([
    ['dates the wrong way round', { hasta: '2027-06-20' }, 'semanas.0.hasta'],
    ['a day that does not exist', { hasta: '2027-06-31' }, 'semanas.0.hasta'],
    ['another week in its place', { id: 'semana2' }, 'semanas'],
  ])('%s are refused and change nothing', async (_, cambio, path) => {
    const nuevo = unCampus(2027);
    const semanas = nuevo.semanas.map((semana, i) => (i === 0 ? { ...semana, ...cambio } : semana));
    const { status, body } = await club.api('POST', GUARDAR, { ...nuevo, semanas });
    expect([status, body]).toMatchObject([400, { errors: [{ path }] }]);
    expect((await leer()).anio).toBe(2025);
  });

  it('is not saved over what somebody else saved meanwhile, who is shown', async () => {
    const antes = unCampus(2025);
    const suyo = unCampus(2027, { minimoPorSemana: 10 });
    expect((await club.api('POST', GUARDAR, { ...suyo, antes })).status).toBe(200);
    const tarde = await club.api('POST', GUARDAR, { ...unCampus(2028), antes });
    expect(tarde).toMatchObject({ status: 409, body: { message: mensajes.cambiadoMientras } });
    expect(tarde.body).toHaveProperty('actual', await leer());
    expect(await leer()).toMatchObject({ anio: 2027, minimoPorSemana: 10 });
    expect((await club.api('POST', GUARDAR, { ...unCampus(2028), antes: suyo })).status).toBe(200);
  });

  it('of two saves over the same camp in the same instant, one is in and the other is told', async () => {
    const antes = unCampus(2025);
    const saves = [2027, 2028].map((anio) => club.api('POST', GUARDAR, { ...unCampus(anio), antes }));
    expect((await Promise.all(saves)).map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('prices and minimum have limits', async () => {
    for (const mal of [
      { precios: { a: -1, c: 85 } },
      { precios: { a: 75, c: 1001 } },
      { minimoPorSemana: 0 },
    ])
      expect((await club.api('POST', GUARDAR, { ...unCampus(2027), ...mal })).status).toBe(400);
    expect((await club.send('POST', GUARDAR, { body: unCampus(2027) })).status).toBe(401);
  });
});
