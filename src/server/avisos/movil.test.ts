import {
  createDecipheriv,
  createECDH,
  createHash,
  createPublicKey,
  type ECDH,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { Agent } from 'node:https';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { avisosApi } from '#contract/club/avisos.ts';
import { enlacePersonalApi, type Mi, miApi } from '#contract/cuentas/mi.ts';
import { personalesApi } from '#contract/cuentas/personales.ts';
import { partidosApi } from '#contract/liga/partidos.ts';
import { rutas } from '#contract/rutas.ts';
import { conPersona } from '#server/db/lecturas/jugadores.ts';
import { purgarEnlaces } from '#server/mi/enlace.ts';
import { unaLiga, unJugador, unPartido } from '#tests/builders/index.ts';
import type { TestApp } from '#tests/support/app.ts';
import { describeServer } from '#tests/support/engines.ts';
import { hasta, startForms } from '#tests/support/formularios.ts';
import { type Smtp, startSmtp } from '#tests/support/programs/smtp.ts';

const SABADO = '2026-11-28';
const ORIGEN = 'https://club.example';
const AHORA = '2026-11-23T10:00';

/** A push service: takes what comes to it, or answers what it is told to. */
async function startPush() {
  const recibidos: { path: string; headers: IncomingHttpHeaders; body: Buffer }[] = [];
  const servicio = { recibidos, estado: 201, agent: new Agent(), cierra: async () => {} };
  const server: Server = createServer(async (request, response) => {
    const trozos: Buffer[] = [];
    for await (const trozo of request) trozos.push(trozo);
    const body = Buffer.concat(trozos);
    recibidos.push({ path: request.url ?? '', headers: request.headers, body });
    response.writeHead(servicio.estado).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  // Whatever the name: it comes here, in clear.
  servicio.agent.createConnection = () => connect(port, '127.0.0.1');
  servicio.cierra = async () => {
    servicio.agent.destroy();
    server.close();
  };
  return servicio;
}

/** What a browser has and says when it is asked to be pushed to. */
function unNavegador(nombre: string) {
  const claves = createECDH('prime256v1');
  const secreto = randomBytes(16);
  const dicho = {
    endpoint: `https://push.example/${nombre}`,
    p256dh: claves.generateKeys('base64url'),
    auth: secreto.toString('base64url'),
  };
  return { dicho, abrir: (cuerpo: Buffer) => abrir(cuerpo, claves, secreto) };
}

const derivada = (salt: Buffer, ikm: Buffer, info: string | Buffer, bytes: number): Buffer =>
  Buffer.from(hkdfSync('sha256', ikm, salt, info, bytes));

/** Opens a body as a browser does. RFC 8188, 2; RFC 8291, 3. */
function abrir(cuerpo: Buffer, claves: ECDH, secreto: Buffer): unknown {
  const [salt, size, largo] = [cuerpo.subarray(0, 16), cuerpo.readUInt32BE(16), cuerpo.readUInt8(20)];
  const suya = cuerpo.subarray(21, 21 + largo);
  const cifrado = cuerpo.subarray(21 + largo);
  expect(cifrado.length).toBeLessThanOrEqual(size);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), claves.getPublicKey(), suya]);
  const ikm = derivada(secreto, claves.computeSecret(suya), info, 32);
  const clave = derivada(salt, ikm, 'Content-Encoding: aes128gcm\0', 16);
  const iv = derivada(salt, ikm, 'Content-Encoding: nonce\0', 12);
  const decipher = createDecipheriv('aes-128-gcm', clave, iv).setAuthTag(cifrado.subarray(-16));
  const claro = Buffer.concat([decipher.update(cifrado.subarray(0, -16)), decipher.final()]);
  const fin = claro.lastIndexOf(2);
  expect(claro.subarray(fin + 1).every((byte) => byte === 0)).toBe(true);
  return JSON.parse(claro.subarray(0, fin).toString());
}

const parteDe = (parte = ''): Record<string, unknown> =>
  JSON.parse(Buffer.from(parte, 'base64url').toString());

/** What it says of who sends it, once its signature is found good. RFC 8292 */
function quienFirma({ authorization = '' }: IncomingHttpHeaders) {
  const [, jwt = '', k = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(authorization) ?? [];
  const [cabecera, cuerpo, firma = ''] = jwt.split('.');
  const punto = Buffer.from(k, 'base64url');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: punto.toString('base64url', 1, 33),
    y: punto.toString('base64url', 33),
  };
  const key = createPublicKey({ key: jwk, format: 'jwk' });
  const firmado = Buffer.from(`${cabecera}.${cuerpo}`);
  const dsa = { key, dsaEncoding: 'ieee-p1363' } as const;
  expect(verify('sha256', firmado, dsa, Buffer.from(firma, 'base64url'))).toBe(true);
  expect(parteDe(cabecera)).toEqual({ typ: 'JWT', alg: 'ES256' });
  return { ...parteDe(cuerpo), k };
}

describeServer('what players are told on their phones', ({ open }) => {
  let smtp: Smtp;
  let push: Awaited<ReturnType<typeof startPush>>;
  let club: TestApp;

  const correos = () =>
    club.base.db.selectFrom('correo').selectAll().where('estado', '=', 'pendiente').execute();
  const moviles = () => club.base.db.selectFrom('movil').selectAll().orderBy('id').execute();
  const modo = (cual: 'no' | 'pruebas' | 'si') => club.call(avisosApi.guardarModo, { body: { modo: cual } });

  /** Lets what waits leave, and answers what came to the push service. */
  async function queSalga() {
    const desde = push.recibidos.length;
    club.reloj.advance(0.2);
    await hasta(async () => (await correos()).length === 0);
    return push.recibidos.slice(desde);
  }

  async function enlaceDe(id: number): Promise<string> {
    return (await club.call(enlacePersonalApi.crear, { params: { id } })).token;
  }

  const poner = (token: string, dicho: object) =>
    club.send('POST', '/api/mi/movil', { body: { token, ...dicho } });

  /** A match to come of two players, one of them with a phone and no mail, and nothing left to be told. */
  async function unoConMovil() {
    const liga = await unaLiga(club, { notificar: true });
    const { id: ana } = await unJugador(club, { nombre: 'Ana Gil', idLiga: liga.id, email: null });
    const { id: luis } = await unJugador(club, {
      nombre: 'Luis Paz',
      idLiga: liga.id,
      email: 'luis@correo.example',
    });
    const quienes = { idLiga: liga.id, idJugador1: ana, idJugador2: luis };
    const { id } = await unPartido(club, { ...quienes, fecha: `${SABADO}T10:00` });
    await queSalga();
    const navegador = unNavegador(`ana-${ana}`);
    const token = await enlaceDe(ana);
    expect((await poner(token, navegador.dicho)).status).toBe(200);
    return { ana, luis, id, navegador, token, quienes };
  }

  const mover = async (id: number, fecha: string, cabeceras: Record<string, string> = {}) => {
    const { id: _, ...datos } = await club.call(partidosApi.leer, { params: { id } });
    const url = `/api/private/partidos/${id}`;
    const headers = { authorization: club.token, ...cabeceras };
    const respuesta = await club.app.inject({ method: 'POST', url, headers, payload: { ...datos, fecha } });
    expect(respuesta.statusCode).toBe(200);
    return respuesta;
  };

  beforeAll(async () => {
    smtp = await startSmtp();
    push = await startPush();
    club = await startForms(await open(), { smtp: { url: smtp.url }, publicUrl: ORIGEN, push: push.agent });
    club.reloj.set(AHORA);
    club.token = await club.signIn();
    await modo('si');
  });
  afterEach(async () => {
    club.reloj.set(AHORA);
    push.estado = 201;
    await club.base.db.deleteFrom('movil').execute();
    await club.base.db.updateTable('liga').set({ estado: 'inactiva' }).execute();
  });
  afterAll(async () => {
    await club?.app.close();
    await push.cierra();
    await smtp.cierra();
  });

  it('what the subject of the mail says, sealed for that browser and signed by the club, and its page', async () => {
    const { ana, id, navegador, token } = await unoConMovil();
    const desde = smtp.recibidos.length;
    await mover(id, `${SABADO}T12:00`);
    const [uno, ...otros] = await queSalga();
    expect(otros).toEqual([]);
    expect(uno?.path).toBe(`/ana-${ana}`);
    expect(uno?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: String(3 * 24 * 3600) });
    expect(uno && navegador.abrir(uno.body)).toEqual({
      texto: 'Ana Gil: cambia tu partido (sábado, 28 de noviembre)',
      enlace: rutas.jugador(ana),
      marca: expect.stringMatching(/^<.+>$/),
    });
    expect(uno?.body.includes('Ana')).toBe(false);
    const mi = (await club.send('POST', '/api/mi', { body: { token } })).body as Mi;
    const { exp, ...firma } = quienFirma(uno?.headers ?? {}) as Record<string, unknown>;
    expect(mi.moviles).toEqual([createHash('sha256').update(navegador.dicho.endpoint).digest('base64url')]);
    expect(firma).toMatchObject({ aud: 'https://push.example', sub: ORIGEN, k: mi.clavePush });
    const horas = (Number(exp) * 1000 - Date.now()) / 3_600_000;
    expect(horas > 0 && horas <= 24).toBe(true);
    // The rival, by mail as ever.
    const [alRival] = smtp.recibidos.slice(desde);
    expect(alRival?.to?.[0]?.address).toBe('luis@correo.example');
  });

  it('several acts are one, what is changed back is none, and at night it waits', async () => {
    const { id, navegador } = await unoConMovil();
    await mover(id, `${SABADO}T12:00`);
    await mover(id, `${SABADO}T13:00`);
    expect(await queSalga()).toHaveLength(1);
    await mover(id, `${SABADO}T14:00`);
    await mover(id, `${SABADO}T13:00`);
    expect(await queSalga()).toEqual([]);
    await mover(id, `${SABADO}T15:00`, { 'x-avisos': 'no' });
    expect(await correos()).toEqual([]);
    club.reloj.set('2026-11-23T20:58');
    club.token = await club.signIn();
    await mover(id, `${SABADO}T16:00`);
    club.reloj.set('2026-11-24T08:30');
    const antes = push.recibidos.length;
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(push.recibidos.length).toBe(antes);
    club.reloj.set('2026-11-24T09:01');
    const [uno] = await queSalga();
    expect(uno && navegador.abrir(uno.body)).toMatchObject({
      texto: expect.stringContaining('cambia tu partido'),
    });
    club.reloj.set(AHORA);
    club.token = await club.signIn();
  });

  it('one that does not answer is tried again as itself; one that is gone is forgotten', async () => {
    const { ana, id, navegador } = await unoConMovil();
    // Another link, which takes the place of the one it was said with.
    const { moviles: suyos } = await club.call(miApi.leer, { body: { token: await enlaceDe(ana) } });
    expect(suyos).toHaveLength(1);
    push.estado = 503;
    await mover(id, `${SABADO}T12:00`);
    const desde = push.recibidos.length;
    club.reloj.advance(0.2);
    await hasta(() => push.recibidos.length > desde + 2);
    push.estado = 410;
    const todos = await queSalga().then(() => push.recibidos.slice(desde));
    const marcas = todos.map(({ body }) => (navegador.abrir(body) as { marca: string }).marca);
    expect(new Set(marcas).size).toBe(1);
    expect(await moviles()).toEqual([]);
  });

  it('in a trial nobody is pushed to; what is turned off, or was going to be told, goes', async () => {
    const { id, navegador, token, ana } = await unoConMovil();
    await modo('pruebas');
    await mover(id, `${SABADO}T12:00`);
    expect(await queSalga()).toEqual([]);
    await modo('si');
    const partido = await club.call(partidosApi.leer, { params: { id } });
    const movido = { ...partido, fecha: `${SABADO}T13:00` };
    const previstos = await club.ensayar('POST', `/api/private/partidos/${id}`, movido);
    expect(previstos.body).toMatchObject({ avisados: 2, enMoviles: true, sinCorreo: [] });
    await mover(id, `${SABADO}T13:00`);
    expect(await correos()).toHaveLength(2);
    const { endpoint } = navegador.dicho;
    const mi = await club.call(miApi.quitarMovil, { body: { token, endpoint } });
    expect(mi.moviles).toEqual([]);
    expect(await correos()).toHaveLength(1);
    expect(await queSalga()).toEqual([]);
    expect(await club.call(avisosApi.leerDeJugador, { params: { id: ana } })).toMatchObject({ moviles: 0 });
  });

  it('phones go with the link: withdrawn, too old, and with who is forgotten; five of each player at most', async () => {
    const { ana, token } = await unoConMovil();
    for (const n of [1, 2, 3, 4, 5]) await poner(token, unNavegador(`n-${n}`).dicho);
    expect((await moviles()).map(({ endpoint }) => endpoint)).not.toContain(
      `https://push.example/ana-${ana}`,
    );
    expect(await moviles()).toHaveLength(5);
    await club.call(enlacePersonalApi.revocar, { params: { id: ana } });
    expect(await moviles()).toEqual([]);
    await poner(await enlaceDe(ana), unNavegador('viejo').dicho);
    await club.base.db
      .updateTable('enlace_personal')
      .set({ caduca: '2026-01-01' })
      .where('idJugador', '=', ana)
      .execute();
    await purgarEnlaces({ db: club.base.db } as never, club.reloj);
    expect(await moviles()).toEqual([]);
    await poner(await enlaceDe(ana), unNavegador('nuevo').dicho);
    const { version } = await club.base.db
      .selectFrom(conPersona('jugador'))
      .select('version')
      .where('id', '=', ana)
      .executeTakeFirstOrThrow();
    await club.call(personalesApi.borrar, { params: { id: ana }, body: { version, solicitudes: [] } });
    expect(await moviles()).toEqual([]);
  });

  it.each([
    ['in clear', { endpoint: 'http://push.example/a' }],
    ['this machine', { endpoint: 'https://localhost/a' }],
    ['an address', { endpoint: 'https://127.0.0.1/a' }],
    ['an address in one number', { endpoint: 'https://2130706433/a' }],
    ['an address of IPv6', { endpoint: 'https://[::1]/a' }],
    ['a name of the network', { endpoint: 'https://correo/a' }],
    ['another port', { endpoint: 'https://push.example:8443/a' }],
    ['a user', { endpoint: 'https://yo:clave@push.example/a' }],
    ['no point of the curve', { p256dh: `B${'A'.repeat(86)}` }],
    ['no address at all', { endpoint: 'push' }],
    ['a long one', { endpoint: `https://push.example/${'a'.repeat(1000)}` }],
  ])('refused, and nothing is kept: %s', async (_, cambios) => {
    const { id } = await unJugador(club, { nombre: 'Eva Sanz' });
    const { status } = await poner(await enlaceDe(id), { ...unNavegador('x').dicho, ...cambios });
    expect(status).toBe(400);
    expect(await moviles()).toEqual([]);
  });
});
