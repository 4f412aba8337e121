import type { Page } from '@playwright/test';
import { abrir } from '../support/browser.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/browser-axe.ts';
import { callsDuring, expect, test } from '../support/browser-meteo.ts';
import { ahoraMs } from '../support/momento.ts';

const filas = (page: Page) =>
  page
    .getByRole('table')
    .getByRole('row')
    .filter({ has: page.locator('td') });

test.describe('narrow and in between', () => {
  for (const width of [360, 768]) {
    test(`nothing scrolls sideways at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/competicion-horarios');
      await expectNoSidewaysScroll(page);
    });
  }
});

for (const width of [412, 1350]) {
  test(`the schedule at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/competicion-horarios/social');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Horarios de la liga social');
    expect(await filas(page).count()).toBeGreaterThan(5);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });
}

test('days in order, each with its matches in order of time', async ({ page }) => {
  await page.goto('/competicion-horarios');
  const dias = await page
    .locator('h2 time')
    .evaluateAll((tiempos) => tiempos.map((t) => t.getAttribute('datetime')));
  expect(dias).toEqual([...new Set(dias)].sort());
  const horas = await page
    .locator('td time')
    .evaluateAll((tiempos) => tiempos.map((t) => t.getAttribute('datetime')));
  expect(horas).toEqual([...horas].sort());
  expect(horas.length).toBeGreaterThan(dias.length);
});

test('the heading of the day stays under the bar while its matches pass', async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 700 });
  await page.goto('/competicion-horarios');
  const dia = page.locator('h2').first();
  const ultima = page.getByRole('table').first().getByRole('row').last();
  await ultima.evaluate((fila) => fila.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const barra = await page.getByRole('navigation', { name: 'Principal' }).boundingBox();
  const caja = await dia.boundingBox();
  expect(caja?.y).toBeGreaterThanOrEqual((barra?.y ?? 0) + (barra?.height ?? 0) - 2);
  expect(caja?.y).toBeLessThan(120);
});

test('a row leads to its players', async ({ page }) => {
  await page.goto('/competicion-horarios/social');
  const jugador = filas(page).first().getByRole('link').first();
  const nombre = (await jugador.textContent()) ?? '';
  await jugador.click();
  await expect(page).toHaveURL(/\/competicion-clasificaciones-division\/\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(nombre);
});

test('changing the type changes the address and makes one call', async ({ page }) => {
  await abrir(page, '/competicion-horarios');
  await page.waitForLoadState('networkidle');
  const tipos = page.getByRole('navigation', { name: 'Tipo de liga' });
  const llamadas = await callsDuring(page, async () => {
    await tipos.getByRole('link', { name: 'Liga infantil' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Horarios de la liga infantil');
  });
  expect(llamadas).toEqual(['GET /api/horarios/proximos?tipo=infantil']);
  await expect(page).toHaveURL(/\/competicion-horarios\/infantil$/);
  await expect(tipos.getByRole('link', { name: 'Liga infantil' })).toHaveAttribute('aria-current', 'page');
  expect(await page.locator('script[type="application/ld+json"]').count()).toBe(0);
});

for (const width of [360, 412])
  test(`at ${width} px each player has one line, and so have hour, court and division`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/competicion-horarios/social');
    const altos = (cual: string) =>
      page
        .locator(`td ${cual}`)
        .evaluateAll((todos) => todos.map((uno) => uno.getBoundingClientRect().height));
    for (const alto of [...(await altos('a')), ...(await altos('time'))]) expect(alto).toBeLessThan(30);
    const divisiones = await page
      .locator('td:nth-child(4)')
      .evaluateAll((celdas) => celdas.map((celda) => celda.getBoundingClientRect().height));
    for (const alto of divisiones) expect(alto).toBeLessThan(30);
    const tipos = page.getByRole('navigation', { name: 'Tipo de liga' }).getByRole('listitem');
    const lineas = await tipos.evaluateAll((todos) => todos.map((uno) => uno.getBoundingClientRect().top));
    expect(new Set(lineas).size).toBe(1);
  });

test('an hour is never broken in two lines', async ({ page }) => {
  await page.goto('/competicion-horarios/social');
  for (const width of [320, 360, 412, 480, 600, 700, 768, 1024]) {
    await page.setViewportSize({ width, height: 800 });
    const lineas = await page
      .locator('td time')
      .evaluateAll((horas) => horas.map((hora) => hora.getClientRects().length));
    expect([...new Set(lineas)], `${width} px`).toEqual([1]);
  }
});

test('who comes on a day without matches is told so', async ({ page }) => {
  await page.clock.setFixedTime(ahoraMs() - 24 * 3600 * 1000);
  await abrir(page, '/');
  await page.getByRole('link', { name: 'Ver los próximos partidos' }).click();
  await expect(page.getByText(/^Hoy, .+, no hay partidos\. Los próximos:$/)).toBeVisible();
});

test('an unknown type does not exist', async ({ page }) => {
  const respuesta = await page.goto('/competicion-horarios/dobles');
  expect(respuesta?.status()).toBe(404);
});

test('the weather of each match goes with it', async ({ page }) => {
  await expect(async () => {
    await page.goto('/competicion-horarios/social');
    await expect(page.locator('td img[src^="/meteo/"]').first()).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(filas(page).first().getByRole('cell').last()).toHaveText(/^(−?\d+\s\/\s)?−?\d+\s°C$/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('search engines read the next matches, and none of minors', async ({ page }) => {
    await page.goto('/competicion-horarios');
    const datos = await page.locator('script[type="application/ld+json"]').textContent();
    const eventos = JSON.parse(datos ?? '{}')['@graph'];
    expect(eventos.length).toBeGreaterThan(0);
    for (const { '@type': tipo, description } of eventos) {
      expect(tipo).toBe('SportsEvent');
      expect(description).not.toContain('Infantil');
    }
  });
});
