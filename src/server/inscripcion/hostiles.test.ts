import { connect } from 'node:net';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { mensajes } from '#contract/mensajes.ts';
import type { TestApp } from '#tests/support/app.ts';
import { describeServer } from '#tests/support/engines.ts';
import {
  cuantos,
  datosInscripcion,
  enviarCuerpo,
  enviarInscripcion,
  esperarNada,
  hasta,
  multipart,
  startForms,
  unToken,
  vaciar,
} from '#tests/support/formularios.ts';
import { bomba, GIF, HTML, PDF, SVG } from '#tests/support/hostile/archivos-hostiles.ts';

const blob = (bytes: Uint8Array | string): Blob =>
  new Blob([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)]);

const CAMPUS = { tipo: 'campusverano', semana1: 'a' };
const MB = 1024 * 1024;

describeServer('hostile uploads', ({ open }) => {
  let club: TestApp;
  let puerto: number;
  let jpeg: Buffer;

  beforeAll(async () => {
    club = await startForms(await open(), { subidas: { seconds: 1, atOnce: 3, waiting: 50, lingerMs: 300 } });
    puerto = Number(new URL(await club.app.listen({ port: 0, host: '127.0.0.1' })).port);
    jpeg = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#48a' } })
      .jpeg()
      .toBuffer();
  });
  beforeEach(() => vaciar(club.base));
  afterAll(() => club?.app.close());

  it.each<[string, 'file' | 'comprobantePago', () => Buffer | string, number, string]>([
    ['an SVG', 'file', () => SVG, 415, mensajes.fotoNoAdmitida],
    ['an HTML page', 'file', () => HTML, 415, mensajes.fotoNoAdmitida],
    ['an SVG as receipt', 'comprobantePago', () => SVG, 415, mensajes.comprobanteNoAdmitido],
    ['a GIF', 'file', () => GIF, 415, mensajes.fotoNoAdmitida],
    ['a PDF as photo', 'file', () => PDF, 415, mensajes.fotoNoAdmitida],
    ['HTML before a PDF', 'comprobantePago', () => HTML + PDF, 415, mensajes.comprobanteNoAdmitido],
    ['half a PDF', 'comprobantePago', () => PDF.slice(0, 20), 415, mensajes.archivoDanado],
    ['a JPEG cut short', 'file', () => jpeg.subarray(0, jpeg.length / 2), 415, mensajes.archivoDanado],
    ['the head of a JPEG', 'file', () => jpeg.subarray(0, 12), 415, mensajes.archivoDanado],
    ['a PNG of 702 megapixels', 'file', () => bomba(26_000, 27_000), 413, mensajes.imagenEnorme],
    ['a PNG of 4294967295 on a side', 'file', () => bomba(2 ** 32 - 1, 1), 415, mensajes.archivoDanado],
    [
      'nine megabytes',
      'file',
      () => Buffer.concat([jpeg, Buffer.alloc(9 * MB)]),
      413,
      mensajes.archivoGrande,
    ],
  ])('%s is refused', async (_que, parte, contenido, status, message) => {
    const respuesta = await enviarInscripcion(club, CAMPUS, [[parte, [blob(contenido()), 'foto.jpg']]]);
    expect(respuesta).toMatchObject({ status, body: { message } });
    await esperarNada(club.base);
  });

  it('of a picture that is also a page only the picture is kept', async () => {
    const poliglota = Buffer.concat([jpeg, Buffer.from(HTML)]);
    const { body } = await enviarInscripcion(club, CAMPUS, [['file', [blob(poliglota), 'x.html']]]);
    expect(body).toBe(true);
    const { id } = await club.base.db.selectFrom('solicitud').select('id').executeTakeFirstOrThrow();
    const adjunto = await club.base.db.selectFrom('adjunto').select('id').executeTakeFirstOrThrow();
    const { rawPayload } = await club.app.inject({
      url: `/api/private/solicitudes/${id}/adjuntos/${adjunto.id}`,
      headers: { authorization: club.token },
    });
    expect(rawPayload.includes('script')).toBe(false);
  });

  it.each([
    ['no JPEG', 'data:image/png;base64,AAAA'],
    ['no base64', 'data:image/jpeg;base64,<script>'],
    ['no picture', `data:image/jpeg;base64,${Buffer.from(HTML).toString('base64')}`],
    ['an address', 'https://example.com/firma.jpg'],
  ])('a signature that is %s is refused', async (_que, firma) => {
    const respuesta = await enviarInscripcion(club, { ...CAMPUS, firma });
    expect(respuesta).toMatchObject({ status: 400, body: { message: mensajes.firmaNoAdmitida } });
    await esperarNada(club.base);
  });

  it.each<[string, () => [string, string | [Blob, string]][], number, string]>([
    ['fifty parts', () => Array.from({ length: 50 }, (_, i) => [`p${i}`, 'x']), 400, mensajes.partesDeMas],
    [
      'fifty files',
      () => Array.from({ length: 50 }, () => ['file', [blob(jpeg), 'a.jpg']]),
      400,
      mensajes.partesDeMas,
    ],
    ['a part nobody asked for', () => [['otra', 'x']], 400, mensajes.partesDeMas],
    ['a part called __proto__', () => [['__proto__', 'x']], 400, mensajes.partesDeMas],
    [
      'two json parts',
      () => [
        ['json', '{}'],
        ['json', '{}'],
      ],
      400,
      mensajes.partesDeMas,
    ],
    ['a broken json part', () => [['json', '{']], 400, mensajes.cuerpoInvalido],
    ['a json part of a megabyte', () => [['json', `"${'a'.repeat(MB)}"`]], 413, mensajes.archivoGrande],
    ['no json part', () => [['file', [blob(jpeg), 'a.jpg']]], 400, mensajes.datosInvalidos],
    ['a json part that is a list', () => [['json', '[]']], 400, mensajes.datosInvalidos],
  ])('%s is refused', async (_que, partes, status, message) => {
    const respuesta = await enviarCuerpo(club, await multipart(partes()));
    expect(respuesta).toMatchObject({ status, body: { message } });
    await esperarNada(club.base);
  });

  it.each([
    ['nothing', ''],
    ['no end', '--x\r\ncontent-disposition: form-data; name="json"\r\n\r\n{}'],
    ['another boundary', '--y\r\ncontent-disposition: form-data; name="json"\r\n\r\n{}\r\n--y--\r\n'],
    ['noise', '\u0000\u0001\u0002'.repeat(1000)],
    ['headers without end', `--x\r\n${'a: b\r\n'.repeat(5000)}`],
  ])('a body with %s is refused', async (_que, texto) => {
    const { status } = await enviarCuerpo(club, {
      payload: Buffer.from(texto),
      type: 'multipart/form-data; boundary=x',
    });
    expect(status).toBe(400);
    await esperarNada(club.base);
  });

  it('a multipart body without boundary, or where it is not expected, is refused', async () => {
    const payload = Buffer.from('x');
    expect((await enviarCuerpo(club, { payload, type: 'multipart/form-data' })).status).toBe(400);
    expect((await enviarCuerpo(club, { payload, type: 'application/json' })).status).toBe(400);
    const { payload: cuerpo, type } = await multipart([['json', '{}']]);
    const headers = { 'content-type': type };
    const otra = await club.app.inject({ method: 'POST', url: '/api/contacto', headers, payload: cuerpo });
    expect(otra.statusCode).toBe(415);
  });

  const cabecera = (largo: number): string =>
    [
      'POST /api/inscripcion HTTP/1.1',
      'host: club',
      'content-type: multipart/form-data; boundary=x',
      `content-length: ${largo}`,
      '',
      '--x\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n',
    ].join('\r\n');

  it('a body that comes drop by drop is given up', { timeout: 15_000 }, async () => {
    const socket = connect(puerto, '127.0.0.1');
    let respuesta = '';
    socket.on('data', (trozo) => {
      respuesta += trozo;
    });
    socket.on('error', () => {});
    socket.write(cabecera(MB));
    const goteo = setInterval(() => socket.write('a'), 50);
    await hasta(() => socket.closed, 10_000);
    clearInterval(goteo);
    expect(respuesta).toContain('HTTP/1.1 408');
    expect(respuesta).toContain(mensajes.subidaLenta);
    await esperarNada(club.base);
  });

  it('uploads cut off by the sender leave nothing, and give their places back', async () => {
    for (let i = 0; i < 12; i += 1) {
      const socket = connect(puerto, '127.0.0.1');
      socket.on('error', () => {});
      socket.write(cabecera(4 * MB) + 'a'.repeat(100_000));
      await new Promise((resolve) => setTimeout(resolve, 20));
      socket.destroy();
    }
    await esperarNada(club.base);
    expect((await enviarInscripcion(club)).body).toBe(true);
  });

  it('many large ones at once take turns', async () => {
    const cuerpo = async (): Promise<FormData> => {
      const form = new FormData();
      form.append('json', JSON.stringify(datosInscripcion({ ...CAMPUS, token: await unToken(club) })));
      form.append('file', blob(Buffer.concat([bomba(26_000, 27_000), Buffer.alloc(7 * MB)])), 'a.png');
      return form;
    };
    const enviar = async (): Promise<number> =>
      (await fetch(`http://127.0.0.1:${puerto}/api/inscripcion`, { method: 'POST', body: await cuerpo() }))
        .status;
    const estados = await Promise.all(Array.from({ length: 6 }, enviar));
    expect(new Set(estados)).toEqual(new Set([413]));
    expect(await cuantos(club.base, 'solicitud')).toBe(0);
  });
});
