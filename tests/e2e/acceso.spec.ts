import type { Page } from '@playwright/test';
import { ADMIN } from '../support/browser/browser.ts';
import { expect, filas, test, toast } from './support/mesa.ts';

async function credenciales(page: Page, password: string = ADMIN.password): Promise<void> {
  await page.getByLabel('Usuario').fill(ADMIN.usuario);
  await page.getByLabel('Contraseña').fill(password);
}

test('staff sign in as soon as the page is there, with a second try, where they were going, and out', async ({
  page,
}) => {
  const { promise: escrito, resolve: seguir } = Promise.withResolvers<void>();
  await page.route('**/assets/**.js', async (ruta) => {
    await escrito;
    await ruta.continue();
  });
  await page.goto('/login?redirect=%2Fprivate%2Fpartidos%3Fjugador%3Dana', { waitUntil: 'commit' });
  const acceder = page.locator('form').getByRole('button', { name: 'Acceder' });
  await expect(acceder).toBeDisabled();
  await credenciales(page, 'otra');
  seguir();
  await acceder.click();
  await expect(page.getByText('El usuario y/o contraseña son incorrectos')).toBeVisible();
  await credenciales(page);
  await page.getByRole('button', { name: 'Mostrar lo que escribo' }).click();
  await expect(page.getByLabel('Contraseña')).toHaveAttribute('type', 'text');
  await page.getByLabel('Contraseña').press('Enter');
  await expect(page).toHaveURL(/\/private\/partidos\?jugador=ana$/);
  await expect(page.getByText('El usuario y/o contraseña son incorrectos')).toHaveCount(0);
  await page.getByRole('button', { name: 'Salir' }).click();
  await expect(page.getByRole('link', { name: 'Acceder' })).toBeVisible();
  await expect(page).toHaveURL('/');
});

/** What a page has of a session, and what another of its browser finds there. */
const guardado = (page: Page, donde: 'sessionStorage' | 'localStorage'): Promise<string | null> =>
  page.evaluate((nombre) => window[nombre].getItem('sesion'), donde);

test('a session is good in every tab, and signing out of one ends it in all', { tag: '@duro' }, async ({
  page,
  context,
}) => {
  await page.goto('/login');
  await expect(page.getByLabel('Usuario')).toBeFocused();
  await credenciales(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('button', { name: 'Salir' })).toBeVisible();
  expect(await guardado(page, 'localStorage')).toBeNull();
  expect(await context.cookies()).toEqual([]);

  const otra = await context.newPage();
  const vistas: string[] = [];
  otra.on('framenavigated', (frame) => vistas.push(new URL(frame.url()).pathname));
  await otra.goto('/private/jugadores');
  await expect(filas(otra).first()).toBeVisible();
  expect(vistas).not.toContain('/login');
  expect(await guardado(otra, 'sessionStorage')).toBe(await guardado(page, 'sessionStorage'));
  const { jwt } = JSON.parse((await guardado(page, 'sessionStorage')) ?? '{}');

  await page.getByRole('button', { name: 'Salir' }).click();
  await expect(otra).toHaveURL('/');
  await expect(otra.getByRole('link', { name: 'Acceder' })).toBeVisible();
  expect(await guardado(otra, 'sessionStorage')).toBeNull();
  const muerta = await page.request.get('/api/private/cuenta', { headers: { authorization: jwt } });
  expect(muerta.status()).toBe(401);

  await page.goto('/login');
  // Until the program has come there is nothing to sign in with.
  await expect(page.getByLabel('Usuario')).toBeFocused();
  await credenciales(page);
  await page.getByLabel('Recordarme en este dispositivo').check();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
  await expect(otra.getByRole('button', { name: 'Salir' })).toBeVisible();
  await page.close();
  await otra.close();
  const despues = await context.newPage();
  await despues.goto('/private/cuenta');
  await expect(despues.getByText('Recordada en ese dispositivo')).toBeVisible();
  await despues.getByRole('button', { name: 'Salir' }).click();
  await expect(despues).toHaveURL('/');
  expect(await guardado(despues, 'localStorage')).toBeNull();
});

test('whose session ended while the tab was closed signs in again and comes back', async ({ page }) => {
  await page.addInitScript(() => {
    if (!sessionStorage.getItem('visto')) sessionStorage.setItem('sesion', '{"name":"admin","jwt":"muerto"}');
    sessionStorage.setItem('visto', 'si');
  });
  await page.goto('/private/jugadores?jugador=ana');
  await page.waitForURL((url) => url.pathname === '/login');
  await credenciales(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/private\/jugadores\?jugador=ana$/);
  await expect(filas(page).first()).toBeVisible();
});

/** What the public table of a league says of a player. */
async function filaPublica(page: Page, liga: string, jugador: string): Promise<string> {
  const ligas = await page.request.get('/api/clasificaciones/ligas?tipo=social');
  const { id } = (await ligas.json()).find(({ nombre }: { nombre: string }) => liga.endsWith(nombre));
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

test('a match that was played, scored with the keyboard alone, moves the public table', async ({ mesa }) => {
  await mesa.goto('/private/partidos');
  const social = filas(mesa).filter({ hasText: 'Liga Social' }).filter({ hasText: 'Apuntar' });
  await expect(social.first()).toBeVisible();
  const todas = await filas(mesa).allInnerTexts();
  const celdas = await Promise.all((await social.all()).map((fila) => fila.locator('td').allInnerTexts()));
  // Whoever is in one row: the keyboard finds it by their name.
  const [, , ganador = '', , liga = ''] =
    celdas.find(([, , quien = '']) => todas.filter((fila) => fila.includes(quien)).length === 1) ?? [];
  const antes = await filaPublica(mesa, liga, ganador);

  await mesa.goto('/private/partidos');
  await expect(mesa.getByLabel('Jugador')).toBeFocused();
  await expect(filas(mesa).first()).toBeVisible();
  await bajarHasta(mesa, ganador);
  await mesa.keyboard.press('Enter');
  await expect(mesa.locator('[name="jugador1Set1"]')).toBeFocused();
  await mesa.keyboard.type('6364');
  await mesa.keyboard.press('Enter');
  await expect(toast(mesa, /^Partido guardado/)).toBeVisible();
  await expect(filas(mesa).filter({ hasText: ganador }).filter({ hasText: 'Apuntar' })).toHaveCount(0);

  expect(await filaPublica(mesa, liga, ganador)).not.toBe(antes);
});
