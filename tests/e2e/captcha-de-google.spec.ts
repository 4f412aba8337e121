import { mensajes } from '#contract/mensajes.ts';
import { abrir } from '../support/browser/browser.ts';
import { conforme, expect, test } from '../support/browser/browser-forms.ts';
import { toast } from './support/mesa.ts';

test.use({
  entorno: { RECAPTCHA_SITE_KEY: 'clave-publica', RECAPTCHA_SECRET: 'x' },
});

/** Google's script, as far as the site uses it. */
const GRECAPTCHA = `window.grecaptcha = {
  ready: (then) => then(),
  execute: (key) => Promise.resolve('token-de-' + key),
};`;

test('where the club has keys of Google, its script comes at the first focus and its token is sent', {
  tag: '@duro',
}, async ({ page }) => {
  const pedidos: string[] = [];
  await page.route('https://www.google.com/recaptcha/**', (ruta) => {
    pedidos.push(ruta.request().url());
    return ruta.fulfill({ contentType: 'text/javascript', body: GRECAPTCHA });
  });
  await page.route('**/api/contacto', (ruta) => ruta.fulfill({ json: true }));
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
  await expect(toast(page, mensajes.formularioEnviado)).toBeVisible();
  expect(pedidos).toEqual(['https://www.google.com/recaptcha/api.js?render=clave-publica']);
});
