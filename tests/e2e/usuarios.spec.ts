import type { Page } from '@playwright/test';
import { abrir, entrar, ponerEnHora } from '../support/browser.ts';
import { dialogo, expect, expectCuidada, expectPideEntrar, test, toast } from './support/mesa.ts';

const CLAVE = 'nubes de verano lejos';

type Enlace = { usuario: string; token: string };
const direccion = ({ token }: Enlace): string => `/login/nueva-clave#${token}`;

/** The card of an account. */
const ficha = (page: Page, usuario: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: usuario, exact: true }) });

async function entraCon(page: Page, usuario: string, clave: string): Promise<void> {
  await abrir(page, '/login');
  await page.getByLabel('Usuario').fill(usuario);
  await page.getByLabel('Contraseña').fill(clave);
  await page.keyboard.press('Enter');
}

test('without a session, the way to the accounts goes through the login', async ({ page }) => {
  await expectPideEntrar(page, '/private/usuarios', 'Usuarios');
});

test('a new treasurer gets an account, chooses a password and works, all with the keyboard', async ({
  mesa,
  browser,
  servidor: { url: baseURL },
}) => {
  await mesa.goto('/private/usuarios');
  await expect(mesa.getByLabel('Persona nueva')).toBeFocused();
  await mesa.keyboard.type('tesorera');
  await mesa.keyboard.press('Enter');
  const campo = dialogo(mesa).getByLabel('Enlace de un solo uso');
  await expect(campo).toBeFocused();
  await expect(dialogo(mesa)).toContainText('No se volverá a mostrar');
  const enlace = await campo.inputValue();
  expect(enlace).toMatch(new RegExp(`^${baseURL}/login/nueva-clave#[\\w-]{43}$`));
  await mesa.keyboard.press('Escape');
  await expect(ficha(mesa, 'tesorera')).toContainText('Sin contraseña todavía');
  expect(await mesa.content()).not.toContain(enlace.split('#')[1]);

  const suya = await (await browser.newContext()).newPage();
  await ponerEnHora(suya.context());
  const pedidas: string[] = [];
  suya.on('request', (request) => pedidas.push(`${request.url()} ${request.headers().referer ?? ''}`));
  await suya.goto(enlace);
  await expect(suya.getByText('entrarás como tesorera')).toBeVisible();
  await expect(suya).toHaveURL(`${baseURL}/login/nueva-clave`);
  await suya.getByLabel('Contraseña nueva').focus();
  await suya.keyboard.type('tesorera2026');
  await expect(suya.getByText('Todavía no vale')).toBeVisible();
  await suya.getByLabel('Contraseña nueva').fill(CLAVE);
  await expect(suya.getByText('Muy buena')).toBeVisible();
  await suya.keyboard.press('Enter');
  await expect(toast(suya, 'Contraseña guardada. Ya puedes entrar con ella.')).toBeVisible();
  await entraCon(suya, 'tesorera', CLAVE);
  await expect(suya.getByRole('button', { name: 'Salir' })).toBeVisible();
  expect(pedidas.join('\n')).not.toContain(enlace.split('#')[1]);

  await suya.goto(enlace);
  await expect(suya.getByText('Este enlace ya no vale')).toBeVisible();
  await mesa.reload();
  await expect(ficha(mesa, 'tesorera')).toContainText('Activo');
  await suya.context().close();
});

test('who is disabled is out at the next thing they do', async ({
  mesa,
  api,
  browser,
  servidor: { url: baseURL },
}) => {
  const enlace = await api.post<Enlace>('cuentas', { usuario: 'saliente' });
  const suya = await (await browser.newContext({ baseURL })).newPage();
  await ponerEnHora(suya.context());
  await suya.goto(direccion(enlace));
  await suya.getByLabel('Contraseña nueva').fill(CLAVE);
  await suya.getByRole('button', { name: 'Guardar la contraseña' }).click();
  await expect(suya).toHaveURL(/\/login$/);
  await entraCon(suya, 'saliente', CLAVE);
  await suya.waitForURL((url) => url.pathname === '/');

  await mesa.goto('/private/usuarios');
  await ficha(mesa, 'saliente').getByRole('button', { name: 'Desactivar' }).press('Enter');
  await expect(dialogo(mesa)).toContainText('Se cerrará ahora mismo 1 sesión abierta.');
  await expect(dialogo(mesa).getByRole('button', { name: 'Cancelar' })).toBeFocused();
  await dialogo(mesa).getByRole('button', { name: 'Desactivar' }).press('Enter');
  await expect(toast(mesa, 'Cuenta desactivada y sesiones cerradas: saliente')).toBeVisible();
  await expect(ficha(mesa, 'saliente')).toContainText('Inactivo');

  await suya.getByRole('link', { name: 'El tiempo' }).first().focus();
  await suya.goto('/private/jugadores');
  await suya.waitForURL((url) => url.pathname === '/login');
  await entraCon(suya, 'saliente', CLAVE);
  await expect(toast(suya, 'El usuario y/o contraseña son incorrectos')).toBeVisible();

  await ficha(mesa, 'saliente').getByRole('button', { name: 'Activar' }).click();
  await expect(toast(mesa, 'Cuenta activada: saliente')).toBeVisible();
  await entraCon(suya, 'saliente', CLAVE);
  await suya.waitForURL((url) => url.pathname === '/');
  await suya.context().close();
});

test('a name that will not do is said beside it, and stays written', async ({ mesa }) => {
  await mesa.goto('/private/usuarios');
  for (const [nombre, mensaje] of [
    ['con espacio', 'Escribe un nombre de 2 a 40 letras o números'],
    ['ADMIN', 'Ya existe la cuenta «admin»'],
  ] as const) {
    await mesa.getByLabel('Persona nueva').fill(nombre);
    await mesa.keyboard.press('Enter');
    await expect(mesa.getByText(mensaje)).toBeVisible();
    await expect(mesa.getByLabel('Persona nueva')).toHaveValue(nombre);
    await expect(mesa.getByLabel('Persona nueva')).toBeFocused();
  }
});

test("one's own account is not disabled from here, and another link kills the one before", async ({
  mesa,
  api,
}) => {
  const primero = await api.post<Enlace>('cuentas', { usuario: 'olvidadiza' });
  await mesa.goto('/private/usuarios');
  await expect(ficha(mesa, 'admin').getByRole('button')).toHaveCount(0);
  await ficha(mesa, 'olvidadiza').getByRole('button', { name: 'Nuevo enlace' }).click();
  await expect(dialogo(mesa)).toContainText('El enlace que tenía deja de valer ahora.');
  await dialogo(mesa).getByRole('button', { name: 'Hacer el enlace' }).click();
  const segundo = await dialogo(mesa).getByLabel('Enlace de un solo uso').inputValue();
  await mesa.goto(direccion(primero));
  await expect(mesa.getByText('Este enlace ya no vale')).toBeVisible();
  await mesa.goto(segundo);
  await expect(mesa.getByText('entrarás como olvidadiza')).toBeVisible();
});

test('a link copies itself', async ({ mesa, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await mesa.goto('/private/usuarios');
  await mesa.getByLabel('Persona nueva').fill('copiada');
  await mesa.keyboard.press('Enter');
  await dialogo(mesa).getByRole('button', { name: 'Copiar el enlace' }).click();
  await expect(dialogo(mesa).getByText('Copiado.')).toBeVisible();
  const copiado = await mesa.evaluate(() => navigator.clipboard.readText());
  expect(copiado).toBe(await dialogo(mesa).getByLabel('Enlace de un solo uso').inputValue());
  await dialogo(mesa).getByRole('button', { name: 'Ya lo tengo' }).click();
  await expect(dialogo(mesa)).toHaveCount(0);
});

test('the accounts, a link, its page and the questions in both widths, light and dark', async ({
  mesa,
  api,
}) => {
  test.setTimeout(180_000);
  const enlace = await api.post<Enlace>('cuentas', { usuario: 'mirada' });
  await mesa.goto('/private/usuarios');
  await expect(ficha(mesa, 'mirada')).toBeVisible();
  await expectCuidada(mesa);
  await ficha(mesa, 'mirada').getByRole('button', { name: 'Desactivar' }).click();
  await expect(dialogo(mesa)).toBeVisible();
  await expectCuidada(mesa);
  await mesa.keyboard.press('Escape');
  await ficha(mesa, 'mirada').getByRole('button', { name: 'Nuevo enlace' }).click();
  await dialogo(mesa).getByRole('button', { name: 'Hacer el enlace' }).click();
  await expect(dialogo(mesa).getByLabel('Enlace de un solo uso')).toBeVisible();
  await expectCuidada(mesa);
  await mesa.goto(direccion(enlace));
  await expect(mesa.getByText('Este enlace ya no vale')).toBeVisible();
  await expectCuidada(mesa);
  await mesa.goto(direccion(await api.post<Enlace>('cuentas/mirada/enlace', {})));
  await mesa.getByLabel('Contraseña nueva').fill('corta');
  await expect(mesa.getByText('Todavía no vale')).toBeVisible();
  await expectCuidada(mesa);
});

test('the page of a link without a link says where to find it', async ({ page }) => {
  await page.goto('/login/nueva-clave');
  await expect(page.getByText('Ábrelo otra vez entero')).toBeVisible();
  await entrar(page);
});
