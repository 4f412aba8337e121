import type { Page } from '@playwright/test';
import { PARTE_QUE_FALTA } from '#web/platform/later-code.ts';
import { abrir, entrar, expect, test } from '../support/browser.ts';

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

/** Parts whose code comes when they are first shown. */
const quitar = (page: Page, codigo: RegExp, veces = Number.POSITIVE_INFINITY) => {
  let pedidas = 0;
  return page.route(codigo, (ruta) => {
    pedidas += 1;
    return pedidas <= veces ? ruta.fulfill({ status: 404, body: '' }) : ruta.continue();
  });
};

const documentos = (page: Page): string[] => {
  const pedidos: string[] = [];
  page.on('request', (pedida) => {
    if (pedida.isNavigationRequest() && pedida.frame() === page.mainFrame()) pedidos.push(pedida.url());
  });
  return pedidos;
};

const FORMULARIO = /\/assets\/formulario-[\w-]+\.js$/;
const CLASE_DE_PRUEBA = /\/assets\/prueba-nivel-dialog-[\w-]+\.js$/;
const tipo = (page: Page) => page.getByLabel('¿En qué te quieres inscribir?');
const pedirClase = (page: Page) =>
  page.getByRole('link', { name: 'Clase de prueba' }).filter({ visible: true }).first().click();

test('the form of enrolments comes with the page opened whole, with what was chosen', async ({ page }) => {
  await abrir(page, '/inscripciones');
  // The first time is only ahead of need, when the selector is focused.
  await quitar(page, FORMULARIO, 2);
  const pedidos = documentos(page);
  await tipo(page).selectOption('nuevosocio');
  await expect(page.getByRole('button', { name: 'Enviar inscripción' })).toBeVisible();
  await expect(tipo(page)).toHaveValue('nuevosocio');
  expect(pedidos).toHaveLength(1);
});

test('a form that is missing for good says so, and the page is opened once', async ({ page }) => {
  await abrir(page, '/inscripciones');
  await quitar(page, FORMULARIO);
  const pedidos = documentos(page);
  await tipo(page).selectOption('nuevosocio');
  await expect(page.getByRole('alert')).toContainText(PARTE_QUE_FALTA);
  await page.waitForTimeout(2_000);
  expect(pedidos).toHaveLength(1);
  await page.unroute(FORMULARIO);
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.getByRole('button', { name: 'Enviar inscripción' })).toBeVisible();
});

test('a dialog comes with the page opened whole', async ({ page }) => {
  await abrir(page, '/el-tiempo');
  await quitar(page, CLASE_DE_PRUEBA, 1);
  const pedidos = documentos(page);
  await pedirClase(page);
  await expect(page.getByRole('dialog', { name: 'Solicitud clase de prueba' })).toBeVisible();
  expect(pedidos).toHaveLength(1);
});

test('whoever is typing decides when the page is opened again', async ({ page }) => {
  await abrir(page, '/inscripciones/nuevosocio');
  await page.getByLabel('IBAN').fill('ES91 2100');
  await page.getByLabel('Población').fill('Valdecierzo');
  await quitar(page, CLASE_DE_PRUEBA, 1);
  const pedidos = documentos(page);
  await pedirClase(page);
  await expect(page.getByRole('region', { name: 'Avisos' })).toContainText(PARTE_QUE_FALTA);
  await expect(page.getByLabel('IBAN')).toHaveValue('ES91 2100');
  expect(pedidos).toHaveLength(0);
  await page.getByRole('button', { name: 'Recargar la página' }).click();
  await expect(page.getByLabel('IBAN')).toHaveValue('');
  await expect(page.getByLabel('Población')).toHaveValue('Valdecierzo');
  await pedirClase(page);
  await expect(page.getByRole('dialog', { name: 'Solicitud clase de prueba' })).toBeVisible();
});

test("the staff's menu comes after signing in, though its code was renewed meanwhile", async ({ page }) => {
  await quitar(page, /\/assets\/paginas-privadas-[\w-]+\.js$/, 2);
  await entrar(page, '/club-quienes-somos');
  await expect(page.getByText('Administración').first()).toBeVisible();
});

test('what a form is sent with comes at its first focus, with the page opened whole', async ({ page }) => {
  await abrir(page, '/contacto');
  await quitar(page, /\/assets\/captcha-solve-[\w-]+\.js$/, 1);
  const pedidos = documentos(page);
  const abierta = page.waitForRequest((pedida) => pedida.isNavigationRequest());
  await page.getByLabel('Mensaje').focus();
  await abierta;
  await page.waitForLoadState('networkidle');
  await page.getByLabel('Nombre').fill('Ana');
  await page.getByLabel('Teléfono').fill('600 000 000');
  await page.getByLabel('Mensaje').fill('Hola');
  await page.getByLabel(/política de protección/).check();
  await page.getByRole('button', { name: 'Enviar' }).click();
  await expect(page.getByText('Formulario enviado correctamente', { exact: false })).toBeVisible();
  expect(pedidos).toHaveLength(1);
});

test('a form begun without connection is not lost to code that is no longer there', async ({ page }) => {
  await abrir(page, '/contacto');
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await page.getByLabel('Mensaje').fill('Hola');
  await page.getByLabel('Nombre').fill('Ana');
  await page.getByLabel('Teléfono').fill('600 000 000');
  await page.getByLabel(/política de protección/).check();
  await page.context().setOffline(false);
  await quitar(page, /\/assets\/captcha-solve-[\w-]+\.js$/, 1);
  await page.getByRole('button', { name: 'Enviar' }).click();
  await page.getByRole('button', { name: 'Recargar la página' }).click();
  await expect(page.getByLabel('Mensaje')).toHaveValue('Hola');
  await page.getByLabel(/política de protección/).check();
  await page.getByRole('button', { name: 'Enviar' }).click();
  await expect(page.getByText('Formulario enviado correctamente', { exact: false })).toBeVisible();
});
