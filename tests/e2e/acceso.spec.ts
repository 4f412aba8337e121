import type { Page } from '@playwright/test';
import { ADMIN, entrar, expect, test } from '../support/browser.ts';
import { filas, toast } from './support/mesa.ts';

test('a wrong password is refused in a toast', async ({ page }) => {
  await page.goto('/login');
  const acceder = page.locator('form').getByRole('button', { name: 'Acceder' });
  await expect(acceder).toBeDisabled();
  await page.getByLabel('Usuario').fill(ADMIN.usuario);
  await page.getByLabel('Contraseña').fill('otra');
  await acceder.click();
  await expect(page.getByText('El usuario y/o contraseña son incorrectos')).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
});

test('staff sign in and out', async ({ page }) => {
  await entrar(page, '/competicion-clasificaciones/social');
  await expect(page.getByRole('button', { name: 'Salir' })).toBeVisible();
  await page.getByRole('button', { name: 'Salir' }).click();
  await expect(page.getByRole('link', { name: 'Acceder' })).toBeVisible();
});

test('whoever signs out leaves nothing of the desk in the tab', async ({ page }) => {
  await entrar(page, '/private/jugadores');
  const alguien = page.getByRole('row').nth(1);
  await expect(alguien).toBeVisible();
  await page.getByRole('button', { name: 'Salir' }).click();
  await page.getByRole('link', { name: 'Acceder' }).click();
  await credenciales(page);
  await expect(page.getByRole('button', { name: 'Salir' })).toBeVisible();
  let respuestas = 0;
  await page.route('**/api/private/jugadores/search', async (ruta) => {
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    respuestas += 1;
    await ruta.continue();
  });
  await page.getByText('Administración').first().click();
  await page.getByRole('link', { name: 'Jugadores' }).first().click();
  await expect(page.getByRole('heading', { name: 'Jugadores' })).toBeVisible();
  await expect(alguien).toBeVisible();
  expect(respuestas).toBe(1);
});

test('an address that does not exist says so', async ({ page }) => {
  const response = await page.goto('/no-existe');
  expect(response?.status()).toBe(404);
  await expect(page).toHaveTitle('Error 404 - No encontrado');
});

async function credenciales(page: Page): Promise<void> {
  const acceder = page.locator('form').getByRole('button', { name: 'Acceder' });
  await expect(async () => {
    await page.getByLabel('Usuario').fill(ADMIN.usuario);
    await page.getByLabel('Contraseña').fill(ADMIN.password);
    await expect(acceder).toBeEnabled({ timeout: 500 });
  }).toPass();
  await page.keyboard.press('Enter');
}

test('signing in goes where it was wanted, and only within the site', async ({ page }) => {
  await page.goto('/login?redirect=%2Fprivate%2Fpartidos%3Fjugador%3Dana');
  await credenciales(page);
  await expect(page).toHaveURL(/\/private\/partidos\?jugador=ana$/);
  await page.getByRole('button', { name: 'Salir' }).click();
  for (const ajena of [
    ...['https://otro.example/', '//otro.example/', '/\\otro.example/'],
    ...['/\t/otro.example/', '/.//otro.example/'],
  ]) {
    await page.goto(`/login?redirect=${encodeURIComponent(ajena)}`);
    await credenciales(page);
    await expect(page).toHaveURL((url) => url.pathname === '/');
    await page.getByRole('button', { name: 'Salir' }).click();
  }
});

test('a session that ended on the server asks to sign in again, and comes back', async ({ page }) => {
  await page.addInitScript(() => {
    if (!sessionStorage.getItem('visto')) sessionStorage.setItem('sesion', '{"name":"admin","jwt":"muerto"}');
    sessionStorage.setItem('visto', 'si');
  });
  await page.goto('/private/jugadores?jugador=ana');
  await page.waitForURL((url) => url.pathname === '/login');
  await credenciales(page);
  await expect(page).toHaveURL(/\/private\/jugadores\?jugador=ana$/);
  await expect(filas(page).first()).toBeVisible();
});

/** What the public table of a league says of a player. */
async function filaPublica(page: Page, liga: string, jugador: string): Promise<string> {
  const ligas = await page.request.get('/api/clasificaciones/ligas?tipo=social');
  const { id } = (await ligas.json()).find(({ nombre }: { nombre: string }) => nombre === liga);
  await page.goto(`/competicion-clasificaciones/social?liga=${id}`);
  return page.locator('tr', { hasText: jugador }).first().innerText();
}

/** Down through the list until the row of that player has the focus. */
async function bajarHasta(page: Page, jugador: string): Promise<void> {
  const enFoco = page.locator('tbody a:focus');
  for (let i = 0; i < 30; i++) {
    await page.keyboard.press('ArrowDown');
    if ((await enFoco.innerText()).includes(jugador)) return;
  }
  throw new Error(`No row of ${jugador}`);
}

test("tonight's match, scored with the keyboard alone, moves the public table", async ({ page }) => {
  await page.goto('/login?redirect=/private/partidos');
  await credenciales(page);
  const social = filas(page).filter({ hasText: 'Liga Social' }).filter({ hasText: 'Sin resultado' });
  await expect(social.first()).toBeVisible();
  const [, , ganador = '', , liga = ''] = await social.first().locator('td').allInnerTexts();
  const antes = await filaPublica(page, liga, ganador);

  await page.goto('/private/partidos');
  await expect(page.getByLabel('Jugador')).toBeFocused();
  await expect(filas(page).first()).toBeVisible();
  await bajarHasta(page, ganador);
  await page.keyboard.press('Enter');
  await expect(page.locator('[name="jugador1Set1"]')).toBeFocused();
  await page.keyboard.type('6364');
  await page.keyboard.press('Enter');
  await expect(toast(page, /^Partido guardado/)).toBeVisible();
  await expect(filas(page).filter({ hasText: '6-3, 6-4' }).first()).toBeVisible();

  expect(await filaPublica(page, liga, ganador)).not.toBe(antes);
});

test('what is typed before the program starts counts', async ({ page }) => {
  let start = (): void => {};
  const typed = new Promise<void>((resolve) => {
    start = resolve;
  });
  await page.route('**/assets/**.js', async (route) => {
    await typed;
    await route.continue();
  });
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByLabel('Usuario').fill(ADMIN.usuario);
  await page.getByLabel('Contraseña').fill(ADMIN.password);
  start();
  await page.getByRole('button', { name: 'Acceder' }).click();
  await expect(page.getByRole('button', { name: 'Salir' })).toBeVisible();
});
