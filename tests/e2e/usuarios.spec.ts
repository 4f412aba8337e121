import type { Page } from '@playwright/test';
import { abrir, darSesion, ponerEnHora } from '../support/browser/browser.ts';
import { sinFaltas } from '../support/browser/browser-axe.ts';
import { type Api, dialogo, expect, filas, test, toast } from './support/mesa.ts';

const CLAVE = 'nubes de verano lejos';
const OTRA = 'siete ranas en el pozo';

/** The card of an account. */
const ficha = (page: Page, usuario: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: usuario, exact: true }) });

async function entraCon(page: Page, usuario: string, clave: string): Promise<void> {
  await abrir(page, '/login');
  await page.getByLabel('Usuario').fill(usuario);
  await page.getByLabel('Contraseña').fill(clave);
  await page.keyboard.press('Enter');
}

async function preguntar(url: string, path: string, body: unknown): Promise<string> {
  const headers = { 'content-type': 'application/json' };
  const opciones = { method: 'POST', headers, body: JSON.stringify(body) };
  return (await fetch(`${url}/api/auth/${path}`, opciones)).text();
}

/** Somebody new who has chosen a password; signed in so many times. */
async function alguien(
  api: Api,
  url: string,
  usuario: string,
  veces: number,
  acceso: { rol?: string } = { rol: 'todo' },
): Promise<string[]> {
  const { token } = await api.post<{ token: string }>('cuentas', { usuario, ...acceso });
  await preguntar(url, 'enlace/clave', { token, clave: CLAVE });
  const entrada = () => preguntar(url, 'login', { usuario, password: CLAVE });
  return Promise.all(Array.from({ length: veces }, entrada));
}

test('a new treasurer gets an account, chooses a password and works, with the keyboard', async ({
  mesa,
  browser,
  context,
  servidor: { url: baseURL },
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await mesa.goto('/private/usuarios');
  await mesa.getByRole('button', { name: 'Invitar' }).press('Enter');
  await expect(mesa.getByLabel('Persona nueva')).toBeFocused();
  await mesa.keyboard.type('la tesorera');
  await mesa.keyboard.press('Enter');
  await expect(mesa.getByText('Escribe un nombre de 2 a 40 letras o números')).toBeVisible();
  await expect(mesa.getByLabel('Persona nueva')).toBeFocused();
  await expect(mesa.getByLabel('Persona nueva')).toHaveValue('la tesorera');
  await mesa.getByLabel('Persona nueva').fill('tesorera');
  await mesa.keyboard.press('Enter');
  const campo = dialogo(mesa).getByLabel('Enlace de un solo uso');
  await expect(campo).toBeFocused();
  await expect(dialogo(mesa)).toContainText('No se volverá a mostrar');
  const enlace = await campo.inputValue();
  const [, secreto = ''] = enlace.split('#');
  expect(enlace).toMatch(new RegExp(`^${baseURL}/login/nueva-clave#[\\w-]{43}$`));
  await dialogo(mesa).getByRole('button', { name: 'Copiar el enlace' }).press('Enter');
  await expect(dialogo(mesa).getByText('Copiado.')).toBeVisible();
  expect(await mesa.evaluate(() => navigator.clipboard.readText())).toBe(enlace);
  await mesa.keyboard.press('Escape');
  await expect(ficha(mesa, 'tesorera')).toContainText('Sin contraseña todavía');
  expect(await mesa.content()).not.toContain(secreto);

  const suya = await (await browser.newContext()).newPage();
  await ponerEnHora(suya.context());
  const pedidas: string[] = [];
  suya.on('request', (pedida) => pedidas.push(`${pedida.url()} ${pedida.headers().referer ?? ''}`));
  await suya.goto(enlace);
  await expect(suya.getByText('entrarás como tesorera')).toBeVisible();
  await expect(suya).toHaveURL(`${baseURL}/login/nueva-clave`);
  await suya.getByLabel('Contraseña nueva').fill('tesorera2026');
  await suya.keyboard.press('Enter');
  await expect(suya.getByLabel('Contraseña nueva')).toHaveAttribute('aria-invalid', 'true');
  await suya.getByLabel('Contraseña nueva').fill(CLAVE);
  await suya.keyboard.press('Enter');
  await expect(toast(suya, 'Contraseña guardada. Ya estás dentro.')).toBeVisible();
  await expect(suya.getByRole('button', { name: 'Salir' })).toBeVisible();
  expect(pedidas.join('\n')).not.toContain(secreto);

  await suya.goto(enlace);
  await expect(suya.getByText('Este enlace ya no vale')).toBeVisible();
  await suya.goto(`${baseURL}/login/nueva-clave`);
  await expect(suya.getByText('Ábrelo otra vez entero')).toBeVisible();
  await mesa.reload();
  await expect(ficha(mesa, 'tesorera')).toContainText('Activo');
  await suya.context().close();
});

test('who is disabled is out at the next thing they do, until they are enabled again', {
  tag: '@duro',
}, async ({ mesa, api, browser, servidor: { url: baseURL } }) => {
  const [sesion = ''] = await alguien(api, baseURL, 'saliente', 1);
  const suya = await (await browser.newContext({ baseURL })).newPage();
  await ponerEnHora(suya.context());
  await darSesion(suya, sesion);
  await suya.goto('/private/jugadores');
  await expect(suya.getByRole('row').nth(1)).toBeVisible();

  await mesa.goto('/private/usuarios');
  await expect(ficha(mesa, 'admin').getByRole('button')).toHaveCount(0);
  await ficha(mesa, 'saliente').getByRole('button', { name: 'Desactivar' }).press('Enter');
  await expect(dialogo(mesa)).toContainText('Se cerrará ahora mismo 1 sesión abierta.');
  await expect(dialogo(mesa).getByRole('button', { name: 'Cancelar' })).toBeFocused();
  await dialogo(mesa).getByRole('button', { name: 'Desactivar' }).press('Enter');
  await expect(toast(mesa, 'Cuenta desactivada y sesiones cerradas: saliente')).toBeVisible();
  await expect(ficha(mesa, 'saliente')).toContainText('Inactivo');

  await suya.goto('/private/pistas');
  await suya.waitForURL((url) => url.pathname === '/login');
  await entraCon(suya, 'saliente', CLAVE);
  await expect(toast(suya, 'El usuario y/o contraseña son incorrectos')).toBeVisible();
  await ficha(mesa, 'saliente').getByRole('button', { name: 'Activar' }).click();
  await expect(toast(mesa, 'Cuenta activada: saliente')).toBeVisible();
  await suya.keyboard.press('Enter');
  await expect(suya.getByRole('button', { name: 'Salir' })).toBeVisible();
  await suya.context().close();
});

test('somebody closes their other sessions and changes their password, with a second try', async ({
  page,
  api,
  servidor: { url },
}) => {
  const [sesion = '', otra = ''] = await alguien(api, url, 'cambiadora', 3);
  await darSesion(page, sesion);
  await page.goto('/private/cuenta');
  await expect(page.getByRole('heading', { name: 'Entras como cambiadora' })).toBeVisible();
  await page.getByRole('button', { name: 'Cerrar las demás sesiones' }).click();
  await expect(toast(page, '2 sesiones cerradas')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cerrar las demás sesiones' })).toBeHidden();
  await page.locator('summary', { hasText: 'Contraseña' }).press('Enter');
  const muerta = await fetch(`${url}/api/private/cuenta`, { headers: { authorization: otra } });
  expect(muerta.status).toBe(401);

  const [actual, nueva] = [page.getByLabel('Contraseña actual'), page.getByLabel('Contraseña nueva')];
  await actual.fill('no es esta');
  await nueva.fill(OTRA);
  await page.getByLabel('Mostrar lo que escribo').check();
  await expect(nueva).toHaveAttribute('type', 'text');
  await nueva.press('Enter');
  await expect(page.getByText('Esa no es tu contraseña actual.')).toBeVisible();
  await expect(actual).toBeFocused();
  await expect(nueva).toHaveValue(OTRA);
  await actual.fill(CLAVE);
  await actual.press('Enter');
  await expect(toast(page, 'Contraseña cambiada')).toBeVisible();
  await expect(actual).toHaveValue('');
  const entra = (password: string) => preguntar(url, 'login', { usuario: 'cambiadora', password });
  expect(await entra(CLAVE)).toBe('');
  expect(await entra(OTRA)).not.toBe('');
});

test('an account for results sees what it may do, until it may do more', async ({
  mesa,
  api,
  browser,
  servidor,
}) => {
  const { url: baseURL } = servidor;
  const [sesion = ''] = await alguien(api, baseURL, 'puntuadora', 1, { rol: 'resultados' });
  const suya = await (await browser.newContext({ baseURL })).newPage();
  await ponerEnHora(suya.context());
  await darSesion(suya, sesion);
  await suya.goto('/private/jugadores');
  await expect(filas(suya).first()).toBeVisible();
  await expect(suya.getByRole('link', { name: 'Nuevo jugador' })).toHaveCount(0);
  await filas(suya).first().locator('a[data-row]').click();
  await expect(suya.getByText('Solo lectura')).toBeVisible();
  await expect(suya.getByRole('button', { name: 'Guardar' })).toHaveCount(0);
  await expect(suya.getByRole('button', { name: 'Borrar' })).toHaveCount(0);
  await expect(suya.getByLabel('Teléfono')).toBeDisabled();
  await sinFaltas(suya);
  for (const ninguna of ['solicitudes', 'usuarios', 'partidos-propuesta', 'jugadores/0']) {
    await suya.goto(`/private/${ninguna}`);
    await expect(suya.getByText('Tu cuenta no llega hasta aquí')).toBeVisible();
  }
  await suya.goto('/private/partidos-puntuacion-masiva');
  await expect(suya.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(suya.getByRole('link', { name: 'Solicitudes', exact: true })).toHaveCount(0);
  await expect(suya.getByRole('link', { name: 'Usuarios', exact: true })).toHaveCount(0);

  await mesa.goto('/private/usuarios');
  await expect(ficha(mesa, 'admin').getByRole('button')).toHaveCount(0);
  await expect(ficha(mesa, 'puntuadora')).toContainText('Apunta resultados');
  await ficha(mesa, 'puntuadora').getByRole('button', { name: 'Cambiar lo que puede hacer' }).click();
  await dialogo(mesa).getByRole('radio', { name: 'Ligas' }).check();
  await expect(dialogo(mesa).getByLabel('Ve los datos bancarios y de salud')).toBeDisabled();
  await sinFaltas(mesa);
  await dialogo(mesa).getByRole('button', { name: 'Guardar' }).click();
  await expect(toast(mesa, 'puntuadora puede hacer ahora: Ligas')).toBeVisible();
  await suya.goto('/private/jugadores');
  await expect(filas(suya).first()).toBeVisible();
  // As coming back to the tab does.
  await suya.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(suya.getByRole('link', { name: 'Nuevo jugador' })).toBeVisible();
  await suya.context().close();
});
