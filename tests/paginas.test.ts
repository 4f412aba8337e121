import { afterAll, describe, expect, it } from 'vitest';
import { rutas } from '#contract/rutas.ts';
import { CLAVES_CMS } from '#contract/sitio/cms.ts';
import { TIPOS_INSCRIPCION } from '#domain/inscripcion/tipos.ts';
import { PAGINAS } from '#web/paginas.ts';
import { direccionesPublicas } from '#web/paginas-menus.ts';
import { startStandIn } from './support/programs/meteo.ts';
import { PUBLICAS, pedir, useSitio } from './support/programs/sitio.ts';

/** A weather service that never answers: every page of this file does without it. */
const colgado = await startStandIn('hang');
afterAll(() => colgado.close());
const tituloDe = (texto: string): string => /<title>([^<]*)<\/title>/.exec(texto)?.[1] ?? '';
const descripcionDe = (texto: string): string =>
  /<meta name="description" content="([^"]+)"/.exec(texto)?.[1] ?? '';
const cuantos = (texto: string, etiqueta: string): number => texto.split(`<${etiqueta}`).length - 1;

/** Two addresses of one page, which only choose something in it, may share its title. */
const paginaDe = (path: string): string =>
  PAGINAS.find(({ enlaces }) => enlaces?.some(({ href }) => href === path))?.path ?? path;

const KB = 1024;
const DIMENSIONES_PNG = 16;

describe('the public site', () => {
  const sitio = useSitio({ WEATHER_URL: colgado.url });
  const documento = (path: string) => pedir(sitio().url, path);
  const html = async (path: string): Promise<string> => (await documento(path)).html;

  it('every page answers with its own title and one h1', async () => {
    const titulos = new Map<string, string>();
    for (const path of PUBLICAS) {
      const respuesta = await documento(path);
      const titulo = tituloDe(respuesta.html);
      expect(respuesta.status, path).toBe(200);
      expect(cuantos(respuesta.html, 'h1'), path).toBe(1);
      expect([undefined, paginaDe(path)], `${path} is called «${titulo}» too`).toContain(titulos.get(titulo));
      expect(respuesta.html, path).not.toMatch(/<[^>]* style=|<iframe/);
      // React leaves what is large for the end, out of sight until a script moves it.
      expect(respuesta.html, path).not.toContain('<div hidden');
      titulos.set(titulo, paginaDe(path));
    }
    expect(titulos.get('Club de Tenis Valdecierzo')).toBe('/');
  });

  it('no page says that a mail comes by itself: this program has no server for mail', async () => {
    const PROMETE =
      /(?:te (?:la |lo )?(?:llega|mandamos|enviamos|enviaremos|mandaremos|confirmamos)|recib(?:es|irás))[^.<]{0,60}(?:correo|email)/i;
    for (const path of [...PUBLICAS, ...TIPOS_INSCRIPCION.map((tipo) => rutas.inscripciones(tipo))])
      expect(PROMETE.exec(await html(path)), path).toBeNull();
  });

  it('every text of the club has its page', () => {
    expect(PAGINAS.flatMap(({ clave }) => clave ?? []).sort()).toEqual([...CLAVES_CMS].sort());
  });

  it('each page says who it is to search engines and networks', async () => {
    const { url } = sitio();
    const [descripciones, titulos] = [new Set<string>(), new Set<string>()];
    for (const path of direccionesPublicas()) {
      const texto = await html(path);
      const titulo = tituloDe(texto);
      expect(descripcionDe(texto).length, path).toBeGreaterThan(20);
      expect(texto, path).toContain(`<link rel="canonical" href="${url}${path}">`);
      expect(texto, path).toContain(`<meta property="og:title" content="${titulo}">`);
      expect(texto, path).toContain(`<meta property="og:url" content="${url}${path}">`);
      titulos.add(titulo);
      descripciones.add(descripcionDe(texto));
    }
    expect(descripciones.size).toBe(direccionesPublicas().length);
    expect(titulos.size).toBe(direccionesPublicas().length);
    expect(await html('/Contacto/')).toContain(`<link rel="canonical" href="${url}/contacto">`);
  });

  it('every link of every page leads somewhere', { timeout: 60_000 }, async () => {
    const vistas = new Map<string, string>();
    for (const path of PUBLICAS) {
      for (const [, href = ''] of (await html(path)).matchAll(/<a [^>]*?href="(\/[^"#?]*)/g))
        vistas.set(href, path);
    }
    // Of the addresses that differ in a number alone (players, matches, pairs), five are enough.
    const deSuClase = new Map<string, number>();
    for (const href of [...vistas.keys()]) {
      const clase = href.replaceAll(/\d+/g, 'N');
      const cuantas = (deSuClase.get(clase) ?? 0) + 1;
      deSuClase.set(clase, cuantas);
      if (cuantas > 5) vistas.delete(href);
    }
    expect(vistas.size).toBeGreaterThan(PUBLICAS.length);
    for (const [href, desde] of vistas)
      expect((await documento(href)).status, `${href}, linked from ${desde}`).toBe(200);
  });

  it.each([
    '/no-existe',
    '/club-no-existe',
    '/competicion-horarios/dobles',
    '/competicion-clasificaciones/dobles',
    '/inscripciones/otra',
    '/dibujos/otro.svg',
    '/noticias/999-no-existe',
    '/noticias/asi-fue',
    '/tarjetas/noticia-999.png',
  ])('%s does not exist', async (path) => {
    expect((await documento(path)).status).toBe(404);
  });

  it('a path that does not exist says so in its title, and is nobody’s address', async () => {
    const texto = await html('/no-existe');
    expect(tituloDe(texto)).toBe('Error 404 - No encontrado');
    expect(texto).toContain('<meta name="robots" content="noindex"');
    expect(texto).not.toContain('rel="canonical"');
  });

  it('the sitemap lists the public pages, the seasons that are over and the news; robots.txt points to it', async () => {
    const { url } = sitio();
    const { html: xml, headers } = await documento('/sitemap.xml');
    expect(headers.get('content-type')).toContain('application/xml');
    const listadas = [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc = '']) => loc);
    const temporadas = listadas.filter((loc) => loc.includes('?'));
    const noticias = listadas.filter((loc) => loc.includes('/noticias/'));
    expect(listadas.filter((loc) => !temporadas.includes(loc) && !noticias.includes(loc))).toEqual(
      direccionesPublicas().map((path) => url + path),
    );
    const publicas = JSON.parse(await html('/api/news')) as { id: number; title: string }[];
    expect(noticias).toEqual(publicas.map((una) => url + rutas.noticia(una)));
    expect(temporadas.length).toBeGreaterThan(0);
    for (const loc of temporadas) {
      const texto = await html(loc.replace(url, ''));
      expect(texto).toContain(`<link rel="canonical" href="${loc}">`);
      expect(tituloDe(texto)).toMatch(/^Clasificación final Liga Social/);
      expect(descripcionDe(texto)).toMatch(/^Clasificación final de la liga social 20/);
      expect(texto).not.toContain('noindex');
    }
    expect(listadas.join()).not.toMatch(/login|private/);
    const robots = await html('/robots.txt');
    for (const linea of ['Disallow: /private', 'Disallow: /login', 'Disallow: /*.data'])
      expect(robots).toContain(`${linea}\n`);
    expect(robots).toContain(`Sitemap: ${url}/sitemap.xml`);
  });

  it('the card of each page is a light picture of the size networks ask for', async () => {
    const tarjetas = new Set<string>();
    for (const path of direccionesPublicas())
      tarjetas.add(
        /<meta property="og:image" content="(http[^"]+\.png)"/.exec(await html(path))?.[1] ?? path,
      );
    expect(tarjetas.size).toBeGreaterThan(30);
    // One drawing makes them all, and each takes a while.
    for (const tarjeta of [...tarjetas].slice(0, 3)) {
      const respuesta = await fetch(tarjeta);
      const png = Buffer.from(await respuesta.arrayBuffer());
      expect(respuesta.headers.get('content-type'), tarjeta).toBe('image/png');
      expect([png.readUInt32BE(DIMENSIONES_PNG), png.readUInt32BE(DIMENSIONES_PNG + 4)]).toEqual([1200, 630]);
      expect(png.length, tarjeta).toBeLessThan(100 * KB);
    }
  });

  it.each(['/favicon.ico', '/apple-touch-icon.png', '/iconos/192.png', '/iconos/recortable-512.png'])(
    '%s is the mark of the club',
    async (path) => {
      const respuesta = await fetch(sitio().url + path);
      const bytes = Buffer.from(await respuesta.arrayBuffer());
      expect(respuesta.headers.get('content-type')).toBe('image/png');
      expect(bytes.subarray(1, 4).toString()).toBe('PNG');
      const lado = path.includes('favicon') ? 32 : Number(/\d+/.exec(path)?.[0] ?? 180);
      expect(bytes.readUInt32BE(DIMENSIONES_PNG)).toBe(lado);
    },
  );

  it('the manifest names icons that are there, and no other icon is', async () => {
    const { html: texto, headers } = await documento('/manifest.webmanifest');
    expect(headers.get('content-type')).toContain('application/manifest+json');
    for (const { src } of JSON.parse(texto).icons) expect((await documento(src)).status, src).toBe(200);
    expect((await documento('/iconos/otro.png')).status).toBe(404);
    expect(await html('/')).toContain('<link rel="manifest" href="/manifest.webmanifest"');
  });

  it('the club is a file of its own, named by what it says, that no document carries', async () => {
    const [inicio, contacto] = await Promise.all([html('/'), html('/contacto')]);
    const [, direccion = 'none'] = /data-club="(\/club\.json\?v=[\w-]{12})"/.exec(inicio) ?? [];
    expect(contacto).toContain(`data-club="${direccion}"`);
    const { html: json, headers } = await documento(direccion);
    expect(JSON.parse(json)).toMatchObject({ nombre: 'Club de Tenis Valdecierzo' });
    expect(headers.get('cache-control')).toContain('immutable');
    expect(inicio).not.toContain('id="club"');
  });

  it('whoever has no scripts reads that the enrolment cannot be sent before its first box', async () => {
    const [, main = ''] = (await html('/inscripciones/ligasocialtenis')).split('<main');
    expect(main.split('<input')[0]).toContain('necesitan JavaScript');
  });

  it('where nothing is measured nobody is asked about cookies', async () => {
    expect(await html('/')).toMatch(/^<!DOCTYPE html><html data-sin-medicion/);
  });

  it('the home page describes the club as data', async () => {
    const datos =
      /<script type="application\/ld\+json">([^<]*)<\/script>/.exec(await html('/'))?.[1] ?? 'none';
    expect(JSON.parse(datos)).toMatchObject({ '@type': 'SportsClub', name: 'Club de Tenis Valdecierzo' });
  });

  it('a page asks for the routes it links to; a stale tab is told to load the document', async () => {
    const [, version] = /"version":\s*"(\w+)"/.exec(await html('/')) ?? [];
    const rutas = await documento(`/__manifest?paths=/contacto&version=${version}`);
    expect(Object.keys(JSON.parse(rutas.html))).toContain('/contacto');
    const vieja = await documento('/__manifest?paths=/contacto&version=vieja');
    expect([vieja.status, vieja.headers.get('x-remix-reload-document')]).toEqual([204, 'true']);
  });

  it('whoever asks for more routes than a page links to is refused', async () => {
    const muchas = Array.from({ length: 401 }, (_, i) => `/${i}`).join(',');
    expect((await documento(`/__manifest?paths=${muchas}`)).status).toBe(404);
  });

  it('what the program never reaches says so, and leads to the same address', async () => {
    expect(await html('/private/logs')).toMatch(
      /La página no termina de llegar\.[^.]*<a href="">Cargarla otra vez<\/a>/,
    );
  });

  it('where there is no weather the pages say so, and the rest is there', async () => {
    expect(colgado.asked.length).toBeGreaterThan(0);
    const tiempo = await html('/el-tiempo');
    expect(tiempo).toContain('Datos meteorológicos no disponibles');
    expect(tiempo).toContain('Ver los horarios');
    const inicio = await html('/');
    expect(inicio).toContain('Datos meteorológicos no disponibles');
    expect(inicio).toContain('Última noticia');
    const horarios = await html('/competicion-horarios/social');
    expect(horarios).toContain('<table');
    expect(horarios).not.toContain('src="/meteo/');
  });
});
