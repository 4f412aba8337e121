import { connect, type Socket } from 'node:net';
import pino from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { mensajes } from '#contract/mensajes.ts';
import type { TestApp } from '#tests/support/app.ts';
import { describeServer } from '#tests/support/engines.ts';
import { hasta, startForms } from '#tests/support/formularios.ts';

const MULTIPART = 'content-type: multipart/form-data; boundary=x';
const PART = '--x\r\ncontent-disposition: form-data; name="json"\r\n\r\n{';
const END = '}\r\n--x--\r\n';

/** More than what one address may have under way, and fewer than all the places there are. */
const SLOW = 10;
const ATTACKER = '127.0.0.1';
const OTHERS = '127.0.0.2';

const request = (method: string, path: string, { headers = [] as string[], body = '' } = {}): string =>
  [`${method} ${path} HTTP/1.1`, 'host: club', ...headers, '', body].join('\r\n');

/** Whoever is rude on purpose: they hang up at once, or never end what they began. */
describeServer('rude connections', ({ open }) => {
  const lines: string[] = [];
  let club: TestApp;
  let port: number;

  beforeAll(async () => {
    const log = pino({ level: 'debug' }, { write: (line: string) => lines.push(line) });
    club = await startForms(await open(), {}, log);
    port = Number(new URL(await club.app.listen({ port: 0, host: '0.0.0.0' })).port);
  });
  afterAll(() => club?.app.close());

  const send = (text: string, localAddress = ATTACKER): { socket: Socket; received: () => string } => {
    const socket = connect({ port, host: '127.0.0.1', localAddress });
    let received = '';
    socket.on('data', (piece) => {
      received += piece;
    });
    socket.on('error', () => {});
    socket.write(text);
    return { socket, received: () => received };
  };
  const answered = async (one: ReturnType<typeof send>): Promise<string> => {
    await hasta(async () => one.received().includes('\r\n\r\n'));
    one.socket.destroy();
    return one.received();
  };

  it('that are gone before they are looked at fail nothing', async () => {
    const headers = ['content-type: application/json', 'content-length: 60'];
    const all = [
      request('GET', '/api/captcha'),
      request('POST', '/api/contacto', { headers, body: '{"nombre"' }),
      request('POST', '/api/auth/enlace', { headers: ['content-length: 0'] }),
      request('GET', '/api/auth/login?usuario=admin&password=mala'),
      request('GET', '/api/private/ligas', { headers: ['authorization: x'] }),
      request('POST', '/api/inscripcion', { headers: [MULTIPART, 'content-length: 999'], body: PART }),
    ];
    for (let round = 0; round < 30; round += 1)
      await Promise.all(
        all.map(
          (text) =>
            new Promise<void>((resolve) => {
              const { socket } = send(text);
              socket.once('close', () => resolve());
              socket.once('connect', () => setImmediate(() => socket.resetAndDestroy()));
            }),
        ),
      );
    expect(await answered(send(request('GET', '/api/salud')))).toContain('200 OK');
    expect(lines.filter((line) => JSON.parse(line).level >= 50)).toEqual([]);
  });

  it.each([
    [
      'headers without end',
      request('GET', '/', { headers: [`cookie: ${'a'.repeat(100_000)}`] }),
      431,
      mensajes.cabecerasLargas,
    ],
    ['no HTTP', 'hola\r\n\r\n', 400, mensajes.cuerpoInvalido],
    [
      'two lengths',
      request('POST', '/api/contacto', { headers: ['content-length: 3', 'transfer-encoding: chunked'] }),
      400,
      mensajes.cuerpoInvalido,
    ],
  ])('with %s are told so as everybody is', async (_what, text, status, message) => {
    const answer = await answered(send(text));
    expect(answer).toContain(`HTTP/1.1 ${status} `);
    expect(answer.toLowerCase()).toContain("content-security-policy: default-src 'none'");
    expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toEqual({ message });
  });

  it('that never end, from one address, leave the forms to the others', async () => {
    const headers = [MULTIPART, 'content-length: 99999'];
    const slow = Array.from({ length: SLOW }, () =>
      send(request('POST', '/api/inscripcion', { headers, body: PART })),
    );
    const body = PART + END;
    const whole = request('POST', '/api/inscripcion', {
      headers: [MULTIPART, `content-length: ${body.length}`],
      body,
    });
    await Promise.all(slow.map(({ socket }) => new Promise((resolve) => socket.once('connect', resolve))));
    expect(await answered(send(request('GET', '/api/salud')))).toContain('200 OK');
    const answers = await Promise.all([1, 2, 3].map(() => answered(send(whole, OTHERS))));
    for (const answer of answers) expect(answer).toContain(mensajes.datosInvalidos);
    for (const { socket, received } of slow) {
      expect(received()).toBe('');
      socket.destroy();
    }
    expect(await answered(send(whole))).toContain(mensajes.datosInvalidos);
  });
});
