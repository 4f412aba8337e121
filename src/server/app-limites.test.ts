import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { mensajes } from '#contract/mensajes.ts';
import { fixedClock, TestApp, useApp } from '#tests/support/app.ts';
import { describeServer } from '#tests/support/engines.ts';
import { AHORA } from '#tests/support/momento.ts';
import { buildApp } from './app.ts';
import { PATIENCE, REQUEST_LIMIT } from './platform/http/limits.ts';

/** Of these, one address may hold four. */
const CONEXIONES = 32;

describeServer('what one address may ask for', (engine) => {
  const app = useApp(engine);
  let otra: TestApp | undefined;
  afterEach(async () => {
    await otra?.app.close();
    otra = undefined;
  });

  /** The same club, with everybody counted. */
  async function contada(trustProxy = false): Promise<TestApp> {
    const reloj = fixedClock(AHORA);
    const paciencia = { ...PATIENCE, connections: CONEXIONES };
    const dada = await buildApp({ base: app().base, reloj, site: null, paciencia, trustProxy });
    otra = new TestApp(app().base, reloj, dada);
    otra.token = app().token;
    return otra;
  }

  const puerto = async (club: TestApp): Promise<number> =>
    Number(new URL(await club.app.listen({ port: 0, host: '127.0.0.1' })).port);

  const abrir = (port: number): Socket => connect(port, '127.0.0.1').on('error', () => {});

  async function primeraLinea(socket: Socket): Promise<string> {
    const [piece] = await once(socket, 'data');
    return String(piece).split('\r\n')[0] ?? '';
  }

  it.each(['/api/auth/login', '/api/contacto', '/api/pruebanivel', '/api/auth/enlace'])(
    '%s takes a body of 16 KB and not one of more',
    async (ruta) => {
      const enviar = async (bytes: number) =>
        (await app().send('POST', ruta, { body: { usuario: 'x'.repeat(bytes) } })).status;
      expect(await enviar(17_000)).toBe(413);
      expect(await enviar(15_000)).not.toBe(413);
    },
  );

  it('the longest message, with its captcha, fits', async () => {
    const mensaje = 'ñ'.repeat(5_000);
    const body = {
      nombre: 'Ana',
      email: 'ana@correo.example',
      mensaje,
      token: 'x'.repeat(5_000),
      conforme: true,
    };
    expect((await app().send('POST', '/api/contacto', { body })).status).toBe(422);
  });

  it.each(['/api/no-such-thing', '/nada', '/api/private/nada'])(
    '%s is nowhere: told before the body comes, and no more of it is read',
    async (ruta) => {
      const socket = abrir(await puerto(await contada()));
      socket.write(
        `POST ${ruta} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 900000\r\n\r\n[[`,
      );
      expect(await primeraLinea(socket)).toBe('HTTP/1.1 404 Not Found');
      if (!socket.closed) await once(socket, 'close');
    },
  );

  it('is so much in ten seconds, of each address, staff too', async () => {
    const club = await contada();
    const pedir = async (ip: string) =>
      (await club.send('GET', '/api/private/pistas', { ip, token: club.token })).status;
    for (let i = 0; i < REQUEST_LIMIT.points; i += 1) expect(await pedir('203.0.113.7')).toBe(200);
    expect(await club.send('GET', '/api/salud', { ip: '203.0.113.7' })).toMatchObject({
      status: 429,
      body: { message: mensajes.demasiadasPeticiones },
    });
    expect(await pedir('203.0.113.8')).toBe(200);
  });

  it('is an eighth of the connections, unless a proxy is trusted', async () => {
    /** How many of ten the other end leaves open: those it answers. */
    const quedan = async (club: TestApp): Promise<number> => {
      const port = await puerto(club);
      const sockets = Array.from({ length: 10 }, () => abrir(port));
      const fines = await Promise.all(
        sockets.map(async (socket) => {
          socket.write('GET /api/salud HTTP/1.1\r\nhost: x\r\n\r\n');
          const fin = await Promise.race([once(socket, 'data'), once(socket, 'close')]).catch(() => []);
          return fin[0] instanceof Buffer;
        }),
      );
      for (const socket of sockets) socket.destroy();
      return fines.filter((contestada) => contestada).length;
    };
    expect(await quedan(await contada())).toBe(CONEXIONES / 8);
    await otra?.app.close();
    expect(await quedan(await contada(true))).toBe(10);
  });

  it('a forwarded request is told on the panel when no proxy was declared, and only then', async () => {
    const avisos = async (club: TestApp) =>
      (await club.app.inject({ url: '/api/private/resumen', headers: { authorization: club.token } })).json()
        .avisos;
    const reenviada = (club: TestApp) =>
      club.app.inject({ url: '/api/salud', headers: { 'x-forwarded-for': '203.0.113.7' } });
    const sin = await contada();
    expect(await avisos(sin)).toEqual([]);
    await reenviada(sin);
    expect(await avisos(sin)).toEqual(['proxySinDeclarar']);
    await otra?.app.close();
    const con = await contada(true);
    await reenviada(con);
    expect(await avisos(con)).toEqual([]);
  });

  it('a text of nothing but lists inside lists is refused before it is cleaned', async () => {
    const vista = (html: string) => app().api('POST', '/api/private/contenidos/vista', { html });
    const desde = performance.now();
    expect((await vista('<ul><li>'.repeat(25_000))).status).toBe(400);
    expect(performance.now() - desde).toBeLessThan(500);
    expect((await vista(`<table>${'<tr><td>1</td></tr>'.repeat(500)}</table>`)).status).toBe(200);
  });
});
