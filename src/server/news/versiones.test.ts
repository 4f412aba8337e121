import { expect, it } from 'vitest';
import type { NoticiaDeVersion, NoticiaPrivada, VersionNoticia } from '#contract/sitio/noticias.ts';
import { insertarNoticias } from '#server/db/tables/noticia.ts';
import { datosJugador } from '#tests/builders/index.ts';
import { useApp } from '#tests/support/app.ts';
import { describeServer } from '#tests/support/engines.ts';

const PRIVADA = '/api/private/noticias';

const datos = (cambios: object = {}) => ({
  title: 'Torneo de otoño',
  content: '<p>Nos vemos en Prado.</p>',
  link: null,
  fecha: '2026-11-20T18:00',
  publicada: true,
  fijada: false,
  ...cambios,
});

describeServer('versions of a news item', (engine) => {
  const club = useApp(engine);
  const guardar = async (id: number, cambios: object = {}, ruta = ''): Promise<NoticiaPrivada> => {
    const { status, body, text } = await club().api('POST', `${PRIVADA}/${id}${ruta}`, datos(cambios));
    if (status !== 200) throw new Error(text);
    return body as NoticiaPrivada;
  };
  const versiones = async (id: number) =>
    (await club().api('GET', `${PRIVADA}/${id}/versiones`)).body as VersionNoticia[];
  const numeros = async (id: number) => (await versiones(id)).map(({ numero }) => numero);
  const leer = async (id: number, numero: number) =>
    (await club().api('GET', `${PRIVADA}/${id}/versiones/${numero}`)).body as NoticiaDeVersion;
  const enLaWeb = async () => (await club().send('GET', '/api/news')).body;

  it('each publication is one, with who and when; a draft, a withdrawal or the same again is none', async () => {
    const { id } = await guardar(0, {}, '/borrador');
    expect(await numeros(id)).toEqual([]);
    await guardar(id);
    await guardar(id);
    await guardar(id, { title: 'Borrador' }, '/borrador');
    expect(await numeros(id)).toEqual([1]);
    await guardar(id, { content: '<p>En Canal.</p>', link: '/contacto', fijada: true });
    await guardar(id, { content: '<p>Escondida.</p>', publicada: false });
    expect(await versiones(id)).toEqual([
      { numero: 2, usuario: 'admin', dt: expect.any(Number) },
      { numero: 1, usuario: 'admin', dt: expect.any(Number) },
    ]);
    expect(await leer(id, 1)).toMatchObject({ content: '<p>Nos vemos en Prado.</p>', fijada: false });
    expect(await leer(id, 2)).toMatchObject({
      ...{ content: '<p>En Canal.</p>', link: '/contacto', fijada: true, fecha: '2026-11-20T18:00' },
    });
    expect((await club().api('GET', `${PRIVADA}/${id}/versiones/9`)).status).toBe(404);
    expect((await club().api('GET', `${PRIVADA}/99/versiones`)).status).toBe(404);
  });

  it('what was out before versions were kept is the first, of nobody, however it stops being what is read', async () => {
    const antigua = {
      ...{ content: '<p>De siempre.</p>', link: null, dt: 1_780_000_000, fijada: 0 as const },
    };
    await club().base.transact((tx) =>
      insertarNoticias(tx, [
        { ...antigua, title: 'Una', publicada: 1, imagen: null, imagenAlt: null },
        { ...antigua, title: 'Otra', publicada: 1, imagen: null, imagenAlt: null },
      ]),
    );
    const todas = (await club().api('GET', PRIVADA)).body as NoticiaPrivada[];
    const [otra = 0, una = 0] = todas.map(({ id }) => id);
    await guardar(una, { title: 'Una nueva' });
    expect(await versiones(una)).toEqual([
      { numero: 2, usuario: 'admin', dt: expect.any(Number) },
      { numero: 1, usuario: null, dt: null },
    ]);
    await guardar(otra, { publicada: false });
    expect(await leer(otra, 1)).toMatchObject({ title: 'Otra', content: '<p>De siempre.</p>' });
  });

  it('an older one comes back as a draft: nothing changes on the site, and it can be taken back', async () => {
    const { id } = await guardar(0);
    const { version } = await guardar(id, { title: 'Torneo de invierno' });
    const antes = await enLaWeb();
    const volver = (body: object) => club().api('POST', `${PRIVADA}/${id}/restaurar`, body);
    expect((await volver({ numero: 1, version: version - 1 })).status).toBe(409);
    expect((await volver({ numero: 7, version })).status).toBe(404);
    expect((await volver({ numero: 1, version })).body).toMatchObject({
      title: 'Torneo de invierno',
      borrador: { title: 'Torneo de otoño', usuario: 'admin' },
    });
    expect(await enLaWeb()).toEqual(antes);
    expect(await numeros(id)).toEqual([2, 1]);
    expect((await club().api('GET', '/api/private/log/')).text).toMatch(
      /Recupera como borrador la versión 1 de la noticia «Torneo de invierno»/,
    );
    await guardar(id, { publicada: false });
    expect((await volver({ numero: 2 })).body).toMatchObject({
      ...{ title: 'Torneo de invierno', publicada: false, borrador: null },
    });
    expect(await enLaWeb()).toEqual([]);
  });

  it('it comes back without a picture deleted since', async () => {
    const { id } = await guardar(0);
    await guardar(id, { title: 'Otra' });
    const src = `/imagenes/${'a'.repeat(32)}-480.webp`;
    await club()
      .base.db.updateTable('noticia_version')
      .set({ imagen: src, imagenAlt: 'Una pista', content: `<p>Hola</p><img src="${src}" alt="Una pista">` })
      .where('numero', '=', 1)
      .execute();
    const { body } = await club().api('POST', `${PRIVADA}/${id}/restaurar`, { numero: 1 });
    expect(body).toMatchObject({ borrador: { content: '<p>Hola</p>', imagen: null } });
  });

  it('they go with their news item and come back with it', async () => {
    const { id } = await guardar(0);
    await guardar(id, { title: 'Otra' });
    await club().api('DELETE', `${PRIVADA}/${id}`);
    const quedan = club().base.db.selectFrom('noticia_version').selectAll();
    expect(await quedan.execute()).toEqual([]);
    const { id: operacion } = await club()
      .base.db.selectFrom('operacion')
      .select('id')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    const { status } = await club().api('POST', `/api/private/log/operaciones/${operacion}/deshacer`, {});
    expect(status).toBe(200);
    expect(await numeros(id)).toEqual([2, 1]);
  });

  it('taking a publication back takes its version with it', async () => {
    const { id } = await guardar(0);
    await guardar(id, { title: 'Otra' });
    const { id: operacion } = await club()
      .base.db.selectFrom('operacion')
      .select('id')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    await club().api('POST', `/api/private/log/operaciones/${operacion}/deshacer`, {});
    expect(await numeros(id)).toEqual([1]);
  });

  it('one that names somebody is told with their personal data, and so is a picture that shows them', async () => {
    const { body } = await club().api(
      'POST',
      '/api/private/jugadores/0',
      datosJugador({ nombre: 'Eva Sanz' }),
    );
    const { id } = await guardar(0, { title: 'Gana Eva Sanz' });
    await guardar(id, { title: 'Torneo' });
    const copia = { ancho: 1, alto: 1, tipo: 'webp' as const, contenido: new Uint8Array([0]), sinUso: null };
    await club()
      .base.db.insertInto('imagen')
      .values({ ...copia, hash: 'x', descripcion: 'Eva Sanz en la pista 2' })
      .execute();
    const { body: datosDeEva } = await club().api(
      'GET',
      `/api/private/jugadores/${(body as { id: number }).id}/datos`,
    );
    expect(datosDeEva).toMatchObject({ menciones: ['Gana Eva Sanz', 'Eva Sanz en la pista 2'] });
  });
});
