import { connect } from 'node:net';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestApp } from '#tests/support/app.ts';
import { describeServer } from '#tests/support/engines.ts';
import { startForms } from '#tests/support/formularios.ts';
import { figure } from '../support/figures.ts';
import { mensajeRoto } from '../support/hostile/mensajes-rotos.ts';
import { huellaDe } from '../support/intacto.ts';

/** In every run of the tests the same ones; `npm run test:hard` asks for more, new each time. */
const MESSAGES = Number(process.env.MENSAJES ?? 200);
const SEED = process.env.MENSAJES ? undefined : 20_261_121;
const AT_ONCE = 20;
/** Who says no more is not waited for: the rest of what it promised will not come. */
const WAIT_MS = 150;

const INSIDE = /node_modules|\.ts:\d|\n\s+at \w|SQLITE|TypeError|RangeError/;

const hablar = (port: number, bytes: string): Promise<string> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    let oido = '';
    socket.setTimeout(WAIT_MS, () => socket.end());
    socket.setEncoding('latin1');
    socket.on('data', (trozo) => {
      oido += trozo;
    });
    socket.on('error', () => {});
    socket.on('close', () => resolve(oido));
    socket.write(Buffer.from(bytes, 'latin1'));
    setTimeout(() => socket.destroy(), WAIT_MS * 4);
  });

const estadosDe = (oido: string): string[] =>
  [...oido.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, uno = '']) => uno);

describeServer('bytes on the wire', ({ open, motor }) => {
  let club: TestApp;
  let port: number;
  let huella: () => Promise<string>;

  beforeAll(async () => {
    const base = await open();
    club = await startForms(base, { subidas: { seconds: 1 } });
    port = Number(new URL(await club.app.listen({ port: 0, host: '127.0.0.1' })).port);
    huella = await huellaDe(base);
  });
  afterAll(() => club?.app.close());

  it('that are no requests break nothing, write nothing and learn nothing', {
    timeout: 60_000 + MESSAGES * 100,
  }, async () => {
    const antes = await huella();
    const mensajes = fc.sample(mensajeRoto, { numRuns: MESSAGES, ...(SEED !== undefined && { seed: SEED }) });
    const estados = new Map<string, number>();
    for (let i = 0; i < mensajes.length; i += AT_ONCE) {
      const tanda = mensajes.slice(i, i + AT_ONCE);
      const oidos = await Promise.all(tanda.map((bytes) => hablar(port, bytes)));
      for (const [j, oido] of oidos.entries()) {
        const vistos = estadosDe(oido);
        for (const estado of vistos.length > 0 ? vistos : ['hung up'])
          estados.set(estado, (estados.get(estado) ?? 0) + 1);
        expect(
          vistos.filter((estado) => estado.startsWith('5')),
          JSON.stringify(tanda[j]),
        ).toEqual([]);
        expect(oido).not.toMatch(INSIDE);
      }
    }
    const cuantos = [...estados].sort().map(([estado, veces]) => `${estado} × ${veces}`);
    figure(
      `bytes on the wire, ${motor}`,
      `${MESSAGES} messages, 0 of 5xx, nothing written (${cuantos.join(', ')})`,
      '0 and nothing',
    );
    expect(await huella()).toBe(antes);
    expect((await club.send('GET', '/api/salud')).status).toBe(200);
  });

  it.each([
    ['a length and pieces', 'content-length: 6\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n'],
    ['two lengths', 'content-length: 0\r\ncontent-length: 60\r\n\r\n'],
    ['pieces that are not the last coding', 'transfer-encoding: chunked, x\r\n\r\n0\r\n\r\n'],
    ['a length with a sign', 'content-length: +5\r\n\r\nhola!'],
    ['a name with a space', 'content-length : 5\r\n\r\nhola!'],
    ['lines that end in half', 'content-length: 5\r\n\n\r\nhola!'],
  ])('nobody smuggles a request behind one with %s', async (_que, resto) => {
    const escondida = `GET /api/private/jugadores HTTP/1.1\r\nhost: club\r\nauthorization: ${club.token}\r\n\r\n`;
    const oido = await hablar(port, `POST /api/contacto HTTP/1.1\r\nhost: club\r\n${resto}${escondida}`);
    expect(estadosDe(oido)).toEqual(['400']);
  });
});
