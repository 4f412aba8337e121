import { expect, test } from '../support/browser.ts';

const CODIGO = /\/assets\/contacto-[\w-]+\.js$/;

test.use({ erroresPermitidos: [/./] });

/** The link is in the page before the program starts; it is the program that has to follow it. */
const seguirEnlace = '/contacto';

test('a tab left open while the site was renewed opens the wanted page whole, once', async ({ page }) => {
  await page.goto('/club-quienes-somos');
  await page.waitForFunction(() => '__reactRouterDataRouter' in window);
  let pedidas = 0;
  await page.route(CODIGO, (ruta) => {
    pedidas += 1;
    return pedidas === 1 ? ruta.fulfill({ status: 404, body: '' }) : ruta.continue();
  });
  await page.evaluate(() => Object.assign(window, { laDeAntes: true }));
  await page.locator(`a[href="${seguirEnlace}"]`).last().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Contacto');
  await expect(page).toHaveURL(/\/contacto$/);
  expect(await page.evaluate(() => 'laDeAntes' in window)).toBe(false);
  await expect(page.getByLabel('Mensaje')).toBeVisible();
});

test('what is missing for good is told: the page is not opened again and again', async ({ page }) => {
  await page.goto('/club-quienes-somos');
  await page.waitForFunction(() => '__reactRouterDataRouter' in window);
  await page.route(CODIGO, (ruta) => ruta.fulfill({ status: 404, body: '' }));
  let abiertas = 0;
  page.on('request', (pedida) => {
    if (pedida.isNavigationRequest()) abiertas += 1;
  });
  const seguir = () => page.locator(`a[href="${seguirEnlace}"]`).last().click();
  await seguir();
  await expect(page).toHaveURL(/\/contacto$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Contacto');
  await page.waitForTimeout(3_000);
  expect(abiertas).toBe(1);
});

test('without connection the page asked for says so, and the program stays', async ({ page }) => {
  await page.goto('/club-quienes-somos');
  await page.waitForFunction(() => '__reactRouterDataRouter' in window);
  await page.evaluate(() => Object.assign(window, { laDeAntes: true }));
  await page.context().setOffline(true);
  await page.locator(`a[href="${seguirEnlace}"]`).last().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No se ha podido cargar la página');
  expect(await page.evaluate(() => 'laDeAntes' in window)).toBe(true);
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Contacto');
});
