import fc from 'fast-check';
import { beforeEach, expect, it } from 'vitest';
import { enlacePersonalApi, type Mi, miApi } from '#contract/cuentas/mi.ts';
import { misPartidosApi } from '#contract/cuentas/mis-partidos.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { jugadoresApi } from '#contract/liga/jugadores.ts';
import { reglasIniciales } from '#domain/liga/reglas.ts';
import { conPersona } from '#server/db/lecturas/jugadores.ts';
import { jugadoresDe, unaLiga, unaPista, unPartido } from '#tests/builders/index.ts';
import { useApp } from '#tests/support/app.ts';
import { registroDe } from '#tests/support/deshacer.ts';
import { describeEngines } from '#tests/support/engines.ts';

const API = {
  ...miApi,
  verPartidos: misPartidosApi.leer,
  decir: misPartidosApi.decir,
  hora: misPartidosApi.hora,
  deshacer: misPartidosApi.deshacer,
};

/** Of a browser that does not exist. RFC 8291, appendix A. */
const LLAVES = {
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
};

/** What each call takes beside the token; those of a match are told which in `beforeEach`. */
const CUERPOS: Record<keyof typeof API, object> = {
  leer: {},
  apuntar: { desde: '2026-12-01', hasta: '2026-12-03' },
  quitar: { desde: '2026-11-21', hasta: '2027-12-31' },
  otroDia: { pide: true },
  avisos: { avisos: false },
  franjas: { franjas: 'sabado-manana:mal domingo-tarde:prefiero' },
  nombre: { nombre: 'La Zurda' },
  ponerMovil: { endpoint: 'https://push.example/uno', ...LLAVES },
  quitarMovil: { endpoint: null },
  verPartidos: {},
  decir: { jugador1Set1: 6, jugador2Set1: 1, jugador1Set2: 6, jugador2Set2: 2, nota: 'Ana Gil' },
  hora: { fecha: '2026-11-28T10:30', puede: true },
  deshacer: {},
};

/** Which of their matches a call is about. */
const DE_CUAL: Partial<Record<keyof typeof API, 'jugado' | 'aplazado' | 'porVenir'>> = {
  otroDia: 'porVenir',
  decir: 'jugado',
  hora: 'aplazado',
  deshacer: 'jugado',
};

const NOMBRES = Object.keys(API) as (keyof typeof API)[];

describeEngines('personal links', (engine) => {
  const app = useApp(engine);
  let ana = 0;
  let luis = 0;
  let token = '';
  let partidos = { jugado: 0, aplazado: 0, porVenir: 0 };

  let pedidas = 0;
  /** Each from an address of its own, so that none is counted with another. */
  const pedir = (path: string, body: object) => {
    pedidas += 1;
    const ip = `10.0.${pedidas >> 8}.${pedidas & 255}`;
    return app().send('POST', path, { body, ip });
  };
  const crear = async (id: number): Promise<string> =>
    (await app().call(enlacePersonalApi.crear, { params: { id } })).token;
  const leer = async (suyo = token): Promise<Mi> => (await pedir('/api/mi', { token: suyo })).body as Mi;
  const llamar = (nombre: keyof typeof API, suyo: string) => {
    const cual = DE_CUAL[nombre];
    const id = cual && { id: partidos[cual] };
    return pedir((API[nombre] as Endpoint).path, { token: suyo, ...id, ...CUERPOS[nombre] });
  };
  const todo = async (): Promise<string> => {
    const { db } = app().base;
    return JSON.stringify([
      await db.selectFrom('incidencia').selectAll().orderBy('id').execute(),
      await db.selectFrom('enlace_personal').selectAll().orderBy('idJugador').execute(),
      await db.selectFrom(conPersona('jugador')).selectAll().orderBy('id').execute(),
      await db.selectFrom('partido').selectAll().orderBy('id').execute(),
      await db.selectFrom('dicho').selectAll().orderBy('idPartido').orderBy('idJugador').execute(),
      await db.selectFrom('hora_posible').selectAll().orderBy('idPartido').orderBy('fecha').execute(),
      await db.selectFrom('peticion').selectAll().orderBy('idPartido').execute(),
      await db.selectFrom('acto_de_enlace').selectAll().orderBy('idPartido').execute(),
      await db.selectFrom('registro').selectAll().orderBy('id').execute(),
      await db.selectFrom('version').selectAll().execute(),
    ]);
  };

  beforeEach(async () => {
    const reglas = { ...reglasIniciales('social'), anotan: 'confirmado' as const };
    const liga = await unaLiga(app(), { reglas });
    const nombres = ['Ana Gil', 'Luis Paz', 'Eva Sanz'] as const;
    let eva = 0;
    [ana = 0, luis = 0, eva = 0] = (await jugadoresDe(app(), liga.id, ...nombres)).map(({ id }) => id);
    await unaPista(app());
    const suyo = { idLiga: liga.id, idJugador1: ana };
    const jugado = await unPartido(app(), { ...suyo, idJugador2: luis, fecha: '2026-11-20T10:00' });
    const conEva = { ...suyo, idJugador2: eva, clubAplaza: true };
    const aplazado = await unPartido(app(), { ...conEva, fecha: '2026-11-19T10:00' });
    const porVenir = await unPartido(app(), { ...suyo, idJugador2: luis, fecha: '2026-12-13T12:00' });
    partidos = { jugado: jugado.id, aplazado: aplazado.id, porVenir: porVenir.id };
    const ajuste = [{ clave: 'aplazadosEntreJugadores', valor: 'true' }];
    await app().api('POST', '/api/private/configuracion/save', ajuste);
    token = await crear(ana);
  });

  it('tell what is theirs, and staff when they were used; only their hash is kept', async () => {
    expect(await leer()).toEqual({
      idJugador: ana,
      nombre: 'Ana Gil',
      caduca: '2027-08-30',
      ausencias: [],
      enPie: [
        {
          id: partidos.porVenir,
          fecha: '2026-12-13T12:00',
          duracion: 90,
          rival: 'Luis Paz',
          noPuedo: false,
          peticion: 'sinPedir',
        },
      ],
      modoDeQuedar: 'reserva',
      avisos: true,
      seAvisa: false,
      moviles: [],
      clavePush: expect.stringMatching(/^B[\w-]{86}$/),
      nombrePropuesto: null,
      franjas: null,
      ventana: { inicio: 540, fin: 1320, duracion: 90 },
      franjasFirmes: false,
    });
    const { enlace } = await app().call(enlacePersonalApi.leer, { params: { id: ana } });
    expect(enlace?.usado).toBe(Math.floor(app().reloj.now() / 1000));
    expect(await todo()).not.toContain(token);
    expect(token).toMatch(/^[\w-]{43}$/);
  });

  it('note the days they cannot play, once each, and take them away; the log names them and takes it back', async () => {
    const tramo = { desde: '2026-12-01', hasta: '2026-12-03' };
    await pedir('/api/mi/ausencia', { token, ...tramo });
    const { body } = await pedir('/api/mi/ausencia', { token, desde: '2026-12-03', hasta: '2026-12-04' });
    expect((body as Mi).ausencias).toEqual([{ desde: '2026-12-01', hasta: '2026-12-04' }]);
    const filas = await app()
      .base.db.selectFrom('incidencia')
      .select(['fecha', 'hasta'])
      .orderBy('fecha')
      .execute();
    expect(filas).toEqual([
      { fecha: '2026-12-01', hasta: '2026-12-03' },
      { fecha: '2026-12-03', hasta: '2026-12-04' },
    ]);
    expect(await app().log()).toMatch(/enlace personal.*Ana Gil/);
    const quitado = await pedir('/api/mi/ausencia/quitar', {
      token,
      desde: '2026-12-02',
      hasta: '2026-12-02',
    });
    expect((quitado.body as Mi).ausencias).toEqual([
      { desde: '2026-12-01', hasta: '2026-12-01' },
      { desde: '2026-12-03', hasta: '2026-12-04' },
    ]);
    const registro = registroDe(app);
    expect((await registro.deshacer(await registro.ultima())).status).toBe(200);
    expect((await leer()).ausencias).toEqual([{ desde: '2026-12-01', hasta: '2026-12-04' }]);
    await pedir('/api/mi/ausencia', { token, desde: '2026-11-30', hasta: '2026-12-05' });
    await pedir('/api/mi/ausencia', { token, desde: '2026-12-02', hasta: '2026-12-03' });
    expect(await app().base.db.selectFrom('incidencia').select(['fecha', 'hasta']).execute()).toEqual([
      { fecha: '2026-11-30', hasta: '2026-12-05' },
    ]);
    app().reloj.set('2026-12-03T10:00');
    await pedir('/api/mi/ausencia/quitar', { token, desde: '2026-11-30', hasta: '2026-12-31' });
    expect(await app().base.db.selectFrom('incidencia').select(['fecha', 'hasta']).execute()).toEqual([
      { fecha: '2026-11-30', hasta: '2026-12-02' },
    ]);
  });

  it.each([
    ['2026-12-03', '2026-12-01'],
    ['2026-11-20', '2026-11-22'],
    ['2026-12-01', '2027-03-01'],
    ['2026-13-01', '2026-13-01'],
  ])('refuse to note from %s to %s', async (desde, hasta) => {
    expect((await pedir('/api/mi/ausencia', { token, desde, hasta })).status).toBe(400);
    expect((await leer()).ausencias).toEqual([]);
  });

  it('say when they can, which staff see, is taken back and never covers more than half', async () => {
    const decir = (franjas: string) => pedir('/api/mi/franjas', { token, franjas });
    const enFicha = async () => (await app().call(jugadoresApi.leer, { params: { id: ana } })).franjas;
    const dichas = 'sabado-manana:nunca sabado-mediodia:nunca domingo-tarde:prefiero';
    expect((await decir('domingo-tarde:prefiero sabado-mediodia:nunca sabado-manana:nunca')).status).toBe(
      200,
    );
    expect([(await leer()).franjas, await enFicha()]).toEqual([dichas, dichas]);
    expect(await app().log()).toMatch(/enlace personal.*Ana Gil.*cuándo puede/);
    const lineas = await app().log();
    await decir(dichas);
    const { status, body } = await decir(
      `${dichas} sabado-tarde:nunca domingo-manana:nunca domingo-mediodia:nunca`,
    );
    expect(status).toBe(400);
    expect((body as { message: string }).message).toContain('en 5 de las 8 franjas');
    for (const mal of ['lunes-tarde:mal', 'sabado-tarde:quizá', 'sabado-tarde:mal sabado-tarde:mal'])
      expect((await decir(mal)).status).toBe(400);
    expect([await enFicha(), await app().log()]).toEqual([dichas, lineas]);
    const registro = registroDe(app);
    expect((await registro.deshacer(await registro.ultima())).status).toBe(200);
    expect(await enFicha()).toBeNull();
    await decir(dichas);
    await decir('');
    expect(await enFicha()).toBeNull();
  });

  it('propose a name, which staff accept or not', async () => {
    const resolver = (nombre: string, aceptar: boolean) =>
      app().api('POST', `/api/private/jugadores/${ana}/enlace/nombre`, { nombre, aceptar });
    await pedir('/api/mi/nombre', { token, nombre: 'La Zurda' });
    expect(await leer()).toMatchObject({ nombre: 'Ana Gil', nombrePropuesto: 'La Zurda' });
    expect((await resolver('Otra', true)).status).toBe(409);
    expect((await resolver('La Zurda', true)).status).toBe(200);
    expect(await leer()).toMatchObject({ nombre: 'La Zurda', nombrePropuesto: null });
    await pedir('/api/mi/nombre', { token, nombre: 'Anita' });
    expect((await resolver('Anita', false)).status).toBe(200);
    expect(await leer()).toMatchObject({ nombre: 'La Zurda', nombrePropuesto: null });
  });

  it('say whether they want notices, and staff see it, also when there is a new link', async () => {
    await pedir('/api/mi/avisos', { token, avisos: false });
    token = await crear(ana);
    expect((await leer()).avisos).toBe(false);
    expect(await app().call(enlacePersonalApi.leer, { params: { id: ana } })).toMatchObject({
      avisos: false,
    });
  });

  it('that are tampered with, of nobody, expired, withdrawn or replaced read and write nothing', async () => {
    const viejo = await crear(luis);
    await crear(luis);
    const quitado = await crear(luis);
    await app().call(enlacePersonalApi.revocar, { params: { id: luis } });
    const tocado = fc
      .tuple(fc.nat(token.length - 1), fc.constantFrom(...'abcXYZ019_-'))
      .map(([i, signo]) => token.slice(0, i) + signo + token.slice(i + 1))
      .filter((otro) => otro !== token);
    const malo = fc.oneof(tocado, fc.constantFrom(viejo, quitado, ''), fc.string({ maxLength: 200 }));
    const antes = await todo();
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...NOMBRES), malo, async (nombre, suyo) => {
        const { status, text } = await llamar(nombre, suyo);
        expect(status).toBe(404);
        expect(text).not.toMatch(/Ana|Gil|Luis|Paz/);
      }),
      { numRuns: 100 },
    );
    app().reloj.set('2027-08-31T00:00');
    for (const nombre of NOMBRES) expect((await llamar(nombre, token)).status, nombre).toBe(404);
    app().reloj.set('2026-11-21T10:00');
    expect(await todo()).toBe(antes);
  });

  it('touch nobody but whose they are', async () => {
    const suyo = await crear(luis);
    await pedir('/api/mi/ausencia', { token: suyo, desde: '2026-12-01', hasta: '2026-12-02' });
    const deLuis = await leer(suyo);
    for (const nombre of NOMBRES) expect((await llamar(nombre, token)).status, nombre).toBe(200);
    expect(await leer(suyo)).toEqual(deLuis);
  });

  it('of somebody else neither tell nor touch a match that is not theirs', async () => {
    const liga = await unaLiga(app(), { division: 2 });
    const [eva] = await jugadoresDe(app(), liga.id, 'Eva Sanz');
    const suyo = await crear(eva?.id ?? 0);
    const antes = await todo();
    for (const nombre of ['decir', 'hora', 'otroDia'] as const) {
      const { status, text } = await llamar(nombre, suyo);
      expect([status, /Ana|Luis/.test(text)], nombre).toEqual([404, false]);
    }
    expect(await todo()).toBe(antes);
    expect((await llamar('verPartidos', suyo)).body).toEqual({
      resultados: [],
      aplazados: [],
      acabaDe: [],
    });
  });

  it('of a minor call them as they are called in public', async () => {
    const liga = await unaLiga(app(), { tipo: 'infantil' });
    const [nino] = await jugadoresDe(app(), liga.id, 'Leo Zurbarán');
    const suyo = await crear(nino?.id ?? 0);
    expect((await leer(suyo)).nombre).toBe('Leo Z.');
  });

  it('are in the file of their data, and gone with who is forgotten', async () => {
    await pedir('/api/mi/nombre', { token, nombre: 'La Zurda' });
    const { version } = await app().call(jugadoresApi.leer, { params: { id: ana } });
    const body = { version, solicitudes: [] };
    const borrado = await app().api('POST', `/api/private/jugadores/${ana}/datos/borrar`, body);
    expect(borrado.status).toBe(200);
    expect((await pedir('/api/mi', { token })).status).toBe(404);
    expect(await app().base.db.selectFrom('enlace_personal').selectAll().execute()).toEqual([]);
    expect(await todo()).not.toContain('Zurda');
  });

  it('count the calls of one address, its reads apart: an open page asks again', async () => {
    const pedidas = async (path: string, ip: string): Promise<number[]> => {
      const estados: number[] = [];
      for (let i = 0; i <= 120; i += 1)
        estados.push((await app().send('POST', path, { body: { token: 'x' }, ip })).status);
      return estados;
    };
    expect((await pedidas('/api/mi/avisos', '203.0.113.7')).indexOf(429)).toBe(120);
    expect(await pedidas('/api/mi', '203.0.113.8')).not.toContain(429);
  });
});
