import { SIN_CONEXION } from '#web/platform/sin-respuesta.ts';
import { abrir, entrar, expect, test } from '../support/browser.ts';

/** Parts of a page whose code comes when they are first shown: without connection the page stays as it was. */

test('the form of enrolments says there is no connection, and comes when it is back', async ({
  page,
  context,
}) => {
  await abrir(page, '/inscripciones');
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.getByLabel('¿En qué te quieres inscribir?').selectOption('nuevosocio');
  await expect(page.getByRole('alert')).toContainText(SIN_CONEXION);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Inscripciones');
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.getByRole('alert')).toContainText(SIN_CONEXION);
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Reintentar' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Enviar inscripción' })).toBeVisible();
});

test('the form is asked for as soon as somebody goes to choose', async ({ page, context }) => {
  await abrir(page, '/inscripciones');
  await page.waitForLoadState('networkidle');
  const llegan: string[] = [];
  page.on('request', (asked) => llegan.push(asked.url()));
  page.on('requestfinished', (asked) => llegan.splice(llegan.indexOf(asked.url()), 1));
  const formulario = page.waitForResponse(/\/formulario-/);
  await page.getByLabel('¿En qué te quieres inscribir?').focus();
  await formulario;
  await expect.poll(() => llegan).toEqual([]);
  await context.setOffline(true);
  await page.getByLabel('¿En qué te quieres inscribir?').selectOption('nuevosocio');
  await expect(page.getByRole('button', { name: 'Enviar inscripción' })).toBeVisible();
});

const DIALOGOS = [
  ['Clase de prueba', 'Solicitud clase de prueba'],
  ['Preferencias de cookies', 'Preferencias de cookies'],
] as const;

for (const [enlace, titulo] of DIALOGOS)
  test(`${enlace}: a notice without connection, the dialog with it`, async ({ page, context }) => {
    await abrir(page, '/el-tiempo');
    await page.waitForLoadState('networkidle');
    const link = page.getByRole('link', { name: enlace }).filter({ visible: true }).first();
    await context.setOffline(true);
    await link.click();
    await expect(page.getByRole('region', { name: 'Avisos' }).getByText(SIN_CONEXION)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await context.setOffline(false);
    await link.click();
    await expect(page.getByRole('dialog', { name: titulo })).toBeVisible();
  });

test('a private page whose program is lost on the way says so, and is asked for again', async ({ page }) => {
  await entrar(page, '/private');
  let perdidos = 0;
  await page.route(/\/assets\/[\w.-]+\.js$/, (ruta) => {
    perdidos += 1;
    return ruta.abort('internetdisconnected');
  });
  await page.goto('/private/logs?texto=Alba');
  const otraVez = page.getByRole('link', { name: 'Cargarla otra vez' });
  await expect(otraVez).toBeHidden();
  await expect(otraVez).toBeVisible({ timeout: 20_000 });
  expect(perdidos).toBeGreaterThan(0);
  await page.unroute(/\/assets\/[\w.-]+\.js$/);
  await otraVez.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Registros' })).toBeVisible();
  await expect(page).toHaveURL(/texto=Alba/);
  await expect(otraVez).toHaveCount(0);
});
