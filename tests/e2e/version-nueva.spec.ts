import type { Page } from '@playwright/test';
import { PARTE_QUE_FALTA } from '#web/platform/late-code.ts';
import { abrir } from '../support/browser/browser.ts';
import { enSuPaso } from '../support/browser/browser-forms.ts';
import { expect, test, toast } from './support/mesa.ts';

// The browser complains of the code that is not there any more.
test.use({ erroresPermitidos: [/./] });

/** Answers as a site that was renewed since: that code is not there the first times it is asked for. */
const quitar = (page: Page, codigo: RegExp, veces = Number.POSITIVE_INFINITY) => {
  let pedidas = 0;
  return page.route(codigo, (ruta) => {
    pedidas += 1;
    return pedidas <= veces ? ruta.fulfill({ status: 404, body: '' }) : ruta.continue();
  });
};

/** The documents that the page asks for from now on. */
const documentos = (page: Page): string[] => {
  const pedidos: string[] = [];
  page.on('request', (pedida) => {
    if (pedida.isNavigationRequest() && pedida.frame() === page.mainFrame()) pedidos.push(pedida.url());
  });
  return pedidos;
};

const CONTACTO = /\/assets\/contacto-[\w-]+\.js$/;
const FORMULARIO = /\/assets\/formulario-[\w-]+\.js$/;
const CLASE_DE_PRUEBA = /\/assets\/prueba-nivel-dialog-[\w-]+\.js$/;
const CAPTCHA = /\/assets\/captcha-solve-[\w-]+\.js$/;
const PRIVADAS = /\/assets\/screens-[\w-]+\.js$/;

const titulo = (page: Page) => page.getByRole('heading', { level: 1 });
const irAContacto = (page: Page) => page.locator('footer a[href="/contacto"]').click();
const pedirClase = (page: Page) =>
  page.getByRole('link', { name: 'Clase de prueba' }).filter({ visible: true }).first().click();

test('a tab left open while the site was renewed opens the wanted page whole, once', async ({ page }) => {
  await abrir(page, '/club-quienes-somos');
  await quitar(page, CONTACTO, 1);
  const pedidos = documentos(page);
  await irAContacto(page);
  await expect(titulo(page)).toContainText('Contacto');
  await expect(page).toHaveURL(/\/contacto$/);
  await expect(page.getByLabel('Mensaje')).toBeVisible();
  expect(pedidos).toHaveLength(1);
});

test('what is missing for good is told: the page is not opened again and again', { tag: '@duro' }, async ({
  page,
}) => {
  await abrir(page, '/inscripciones');
  await quitar(page, FORMULARIO);
  const pedidos = documentos(page);
  await page.getByLabel('¿En qué te quieres inscribir?').selectOption('nuevosocio');
  await expect(page.getByRole('alert')).toContainText(PARTE_QUE_FALTA);
  expect(pedidos).toHaveLength(1);
  await page.unroute(FORMULARIO);
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.getByRole('link', { name: 'Siguiente' })).toBeVisible();
});

test('a form, a dialog and the menu of the staff come with the page opened whole, with what was chosen', {
  tag: '@duro',
}, async ({ mesa }) => {
  // Asked for ahead of need, when the selector is focused, and then when it is needed.
  await quitar(mesa, FORMULARIO, 2);
  await quitar(mesa, CLASE_DE_PRUEBA, 1);
  await quitar(mesa, PRIVADAS, 1);
  const pedidos = documentos(mesa);
  await mesa.goto('/inscripciones');
  await expect(mesa.getByText('Administración').first()).toBeVisible();
  expect(pedidos.splice(0)).toHaveLength(2);
  const tipo = mesa.getByLabel('¿En qué te quieres inscribir?');
  const adelantado = mesa.waitForResponse(FORMULARIO);
  await tipo.focus();
  await adelantado;
  await tipo.selectOption('nuevosocio');
  await expect(mesa.getByRole('link', { name: 'Siguiente: contacto' })).toBeVisible();
  await expect(tipo).toHaveValue('nuevosocio');
  expect(pedidos.splice(0)).toHaveLength(1);
  await pedirClase(mesa);
  await expect(mesa.getByRole('dialog', { name: 'Solicitud clase de prueba' })).toBeVisible();
  expect(pedidos).toHaveLength(1);
});

test('whoever is typing decides when the page is opened again', { tag: '@duro' }, async ({ page }) => {
  await abrir(page, '/inscripciones/nuevosocio');
  await (await enSuPaso(page.getByLabel('IBAN'))).fill('ES91 2100');
  await (await enSuPaso(page.getByLabel('Población'))).fill('Valdecierzo');
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

test('a message begun before the site was renewed is not lost: it is sent after loading it again', async ({
  page,
}) => {
  await abrir(page, '/contacto');
  await page.waitForLoadState('networkidle');
  // What sends it is asked for at the first focus: without connection it does not come.
  await page.context().setOffline(true);
  await page.getByLabel('Mensaje').fill('Hola');
  await page.getByLabel('Nombre').fill('Ana');
  await page.getByLabel('Teléfono').fill('600 000 000');
  await page.getByLabel(/política de protección/).check();
  await page.context().setOffline(false);
  await quitar(page, CAPTCHA, 1);
  await page.getByRole('button', { name: 'Enviar' }).click();
  await page.getByRole('button', { name: 'Recargar la página' }).click();
  await expect(page.getByLabel('Mensaje')).toHaveValue('Hola');
  await page.getByLabel(/política de protección/).check();
  await page.getByRole('button', { name: 'Enviar' }).click();
  await expect(toast(page, 'Formulario enviado correctamente')).toBeVisible();
});
