import type { Page, Request } from '@playwright/test';
import { rutaVivo } from '#contract/rutas.ts';
import { abrir, expect, ponerEnHora, test } from '../support/browser/browser.ts';
import { expectNoSidewaysScroll } from '../support/browser/browser-axe.ts';
import { ahoraMs } from '../support/momento.ts';
import { paginasConDatos } from './support/paginas.ts';

const DIA_MS = 24 * 3600 * 1000;

const TELEFONO = { width: 360, height: 740 };

/** Where somebody goes from the menus of each page, its heading, and what that asks the API for. */
const VISITA: readonly (readonly [path: string, titulo: RegExp, llamadas: string[]])[] = [
  [
    '/club-unete-a-nosotros',
    /^Únete a nosotros$/,
    ['/api/cms/club_unete_a_nosotros', '/api/inscripcion/tipos'],
  ],
  ['/noticias', /^Noticias$/, ['/api/news']],
  ['/contacto', /^Contacto$/, []],
  ['/el-tiempo', /^El tiempo$/, ['/api/weather', '/api/horarios/proximos']],
  [
    '/competicion-horarios/social',
    /liga social$/,
    ['/api/horarios/proximos?tipo=social', '/api/clasificaciones/ligas'],
  ],
  [
    '/competicion-horarios/infantil',
    /liga infantil$/,
    [
      '/api/horarios/proximos?tipo=infantil',
      '/api/clasificaciones/ligas',
      '/api/configuracion?clave=nombresCompletos',
    ],
  ],
  [
    '/competicion-clasificaciones/social',
    /^Clasificaciones$/,
    [
      '/api/clasificaciones/ligas?tipo=social',
      '/api/clasificaciones/terminadas?tipo=social',
      '/api/clasificaciones/ver?idLiga=1',
      '/api/clasificaciones/marcha?idLiga=1',
      '/api/clasificaciones/futuro?idLiga=1',
      '/api/horarios/resultados?idLiga=10&dias=1',
      '/api/configuracion?clave=mostrarAplazadosTotal',
      '/api/configuracion?clave=mostrarIncidencias',
    ],
  ],
];

test('a visitor goes from page to page: each asks for what it shows, and the site is loaded once', {
  tag: '@duro',
}, async ({ page }) => {
  const pedidas: string[] = [];
  const anotar = (request: Request) => {
    const { pathname, search } = new URL(request.url());
    const isData = (pathname.startsWith('/api/') && pathname !== rutaVivo) || pathname.endsWith('.data');
    if (isData || request.isNavigationRequest()) pedidas.push(pathname + search.replace(/\d+$/, '1'));
  };
  await abrir(page, '/aviso-legal');
  page.on('request', anotar);
  for (const [path, titulo] of VISITA) {
    await page.locator(`header a[href="${path}"]`).dispatchEvent('click');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(titulo);
    await expect(page).toHaveURL(path);
  }
  await expect(page.getByRole('table').first()).toBeVisible();
  const esperadas = VISITA.flatMap(([, , llamadas]) => llamadas);
  // It listens for as long as it is open: the network is never idle.
  await page.waitForTimeout(500);
  await expect.poll(() => pedidas.toSorted()).toEqual(esperadas.toSorted());
  page.off('request', anotar);
  // A link inside a text of the club goes there too, with its own title and address to share.
  await page.evaluate(() => Object.assign(window, { seguimos: true }));
  await page.locator('footer a[href="/club-unete-a-nosotros"]').click();
  await page.getByRole('main').getByRole('link', { name: 'instalaciones', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Instalaciones');
  await expect(page).toHaveTitle('Instalaciones | Club de Tenis Valdecierzo');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/club-instalaciones$/);
  expect(await page.evaluate(() => 'seguimos' in window)).toBe(true);
});

const DE_FUERA = [
  ['/contacto', 'Ver el mapa', 'https://www.openstreetmap.org/'],
  ['/noticias', 'Ver los vídeos', 'https://www.youtube-nocookie.com/'],
] as const;

test('the map and the videos come from elsewhere only once the visitor wants them', async ({
  page,
  context,
}) => {
  const fuera: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith('https:')) fuera.push(request.url());
  });
  await abrir(page, '/');
  for (const [path, boton, origen] of DE_FUERA) {
    await page.locator(`header a[href="${path}"]`).dispatchEvent('click');
    const ver = page.getByRole('link', { name: boton });
    await expect(ver).toBeVisible();
    await expect(page.locator('iframe')).toHaveCount(0);
    expect(fuera).toEqual([]);
    expect(await context.cookies()).toEqual([]);
    await ver.click();
    await expect(page.locator('iframe')).toHaveAttribute('src', new RegExp(`^${origen}`));
    await expect.poll(() => fuera.some((url) => url.startsWith(origen))).toBe(true);
    fuera.length = 0;
  }
});

test('the program starts although what it asks for first does not come at once', async ({ page }) => {
  let veces = 0;
  await page.route('/club.json?*', (route) => {
    veces += 1;
    return veces === 1 ? route.abort() : veces === 2 ? route.fulfill({ status: 500 }) : route.continue();
  });
  await page.goto('/login');
  await page.getByLabel('Usuario').fill('admin');
  await page.getByLabel('Contraseña', { exact: true }).fill('la que sea');
  await expect(page.getByRole('button', { name: 'Acceder' })).toBeEnabled();
  expect(veces).toBe(3);
});

/** What is told of the leagues, where no hour passes meanwhile. */
const DATOS = [
  '/competicion-clasificaciones/social',
  '/competicion-clasificaciones-division/1',
  '/competicion-clasificaciones-partido/1',
];

test('what is only read asks for no program until somebody moves, and nothing typed before is lost', async ({
  page,
}) => {
  const descansa = async (ruta: string, hoja: Page) => {
    const programas: string[] = [];
    hoja.on('request', (peticion) => {
      if (peticion.resourceType() === 'script') programas.push(peticion.url());
    });
    // One of live data starts when they change: the site may be writing something of its own as it begins.
    await expect(async () => {
      programas.length = 0;
      await hoja.goto(ruta);
      // Longer than the three seconds after which the other pages start.
      await hoja.waitForTimeout(3500);
      expect(programas, ruta).toEqual([]);
    }).toPass({ timeout: 30_000 });
  };
  // Each in a tab of its own: they wait together.
  const otras = [...DATOS, '/escuela-padel', '/noticias', '/aviso-legal'].map(async (ruta) => {
    const hoja = await page.context().newPage();
    await descansa(ruta, hoja);
    await hoja.close();
  });
  await Promise.all([...otras, descansa('/contacto', page)]);
  // A finger or a mouse, and it comes; a form keeps what was typed before it.
  await page.getByLabel('Nombre').first().fill('Ana');
  await expect(page.getByRole('button', { name: 'Enviar' })).not.toHaveAttribute('disabled');
  await expect(page.getByLabel('Nombre').first()).toHaveValue('Ana');

  // A dialog that the address names opens without waiting for anybody.
  await page.goto('/escuela-padel#clase-de-prueba');
  await expect(page.getByRole('dialog')).toBeVisible();
});

const TABLA = '/competicion-clasificaciones/social';

/** Keeps the program from starting until what it returns is called. */
async function retener(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('/club.json?*', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

test('what is pressed or chosen before the program comes is done when it does', async ({ page }) => {
  const tras = async (ruta: string, pulsar: () => Promise<unknown>) => {
    const soltar = await retener(page);
    await page.goto(ruta);
    await pulsar();
    soltar();
  };
  await tras(TABLA, () => page.getByRole('button', { name: 'Probar resultados' }).click());
  await expect(page.getByRole('heading', { name: '¿Y si…?' })).toBeFocused();
  await tras(TABLA, () => page.getByRole('button', { name: 'Evolución de los puestos' }).click());
  await expect(page.getByRole('heading', { name: 'Evolución de los puestos' })).toBeVisible();
  await tras(TABLA, () => page.getByLabel('Competición', { exact: true }).selectOption('infantil'));
  await expect(page).toHaveURL('/competicion-clasificaciones/infantil');
  await tras('/competicion-clasificaciones-division/1', () =>
    page.getByRole('button', { name: /^Soy yo/ }).click(),
  );
  await expect(page.getByText('Eres tú')).toBeVisible();
  await tras('/competicion-clasificaciones-partido/1', () =>
    page.getByRole('button', { name: 'Compartir' }).click(),
  );
  await expect(page.getByRole('button', { name: 'Copiar el enlace' })).toBeVisible();
});

test('the program of what is read comes by itself where its hour has passed, and to who said who they are', async ({
  page,
  request,
}) => {
  const [fila] = await (await request.get('/api/horarios/proximos?tipo=social')).json();
  await page.goto('/aviso-legal');
  await page.evaluate(
    ([id, nombre]) => localStorage.setItem('soy-yo', JSON.stringify({ id, nombre })),
    [fila.idJugador1, fila.jugador1],
  );
  await page.goto('/');
  const mio = page.getByRole('region', { name: 'Tu próximo partido' });
  await expect(mio).toContainText(/hoy|mañana|dentro de/);
  await page.evaluate(() => localStorage.clear());
  // A day later the server has not drawn: what it tells is of the day before.
  await page.clock.setFixedTime(ahoraMs() + DIA_MS);
  for (const ruta of ['/', '/competicion-horarios']) {
    await page.goto(ruta);
    await expect(page.locator('link[rel=modulepreload]').first(), ruta).toBeAttached();
  }
});

test('what the server drew on another day, and in another year, comes alive as it was drawn', async ({
  page,
  request,
}) => {
  await page.clock.setFixedTime(ahoraMs() + 366 * DIA_MS);
  for (const ruta of [
    ...['/', '/el-tiempo', '/competicion-clasificaciones', '/competicion-clasificaciones/amistosos'],
    ...(await paginasConDatos(request)),
  ]) {
    await abrir(page, ruta);
    // Also what comes after the page: a part that React draws again is an error, which fails the journey.
    await page.waitForFunction(() =>
      [...document.querySelectorAll('main section, main li')].every((parte) =>
        Object.keys(parte).some((clave) => clave.startsWith('__reactFiber$')),
      ),
    );
  }
});

/** The pieces of an address of mail that are broken in two lines. */
const correosRotos = (page: Page) =>
  page.locator('main a[href^="mailto:"]').evaluateAll((enlaces) => {
    const textos = enlaces.flatMap((enlace) => {
      const palabras = document.createTreeWalker(enlace, NodeFilter.SHOW_TEXT);
      return Array.from({ length: 9 }, () => palabras.nextNode()).filter((nodo) => nodo !== null);
    });
    const lineasDe = (nodo: Node): number => {
      const rango = document.createRange();
      rango.selectNodeContents(nodo);
      return new Set([...rango.getClientRects()].map(({ top }) => top)).size;
    };
    return { piezas: textos.length, rotas: textos.filter((nodo) => lineasDe(nodo) > 1).length };
  });

test.describe('on a phone', () => {
  test.use({ viewport: TELEFONO });

  test('whoever is at the gate finds tonight’s match at once, and the rest of the site folded at the foot', async ({
    page,
  }) => {
    await abrir(page, '/');
    const tarjeta = page.getByRole('article').filter({ hasText: 'Próximos partidos' });
    const caja = await tarjeta.boundingBox();
    expect(caja?.y, 'one flick of the thumb away').toBeLessThan(TELEFONO.height * 1.5);
    await tarjeta.getByRole('listitem').first().getByRole('link').click();
    await expect(page).toHaveURL(/-partido\/\d+$/);
    await expect(page.getByText(/^(hoy|mañana|dentro de \d+ días)$/)).toBeVisible();
    const pie = page.getByRole('contentinfo');
    const enlace = pie.getByRole('link', { name: 'Contacto', exact: true });
    await expect(pie.getByRole('link', { name: 'Aviso legal' })).toBeVisible();
    await expect(enlace).toBeHidden();
    await pie.getByText('Todas las páginas').click();
    await enlace.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contacto');
    const { piezas, rotas } = await correosRotos(page);
    expect(piezas).toBeGreaterThan(2);
    expect(rotas).toBe(0);
  });

  test('with letters twice as big a table, a schedule and the forecast are all within reach', {
    tag: '@duro',
  }, async ({ page }) => {
    // What a phone set to the biggest letters does: every size of the site hangs on the root's.
    await page.addInitScript(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('html { font-size: 200% !important }');
      document.adoptedStyleSheets = [sheet];
    });
    await expect(async () => {
      await page.goto('/el-tiempo');
      await expect(page.getByText('°C').first()).toBeVisible({ timeout: 500 });
    }).toPass();
    for (const path of ['/el-tiempo', '/competicion-horarios', '/competicion-clasificaciones/social']) {
      await page.goto(path);
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
      await expectNoSidewaysScroll(page);
      await expect(page.getByRole('button', { name: 'Menú', exact: true })).toBeInViewport({ ratio: 1 });
    }
  });
});

test('without scripts the map of the site is open, and the form of the standings leads to a past season and back', async ({
  browser,
  servidor,
}) => {
  const contexto = await browser.newContext({ javaScriptEnabled: false, baseURL: servidor.url });
  await ponerEnHora(contexto);
  const page = await contexto.newPage();
  await page.goto('/contacto');
  const pie = page.getByRole('contentinfo');
  await expect(pie.getByText('Todas las páginas')).toBeHidden();
  await pie.getByRole('link', { name: 'Clasificaciones', exact: true }).click();
  const titulo = page.getByRole('heading', { level: 1 });
  await expect(titulo).toHaveText('Clasificaciones');
  await page.getByLabel('Temporada').selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Ver', exact: true }).click();
  await expect(titulo).toHaveText('Clasificación final');
  await page.getByLabel('Temporada').selectOption('actual');
  await page.getByRole('button', { name: 'Ver', exact: true }).click();
  await expect(titulo).toHaveText('Clasificaciones');
  await contexto.close();
});
