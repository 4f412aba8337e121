import type { APIRequestContext } from '@playwright/test';
import { CLAVES_CMS } from '#contract/cms.ts';
import { PAGINAS } from '#web/paginas.ts';
import { direccionesPublicas } from '#web/paginas-menus.ts';
import { abrir, esperarPrograma, expect, test } from '../support/browser.ts';
import { FIJAS, paginasConDatos } from './support/paginas.ts';

const tituloDe = (html: string): string => /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '';
const cuantos = (html: string, etiqueta: string): number => html.split(`<${etiqueta}`).length - 1;

/** Two addresses of one page, which only choose something in it, may share its title. */
const paginaDe = (path: string): string =>
  PAGINAS.find(({ enlaces }) => enlaces?.some(({ href }) => href === path))?.path ?? path;

async function documento(request: APIRequestContext, path: string) {
  const answer = await request.get(path);
  return { status: answer.status(), headers: answer.headers(), html: await answer.text() };
}

test('without scripts, every page answers with its own title and one h1', async ({ request }) => {
  const titulos = new Map<string, string>();
  for (const path of [...FIJAS, ...(await paginasConDatos(request))]) {
    const { status, html } = await documento(request, path);
    const titulo = tituloDe(html);
    expect(status, path).toBe(200);
    expect(cuantos(html, 'h1'), path).toBe(1);
    expect([undefined, paginaDe(path)], `${path} is called «${titulo}» too`).toContain(titulos.get(titulo));
    expect(html, path).not.toMatch(/<[^>]* style=/);
    titulos.set(titulo, paginaDe(path));
  }
  expect(titulos.get('Club de Tenis Valdecierzo')).toBe('/');
});

test('the starter of a document is kept for ever; that of another release is not here', async ({
  request,
}) => {
  const { html } = await documento(request, '/');
  const [, address = ''] = /<script defer src="(\/arranque\/\w+\.js)"/.exec(html) ?? [];
  const starter = await request.get(address);
  expect(starter.status()).toBe(200);
  expect(starter.headers()['cache-control']).toContain('immutable');
  for (const other of ['/arranque/otro.js', '/arranque/otro.js?v=1']) {
    const refused = await request.get(other);
    expect(refused.status(), other).toBe(404);
    expect(refused.headers()['cache-control'], other).toBe('no-store');
  }
});

test('every text of the club has its page', () => {
  expect(PAGINAS.flatMap(({ clave }) => clave ?? []).sort()).toEqual([...CLAVES_CMS].sort());
});

for (const path of [
  '/no-existe',
  '/club-no-existe',
  '/competicion-horarios/otra',
  '/inscripciones/otra',
  '/dibujos/otro.svg',
]) {
  test(`${path} does not exist`, async ({ request }) => {
    expect((await documento(request, path)).status).toBe(404);
  });
}

test('a page has one address to share, however it was typed', async ({ page, baseURL }) => {
  await page.goto('/Contacto/');
  const canonical = page.locator('link[rel=canonical]');
  await esperarPrograma(page);
  await expect(canonical).toHaveAttribute('href', `${baseURL}/contacto`);
});

test('a path that does not exist says so in its title', async ({ request }) => {
  const { html, headers } = await documento(request, '/no-existe');
  expect(tituloDe(html)).toBe('Error 404 - No encontrado');
  expect(html).toContain('<meta name="robots" content="noindex"');
  expect(html).not.toContain('rel="canonical"');
  expect(headers['content-security-policy']).toContain("frame-src 'none'");
});

test('the sitemap lists the public pages and robots.txt points to it', async ({ request, baseURL }) => {
  const { html: xml, headers } = await documento(request, '/sitemap.xml');
  expect(headers['content-type']).toContain('application/xml');
  const listadas = [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc = '']) => loc);
  const [temporadas, fijas] = [
    listadas.filter((loc) => loc.includes('?')),
    listadas.filter((loc) => !loc.includes('?')),
  ];
  expect(fijas).toEqual(direccionesPublicas().map((path) => baseURL + path));
  expect(temporadas.length).toBeGreaterThan(0);
  for (const loc of temporadas) {
    const { html } = await documento(request, loc.replace(baseURL ?? '', ''));
    expect(html).toContain(`<link rel="canonical" href="${loc}">`);
    expect(tituloDe(html)).toMatch(/^Clasificación final Liga Social/);
    expect(html).toMatch(/<meta name="description" content="Clasificación final de la liga social 20/);
    expect(html).not.toContain('noindex');
  }
  expect(listadas.join()).not.toMatch(/login|private/);
  const { html: robots } = await documento(request, '/robots.txt');
  expect(robots).toContain('Disallow: /private');
  expect(robots).toContain('Disallow: /login');
  expect(robots).toContain('Disallow: /*.data');
  expect(robots).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
});

test('each page says who it is to search engines and networks', async ({ request, baseURL }) => {
  const descripciones = new Set<string>();
  const titulos = new Set<string>();
  for (const path of direccionesPublicas()) {
    const { html } = await documento(request, path);
    const descripcion = /<meta name="description" content="([^"]+)"/.exec(html)?.[1] ?? '';
    titulos.add(tituloDe(html));
    expect(descripcion.length, path).toBeGreaterThan(20);
    expect(html, path).toContain(`<link rel="canonical" href="${baseURL}${path}">`);
    expect(html, path).toContain(`<meta property="og:title" content="${tituloDe(html)}">`);
    expect(html, path).toContain(`<meta property="og:url" content="${baseURL}${path}">`);
    expect(html, path).toMatch(/<meta property="og:image" content="http[^"]+\.png">/);
    descripciones.add(descripcion);
  }
  expect(descripciones.size).toBe(direccionesPublicas().length);
  expect(titulos.size).toBe(direccionesPublicas().length);
});

test('each player has a sentence of its own', async ({ request }) => {
  const ligas: { id: number }[] = await (await request.get('/api/clasificaciones/ligas')).json();
  const descripciones: string[] = [];
  for (const { id } of ligas.slice(0, 2)) {
    const tabla = await (await request.get(`/api/clasificaciones/ver?idLiga=${id}`)).json();
    for (const { idJugador, jugador } of tabla.clasificaciones) {
      const { html } = await documento(request, `/competicion-clasificaciones-division/${idJugador}`);
      const descripcion = /<meta name="description" content="([^"]+)"/.exec(html)?.[1] ?? '';
      expect(descripcion).toContain(`Partidos de ${jugador} en `);
      expect(descripcion).toMatch(/: Liga .+\./);
      expect(html).toContain(`<meta property="og:description" content="${descripcion}">`);
      descripciones.push(descripcion);
    }
  }
  expect(descripciones.length).toBeGreaterThan(5);
  expect(new Set(descripciones).size).toBe(descripciones.length);
});

const KB = 1024;
const DIMENSIONES_PNG = 16;

test('the card of each page is a light picture of the size networks ask for', async ({ request }) => {
  const tarjetas = new Set<string>();
  for (const path of direccionesPublicas()) {
    const { html } = await documento(request, path);
    tarjetas.add(/<meta property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? '');
  }
  for (const tarjeta of tarjetas) {
    const answer = await request.get(tarjeta);
    const png = await answer.body();
    expect(answer.headers()['content-type'], tarjeta).toBe('image/png');
    expect([png.readUInt32BE(DIMENSIONES_PNG), png.readUInt32BE(DIMENSIONES_PNG + 4)]).toEqual([1200, 630]);
    expect(png.length, tarjeta).toBeLessThan(100 * KB);
  }
});

test('only the pages with a map or videos may frame another site, and only that one', async ({ request }) => {
  const marcos: Record<string, string> = {
    '/contacto': 'https://www.openstreetmap.org',
    '/noticias': 'https://www.youtube-nocookie.com',
  };
  for (const path of FIJAS) {
    const { headers, html } = await documento(request, path);
    expect(headers['content-security-policy'], path).toContain(`frame-src ${marcos[path] ?? "'none'"};`);
    expect(html, path).not.toContain('<iframe');
    expect(headers['set-cookie'], path).toBeUndefined();
  }
});

test('the home page describes the club as data', async ({ request }) => {
  const { html } = await documento(request, '/');
  const datos = /<script type="application\/ld\+json">([^<]*)<\/script>/.exec(html)?.[1] ?? '';
  expect(JSON.parse(datos)).toMatchObject({ '@type': 'SportsClub', name: 'Club de Tenis Valdecierzo' });
});

/** Pages of the specification that are not in the table yet: their links wait for them. */
const PENDIENTES = PAGINAS.some(({ path }) => path.startsWith('/inscripciones')) ? [] : ['/inscripciones'];

test('every link of every page leads somewhere', async ({ request }) => {
  const vistas = new Map<string, string>();
  for (const path of FIJAS) {
    const { html } = await documento(request, path);
    for (const [, href = ''] of html.matchAll(/<a [^>]*?href="(\/[^"#?]*)/g)) vistas.set(href, path);
  }
  for (const [href, desde] of vistas) {
    if (PENDIENTES.some((pendiente) => href.startsWith(pendiente))) continue;
    expect((await request.get(href)).status(), `${href}, linked from ${desde}`).toBe(200);
  }
});

const texto = (clave: string): string[] => [`/api/cms/${clave}`];
const LLAMADAS: Record<string, string[]> = {
  '/': ['/api/horarios/proximos?tipo=social', '/api/news', '/api/weather'],
  '/noticias': ['/api/news'],
  '/contacto': [],
  '/el-tiempo': ['/api/weather'],
  '/competicion-horarios/social': ['/api/horarios/proximos?tipo=social'],
  '/competicion-horarios/infantil': ['/api/horarios/proximos?tipo=infantil'],
  ...Object.fromEntries(PAGINAS.flatMap(({ path, clave }) => (clave ? [[path, texto(clave)]] : []))),
};

test('going from page to page asks the API for what each one shows, and for nothing else', async ({
  page,
}) => {
  const pedidas: string[] = [];
  await abrir(page, '/login');
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    const isData = pathname.startsWith('/api/') || pathname.endsWith('.data');
    if (isData || request.isNavigationRequest()) pedidas.push(pathname + search);
  });
  for (const [path, llamadas] of Object.entries(LLAMADAS)) {
    pedidas.length = 0;
    await page
      .locator(`footer a[href="${path}"], nav a[href="${path}"]`)
      .last()
      .evaluate((a: HTMLElement) => a.click());
    await expect(page).toHaveURL(path);
    await expect(page.locator('h1')).toHaveCount(1);
    await page.waitForLoadState('networkidle');
    expect([...pedidas].sort(), path).toEqual(llamadas);
  }
});

test('standings: the leagues, their table and the two settings', async ({ page }) => {
  const pedidas: string[] = [];
  await abrir(page, '/contacto');
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.startsWith('/api/')) pedidas.push(`${pathname}?${[...searchParams.keys()]}`);
  });
  await page.locator('footer a[href="/competicion-clasificaciones/social"]').click();
  await expect(page.getByRole('table').first()).toBeVisible();
  expect([...pedidas].sort()).toEqual([
    '/api/clasificaciones/ligas?tipo',
    '/api/clasificaciones/terminadas?tipo',
    '/api/clasificaciones/ver?idLiga',
    '/api/configuracion?clave',
    '/api/configuracion?clave',
  ]);
});
