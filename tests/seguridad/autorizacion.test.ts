import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cuentasApi } from '#contract/cuentas/cuentas.ts';
import { mensajes } from '#contract/mensajes.ts';
import { insertarUsuario } from '#server/db/tables/usuario.ts';
import { sembrarDemo } from '#server/demo/demo.ts';
import { hashToken } from '#server/platform/crypto/password.ts';
import { addAdmin, startApp, type TestApp } from '#tests/support/app.ts';
import { describeServer } from '#tests/support/engines.ts';
import { AHORA } from '#tests/support/momento.ts';
import { figure } from '../support/figures.ts';
import { concreta, ENDPOINTS, PRIVADO, pedir, useSitio } from '../support/programs/sitio.ts';
import { disfraces, rutasDe, VERBOS } from '../support/rutas.ts';

const PRIVADOS = ENDPOINTS.filter(({ path }) => path.startsWith(PRIVADO));
const CAMINOS = [...new Set(PRIVADOS.map(({ path }) => path))];

/** The paths whose every spelling is tried: one of fifteen, and all of them in `npm run test:hard`. */
const PROBADOS = process.env.DUROS ? CAMINOS : CAMINOS.filter((_, i) => i % 15 === 0);

/** On each call so many of the things that are no session, in turn, and all of them in `npm run test:hard`. */
const EN_CADA_UNA = process.env.DUROS ? Number.POSITIVE_INFINITY : 5;

/** What a person of the fictional season may be reached by. */
const DATOS = /correo\.example|555 01/;
const NADA = [400, 401, 404, 405];

const caducada = async (club: TestApp): Promise<string> => {
  club.reloj.advance(-9);
  const token = await club.signIn();
  club.reloj.advance(9);
  return token;
};

const deBaja = async (club: TestApp): Promise<string> => {
  const token = await club.signIn('baja');
  await club.call(cuentasApi.cambiarEstado, { params: { usuario: 'baja' }, body: { estado: 'inactivo' } });
  return token;
};

const salida = async (club: TestApp): Promise<string> => {
  const token = await club.signIn();
  await club.send('POST', '/api/auth/logout', { token });
  return token;
};

/** Everything that is nearly a session. */
async function casiSesiones(club: TestApp): Promise<string[]> {
  const buena = club.token;
  const cambiada = (buena.startsWith('A') ? 'B' : 'A') + buena.slice(1);
  return [
    ...['', 'basura', 'null', 'undefined', 'true', '0', 'admin', "' or 1=1 --", '*', '%', '\u00e1'],
    ...[
      `Bearer ${buena}`,
      `${buena}x`,
      buena.slice(0, -1),
      cambiada,
      buena.toLowerCase(),
      `${buena},${buena}`,
    ],
    ...[hashToken(buena), 'x'.repeat(5_000)],
    ...[await salida(club), await caducada(club), await deBaja(club)],
  ];
}

/** Tries every verb on every spelling of every private path. Answers how many requests it took. */
async function probarDisfraces(url: string): Promise<number> {
  let total = 0;
  for (const camino of PROBADOS)
    for (const ruta of disfraces(concreta(camino))) {
      const respuestas = await Promise.all(
        VERBOS.map((method) => pedir(url, ruta, { method, headers: { authorization: 'basura' } })),
      );
      total += VERBOS.length;
      for (const [i, { status, html }] of respuestas.entries()) {
        expect(NADA, `${VERBOS[i]} ${ruta}`).toContain(status);
        expect(html).not.toMatch(DATOS);
      }
    }
  return total;
}

describeServer('without a session', ({ open, motor }) => {
  let club: TestApp;
  let url: string;

  beforeAll(async () => {
    const base = await open();
    club = await startApp(base);
    await addAdmin(base);
    await insertarUsuario(base.db, 'baja', 'un hash');
    await sembrarDemo(base, AHORA);
    club.token = await club.signIn();
    url = await club.app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(() => club?.app.close());

  const version = async (): Promise<number> =>
    (await club.base.db.selectFrom('version').select('version').executeTakeFirstOrThrow()).version;

  it('every private route there is stands in the contract, and the other way round', () => {
    const reales = rutasDe(club.app).filter(({ path }) => path.startsWith(PRIVADO));
    expect([...new Set(reales.map(({ path }) => path))].sort()).toEqual(CAMINOS.toSorted());
    expect(CAMINOS.length).toBeGreaterThanOrEqual(30);
  });

  async function esperarRechazo(method: string, path: string, token: string): Promise<void> {
    const answer = await club.app.inject({
      method: method as 'GET',
      url: concreta(path),
      headers: { authorization: token, 'content-type': 'application/json' },
      ...(method === 'POST' && { payload: '{"nombre":"Intruso","estado":"activa"}' }),
    });
    expect(answer.statusCode, `${method} ${path} as ${token.slice(0, 50)}`).toBe(401);
    if (method !== 'HEAD') expect(answer.json()).toEqual({ message: mensajes.sinSesion });
  }

  it('every verb of every private route answers 401, whatever is nearly a session', {
    timeout: 120_000,
  }, async () => {
    const tokens = await casiSesiones(club);
    const antes = await version();
    let total = 0;
    const turno = () => tokens.map((_, i) => tokens[(total + i) % tokens.length] ?? '').slice(0, EN_CADA_UNA);
    for (const { path, verbs } of rutasDe(club.app).filter((ruta) => ruta.path.startsWith(PRIVADO)))
      for (const method of verbs) {
        const suyos = turno();
        await Promise.all(suyos.map((token) => esperarRechazo(method, path, token)));
        total += suyos.length;
      }
    expect(total).toBeGreaterThan(tokens.length);
    figure(
      `authorization, ${motor}`,
      `${total} calls with ${tokens.length} things that are no session, all 401`,
      'all',
    );
    expect(await version()).toBe(antes);
  });

  it('a session counts in its header alone', async () => {
    const ruta = `${PRIVADO}jugadores`;
    const donde: [string, Record<string, string>][] = [
      [`${ruta}?token=${club.token}&authorization=${club.token}&jwt=${club.token}`, {}],
      [ruta, { cookie: `token=${club.token}; jwt=${club.token}; authorization=${club.token}` }],
      [ruta, { 'x-authorization': club.token, 'x-access-token': club.token }],
      [ruta, { 'proxy-authorization': club.token }],
      [
        ruta,
        { 'x-original-url': '/api/salud', 'x-rewrite-url': '/api/salud', 'x-forwarded-for': '127.0.0.1' },
      ],
      ['/api/salud', { 'x-original-url': ruta, 'x-rewrite-url': ruta }],
      [ruta, { 'x-http-method-override': 'OPTIONS', 'x-user': 'admin', 'x-forwarded-user': 'admin' }],
    ];
    for (const [camino, headers] of donde) {
      const { status, html } = await pedir(url, camino, { headers });
      expect(status, camino).toBe(camino === '/api/salud' ? 200 : 401);
      expect(html).not.toMatch(DATOS);
    }
    expect((await pedir(url, ruta, { headers: { authorization: club.token } })).html).toMatch(DATOS);
  });

  it('no spelling of a private path and no verb gets data, nor changes any', {
    timeout: 120_000,
  }, async () => {
    const antes = await version();
    const total = await probarDisfraces(url);
    figure(`spellings of private paths, ${motor}`, `${total} with all verbs, none got data`, 'none');
    expect(await version()).toBe(antes);
  });

  it('a body is not even looked at: wrong ones answer 401 too', async () => {
    for (const payload of ['{', 'x'.repeat(2_000_000), '']) {
      const headers = { 'content-type': 'application/json' };
      const answer = await club.app.inject({ method: 'POST', url: `${PRIVADO}pistas/0`, payload, headers });
      expect(answer.statusCode).toBe(401);
    }
  });
});

describe('without a session, with the pages in front', () => {
  const sitio = useSitio();

  it('no spelling of a private path gets data', { timeout: 120_000 }, async () => {
    const total = await probarDisfraces(sitio().url);
    figure('spellings of private paths, whole site', `${total} with all verbs, none got data`, 'none');
  });
});
