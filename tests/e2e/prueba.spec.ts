import { mensajes } from '#contract/mensajes.ts';
import { mensajesConsulta as reglas } from '#domain/inscripcion/mensajes-consulta.ts';
import { abrir } from '../support/browser.ts';
import { ESQUEMAS, sinFaltas } from '../support/browser-axe.ts';
import { conforme, correosPara, expect, test } from '../support/browser-forms.ts';

const ESCUELA = 'escuela@clubtenisvaldecierzo.example';

test('with the keyboard alone, from the menu of a phone', async ({ page, buzon }) => {
  await abrir(page, '/el-tiempo');
  await page.getByRole('button', { name: 'Menú' }).press('Enter');
  await page.getByRole('link', { name: 'Clase de prueba' }).press('Enter');
  const dialogo = page.getByRole('dialog');
  await expect(dialogo.getByLabel('Nombre')).toBeFocused();
  await page.keyboard.type('Eva');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('eva@correo.example');
  const enviar = dialogo.getByRole('button', { name: 'Enviar solicitud' });
  await expect(enviar).toBeDisabled();
  await conforme(dialogo).focus();
  await page.keyboard.press('Space');
  await enviar.press('Enter');
  await expect(page.getByText(mensajes.solicitudEnviada)).toBeVisible();
  await expect(dialogo).toHaveCount(0);
  await correosPara(buzon, ESCUELA);
  await correosPara(buzon, 'eva@correo.example');
});

test('a link opens it, Escape closes it, and what was typed waits', async ({ page }) => {
  await abrir(page, '/contacto#clase-de-prueba');
  await page.getByRole('dialog').getByLabel('Observaciones').fill('Tardes');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/\/contacto$/);
  await abrir(page, '/#clase-de-prueba');
  await expect(page.getByRole('dialog').getByLabel('Observaciones')).toHaveValue('Tardes');
});

test('who leaves no way to be answered is told so, and may send it all the same', async ({ page }) => {
  await abrir(page, '/contacto#clase-de-prueba');
  const dialogo = page.getByRole('dialog');
  await conforme(dialogo).check();
  await expect(dialogo.getByText(reglas.sinContacto)).toBeVisible();
  await dialogo.getByLabel('Email').fill('eva@correo,example');
  await expect(dialogo.getByText(reglas.emailSinRespuesta)).toBeVisible();
  await sinFaltas(page);
  await dialogo.getByLabel('Email').fill('eva@correo.example');
  await expect(dialogo.getByText(/responder/)).toHaveCount(0);
  await dialogo.getByLabel('Email').fill('');
  await dialogo.getByRole('button', { name: 'Enviar solicitud' }).click();
  await expect(page.getByText(mensajes.solicitudEnviada)).toBeVisible();
});

test('a refusal of the server is told in the words of the spec', async ({ page }) => {
  await page.route('**/api/pruebanivel', (route) =>
    route.fulfill({ status: 500, json: { message: 'Vaya' } }),
  );
  await abrir(page, '/contacto#clase-de-prueba');
  const dialogo = page.getByRole('dialog');
  await conforme(dialogo).check();
  await dialogo.getByRole('button', { name: 'Enviar solicitud' }).click();
  await expect(page.getByText(mensajes.solicitudFallida)).toBeVisible();
});

test('the dialog has no fault that axe knows of', async ({ page }) => {
  for (const colorScheme of ESQUEMAS) {
    await page.emulateMedia({ colorScheme });
    await abrir(page, '/contacto#clase-de-prueba');
    await expect(page.getByRole('dialog')).toBeVisible();
    await sinFaltas(page);
  }
});
