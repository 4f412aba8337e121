import { mensajes } from '#contract/mensajes.ts';
import { abrir, esperarPrograma } from '../support/browser.ts';
import { ESQUEMAS, MEDIDAS, sinFaltas } from '../support/browser-axe.ts';
import { captchaResuelto, conforme, correosPara, expect, test } from '../support/browser-forms.ts';

const CLUB = 'info@clubtenisvaldecierzo.example';

test('the button waits for what the spec asks for', async ({ page }) => {
  await abrir(page, '/contacto');
  const enviar = page.getByRole('button', { name: 'Enviar mensaje' });
  await expect(enviar).toBeDisabled();
  await page.getByLabel('Nombre').fill('Ana');
  await page.getByLabel('Mensaje').fill('Hola');
  await conforme(page).check();
  await expect(enviar).toBeDisabled();
  await page.getByLabel('Teléfono').fill('600 000 000');
  await expect(enviar).toBeEnabled();
  await page.getByLabel('Teléfono').fill('');
  await page.getByLabel('Email').fill('ana@correo.example');
  await expect(enviar).toBeEnabled();
  await page.getByLabel('Nombre').fill(' ');
  await expect(enviar).toBeDisabled();
  await page.getByLabel('Nombre').fill('Ana');
  await conforme(page).uncheck();
  await expect(enviar).toBeDisabled();
});

test('a message, pressed twice, arrives once; the consent resets', async ({ page, buzon }) => {
  await abrir(page, '/contacto');
  await page.getByLabel('Nombre').fill('Doble Clic');
  await page.getByLabel('Email').fill('doble@correo.example');
  await page.getByLabel('Mensaje').fill('Solo una vez');
  await conforme(page).check();
  await page.getByRole('button', { name: 'Enviar mensaje' }).dblclick();
  await expect(page.getByText(mensajes.formularioEnviado)).toBeVisible();
  await expect(conforme(page)).not.toBeChecked();
  await expect(page.getByLabel('Mensaje')).toHaveValue('');
  await correosPara(buzon, 'doble@correo.example');
  const alClub = await correosPara(buzon, CLUB);
  expect(alClub[0]?.text).toContain('Solo una vez');
  expect(await page.evaluate(() => localStorage.getItem('borrador.contacto'))).toBeNull();
});

test('what was typed survives a reload and a lost connection', async ({ page, context }) => {
  await abrir(page, '/contacto');
  await page.getByLabel('Nombre').fill('Sin Red');
  await page.getByLabel('Teléfono').fill('600 000 000');
  await page.getByLabel('Mensaje').fill('Desde el metro');
  await page.reload();
  await expect(page.getByLabel('Mensaje')).toHaveValue('Desde el metro');
  const resuelto = captchaResuelto(page);
  await conforme(page).check();
  await resuelto;
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Enviar mensaje' }).click();
  await expect(page.getByText(mensajes.contactoFallido)).toBeVisible();
  await expect(page.getByLabel('Mensaje')).toHaveValue('Desde el metro');
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Enviar mensaje' }).click();
  await expect(page.getByText(mensajes.formularioEnviado)).toBeVisible();
});

test('what is typed before the program comes is kept too', async ({ page }) => {
  const { promise: escrito, resolve: seguir } = Promise.withResolvers<void>();
  await page.route('**/assets/**.js', async (ruta) => {
    await escrito;
    await ruta.continue();
  });
  await page.goto('/contacto', { waitUntil: 'commit' });
  await page.getByLabel('Mensaje').fill('Antes de tiempo');
  await conforme(page).check();
  seguir();
  const borrador = () => page.evaluate(() => localStorage.getItem('borrador.contacto'));
  await expect.poll(borrador).toContain('Antes de tiempo');
  await expect(conforme(page)).toBeChecked();
  await page.getByLabel('Nombre').fill('Ana');
  await page.getByLabel('Teléfono').fill('600 000 000');
  await expect(page.getByRole('button', { name: 'Enviar mensaje' })).toBeEnabled();
  await page.reload();
  await expect(page.getByLabel('Mensaje')).toHaveValue('Antes de tiempo');
  expect(await borrador()).not.toContain('conforme');
  await expect(page.getByText('Marca la casilla', { exact: false })).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the form says how else to write, and the trial class how else to ask', async ({ page }) => {
    await page.goto('/contacto');
    // The texts of a `noscript` are none to `getByText`.
    const aviso = page.locator('main form noscript p');
    await expect(aviso).toContainText('necesitan JavaScript');
    await expect(aviso.getByRole('link', { name: /^info@/ })).toBeVisible();
    await page.goto('/escuela-presentacion');
    const otraManera = page.locator('noscript p');
    await expect(otraManera).toBeHidden();
    await page.getByRole('main').locator('a[href$="#clase-de-prueba"]').first().click();
    await expect(otraManera).toBeInViewport();
  });
});

test('a lost answer sent again is recorded once', async ({ page, buzon }) => {
  await abrir(page, '/contacto');
  await page.route('**/api/contacto', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await page.getByLabel('Nombre').fill('Respuesta Perdida');
  await page.getByLabel('Email').fill('perdida@correo.example');
  await page.getByLabel('Mensaje').fill('¿Llegó?');
  await conforme(page).check();
  await page.getByRole('button', { name: 'Enviar mensaje' }).click();
  await expect(page.getByText(mensajes.contactoFallido)).toBeVisible();
  await page.unroute('**/api/contacto');
  await page.reload();
  await esperarPrograma(page);
  await conforme(page).check();
  await page.getByRole('button', { name: 'Enviar mensaje' }).click();
  await expect(page.getByText(mensajes.formularioEnviado)).toBeVisible();
  await correosPara(buzon, 'perdida@correo.example');
});

test('without a token nothing is sent', async ({ page }) => {
  await page.route('**/api/captcha', (route) => route.abort());
  const enviados: string[] = [];
  page.on('request', (una) => una.method() === 'POST' && enviados.push(una.url()));
  await abrir(page, '/contacto');
  await page.getByLabel('Nombre').fill('Ana');
  await page.getByLabel('Teléfono').fill('600');
  await page.getByLabel('Mensaje').fill('Hola');
  await conforme(page).check();
  await page.getByRole('button', { name: 'Enviar mensaje' }).click();
  await expect(page.getByText(mensajes.captchaNulo)).toBeVisible();
  expect(enviados).toEqual([]);
});

test('the page has no fault that axe knows of', async ({ page }) => {
  for (const colorScheme of ESQUEMAS)
    for (const medida of MEDIDAS) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize(medida);
      await abrir(page, '/contacto');
      await sinFaltas(page);
    }
});
