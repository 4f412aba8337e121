import type { Page } from '@playwright/test';
import { abrir, ponerEnHora } from '../support/browser.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/browser-axe.ts';
import { callsDuring, expect, test } from '../support/browser-meteo.ts';

/** The first forecast comes a moment after the site; the page says so until then. */
async function abrirConDatos(page: Page): Promise<void> {
  await expect(async () => {
    await page.goto('/el-tiempo');
    await expect(page.getByRole('heading', { name: 'Por horas' })).toBeVisible({ timeout: 500 });
  }).toPass();
}

const horas = (page: Page) => page.getByRole('region', { name: 'Por horas' });
const dias = (page: Page) => page.getByRole('region', { name: 'Por días' });

test('nothing scrolls sideways at 360 px', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await abrirConDatos(page);
  await expectNoSidewaysScroll(page);
});

for (const width of [412, 1350]) {
  test(`hours and days at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await abrirConDatos(page);
    await expect(page).toHaveTitle(/^El tiempo \| /);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('El tiempo');
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });
}

test('with letters twice as big nothing is out of reach at 360 px', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('html { font-size: 200% !important }');
    document.adoptedStyleSheets = [sheet];
  });
  for (const path of ['/el-tiempo', '/', '/competicion-horarios']) {
    await page.goto(path);
    await expect(page.getByText('°C').first()).toBeVisible();
    await expectNoSidewaysScroll(page);
  }
});

test('a day of hours in sight and another on request, with units and whole degrees', async ({ page }) => {
  await abrirConDatos(page);
  const visibles = horas(page).getByRole('listitem').filter({ visible: true });
  await expect(visibles).toHaveCount(24);
  await expect(visibles.first()).toHaveText(/^\d\d:00-?\d+\s°CViento \d+\skm\/hHum\. \d+\s%UV [\d,]+/);
  await horas(page).getByText('Ver las 24 horas siguientes').click();
  await expect(visibles).toHaveCount(48);
});

test('each day has its sky in words, both temperatures, the wind and the index', async ({ page }) => {
  await abrirConDatos(page);
  const primero = dias(page).getByRole('listitem').first();
  await expect(dias(page).getByRole('listitem')).toHaveCount(10);
  await expect(primero.getByRole('img', { name: 'Despejado' })).toBeVisible();
  await expect(primero).toContainText('Máxima 13 °C mínima −1°');
  await expect(primero).toContainText('Viento 9 km/h');
  await expect(primero).toContainText('UV 1,1 bajo');
});

test('the pictures of the sky are the site’s own and arrive', async ({ page }) => {
  await abrirConDatos(page);
  const imagenes = await page.locator('img[src^="/meteo/"]').all();
  expect(imagenes.length).toBeGreaterThan(30);
  for (const imagen of imagenes) {
    await imagen.evaluate(async (img) => {
      (img as HTMLImageElement).loading = 'eager';
      await (img as HTMLImageElement).decode();
    });
    await expect(imagen).not.toHaveJSProperty('naturalWidth', 0);
  }
});

test('coming from another page makes one call', async ({ page }) => {
  await abrirConDatos(page);
  await abrir(page, '/competicion-horarios');
  await page.waitForLoadState('networkidle');
  const llamadas = await callsDuring(page, async () => {
    await page.getByRole('contentinfo').getByRole('link', { name: 'El tiempo', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Por días' })).toBeVisible();
  });
  expect(llamadas).toEqual(['GET /api/weather']);
});

test('the hours are the club’s, whatever the visitor’s zone', async ({ page, browser, servidor }) => {
  await abrirConDatos(page);
  const primera = await horas(page).getByRole('time').first().textContent();
  const lejos = await browser.newPage({ timezoneId: 'Asia/Tokyo', baseURL: servidor.url });
  await ponerEnHora(lejos.context());
  await abrir(lejos, '/competicion-horarios');
  await lejos.waitForLoadState('networkidle');
  await lejos.getByRole('contentinfo').getByRole('link', { name: 'El tiempo', exact: true }).click();
  await expect(horas(lejos).getByRole('time').first()).toHaveText(primera ?? '');
  await lejos.close();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the page is the same', async ({ page }) => {
    await abrirConDatos(page);
    await expect(dias(page).getByRole('listitem')).toHaveCount(10);
  });
});
