import { mensajes } from '#contract/mensajes.ts';
import { abrir } from '../support/browser.ts';
import { conforme, expect, test } from '../support/browser-forms.ts';

test.use({
  entorno: { RECAPTCHA_SITE_KEY: 'clave-publica', RECAPTCHA_SECRET: 'x', CONSENT_DEFAULT: 'false' },
});

/** Google's script, as far as the site uses it. */
const GRECAPTCHA = `window.grecaptcha = {
  ready: (then) => then(),
  execute: (key) => Promise.resolve('token-de-' + key),
};`;

test('with keys of reCAPTCHA its script is loaded at the first focus, and its token sent', async ({
  page,
}) => {
  const pedidos: string[] = [];
  await page.route('https://www.google.com/recaptcha/**', (route) => {
    pedidos.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: GRECAPTCHA });
  });
  await page.route('**/api/contacto', (route) => route.fulfill({ json: true }));
  await abrir(page, '/contacto');
  expect(pedidos).toEqual([]);
  await page.getByLabel('Nombre').fill('Ana');
  await page.getByLabel('Teléfono').fill('600');
  await page.getByLabel('Mensaje').fill('Hola');
  await conforme(page).check();
  const [enviado] = await Promise.all([
    page.waitForRequest('**/api/contacto'),
    page.getByRole('button', { name: 'Enviar mensaje' }).click(),
  ]);
  expect(enviado.postDataJSON()).toMatchObject({ token: 'token-de-clave-publica' });
  await expect(page.getByText(mensajes.formularioEnviado)).toBeVisible();
  expect(pedidos).toEqual(['https://www.google.com/recaptcha/api.js?render=clave-publica']);
});

test('a club may leave the box of analytics unticked beforehand', async ({ page, context }) => {
  await context.clearCookies();
  await abrir(page, '/contacto#preferencias-cookies');
  await expect(page.getByRole('dialog').getByLabel('Google Analytics')).not.toBeChecked();
});
