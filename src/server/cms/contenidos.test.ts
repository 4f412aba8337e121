import { describe, expect, it, test } from 'vitest';
import { mensajes } from '#contract/mensajes.ts';
import { CLAVES_CMS } from '#contract/sitio/cms.ts';
import type { Contenido, ContenidoLista, MarcaContenido } from '#contract/sitio/contenidos.ts';
import { TITULOS_CMS } from '#contract/sitio/titulos-cms.ts';
import { marcasDe } from '#domain/contenido/enlaces.ts';
import { textoPublico } from '#server/db/lecturas/texto-rico.ts';
import { useApp } from '#tests/support/app.ts';
import { describeEngines } from '#tests/support/engines.ts';
import { PAGINAS } from '#web/paginas.ts';
import { CARPETA_TEXTOS, textosDeCarpeta } from './cms.ts';
import { esConocida } from './marcas.ts';

const BASE = '/api/private/contenidos';
const NORMAS = `${BASE}/escuela_normas`;

describeEngines('texts that staff write', (engine) => {
  const club = useApp(engine);
  const leer = async (ruta = NORMAS) => (await club().api('GET', ruta)).body as Contenido;
  const guardar = (html: string, version?: number) => club().api('POST', NORMAS, { html, version });
  const publico = async () => (await club().send('GET', '/api/cms/escuela_normas')).text;

  it('are all of them, each with its title, as the program brings them', async () => {
    const lista = (await club().api('GET', BASE)).body as ContenidoLista[];
    expect(lista.map(({ clave }) => clave)).toEqual([...CLAVES_CMS]);
    expect(lista[0]).toEqual({
      clave: 'club_quienes_somos',
      titulo: 'Quiénes somos',
      version: 1,
      usuario: null,
      dt: null,
      borrador: null,
    });
    expect((await leer()).html).toContain('{{buzon.escuela}}');
  });

  it('a save is a new version, is read at once by visitors and is told in the log', async () => {
    const { body } = await guardar('<p onclick="x">Cuota: {{club.cuota}} €<script>1</script></p>', 1);
    expect(body).toMatchObject({ version: 2, usuario: 'admin', html: '<p>Cuota: {{club.cuota}} €</p>' });
    expect(await publico()).toBe('<p>Cuota: 30\u00a0€</p>');
    const lista = (await club().api('GET', BASE)).body as ContenidoLista[];
    expect(lista.find(({ clave }) => clave === 'escuela_normas')).toMatchObject({
      version: 2,
      usuario: 'admin',
    });
    const { text } = await club().api('GET', '/api/private/log/');
    expect(text).toContain('Cambia la página «Normas de la escuela»');
  });

  it('the same text again leaves neither version nor line in the log', async () => {
    await guardar('<p>Uno</p>');
    expect((await guardar('<p>Uno</p>')).body).toMatchObject({ version: 2 });
    const { text } = await club().api('GET', '/api/private/log/');
    expect(text.match(/Cambia la página/g)).toHaveLength(1);
  });

  it('over an older version it is refused, with what is there now; without a version it is accepted', async () => {
    const { body: actual } = await guardar('<p>Uno</p>', 1);
    expect(await guardar('<p>Dos</p>', 1)).toMatchObject({
      status: 409,
      body: { message: mensajes.cambiadoMientras, actual },
    });
    expect((await guardar('<p>Tres</p>')).body).toMatchObject({ version: 3 });
  });

  it('of two at the same moment one is saved; without versions, both and in order', async () => {
    const estados = await Promise.all([guardar('<p>A</p>', 1), guardar('<p>B</p>', 1)]);
    expect(estados.map(({ status }) => status).sort()).toEqual([200, 409]);
    const libres = await Promise.all([guardar('<p>C</p>'), guardar('<p>D</p>')]);
    expect(libres.map(({ body }) => (body as Contenido).version).sort()).toEqual([3, 4]);
  });

  it('any version comes back as a new one, the first one too', async () => {
    const original = (await leer()).html;
    await guardar('<p>Uno</p>');
    await guardar('<p>Dos</p>');
    const versiones = (await club().api('GET', `${NORMAS}/versiones`)).body as { version: number }[];
    expect(versiones.map(({ version }) => version)).toEqual([3, 2, 1]);
    expect((await leer(`${NORMAS}/versiones/2`)).html).toBe('<p>Uno</p>');
    const vuelta = await club().api('POST', `${NORMAS}/restaurar`, { numero: 1, version: 3 });
    expect(vuelta.body).toMatchObject({ version: 4, html: original });
    expect((await club().api('POST', `${NORMAS}/restaurar`, { numero: 9 })).status).toBe(404);
    expect((await club().api('POST', `${NORMAS}/restaurar`, { numero: 2, version: 3 })).status).toBe(409);
    const { text } = await club().api('GET', '/api/private/log/');
    expect(text).toContain('Recupera la versión 1 de la página «Normas de la escuela»');
  });

  it('the preview is what visitors will get, and saves nothing', async () => {
    const html = '<p>{{campus.tabla}}</p><p style="color:red">{{club.telefono}}</p>';
    const { body } = await club().api('POST', `${BASE}/vista`, { html });
    await guardar(html);
    expect((body as { html: string }).html).toBe(await publico());
    expect(await publico()).toMatch(/<aside class="cifras">.*<p>910\u00a0000\u00a0000 \(inventado\)<\/p>$/s);
  });

  describe('a draft', () => {
    type Escrito = Contenido & { borrador: { version: number; sobre: number; html: string } | null };
    const deEscrito = async (respuesta: Promise<{ status: number; body: unknown }>) => {
      const { status, body } = await respuesta;
      return { status, ...(body as Escrito) };
    };
    const borrar = (html: string, version: number, borrador: number | null) =>
      deEscrito(club().api('POST', `${NORMAS}/borrador`, { html, version, borrador }));
    const publicar = (html: string, version: number, borrador: number | null) =>
      deEscrito(club().api('POST', NORMAS, { html, version, borrador }));

    it('is for staff only, goes on where it was left, and goes when it is published', async () => {
      const antes = await publico();
      const primero = await borrar('<p onclick="x">Uno</p>', 1, null);
      expect(primero).toMatchObject({
        status: 200,
        version: 1,
        borrador: { version: 1, html: '<p>Uno</p>' },
      });
      expect(await borrar('<p>Dos</p>', 1, 1)).toMatchObject({ borrador: { version: 2, sobre: 1 } });
      expect(await publico()).toBe(antes);
      const lista = (await club().api('GET', BASE)).body as ContenidoLista[];
      expect(lista.filter(({ borrador }) => borrador)).toMatchObject([
        { clave: 'escuela_normas', version: 1, borrador: { usuario: 'admin' } },
      ]);
      expect(await publicar('<p>Dos</p>', 1, 2)).toMatchObject({ version: 2, borrador: null });
      expect(await publico()).toBe('<p>Dos</p>');
      const { text } = await club().api('GET', '/api/private/log/');
      expect(text).toContain('Guarda un borrador de «Normas de la escuela»');
    });

    it('is not written over by who has not seen it, nor lost by a save that knows of none', async () => {
      await borrar('<p>Uno</p>', 1, null);
      const otro = { status: 409, message: mensajes.cambiadoMientras };
      expect(await borrar('<p>Dos</p>', 1, null)).toMatchObject(otro);
      expect(await publicar('<p>Dos</p>', 1, null)).toMatchObject(otro);
      await guardar('<p>Otra</p>', 1);
      expect(await leer()).toMatchObject({ version: 2, borrador: { sobre: 1, html: '<p>Uno</p>' } });
      expect(await borrar('<p>Dos</p>', 1, 1)).toMatchObject(otro);
      expect(await borrar('<p>Dos</p>', 2, 1)).toMatchObject({ borrador: { version: 2, sobre: 1 } });
    });

    it('is given up by hand or by writing what is published, and that can be taken back', async () => {
      await guardar('<p>Lo de la web</p>', 1);
      await borrar('<p>Uno</p>', 2, null);
      expect(await borrar('<p>Lo de la web</p>', 2, 1)).toMatchObject({ borrador: null });
      await borrar('<p>Dos</p>', 2, null);
      const fuera = await club().api('POST', `${NORMAS}/borrador/descartar`, { borrador: 1 });
      expect(fuera.body).toMatchObject({ version: 2, borrador: null });
      const id = Number(fuera.headers['x-operation']);
      expect((await club().api('POST', `/api/private/log/operaciones/${id}/deshacer`)).status).toBe(200);
      expect(await leer()).toMatchObject({ borrador: { html: '<p>Dos</p>' } });
    });
  });

  it('a picture may stand at one side of the text, and nowhere else', async () => {
    const limpio = textoPublico(
      `<img class="derecha malo" src="/imagenes/${'0'.repeat(32)}-480.webp" alt="Una" width="480" height="320">`,
    );
    expect(limpio).toMatch(
      /<img class="derecha" src="[^"]+-480\.jpg"[^>]* sizes="\(min-width: 45rem\) 17rem, 92vw"/,
    );
    expect(limpio).not.toContain('malo');
  });

  it.each([
    ['<p>{{club.nada}}</p>', mensajes.marcaDesconocida('club.nada')],
    ['<p>{{constructor}}</p>', mensajes.marcaDesconocida('constructor')],
    ['<p>Las semanas: {{campus.tabla}}</p>', mensajes.marcaMetida('campus.tabla')],
    ['<ul><li><strong>{{redes.lista}}</strong></li></ul>', mensajes.marcaMetida('redes.lista')],
    ['x'.repeat(200_001), 'El texto es demasiado largo. Repártelo en varias páginas o quita lo que sobre.'],
    ['<img src="/imagenes/00000000000000000000000000000000-480.webp" alt="Nada">', mensajes.imagenPerdida],
  ])('refuse %.40s', async (html, message) => {
    const { status, body } = await guardar(html);
    expect(status).toBe(400);
    expect((body as { errors: unknown[] }).errors).toEqual([{ path: 'html', message }]);
    expect((await leer()).version).toBe(1);
  });

  it('the values on offer say what they say now', async () => {
    const marcas = (await club().api('GET', `${BASE}/marcas`)).body as MarcaContenido[];
    expect(marcas.find(({ nombre }) => nombre === 'club.cuota')).toMatchObject({
      valor: '30',
      bloque: false,
    });
    expect(marcas.find(({ nombre }) => nombre === 'campus.tabla')).toMatchObject({ valor: '', bloque: true });
    expect(marcas.filter(({ nombre }) => !esConocida(nombre))).toEqual([]);
  });

  it('every mark of the texts that come with the program is on offer', async () => {
    const marcas = (await club().api('GET', `${BASE}/marcas`)).body as MarcaContenido[];
    const textos = textosDeCarpeta(CARPETA_TEXTOS);
    const escritos = await Promise.all(CLAVES_CMS.map((clave) => textos.contenidoDe(clave)));
    const ofrecidas = new Set(marcas.map(({ nombre }) => nombre));
    expect(marcasDe(escritos.join('')).filter((nombre) => !ofrecidas.has(nombre))).toEqual([]);
  });

  it('what the program brings can be saved as it is', async () => {
    for (const clave of CLAVES_CMS) {
      const { html } = await leer(`${BASE}/${clave}`);
      const { status, text } = await club().api('POST', `${BASE}/${clave}`, { html });
      expect(status, `${clave}: ${text}`).toBe(200);
    }
  });
});

test('the texts are called as their pages', () => {
  const paginas = PAGINAS.flatMap(({ clave, titulo }) => (clave ? [[clave, titulo]] : []));
  expect(Object.fromEntries(paginas)).toEqual(TITULOS_CMS);
});
