import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, expect, it } from 'vitest';
import { configuracionApi } from '#contract/club/configuracion.ts';
import { unaLiga, unaLigaConDos, unaPista, unPartido } from '#tests/builders/index.ts';
import { addAdmin, startApp, type TestApp, useApp } from '#tests/support/app.ts';
import { describeServer } from '#tests/support/engines.ts';
import { migrate } from './db/migrate.ts';
import { type Destino, openDatabase } from './db/open.ts';

const LIGAS = '/api/clasificaciones/ligas';
const CLAVE = '/api/configuracion?clave=mostrarIncidencias';

type Sent = { headers?: Record<string, string>; method?: 'GET' | 'HEAD' };

const get = (app: TestApp, url: string, { headers = {}, method = 'GET' }: Sent = {}) =>
  app.app.inject({ method, url, headers });

const guardar = (app: TestApp, valor: 'true' | 'false') =>
  app.call(configuracionApi.guardar, { body: [{ clave: 'mostrarIncidencias', valor }] });

/** Everything an answer carries but the moment it left. */
const sinFecha = ({ date: _, connection: _c, 'keep-alive': _k, ...headers }: Record<string, unknown>) =>
  headers;

describeServer('public answers', (engine) => {
  const app = useApp(engine);

  it('show a save in the very next answer, a hundred times', async () => {
    for (let n = 0; n < 100; n += 1) {
      const valor = n % 2 === 0 ? 'true' : 'false';
      await guardar(app(), valor);
      const answers = await Promise.all([get(app(), CLAVE), get(app(), CLAVE), get(app(), CLAVE)]);
      for (const answer of answers) expect(answer.json()).toEqual({ valor });
    }
  });

  it('are made once for each state of the data', async () => {
    const { liga, quienes } = await unaLigaConDos(app());
    const url = `/api/clasificaciones/ver?idLiga=${liga.id}`;
    const tags = async () => (await get(app(), url)).headers.etag;
    const before = await tags();
    expect(await tags()).toBe(before);
    await unPartido(app(), { ...quienes, jugador1NoPresenta: true });
    expect(await tags()).not.toBe(before);
  });

  it('carry the same headers the first time and the next ones, and may be kept only if asked about', async () => {
    await unaLiga(app());
    const [first, second] = [await get(app(), LIGAS), await get(app(), LIGAS)];
    expect(sinFecha(second.headers)).toEqual(sinFecha(first.headers));
    expect(second.body).toBe(first.body);
    expect(second.headers).toMatchObject({
      'cache-control': 'no-cache',
      'content-type': 'application/json; charset=utf-8',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      vary: 'accept-encoding',
    });
  });

  it('are not sent again to who still has them: 304 with what a cache needs to know', async () => {
    await unaLiga(app());
    const { headers: full } = await get(app(), LIGAS);
    const tag = String(full.etag);
    for (const condition of [tag, `W/${tag}`, `"x", ${tag}`, '*']) {
      const answer = await get(app(), LIGAS, { headers: { 'if-none-match': condition } });
      expect([condition, answer.statusCode, answer.body]).toEqual([condition, 304, '']);
      expect(answer.headers).toMatchObject({
        etag: tag,
        vary: 'accept-encoding',
        'cache-control': 'no-cache',
      });
      expect(answer.headers).not.toHaveProperty('content-length');
      expect(answer.headers).not.toHaveProperty('content-type');
    }
    for (const condition of ['"x"', tag.slice(1, -1), `${tag.slice(0, -1)}x"`]) {
      const answer = await get(app(), LIGAS, { headers: { 'if-none-match': condition } });
      expect([condition, answer.statusCode]).toEqual([condition, 200]);
    }
    await unaLiga(app(), { division: 2 });
    expect((await get(app(), LIGAS, { headers: { 'if-none-match': tag } })).statusCode).toBe(200);
  });

  it('say the same in every encoding, whoever asked first', async () => {
    const texto = '/api/cms/common_aviso_legal';
    const as = async (encoding: string) => get(app(), texto, { headers: { 'accept-encoding': encoding } });
    const [br, gzip, plain, none] = [
      await as('br'),
      await as('gzip'),
      await as('identity'),
      await as('nada'),
    ];
    expect(br.headers['content-encoding']).toBe('br');
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(brotliDecompressSync(br.rawPayload)).toEqual(plain.rawPayload);
    expect(gunzipSync(gzip.rawPayload)).toEqual(plain.rawPayload);
    expect(none.rawPayload).toEqual(plain.rawPayload);
    for (const { headers, rawPayload } of [br, gzip, plain])
      expect(Number(headers['content-length'])).toBe(rawPayload.length);
    const other = await get(app(), texto, {
      headers: { 'accept-encoding': 'gzip', 'if-none-match': String(br.headers.etag) },
    });
    expect(other.statusCode).toBe(200);
  });

  it('of HEAD have the headers and no body, and do not spoil those of GET', async () => {
    await unaLiga(app());
    const head = await get(app(), LIGAS, { method: 'HEAD' });
    const full = await get(app(), LIGAS);
    expect([head.statusCode, head.body, head.headers.etag]).toEqual([200, '', full.headers.etag]);
    expect(head.headers['content-length']).toBe(full.headers['content-length']);
    expect(full.json()).toHaveLength(1);
  });

  it('hang on what the call declares, in any order, and on nothing else of the address', async () => {
    const liga = await unaLiga(app(), { tipo: 'infantil' });
    const known = await get(app(), `${LIGAS}?tipo=infantil`);
    for (const query of ['?tipo=infantil&utm_source=x', '?utm_source=y&tipo=infantil', '/?tipo=infantil'])
      expect((await get(app(), LIGAS + query)).headers.etag).toBe(known.headers.etag);
    expect(known.json()).toMatchObject([{ id: liga.id }]);
    expect((await get(app(), `${LIGAS}?tipo=social`)).json()).toEqual([]);
    expect((await get(app(), `${LIGAS}?tipo=social&tipo=infantil`)).statusCode).toBe(400);
    expect((await get(app(), `${LIGAS}?tipo=social,infantil`)).statusCode).toBe(400);
    expect((await get(app(), `${LIGAS}?tipo=infantil`)).json()).toMatchObject([{ id: liga.id }]);
  });

  it('are the same whatever host they are asked of', async () => {
    await unaLiga(app());
    const evil = await get(app(), LIGAS, { headers: { host: 'evil.example', 'x-forwarded-host': 'evil' } });
    const own = await get(app(), LIGAS);
    expect(own.body).toBe(evil.body);
    expect(JSON.stringify([own.body, own.headers])).not.toContain('evil');
    const nowhere = `/nada?${LIGAS}`;
    await get(app(), LIGAS, { headers: { host: 'club.example/nada?' } });
    expect((await get(app(), nowhere, { headers: { host: 'club.example' } })).statusCode).toBe(404);
  });

  it('do not keep what was not found', async () => {
    const { liga } = await unaLigaConDos(app());
    const url = `/api/clasificaciones/ver?idLiga=${liga.id + 1}`;
    expect([(await get(app(), url)).statusCode, (await get(app(), url)).statusCode]).toEqual([404, 404]);
    await unaLiga(app(), { division: 2 });
    expect((await get(app(), url)).statusCode).toBe(200);
  });

  it('are made apart for who brings a token, alive or dead', async () => {
    await unaLiga(app());
    await get(app(), LIGAS);
    for (const authorization of [app().token, 'dead', '']) {
      const answer = await get(app(), LIGAS, { headers: { authorization } });
      expect([answer.statusCode, answer.headers['cache-control'], answer.headers.etag]).toEqual([
        200,
        'no-store',
        undefined,
      ]);
    }
    expect((await get(app(), LIGAS)).headers['cache-control']).toBe('no-cache');
  });

  it('never come from a private call', async () => {
    await unaPista(app());
    const mine = await app().api('GET', '/api/private/pistas');
    expect([mine.status, mine.headers.etag, mine.headers['cache-control']]).toEqual([
      200,
      undefined,
      'no-store',
    ]);
    expect((await get(app(), '/api/private/pistas')).statusCode).toBe(401);
  });

  it('follow the clock: what hangs on the day is another one at midnight', async () => {
    const { quienes } = await unaLigaConDos(app());
    await unPartido(app(), { ...quienes, fecha: '2026-11-21T18:00' });
    const rows = async () => (await get(app(), '/api/horarios/proximos')).json();
    expect(await rows()).toHaveLength(1);
    app().reloj.set('2026-11-22T00:00');
    expect(await rows()).toEqual([]);
  });
});

describeServer('public answers of two programs on one database', (engine) => {
  const closing: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const close of closing.splice(0).reverse()) await close();
  });

  async function replica(destino: Destino): Promise<TestApp> {
    const base = openDatabase(destino);
    await migrate(base);
    const one = await startApp(base);
    closing.push(base.close, () => one.app.close());
    return one;
  }

  it('show in each a save of the other, in the very next answer', async () => {
    const destino = await engine.destino();
    const [one, two] = [await replica(destino), await replica(destino)];
    await addAdmin(one.base);
    one.token = await one.signIn();
    two.token = one.token;
    for (let n = 0; n < 100; n += 1) {
      const valor = n % 2 === 0 ? 'true' : 'false';
      const [writer, reader] = n % 3 === 0 ? [one, two] : [two, one];
      await guardar(writer, valor);
      expect((await get(reader, CLAVE)).json()).toEqual({ valor });
    }
  });
});
