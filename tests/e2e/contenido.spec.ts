import { PAGINAS } from '#web/paginas.ts';
import { abrir, expect, test } from '../support/browser.ts';
import { expectAccessible } from '../support/browser-axe.ts';
import { FIJAS, paginasConDatos } from './support/paginas.ts';

const soloTexto = new Set(PAGINAS.filter(({ modulo }) => !modulo).map(({ path }) => path));
/** Pages that are only a text are one screen: with every second one, all its shapes are there. */
const ALTERNAS = FIJAS.filter((path, lugar) => !soloTexto.has(path) || lugar % 2 === 0);

const MIRADAS = [
  { width: 412, paginas: FIJAS },
  { width: 1350, paginas: ALTERNAS },
] as const;

test.describe('accessibility', () => {
  test.describe.configure({ mode: 'parallel' });

  for (const { width, paginas } of MIRADAS)
    test(`no page has faults, in light and in dark, at ${width}`, async ({ page, request }) => {
      test.setTimeout(480_000);
      await page.setViewportSize({ width, height: 900 });
      for (const path of [...paginas, ...(await paginasConDatos(request)), '/no-existe']) {
        await page.goto(path, { waitUntil: 'load' });
        await expectAccessible(page);
      }
    });
});

test('for whoever asks for little motion, dark comes at once: nothing changes little by little', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.goto('/');
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});

test('at 360 px nothing but the crossings scrolls sideways', async ({ page, request }) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 360, height: 800 });
  for (const path of [...FIJAS, ...(await paginasConDatos(request))]) {
    await page.goto(path, { waitUntil: 'load' });
    const anchas = await page.evaluate(() => {
      const scrolls = (element: Element) =>
        element.scrollWidth > element.clientWidth + 1 &&
        ['auto', 'scroll'].includes(getComputedStyle(element).overflowX);
      const inside = [...document.querySelectorAll('main *')].filter(scrolls);
      const names = inside.map(
        (element) => element.getAttribute('aria-label') ?? element.outerHTML.slice(0, 80),
      );
      return document.documentElement.scrollWidth > 360 ? [...names, 'the page'] : names;
    });
    expect(
      anchas.filter((name) => !/cruces/i.test(name)),
      path,
    ).toEqual([]);
  }
});

test('a text of the club arrives whole and its links navigate without loading the page again', async ({
  page,
}) => {
  await abrir(page, '/club-unete-a-nosotros');
  await page.evaluate(() => Object.assign(window, { seguimos: true }));
  await page.getByRole('link', { name: 'instalaciones', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Instalaciones' })).toBeVisible();
  await expect(page).toHaveTitle('Instalaciones | Club de Tenis Valdecierzo');
  expect(await page.evaluate(() => 'seguimos' in window)).toBe(true);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/club-instalaciones$/);
});

for (const { path, boton, origen } of [
  { path: '/contacto', boton: 'Ver el mapa', origen: 'https://www.openstreetmap.org/' },
  { path: '/noticias', boton: 'Ver los vídeos', origen: 'https://www.youtube-nocookie.com/' },
]) {
  test(`${path}: the other site is asked for only once the visitor wants it`, async ({ page, context }) => {
    const fuera: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(new URL(page.url()).origin)) fuera.push(request.url());
    });
    await abrir(page, '/');
    await page.locator(`footer a[href="${path}"]`).click();
    await expect(page.getByRole('link', { name: boton })).toBeVisible();
    expect(await page.locator('iframe').count()).toBe(0);
    expect(fuera.filter((url) => url.startsWith('https:'))).toEqual([]);
    expect(await context.cookies()).toEqual([]);
    await page.getByRole('link', { name: boton }).click();
    await expect(page.locator('iframe')).toHaveAttribute('src', new RegExp(`^${origen}`));
    await expect.poll(() => fuera.some((url) => url.startsWith(origen))).toBe(true);
  });
}

test('the home page opens with news but without weather', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByText('Datos meteorológicos no disponibles')).toBeVisible();
  await expect(page.getByText('Última noticia')).toBeVisible();
  await expect(page.getByText('Real Federación Española de Tenis')).toBeVisible();
});

test('at 360 px an address of mail breaks only after its @ or a dot', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  for (const path of ['/escuela-calendario-precios-horarios', '/escuela-normas', '/contacto']) {
    await page.goto(path);
    const rotos = await page.locator('a[href^="mailto:"]').evaluateAll((enlaces) => {
      const enVariasLineas = (texto: Node): boolean => {
        const rango = document.createRange();
        rango.selectNodeContents(texto);
        return rango.getClientRects().length > 1;
      };
      const textos = enlaces.flatMap((enlace) => {
        const palabras = document.createTreeWalker(enlace, NodeFilter.SHOW_TEXT);
        return Array.from({ length: 9 }, () => palabras.nextNode()).filter((nodo) => nodo !== null);
      });
      return { textos: textos.length, rotos: textos.filter(enVariasLineas).map((nodo) => nodo.textContent) };
    });
    expect(rotos.textos, path).toBeGreaterThan(2);
    expect(rotos.rotos, path).toEqual([]);
  }
});
