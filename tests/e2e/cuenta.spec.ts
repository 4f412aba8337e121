import type { Page } from '@playwright/test';
import { expect, expectCuidada, expectPideEntrar, test, toast } from './support/mesa.ts';

const CLAVE = 'nubes de verano lejos';
const OTRA = 'siete ranas en el pozo';

type Api = { post<T>(path: string, body: Record<string, unknown>): Promise<T> };

async function llamar<T>(url: string, path: string, body: unknown): Promise<T> {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${url}/api/auth/${path}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  });
  const text = await answer.text();
  return (answer.headers.get('content-type')?.includes('json') ? JSON.parse(text) : text) as T;
}

/** Somebody new with a password, signed in here and in so many other places. */
async function alguien(page: Page, { api, url }: { api: Api; url: string }, usuario: string, otras = 0) {
  const { token } = await api.post<{ token: string }>('cuentas', { usuario });
  await llamar(url, 'enlace/clave', { token, clave: CLAVE });
  const entrada = () => llamar<string>(url, 'login', { usuario, password: CLAVE });
  const tokens = await Promise.all(Array.from({ length: otras }, entrada));
  const sesion = JSON.stringify({ name: usuario, jwt: await entrada() });
  await page.addInitScript((valor) => sessionStorage.setItem('sesion', valor), sesion);
  await page.goto('/private/cuenta');
  await expect(page.getByText(`Entras como ${usuario}`)).toBeVisible();
  return tokens;
}

test('without a session, the way to my account goes through the login', async ({ page }) => {
  await expectPideEntrar(page, '/private/cuenta', 'Mi cuenta');
});

test('the password is changed with the keyboard; the other sessions end and this one goes on', async ({
  page,
  api,
  servidor: { url },
}) => {
  const [otra = ''] = await alguien(page, { api, url }, 'cambiadora', 1);
  await expect(page.getByLabel('Contraseña actual')).toBeFocused();
  await page.keyboard.type(CLAVE);
  await page.keyboard.press('Tab');
  await page.keyboard.type(OTRA);
  await expect(page.getByText('Muy buena')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Se ha cerrado 1 sesión que tenías abiert')).toBeVisible();
  await expect(page.getByRole('button', { name: 'No hay otras sesiones' })).toBeDisabled();
  const muerta = await fetch(`${url}/api/private/cuenta`, { headers: { authorization: otra } });
  expect(muerta.status).toBe(401);
  expect(await llamar(url, 'login', { usuario: 'cambiadora', password: CLAVE })).toBe('');
  expect(await llamar(url, 'login', { usuario: 'cambiadora', password: OTRA })).not.toBe('');
});

test('what will not do is said beside its field, and nothing typed is lost', async ({
  page,
  api,
  servidor: { url },
}) => {
  await alguien(page, { api, url }, 'torpe');
  const [actual, nueva] = [page.getByLabel('Contraseña actual'), page.getByLabel('Contraseña nueva')];
  await actual.fill('no es esta');
  await nueva.fill(OTRA);
  await page.getByRole('button', { name: 'Cambiar la contraseña' }).click();
  await expect(page.getByText('Esa no es tu contraseña actual.')).toBeVisible();
  await expect(actual).toBeFocused();
  await expect(nueva).toHaveValue(OTRA);

  await actual.fill(CLAVE);
  await nueva.fill('qwertyuiop123');
  await expect(page.getByText('Todavía no vale')).toBeVisible();
  await page.getByRole('button', { name: 'Cambiar la contraseña' }).click();
  await expect(nueva).toBeFocused();
  await expect(nueva).toHaveAttribute('aria-invalid', 'true');
  await expect(actual).toHaveValue(CLAVE);
});

test('the other sessions are closed, and what is written can be seen', async ({
  page,
  api,
  servidor: { url },
}) => {
  await alguien(page, { api, url }, 'repartida', 2);
  await expect(page.getByText('Esta', { exact: true })).toHaveCount(1);
  await page.getByRole('button', { name: 'Cerrar 2 otras sesiones' }).click();
  await expect(toast(page, '2 sesiones cerradas')).toBeVisible();
  await expect(page.getByRole('button', { name: 'No hay otras sesiones' })).toBeDisabled();
  await page.getByLabel('Contraseña nueva').fill('visible');
  await page.getByLabel('Mostrar lo que escribo').check();
  await expect(page.getByLabel('Contraseña nueva')).toHaveAttribute('type', 'text');
});

test('my account in both widths, light and dark', async ({ mesa }) => {
  await mesa.goto('/private/cuenta');
  await mesa.getByLabel('Contraseña nueva').fill('corta');
  await expect(mesa.getByText('Todavía no vale')).toBeVisible();
  await expectCuidada(mesa);
});
