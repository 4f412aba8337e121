import { expect, it, test } from 'vitest';
import { mensajes } from '#contract/mensajes.ts';
import type { Noticia } from '#contract/sitio/news.ts';
import type { NoticiaPrivada } from '#contract/sitio/noticias.ts';
import { relojDePared } from '#domain/fecha-zona.ts';
import { buildApp } from '#server/app.ts';
import { versionDeDatos } from '#server/db/queries.ts';
import { createClock } from '#server/platform/clock.ts';
import { addAdmin, fixedClock, useApp } from '#tests/support/app.ts';
import { describeEngines } from '#tests/support/engines.ts';
import { crearMomentoNoticias, crearNoticias } from './news.ts';

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

describeEngines('news', (engine) => {
  const club = useApp(engine);
  const crear = async (cambios: object = {}): Promise<NoticiaPrivada> => {
    const { status, body, text } = await club().api('POST', `${PRIVADA}/0`, datos(cambios));
    if (status !== 200) throw new Error(text);
    return body as NoticiaPrivada;
  };
  const publicas = async () => (await club().send('GET', '/api/news/')).body as Noticia[];

  it('are written, read, changed and deleted, and the log tells of it', async () => {
    const creada = await crear({ content: '<p onclick="x">Hola<script>1</script></p>' });
    expect(creada).toMatchObject({ version: 1, content: '<p>Hola</p>', estado: 'publicada' });
    expect((await club().api('GET', `${PRIVADA}/${creada.id}`)).body).toEqual(creada);
    const cambiada = await club().api('POST', `${PRIVADA}/${creada.id}`, datos({ fijada: true, version: 1 }));
    expect(cambiada.body).toMatchObject({ version: 2, fijada: true });
    expect(await club().api('POST', `${PRIVADA}/${creada.id}`, datos({ version: 1 }))).toMatchObject({
      status: 409,
      body: { message: mensajes.cambiadoMientras, actual: cambiada.body },
    });
    expect((await club().api('DELETE', `${PRIVADA}/${creada.id}`)).status).toBe(204);
    expect((await club().api('GET', `${PRIVADA}/${creada.id}`)).status).toBe(404);
    const { text } = await club().api('GET', '/api/private/log/');
    expect(text).toMatch(/Borra la noticia «Torneo de otoño»/);
    expect(text).toMatch(/Cambia la noticia «Torneo de otoño»: se fija arriba; texto cambiado/);
    expect(text).toMatch(/Crea la noticia «Torneo de otoño»: sale el 20\/11\/2026 18:00; publicada/);
  });

  it('come newest first, with the four fields of the API, and beside them what lists show of it', async () => {
    const vieja = await crear({ title: 'Vieja', fecha: '2026-10-01T09:00', fijada: true });
    const nueva = await crear({ title: 'Nueva', link: '/contacto' });
    expect(await publicas()).toEqual([
      {
        id: nueva.id,
        dt: Date.UTC(2026, 10, 20, 18) / 1000,
        title: 'Nueva',
        content: '<p>Nos vemos en Prado.</p>',
        link: '/contacto',
        fijada: false,
        resumen: 'Nos vemos en Prado.',
        imagen: null,
        escena: 'club',
      },
      expect.objectContaining({ id: vieja.id, fijada: true }),
    ]);
    expect((await club().send('GET', '/api/news')).body).toEqual(await publicas());
  });

  it('a scheduled one is out at its minute and not before; one taken down is never', async () => {
    const { estado } = await crear({ fecha: '2026-11-21T10:30' });
    expect(estado).toBe('programada');
    expect((await club().api('GET', '/api/private/log/')).text).toMatch(
      /: sale el 21\/11\/2026 10:30; programada$/,
    );
    expect((await crear({ publicada: false })).estado).toBe('retirada');
    expect(await publicas()).toEqual([]);
    club().reloj.set('2026-11-21T10:29');
    expect(await publicas()).toEqual([]);
    club().reloj.set('2026-11-21T10:30');
    expect(await publicas()).toHaveLength(1);
  });

  it('are cleaned again only when they say something else', async () => {
    const limpiadas: string[] = [];
    const leer = crearNoticias(club().base, club().reloj, (html) => {
      limpiadas.push(html);
      return `${html}!`;
    });
    const { id } = await crear({ content: '<p>Una</p>' });
    await crear({ content: '<p>Otra</p>' });
    await leer();
    await leer();
    expect(limpiadas.sort()).toEqual(['<p>Otra</p>', '<p>Una</p>']);
    await club().api('POST', `${PRIVADA}/${id}`, datos({ content: '<p>Cambiada</p>' }));
    expect((await leer()).map(({ content }) => content).sort()).toEqual(['<p>Cambiada</p>!', '<p>Otra</p>!']);
    expect(limpiadas).toHaveLength(3);
  });

  it('are cleaned once for those who ask together, and others are served in between', async () => {
    const limpiadas: string[] = [];
    let turnos = 0;
    const leer = crearNoticias(club().base, club().reloj, (html) => {
      limpiadas.push(html);
      setImmediate(() => {
        turnos += 1;
      });
      return html;
    });
    for (const letra of ['A', 'B', 'C']) await crear({ content: `<p>${letra}</p>` });
    const [una, otra] = await Promise.all([leer(), leer()]);
    expect(una).toEqual(otra);
    expect(limpiadas).toHaveLength(3);
    expect(turnos).toBeGreaterThanOrEqual(2);
  });

  it('what kept pages compare moves when one comes out, though nobody writes', async () => {
    const { base, reloj } = club();
    await crear({ fecha: '2026-11-21T10:30' });
    await crear({ fecha: '2026-11-21T11:00' });
    const momento = crearMomentoNoticias(base, reloj);
    const version = await versionDeDatos(base.db);
    const antes = await momento(version);
    expect(await momento(version)).toBe(antes);
    reloj.set('2026-11-21T10:30');
    const despues = await momento(version);
    expect(despues).not.toBe(antes);
    reloj.set('2026-11-21T11:00');
    expect(await momento(version)).not.toBe(despues);
    await crear({ fecha: '2026-11-21T12:00' });
    expect(await momento(await versionDeDatos(base.db))).toBe(String(Date.UTC(2026, 10, 21, 12) / 1000));
  });

  it('what is written of one that is out waits beside it; of one that is not, is itself', async () => {
    const borrador = async (id: number, cambios: object) =>
      (await club().api('POST', `${PRIVADA}/${id}/borrador`, datos(cambios))).body as NoticiaPrivada;
    const nueva = await borrador(0, { title: 'A medias' });
    expect(nueva).toMatchObject({ estado: 'retirada', borrador: null });
    expect(await borrador(nueva.id, { title: 'Casi', version: 1 })).toMatchObject({
      title: 'Casi',
      version: 2,
    });
    expect(await publicas()).toEqual([]);
    await club().api('POST', `${PRIVADA}/${nueva.id}`, datos({ title: 'Sale', version: 2 }));
    const conBorrador = await borrador(nueva.id, { title: 'Sale mejor', version: 3 });
    expect(conBorrador).toMatchObject({ title: 'Sale', borrador: { title: 'Sale mejor', usuario: 'admin' } });
    expect((await publicas()).map(({ title }) => title)).toEqual(['Sale']);
    const ruta = `${PRIVADA}/${nueva.id}/borrador`;
    expect((await club().api('POST', ruta, datos({ version: 3 }))).status).toBe(409);
    const { body } = await club().api('POST', `${ruta}/descartar`, { version: 4 });
    expect(body).toMatchObject({ title: 'Sale', version: 5, borrador: null });
    await borrador(nueva.id, { title: 'Sale mejor', version: 5 });
    const publicada = await club().api(
      'POST',
      `${PRIVADA}/${nueva.id}`,
      datos({ title: 'Mejor', version: 6 }),
    );
    expect(publicada.body).toMatchObject({ title: 'Mejor', estado: 'publicada', borrador: null });
  });

  it.each([
    [{ title: ' ' }, 'title', 'Escribe el título de la noticia'],
    [{ content: '<p> </p><script>1</script>' }, 'content', mensajes.noticiaVacia],
    [{ link: 'contacto' }, 'link', /^Escribe la dirección entera/],
    [{ link: 'javascript:alert(1)' }, 'link', /Escribe la dirección entera/],
    [{ link: '//malo.example' }, 'link', /Escribe la dirección entera/],
    [{ link: 'https://[' }, 'link', /Escribe la dirección entera/],
    [{ link: 'https://%' }, 'link', /Escribe la dirección entera/],
    [{ link: 'https://club.example:99999/a' }, 'link', /Escribe la dirección entera/],
    [{ link: 'https://1.2.3.999/a' }, 'link', /no existe/],
    [{ fecha: '2026-02-30T10:00' }, 'fecha', /no son válidas/],
    [{ content: 'x'.repeat(200_001) }, 'content', /demasiado largo/],
  ] as const)('refuse %j', async (cambios, path, message) => {
    const { status, body } = await club().api('POST', `${PRIVADA}/0`, datos(cambios));
    expect(status).toBe(400);
    const { errors } = body as { errors: { path: string; message: string }[] };
    expect(errors[0]).toMatchObject({ path, message: expect.stringMatching(message) });
    expect((await club().api('GET', PRIVADA)).body).toEqual([]);
  });

  it('are of the club: its wall clock, summer and winter', async () => {
    const reloj = createClock(relojDePared('Europe/Madrid'), () => Date.parse('2026-11-21T10:00Z'));
    const app = await buildApp({ base: club().base, reloj, site: null });
    await addAdmin(club().base).catch(() => {});
    const token = club().token;
    const guardar = async (fecha: string) => {
      const answer = await app.inject({
        method: 'POST',
        url: `${PRIVADA}/0`,
        headers: { authorization: token },
        payload: datos({ fecha }),
      });
      return answer.json() as NoticiaPrivada;
    };
    expect((await guardar('2026-11-20T09:00')).fecha).toBe('2026-11-20T09:00');
    expect((await guardar('2026-07-20T09:00')).fecha).toBe('2026-07-20T09:00');
    expect((await publicas()).map(({ dt }) => dt)).toEqual([
      Date.UTC(2026, 10, 20, 8) / 1000,
      Date.UTC(2026, 6, 20, 7) / 1000,
    ]);
    await app.close();
  });
});

test('the wall clock and back, also around the changes of hour', () => {
  const { instantOf, localTimeOf } = createClock(relojDePared('Europe/Madrid'));
  for (const fecha of ['2026-07-01T00:00', '2026-12-31T23:59', '2026-03-29T03:30', '2026-10-25T01:59'])
    expect(localTimeOf(instantOf(fecha))).toBe(fecha);
  // 2:30 happens twice: the first; and never: the hour that follows.
  expect(instantOf('2026-10-25T02:30')).toBe(Date.UTC(2026, 9, 25, 0, 30));
  expect(localTimeOf(instantOf('2026-03-29T02:30'))).toBe('2026-03-29T03:30');
  expect(fixedClock('2026-11-21T10:00').instantOf('2026-11-21T10:00')).toBe(Date.UTC(2026, 10, 21, 10));
});
