import { afterEach, beforeEach, expect, it } from 'vitest';
import { club, ponerClub } from '#club';
import { SEMILLA } from '#club/semilla';
import { arranqueApi } from '#contract/club/arranque.ts';
import { clubApi } from '#contract/club/el-club.ts';
import { jugadoresApi } from '#contract/liga/jugadores.ts';
import { mensajes } from '#contract/mensajes.ts';
import { cobrosApi } from '#contract/solicitudes/cobros.ts';
import { datosJugador, unaLiga } from '#tests/builders/index.ts';
import { ADMIN, fixedClock, TestApp, useApp } from '#tests/support/app.ts';
import { describeEngines, describeServer } from '#tests/support/engines.ts';
import { AHORA } from '#tests/support/momento.ts';
import { buildApp } from '../app.ts';
import { crearCodigo, esElCodigo } from './arranque.ts';

const CODIGO = 'K7QF-2MHT-9RWB';
const MARTA = { codigo: CODIGO, usuario: 'marta', clave: 'cuatro palabras sin relacion' };

it('the code is of three groups, another each time, and is known however it is typed', () => {
  expect(crearCodigo()).toMatch(/^[A-HJ-NP-Z2-9]{4}(-[A-HJ-NP-Z2-9]{4}){2}$/);
  expect(crearCodigo()).not.toBe(crearCodigo());
  expect(esElCodigo(CODIGO, ' k7qf 2mht9rwb ')).toBe(true);
  for (const otro of ['', 'K7QF-2MHT', 'K7QF-2MHT-9RWC', 'K7QF-2MHT-9RWBB'])
    expect(esElCodigo(CODIGO, otro)).toBe(false);
});

describeEngines('a club without accounts', (engine) => {
  const app = useApp(engine);
  let nueva: TestApp;

  beforeEach(async () => {
    const { base } = app();
    await base.db.deleteFrom('usuario').execute();
    const reloj = fixedClock(AHORA);
    nueva = new TestApp(base, reloj, await buildApp({ base, reloj, site: null, codigoDeArranque: CODIGO }));
  });
  afterEach(() => nueva.app.close());

  const crear = (cambios: object = {}, ip?: string) =>
    nueva.send('POST', '/api/auth/arranque', { body: { ...MARTA, ...cambios }, ...(ip && { ip }) });
  const cuentas = () =>
    app().base.db.selectFrom('usuario').select(['usuario', 'rol', 'reservados']).execute();

  it('is given to who has the code, once', async () => {
    expect((await nueva.send('GET', '/api/auth/arranque')).body).toEqual({ espera: true });
    expect((await crear()).status).toBe(204);
    expect(await cuentas()).toEqual([{ usuario: 'marta', rol: 'todo', reservados: 1 }]);
    expect((await nueva.send('GET', '/api/auth/arranque')).body).toEqual({ espera: false });
    expect(await crear({ usuario: 'otra' })).toMatchObject({
      status: 409,
      body: { message: mensajes.arranqueHecho },
    });
    const token = await nueva.login({ usuario: 'marta', password: MARTA.clave });
    expect(await nueva.opens(token)).toBe(true);
    expect(await cuentas()).toHaveLength(1);
  });

  it.each([[''], ['AAAA-AAAA-AAAA'], [CODIGO.slice(0, -1)]])(
    'is not given for the code «%s»',
    async (codigo) => {
      expect(await crear({ codigo })).toMatchObject({
        status: 403,
        body: { errors: [{ path: 'codigo', message: mensajes.codigoDeArranque }] },
      });
      expect(await cuentas()).toEqual([]);
    },
  );

  it.each([
    ['clave', { clave: '1' }],
    ['usuario', { usuario: 'con espacios' }],
  ])('takes no bad %s, and the code still serves', async (path, cambio) => {
    expect(await crear(cambio)).toMatchObject({ status: 400, body: { errors: [{ path }] } });
    expect((await crear()).status).toBe(204);
  });

  it('of two at once is given to one', async () => {
    const estados = await Promise.all([crear(), crear({ usuario: 'berta' })]);
    expect(estados.map(({ status }) => status).sort()).toEqual([204, 409]);
    expect(await cuentas()).toHaveLength(1);
  });

  it('is not guessed: ten tries of an address, then none for a while', async () => {
    for (let i = 0; i < 10; i += 1) await crear({ codigo: 'MAL' }, '198.51.100.7');
    expect((await crear({}, '198.51.100.7')).status).toBe(429);
    expect((await crear({}, '198.51.100.8')).status).toBe(204);
  });

  it('takes every page to the first one, and nothing else', async () => {
    const pedir = (url: string, accept: string) => nueva.app.inject({ url, headers: { accept } });
    for (const url of ['/', '/contacto', '/private', '/login'])
      expect(await pedir(url, 'text/html')).toMatchObject({
        statusCode: 302,
        headers: { location: '/empezar' },
      });
    expect((await pedir('/api/salud', 'text/html')).statusCode).toBe(200);
    await crear();
    expect((await pedir('/', 'text/html')).statusCode).not.toBe(302);
  });

  it('has no other way in, and an account made at the machine ends the wait', async () => {
    expect(await nueva.login({ usuario: 'admin', password: ADMIN.password })).toBe('');
    expect((await nueva.send('GET', '/api/private/club/arranque')).status).toBe(401);
    await app()
      .base.db.insertInto('usuario')
      .values({ usuario: 'x', passwordHash: '', activo: 1, rol: 'todo', reservados: 1 })
      .execute();
    expect((await crear()).status).toBe(409);
  });
});

describeServer('a club with accounts', (engine) => {
  const app = useApp(engine);
  it('is nobody else’s, with whatever code', async () => {
    for (const codigo of ['', CODIGO])
      expect((await app().send('POST', '/api/auth/arranque', { body: { ...MARTA, codigo } })).status).toBe(
        409,
      );
  });
});

describeServer('the fictional season', (engine) => {
  const app = useApp(engine);
  beforeEach(() => app().base.db.deleteFrom('solicitud').execute());
  afterEach(() => ponerClub(SEMILLA));

  const leer = () => app().call(arranqueApi.leer, {});
  const quitar = async () => {
    const { muestra } = await leer();
    return app().api('POST', '/api/private/club/muestra/quitar', { muestra });
  };
  const TABLAS = [
    ...(['liga', 'liga_jugador', 'jugador', 'partido', 'incidencia'] as const),
    ...(['pista', 'noticia', 'solicitud', 'imagen'] as const),
  ];
  async function filas(): Promise<Record<string, number>> {
    const pares: [string, number][] = [];
    for (const tabla of TABLAS)
      pares.push([tabla, (await app().base.db.selectFrom(tabla).selectAll().execute()).length]);
    return Object.fromEntries(pares);
  }
  const ajustes = async () =>
    (await app().base.db.selectFrom('configuracion').select('clave').orderBy('clave').execute()).map(
      ({ clave }) => clave,
    );

  it('goes at once, whole, and is back when that is undone, but for what came by its forms', async () => {
    await app().call(arranqueApi.sembrar, {});
    const antes = await filas();
    expect(antes).toMatchObject({ liga: 24, pista: 6, solicitud: 10, imagen: 18 });
    const hecho = await quitar();
    expect(hecho.status).toBe(204);
    expect(Object.values(await filas())).toEqual(TABLAS.map(() => 0));
    expect(await leer()).toMatchObject({ muestra: null, inventado: false, dicho: false, vacio: true });
    expect(await ajustes()).not.toContain('campus');
    expect(club.nombre).not.toBe(SEMILLA.nombre);
    expect(await app().log()).toContain('Quita la temporada de muestra: 24 ligas');
    const id = Number(hecho.headers['x-operation']);
    expect((await app().api('POST', `/api/private/log/operaciones/${id}/deshacer`)).status).toBe(200);
    expect(await filas()).toEqual({ ...antes, solicitud: 0 });
    await app().send('GET', '/api/news');
    expect((await leer()).inventado).toBe(true);
    expect((await quitar()).status).toBe(204);
  });

  it('leaves what was added, says what of it goes, and mails nobody', async () => {
    await app().call(arranqueApi.sembrar, {});
    const suya = await unaLiga(app(), { tipo: 'social', division: 10 });
    const deMuestra = (await app().call(jugadoresApi.listar, {})).find(
      ({ idLiga, esPareja }) => idLiga !== null && !esPareja,
    );
    const guardar = (idLiga: number | null, nombre: string) =>
      app().api('POST', '/api/private/jugadores/0', datosJugador({ nombre, idLiga }));
    const ligaDeMuestra = deMuestra?.idLiga ?? null;
    expect((await guardar(suya.id, 'Ana Propia')).status).toBe(200);
    expect((await guardar(ligaDeMuestra, 'Luis Propio')).status).toBe(200);
    expect((await leer()).muestra).toMatchObject({ sinLiga: 1, partidosTuyos: 0 });
    expect((await quitar()).status).toBe(204);
    const quedan = await app().call(jugadoresApi.listar, {});
    expect(quedan.map(({ nombre, idLiga }) => [nombre, idLiga])).toEqual([
      ['Ana Propia', suya.id],
      ['Luis Propio', null],
    ]);
    expect(await app().base.db.selectFrom('correo').select('id').execute()).toEqual([]);
  });

  it('is not taken out when it is not what was confirmed, nor put where there is something', async () => {
    await app().call(arranqueApi.sembrar, {});
    const { muestra } = await leer();
    await unaLiga(app(), { tipo: 'social', division: 10 });
    const otra = muestra && { ...muestra, partidos: muestra.partidos + 1 };
    expect(await app().api('POST', '/api/private/club/muestra/quitar', { muestra: otra })).toMatchObject({
      status: 409,
      body: { message: mensajes.muestraCambiada },
    });
    expect((await leer()).muestra).toEqual(muestra);
    expect((await app().api('POST', '/api/private/club/muestra')).status).toBe(409);
  });

  it('taken out, leaves what the club had said of itself and nothing that was made up', async () => {
    const leerClub = () => app().call(clubApi.leer, {});
    await app().call(arranqueApi.sembrar, {});
    const antes = await leerClub();
    await app().api('POST', '/api/private/club', { ...antes, nombre: 'Club de Tenis Valverde', antes });
    await quitar();
    expect(await leerClub()).toMatchObject({
      nombre: 'Club de Tenis Valverde',
      iban: '',
      telefono: '',
      cuota: 0,
    });
    // What nobody has said may wait; what was said is not unsaid, and what is said has to be right.
    const ahora = await leerClub();
    const guardar = (cambios: object) =>
      app().api('POST', '/api/private/club', { ...ahora, ...cambios, antes: ahora });
    for (const cambios of [{ nombre: '' }, { iban: 'ES00' }, { telefono: '91' }])
      expect((await guardar(cambios)).status).toBe(400);
    expect((await guardar({ cuota: 40 })).status).toBe(200);
    expect(await app().call(cobrosApi.acreedor, {})).toMatchObject({ iban: '', identificador: '' });
  });

  it('blanks no club that is somebody’s', async () => {
    const antes = await app().call(clubApi.leer, {});
    await app().api('POST', '/api/private/club', { ...antes, nombre: 'Club de Tenis Valverde', antes });
    expect(await leer()).toMatchObject({ muestra: null, inventado: false, dicho: true });
    expect((await quitar()).status).toBe(409);
  });

  it('taken out, no public answer tells of the made-up club', async () => {
    await app().call(arranqueApi.sembrar, {});
    await quitar();
    for (const url of [
      '/api/cms/club_quienes_somos',
      '/api/cms/common_aviso_legal',
      '/api/cms/escuela_padel',
      '/api/news',
    ]) {
      const { status, text } = await app().send('GET', url);
      expect(status).toBe(200);
      expect(text).not.toMatch(/valdecierzo|rest[oó]n|ES91 2100/i);
    }
  });
});
