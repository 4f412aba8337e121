import sharp from 'sharp';
import { beforeEach, expect, it } from 'vitest';
import { mensajes } from '#contract/mensajes.ts';
import type { Contenido } from '#contract/sitio/contenidos.ts';
import type { ImagenGuardada, ImagenSubida } from '#contract/sitio/imagenes.ts';
import type { NoticiaPrivada } from '#contract/sitio/noticias.ts';
import { crearFirma } from '#server/db/registro/firma.ts';
import { useApp } from '#tests/support/app.ts';
import { describeServer } from '#tests/support/engines.ts';
import { frasesDelRegistro } from '#tests/support/registro.ts';
import { purgarImagenes } from './imagenes.ts';

const RUTA = '/api/private/imagenes';
const PADEL = '/api/private/contenidos/escuela_padel';
const BORDE = 'borde-de-prueba';

async function cuerpo(color: string): Promise<Buffer> {
  const foto = sharp({ create: { width: 600, height: 300, channels: 3, background: color } });
  const cabeza = `--${BORDE}\r\ncontent-disposition: form-data; name="file"; filename="x.png"\r\ncontent-type: image/png\r\n\r\n`;
  return Buffer.concat([
    Buffer.from(cabeza),
    await foto.png().toBuffer(),
    Buffer.from(`\r\n--${BORDE}--\r\n`),
  ]);
}

describeServer('pictures that are taken off the site', (engine) => {
  const club = useApp(engine);
  let src = '';
  let hash = '';

  const subir = async (color = '#4862a0'): Promise<string> => {
    const { body } = await club()
      .app.inject({
        method: 'POST',
        url: RUTA,
        headers: {
          authorization: club().token,
          'content-type': `multipart/form-data; boundary=${BORDE}`,
        },
        payload: await cuerpo(color),
      })
      .then((answer) => ({ body: answer.json() as ImagenSubida }));
    return body.src;
  };
  const img = () => `<p>Foto</p><img src="${src}" alt="Dos niñas en la pista 2" width="600" height="300">`;
  const pagina = async (html: string) => (await club().api('POST', PADEL, { html })).body as Contenido;
  const noticia = async (cambios: object = {}, id = 0) => {
    const datos = { title: 'Torneo', content: img(), link: null, fecha: '2026-11-20T18:00', ...cambios };
    return (await club().api('POST', `/api/private/noticias/${id}`, datos)).body as NoticiaPrivada;
  };
  const borrar = (uno = hash) => club().api('DELETE', `${RUTA}/${uno}`);
  const lista = async () => (await club().api('GET', RUTA)).body as ImagenGuardada[];
  const estados = async () => {
    const rutas = [480, 600].flatMap((ancho) =>
      ['avif', 'webp', 'jpg'].map((tipo) => `/imagenes/${hash}-${ancho}.${tipo}`),
    );
    return Promise.all(rutas.map(async (ruta) => (await club().send('GET', ruta)).status));
  };

  beforeEach(async () => {
    src = await subir();
    hash = src.slice('/imagenes/'.length).split('-')[0] ?? '';
  });

  it('one that nothing shows goes in every size and kind, and the log tells of it', async () => {
    expect(await estados()).toEqual(Array(6).fill(200));
    expect((await borrar()).status).toBe(204);
    expect(await estados()).toEqual(Array(6).fill(404));
    expect(await lista()).toEqual([]);
    expect((await borrar()).status).toBe(404);
    expect((await borrar('x')).status).toBe(404);
    expect((await club().api('GET', '/api/private/log/')).text).toContain('Borra una imagen de la web');
  });

  it('while a page or a news item shows it, even one taken down, it is refused with where it is', async () => {
    await pagina(img());
    expect((await borrar()).body).toEqual({ message: mensajes.imagenEnUso('la página «Pádel»') });
    const { id } = await noticia({ publicada: false, content: img().replace('<p>Foto</p>', '') });
    expect(await lista()).toEqual([
      {
        ...{ hash, src, ancho: 600, alto: 300, descripcion: null, versiones: 0, seBorra: null },
        paginas: [{ titulo: 'Pádel', ruta: '/private/contenidos/escuela_padel' }],
        noticias: [{ titulo: 'Torneo', ruta: expect.stringMatching(/^\/private\/noticias\/\d+$/) }],
      },
    ]);
    const donde = 'la página «Pádel» y la noticia «Torneo»';
    expect(await borrar()).toMatchObject({ status: 409, body: { message: mensajes.imagenEnUso(donde) } });
    await pagina('<p>Sin foto</p>');
    await club().api('DELETE', `/api/private/noticias/${id}`);
    expect(await lista()).toMatchObject([{ paginas: [], noticias: [], versiones: 1 }]);
    expect((await borrar()).status).toBe(204);
  });

  it('at the head of a news item it is in use; one that is not here, or says nothing, is no head', async () => {
    const imagen = { src: src.replace('-600.', '-480.'), alt: ' Dos niñas en la pista 2 ' };
    const { id, imagen: guardada } = await noticia({ content: '<p>Hola</p>', imagen });
    expect(guardada).toEqual({ src, alt: 'Dos niñas en la pista 2' });
    expect((await club().send('GET', '/api/news')).body).toMatchObject([{ id, imagen: guardada }]);
    expect(await lista()).toMatchObject([{ noticias: [{ titulo: 'Torneo' }] }]);
    expect((await borrar()).body).toEqual({ message: mensajes.imagenEnUso('la noticia «Torneo»') });
    const mala = async (otra: object) =>
      (await noticia({ imagen: { ...imagen, ...otra } })) as unknown as { errors: unknown };
    const perdida = { src: `/imagenes/${'0'.repeat(32)}-480.webp` };
    expect((await mala(perdida)).errors).toEqual([{ path: 'imagen', message: mensajes.imagenPerdida }]);
    expect((await mala({ alt: ' ' })).errors).toEqual([
      { path: 'imagen', message: mensajes.imagenSinDescripcion },
    ]);
    expect((await noticia({ imagen: null })).imagen).toBeNull();
  });

  it('in a place of the site it is in use, and the log tells where it was put', async () => {
    const poner = (foto: object | null, hueco = 'inicio') =>
      club().api('POST', `/api/private/fotos/${hueco}`, { foto });
    const foto = { src, alt: 'Dos niñas en la pista 2' };
    expect((await poner(foto)).body).toEqual([{ ...foto, hueco: 'inicio' }]);
    expect((await club().send('GET', '/api/fotos')).body).toEqual([{ ...foto, hueco: 'inicio' }]);
    expect((await borrar()).body).toEqual({
      message: mensajes.imagenEnUso('la página «Portada: la gente del club»'),
    });
    expect(await poner({ ...foto, alt: '' })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'foto', message: mensajes.imagenSinDescripcion }] },
    });
    expect((await poner(foto, 'otro')).status).toBe(404);
    expect((await poner(null)).body).toEqual([]);
    expect((await borrar()).status).toBe(204);
    const { text } = await club().api('GET', '/api/private/log/');
    expect(text).toContain('Pone una foto en «Portada: la gente del club»');
    expect(text).toContain('Quita la foto de «Portada: la gente del club»');
  });

  it('says what it shows, until it says something else', async () => {
    const describir = (descripcion: string, cual = hash) =>
      club().api('POST', `/api/private/imagenes/${cual}`, { descripcion });
    expect((await describir(' Una pista al sol ')).status).toBe(204);
    expect(await lista()).toMatchObject([{ descripcion: 'Una pista al sol' }]);
    await describir('');
    expect(await lista()).toMatchObject([{ descripcion: null }]);
    expect((await describir('x'.repeat(201))).status).toBe(400);
    expect((await describir('Nada', '0'.repeat(32))).status).toBe(404);
  });

  it('a publication of a news item that is read no more is an older version', async () => {
    const { id } = await noticia({});
    expect(await lista()).toMatchObject([{ noticias: [{ titulo: 'Torneo' }], versiones: 0 }]);
    await noticia({ imagen: null, content: '<p>Sin ella</p>' }, id);
    expect(await lista()).toMatchObject([{ noticias: [], versiones: 1 }]);
  });

  it('an older version that showed it comes back without it', async () => {
    const { version: numero } = await pagina(img());
    await pagina('<p>Sin foto</p>');
    await borrar();
    const vuelta = await club().api('POST', `${PADEL}/restaurar`, { numero });
    expect(vuelta).toMatchObject({ status: 200, body: { html: '<p>Foto</p>' } });
  });

  it('one that nothing uses goes by itself thirty days after the purge that saw it so', async () => {
    const firmada = crearFirma(club().base, club().reloj)({ usuario: null });
    const purgarEn = (dia: string) => {
      club().reloj.set(`${dia}T04:00`);
      return purgarImagenes(firmada, club().reloj);
    };
    expect(await purgarEn('2026-11-22')).toBe(0);
    club().token = await club().signIn();
    expect(await lista()).toMatchObject([{ seBorra: Date.parse('2026-12-22T04:00Z') / 1000 }]);
    expect(await purgarEn('2026-12-22')).toBe(0);
    expect((await estados())[0]).toBe(200);
    expect(await purgarEn('2026-12-23')).toBe(1);
    expect(await estados()).toEqual(Array(6).fill(404));
    expect((await frasesDelRegistro(club().base)).at(-1)).toEqual({
      usuario: 'sistema',
      texto: 'Borra 1 imagen que ningún texto usaba desde hacía un mes',
    });
  });

  it('what is used, was used in a version that can come back, or has been uploaded again does not', async () => {
    const firmada = crearFirma(club().base, club().reloj)({ usuario: null });
    const purgarEn = (dia: string) => {
      club().reloj.set(`${dia}T04:00`);
      return purgarImagenes(firmada, club().reloj);
    };
    await purgarEn('2026-11-22');
    club().token = await club().signIn();
    await pagina(img());
    expect(await purgarEn('2027-02-01')).toBe(0);
    club().token = await club().signIn();
    await pagina('<p>Sin foto</p>');
    expect(await purgarEn('2027-04-01')).toBe(0);
    club().token = await club().signIn();
    const otra = await subir('#a06248');
    await purgarEn('2027-04-02');
    club().reloj.set('2027-05-10T03:00');
    club().token = await club().signIn();
    expect(await subir('#a06248')).toBe(otra);
    expect(await purgarEn('2027-05-10')).toBe(0);
    expect(await lista()).toHaveLength(2);
  });
});
