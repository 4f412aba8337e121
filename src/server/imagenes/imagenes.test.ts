import sharp from 'sharp';
import { expect, it } from 'vitest';
import { mensajes } from '#contract/mensajes.ts';
import type { ImagenSubida } from '#contract/sitio/imagenes.ts';
import { useApp } from '#tests/support/app.ts';
import { describeEngines } from '#tests/support/engines.ts';
import { bomba, GIF, HTML, PDF, SVG } from '#tests/support/hostile/archivos-hostiles.ts';

const BORDE = 'borde-de-prueba';

function cuerpo(bytes: Buffer | string, parte = 'file'): Buffer {
  const cabeza = `--${BORDE}\r\ncontent-disposition: form-data; name="${parte}"; filename="x.jpg"\r\ncontent-type: image/jpeg\r\n\r\n`;
  return Buffer.concat([Buffer.from(cabeza), Buffer.from(bytes), Buffer.from(`\r\n--${BORDE}--\r\n`)]);
}

const foto = (width: number, height: number, extra = {}): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#4862a0' } })
    .withExif({ IFD0: { Artist: 'Persona Secreta' }, ...extra })
    .jpeg()
    .toBuffer();

const MEDIA = (await foto(400, 400)).subarray(0, 900);

describeEngines('pictures of the texts', (engine) => {
  const club = useApp(engine);
  const subir = async (bytes: Buffer | string, { token = club().token, parte = 'file' } = {}) => {
    const answer = await club().app.inject({
      method: 'POST',
      url: '/api/private/imagenes',
      headers: { authorization: token, 'content-type': `multipart/form-data; boundary=${BORDE}` },
      payload: cuerpo(bytes, parte),
    });
    return { status: answer.statusCode, body: answer.json() as ImagenSubida & { message: string } };
  };
  const pedir = (url: string) => club().app.inject({ method: 'GET', url });

  it('are painted anew in three widths and three kinds, without what they hid, and kept for a week', async () => {
    const { status, body } = await subir(await foto(2000, 1000));
    expect({ status, ...body }).toMatchObject({ status: 200, ancho: 1600, alto: 800 });
    const [, hash = ''] = /^\/imagenes\/([0-9a-f]{32})-1600\.webp$/.exec(body.src) ?? [];
    for (const ancho of [480, 960, 1600])
      for (const [tipo, formato] of [
        ['avif', 'heif'],
        ['webp', 'webp'],
        ['jpg', 'jpeg'],
      ]) {
        const { statusCode, headers, rawPayload } = await pedir(`/imagenes/${hash}-${ancho}.${tipo}`);
        expect(statusCode).toBe(200);
        expect(headers).toMatchObject({
          'cache-control': 'public, max-age=604800, immutable',
          'x-content-type-options': 'nosniff',
          'content-type': `image/${tipo === 'jpg' ? 'jpeg' : tipo}`,
        });
        const cabeza = await club().app.inject({ method: 'HEAD', url: `/imagenes/${hash}-${ancho}.${tipo}` });
        expect([cabeza.statusCode, cabeza.headers['content-type']]).toEqual([200, headers['content-type']]);
        const { width, format, exif } = await sharp(rawPayload).metadata();
        expect({ width, format, exif }).toEqual({ width: ancho, format: formato, exif: undefined });
        expect(rawPayload.includes('Persona Secreta')).toBe(false);
      }
  });

  it('a small one is not enlarged, one lying on its side stands up, the same one again is the same', async () => {
    const { body } = await subir(await foto(300, 200));
    expect(body).toMatchObject({ ancho: 300, alto: 200, src: expect.stringMatching(/-300\.webp$/) });
    const tumbada = await sharp(await foto(200, 100))
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await subir(tumbada)).body).toMatchObject({ ancho: 100, alto: 200 });
    expect((await subir(await foto(300, 200))).body).toEqual(body);
  });

  it.each([
    ['an SVG', SVG, 415, mensajes.imagenNoAdmitida],
    ['a page', HTML, 415, mensajes.imagenNoAdmitida],
    ['a PDF', PDF, 415, mensajes.imagenNoAdmitida],
    ['a bomb', bomba(60_000, 60_000), 413, mensajes.imagenEnorme],
    ['half a picture', MEDIA, 415, mensajes.archivoDanado],
    ['the first bytes of one', Buffer.from('ffd8ffe000104a4649460001', 'hex'), 415, mensajes.archivoDanado],
    ['one of 9 MB', Buffer.alloc(9_000_000, 1), 413, mensajes.archivoGrande],
  ])('%s is refused', async (_, bytes, status, message) => {
    expect(await subir(bytes)).toMatchObject({ status, body: { message } });
  });

  it('one that is also a page keeps only its picture', async () => {
    const doble = Buffer.concat([await foto(100, 100), Buffer.from('<script>alert(1)</script>')]);
    const { status, body } = await subir(doble);
    expect(status).toBe(200);
    expect((await pedir(body.src)).rawPayload.includes('<script')).toBe(false);
    expect((await subir(GIF)).status).toBe(200);
  });

  it('only for staff, only as a file, and only what is there', async () => {
    expect((await subir(await foto(10, 10), { token: 'nadie' })).status).toBe(401);
    expect((await subir(await foto(10, 10), { parte: 'otra' })).status).toBe(400);
    expect((await club().api('POST', '/api/private/imagenes', { file: 'x' })).status).toBe(415);
    for (const fichero of ['x.webp', `${'0'.repeat(32)}-480.webp`, '..%2f..%2fetc%2fpasswd', 'a-480.svg'])
      expect((await pedir(`/imagenes/${fichero}`)).statusCode).toBe(404);
  });

  it('a text names them with their true size, and pages with every copy of them', async () => {
    const { body } = await subir(await foto(700, 350));
    const html = `<p><img src="${body.src}" width="9999" height="1" onload="x()" alt="Pista &quot;1&quot;"></p>`;
    const guardado = await club().api('POST', '/api/private/contenidos/club_equipo', { html });
    expect((guardado.body as { html: string }).html).toBe(
      `<p><img src="${body.src}" alt="Pista &quot;1&quot;" width="700" height="350"></p>`,
    );
    const { text } = await club().send('GET', '/api/cms/club_equipo');
    expect(text).toMatch(
      /^<p><picture><source type="image\/avif" srcset="\S+-480\.avif 480w, \S+-700\.avif 700w"/,
    );
    expect(text).toMatch(
      /alt="Pista &quot;1&quot;" width="700" height="350" loading="lazy" decoding="async">/,
    );
    for (const [, url = ''] of text.matchAll(/(\/imagenes\/\S+?)[ "]/g))
      expect((await pedir(url)).statusCode, url).toBe(200);
  });

  it('without a description it is not saved', async () => {
    const { body } = await subir(await foto(50, 50));
    const sin = await club().api('POST', '/api/private/contenidos/club_equipo', {
      html: `<img src="${body.src}" alt=" ">`,
    });
    expect(sin).toMatchObject({ status: 400, body: { message: mensajes.imagenSinDescripcion } });
  });
});
