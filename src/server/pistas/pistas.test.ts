import { expect, it } from 'vitest';
import { mensajes } from '#contract/mensajes.ts';
import { datosPista, unaLigaConDos, unaPista, unPartido } from '#tests/builders/index.ts';
import { useApp } from '#tests/support/app.ts';
import { describeEngines } from '#tests/support/engines.ts';

const PISTAS = '/api/private/pistas';

describeEngines('pistas', (engine) => {
  const app = useApp(engine);

  it('are created, read, replaced and deleted', async () => {
    const created = await app().api('POST', `${PISTAS}/0`, { nombre: '  Prado 1 ', estado: 'activa' });
    expect(created).toMatchObject({ status: 200, body: { nombre: 'Prado 1', estado: 'activa', version: 1 } });
    const { id } = created.body as { id: number };
    expect((await app().api('GET', `${PISTAS}/${id}`)).body).toEqual(created.body);
    const saved = await app().api('POST', `${PISTAS}/${id}`, { nombre: 'Prado 1', estado: 'inactiva' });
    expect(saved.body).toEqual({
      ...{ id, nombre: 'Prado 1', estado: 'inactiva', superficie: null, deporte: 'tenis', version: 2 },
    });
    const deleted = await app().api('DELETE', `${PISTAS}/${id}`);
    expect(deleted).toMatchObject({ status: 204, body: null });
    expect((await app().api('GET', `${PISTAS}/${id}`)).status).toBe(404);
  });

  it('are listed active ones first, by name as a Spanish reader sorts', async () => {
    for (const [nombre, estado] of [
      ['Restón 1', 'activa'],
      ['Álamo', 'activa'],
      ['Antigua', 'inactiva'],
      ['Prado 2', 'activa'],
      ['Ñora', 'activa'],
      ['Nora', 'activa'],
    ] as const)
      await unaPista(app(), { nombre, estado });
    const { body } = await app().api('GET', PISTAS);
    expect((body as { nombre: string }[]).map(({ nombre }) => nombre)).toEqual([
      'Álamo',
      'Nora',
      'Ñora',
      'Prado 2',
      'Restón 1',
      'Antigua',
    ]);
  });

  it.each([
    [{ nombre: '', estado: 'activa' }, 'nombre', 'Escribe el nombre de la pista'],
    [{ nombre: '   ', estado: 'activa' }, 'nombre', 'Escribe el nombre de la pista'],
    [{ estado: 'activa' }, 'nombre', null],
    [{ nombre: 'x'.repeat(61), estado: 'activa' }, 'nombre', null],
    [
      { nombre: 'Prado\u0000', estado: 'activa' },
      'nombre',
      'El texto contiene caracteres que no se pueden guardar',
    ],
    [
      { nombre: 'Prado \u202eodarP', estado: 'activa' },
      'nombre',
      'El texto contiene caracteres que no se pueden guardar',
    ],
    [{ nombre: 'Prado', estado: 'rota' }, 'estado', null],
    [{ nombre: 7, estado: 'activa' }, 'nombre', null],
    [{ nombre: 'Prado', estado: 'activa', version: 'uno' }, 'version', null],
  ])('refuse %j, naming the field', async (body, path, message) => {
    const refused = await app().api('POST', `${PISTAS}/0`, body);
    expect(refused).toMatchObject({ status: 400, body: { message: mensajes.datosInvalidos } });
    const { errors } = refused.body as { errors: { path: string; message: string }[] };
    expect(errors.map((error) => error.path)).toEqual([path]);
    if (message) expect(errors[0]?.message).toBe(message);
    expect((await app().api('GET', PISTAS)).body).toEqual([]);
  });

  it('have names of their own: a repeated one is a conflict, on creating and on renaming', async () => {
    const primera = await unaPista(app(), { nombre: 'Prado 1' });
    const segunda = await unaPista(app(), { nombre: 'Prado 2' });
    const conflict = { status: 409, body: { message: mensajes.pistaRepetida } };
    expect(await app().api('POST', `${PISTAS}/0`, datosPista({ nombre: 'Prado 1' }))).toMatchObject(conflict);
    expect(
      await app().api('POST', `${PISTAS}/${segunda.id}`, datosPista({ nombre: 'Prado 1' })),
    ).toMatchObject(conflict);
    expect(
      (await app().api('POST', `${PISTAS}/${primera.id}`, datosPista({ nombre: 'Prado 1' }))).status,
    ).toBe(200);
  });

  it.each(['prado 1', 'PRADO  1', 'Prádo 1', 'Prado\u00a01', 'Ｐrado 1'])(
    'called %j is the same as Prado 1 to who reads it',
    async (nombre) => {
      const { id } = await unaPista(app(), { nombre: 'Prado 1' });
      expect(await app().api('POST', `${PISTAS}/0`, datosPista({ nombre }))).toMatchObject({
        status: 409,
        body: { errors: [{ path: 'nombre', message: mensajes.pistaRepetida }] },
      });
      const otra = await unaPista(app(), { nombre: 'Otra' });
      expect((await app().api('POST', `${PISTAS}/${otra.id}`, datosPista({ nombre }))).status).toBe(409);
      expect((await app().api('POST', `${PISTAS}/${id}`, datosPista({ nombre }))).status).toBe(200);
      expect((await app().api('POST', `${PISTAS}/0`, datosPista({ nombre: 'Prado 10' }))).status).toBe(200);
    },
  );

  it('of two names read as one that come in the same instant, one is taken', async () => {
    const una = await unaPista(app(), { nombre: 'Otra' });
    const llegan = ['Central', 'central', 'CENTRAL', 'Céntral'].map((nombre, i) =>
      app().api('POST', `${PISTAS}/${i === 0 ? una.id : 0}`, datosPista({ nombre })),
    );
    const respuestas = await Promise.all(llegan);
    expect(respuestas.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect(respuestas.find(({ status }) => status === 409)?.body).toMatchObject({
      message: mensajes.pistaRepetida,
    });
  });

  it('have a surface, which who does not send it leaves as it was and who sends nothing takes away', async () => {
    const { id } = await unaPista(app(), { nombre: 'Prado 1', superficie: 'tierra' });
    const guardar = async (superficie?: string | null) =>
      (await app().api('POST', `${PISTAS}/${id}`, datosPista({ nombre: 'Prado 1', superficie } as never)))
        .body;
    expect(await guardar()).toMatchObject({ superficie: 'tierra' });
    expect(await guardar('cesped')).toMatchObject({ superficie: 'cesped' });
    expect(await guardar('')).toMatchObject({ superficie: null });
    expect(await guardar('arena')).toMatchObject({ errors: [{ path: 'superficie' }] });
    const { text } = await app().api('GET', '/api/private/log');
    expect(text).toContain('Cambia la pista «Prado 1»: superficie tierra batida → césped artificial');
  });

  it('are of tennis unless somebody says another sport, which stays when it is not sent', async () => {
    const pista = await unaPista(app());
    expect(pista).toMatchObject({ deporte: 'tenis' });
    const guardar = (cambios: object) =>
      app().api('POST', `${PISTAS}/${pista.id}`, { nombre: pista.nombre, estado: 'activa', ...cambios });
    expect((await guardar({ deporte: 'padel' })).body).toMatchObject({ deporte: 'padel' });
    expect((await guardar({ estado: 'inactiva' })).body).toMatchObject({
      deporte: 'padel',
      estado: 'inactiva',
    });
    for (const deporte of ['', null, 'frontón'])
      expect((await guardar({ deporte })).status, String(deporte)).toBe(400);
    const { text } = await app().api('GET', '/api/private/log');
    expect(text).toContain(`Cambia la pista «${pista.nombre}»: deporte tenis → pádel`);
  });

  it('need a name that can be seen', async () => {
    expect((await app().api('POST', `${PISTAS}/0`, datosPista({ nombre: '\u200b \u2060' }))).status).toBe(
      400,
    );
  });

  it.each([
    ['Pista\n1', mensajes.nombreOculto],
    ['Pis\u200bta 1', mensajes.nombreOculto],
    ['\u0420ista 1', mensajes.nombreMezclado],
  ])('are not called %j', async (nombre, message) => {
    const { status, body } = await app().api('POST', `${PISTAS}/0`, datosPista({ nombre }));
    expect(status).toBe(400);
    expect(body).toMatchObject({ errors: [{ path: 'nombre', message }] });
  });

  it('refuse a save over an older version; without version it is accepted', async () => {
    const { id, nombre } = await unaPista(app());
    const save = (version?: number) =>
      app().api('POST', `${PISTAS}/${id}`, { nombre, estado: 'activa', version });
    expect((await save(1)).body).toMatchObject({ version: 2 });
    expect(await save(1)).toMatchObject({ status: 409, body: { message: mensajes.cambiadoMientras } });
    expect((await save()).body).toMatchObject({ version: 3 });
    expect((await save(3)).body).toMatchObject({ version: 4 });
  });

  it('with matches are kept: they can only be made inactive', async () => {
    const { quienes, pista } = await unaLigaConDos(app());
    const partido = await unPartido(app(), { ...quienes, idPista: pista.id });
    expect(await app().api('DELETE', `${PISTAS}/${pista.id}`)).toMatchObject({
      status: 409,
      body: { message: mensajes.pistaConPartidos },
    });
    await app().api('DELETE', `/api/private/partidos/${partido.id}`);
    expect((await app().api('DELETE', `${PISTAS}/${pista.id}`)).status).toBe(204);
  });

  it.each(['999999', 'abc', '-1', '1.5', '2147483648', '1e3', '%20'])('do not exist as %s', async (id) => {
    const body = datosPista();
    for (const answer of [
      await app().api('GET', `${PISTAS}/${id}`),
      await app().api('POST', `${PISTAS}/${id}`, body),
      await app().api('DELETE', `${PISTAS}/${id}`),
    ])
      expect(answer).toMatchObject({ status: 404, body: { message: mensajes.noEncontrado } });
  });

  it('0 names no court to read or delete', async () => {
    expect((await app().api('GET', `${PISTAS}/0`)).status).toBe(404);
    expect((await app().api('DELETE', `${PISTAS}/0`)).status).toBe(404);
  });
});
