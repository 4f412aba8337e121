import type { Page } from '@playwright/test';
import type { Jugador } from '#contract/liga/jugadores.ts';
import { ADMIN, darSesion } from '../support/browser/browser.ts';
import { sinFaltas } from '../support/browser/browser-axe.ts';
import { type Api, dialogo, expect, filas, irA, test, toast } from './support/mesa.ts';
import { dejarPendientes } from './support/pendientes.ts';

const CADUCADA = 'Tu sesión ha caducado';

/** A session of its own for the page: it is going to end, and the one that prepares the journey is not. */
async function entrarAparte(page: Page): Promise<void> {
  await darSesion(page, await (await page.request.post('/api/auth/login', { data: ADMIN })).text());
}

/** Ends the page's session on the server, as eight idle hours do; the page does not know. */
async function caducar(page: Page): Promise<void> {
  const jwt = await page.evaluate(() => JSON.parse(sessionStorage.getItem('sesion') ?? '{}').jwt);
  const respuesta = await page.request.post('/api/auth/logout', { headers: { authorization: jwt } });
  expect(respuesta.status()).toBe(204);
}

async function seguir(page: Page, password: string = ADMIN.password): Promise<void> {
  await dialogo(page).getByRole('textbox', { name: 'Contraseña' }).fill(password);
  await page.keyboard.press('Enter');
}

async function entrarOtraVez(page: Page): Promise<void> {
  await page.getByLabel('Usuario').fill(ADMIN.usuario);
  await page.getByLabel('Contraseña').fill(ADMIN.password);
  await page.keyboard.press('Enter');
}

const unJugador = async (api: Api): Promise<Jugador> => {
  const [fila] = await api.get<Jugador[]>('jugadores');
  return api.get(`jugadores/${fila?.id}`);
};

test('a match being scored is saved once the password is written, over the same screen', async ({
  page,
  api,
}) => {
  const [partido] = await dejarPendientes(api, 'social', 1);
  await entrarAparte(page);
  await page.goto(`/private/partidos/${partido?.id}`);
  await page.locator('input[name="jugador1Set1"]').focus();
  await page.keyboard.type('6463');
  await caducar(page);
  await page.keyboard.press('Control+s');
  await expect(dialogo(page)).toContainText(CADUCADA);
  const clave = dialogo(page).getByRole('textbox', { name: 'Contraseña' });
  await expect(clave).toBeFocused();
  await sinFaltas(page);
  await page.keyboard.press('Escape');
  for (let i = 0; i < 6; i += 1) await page.keyboard.press('Tab');
  expect(await dialogo(page).evaluate((caja) => caja.contains(document.activeElement))).toBe(true);
  await seguir(page, 'otra');
  await expect(dialogo(page)).toContainText('El usuario y/o contraseña son incorrectos');
  await expect(clave).toBeFocused();
  await seguir(page);
  await expect(toast(page, /^Partido guardado/)).toBeVisible();
  await expect(dialogo(page)).toHaveCount(0);
  expect(await api.get(`partidos/${partido?.id}`)).toMatchObject({
    jugador1Set1: 6,
    jugador2Set1: 4,
    jugador1Set2: 6,
    jugador2Set2: 3,
  });
});

test('a player half edited comes back after going through the login, and over nobody else’s change', {
  tag: '@duro',
}, async ({ page, api }) => {
  const jugador = await unJugador(api);
  await entrarAparte(page);
  await page.goto(`/private/jugadores/${jugador.id}`);
  await page.getByLabel('Teléfono').fill('611 111 111');
  await caducar(page);
  await page.keyboard.press('Control+s');
  await dialogo(page).getByRole('button', { name: 'Salir' }).click();
  await page.waitForURL((url) => url.pathname === '/login');
  await api.post(`jugadores/${jugador.id}`, { ...jugador, telefono: '633 333 333' });
  await entrarOtraVez(page);
  await expect(toast(page, /Aquí está lo que habías escrito/)).toBeVisible();
  await expect(page).toHaveURL(`/private/jugadores/${jugador.id}`);
  await expect(page.getByLabel('Teléfono')).toHaveValue('611 111 111');
  await page.keyboard.press('Control+s');
  await expect(dialogo(page)).toContainText('Alguien lo ha cambiado mientras lo editabas');
  await expect(dialogo(page)).toContainText('633 333 333');
  expect((await unJugador(api)).telefono).toBe('633 333 333');
  await dialogo(page).getByRole('button', { name: 'Guardar lo mío' }).click();
  await expect(toast(page, /^Jugador guardado/)).toBeVisible();
  expect((await unJugador(api)).telefono).toBe('611 111 111');
  await page.goto(`/private/jugadores/${jugador.id}`);
  await expect(page.getByLabel('Teléfono')).toHaveValue('611 111 111');
  await expect(toast(page, /Aquí está lo que habías escrito/)).toHaveCount(0);
});

test('results saved with a double click, a search and a new court go on where they were', {
  tag: '@duro',
}, async ({ page, api }) => {
  await dejarPendientes(api, 'infantil', 1);
  await entrarAparte(page);
  await page.goto('/private/partidos-puntuacion-masiva?tipo=infantil');
  await page.locator('input[name$="jugador1Set1"]').first().focus();
  await page.keyboard.type('4142');
  await caducar(page);
  await page.getByRole('button', { name: 'Guardar' }).dblclick();
  await seguir(page);
  await expect(toast(page, 'Partidos guardados correctamente')).toBeVisible();
  // Nobody is asked to choose between theirs and theirs.
  await expect(dialogo(page)).toHaveCount(0);

  await page.goto('/private/partidos');
  await expect(filas(page).first()).toBeVisible();
  await caducar(page);
  await page.getByRole('searchbox', { name: 'Jugador' }).fill('zzz');
  await page.keyboard.press('Enter');
  await seguir(page);
  await expect(page.getByText('Ningún partido es así')).toBeVisible();

  // Here nothing has been answered before it ends: what the frame asks is slower than the fingers.
  await page.route('**/api/private/resumen', (ruta) => ruta.abort());
  await caducar(page);
  await page.goto('/private/pistas/0');
  await page.getByLabel('Nombre').fill('Pista de la sesión');
  await page.keyboard.press('Control+s');
  await seguir(page);
  await expect(toast(page, 'Pista guardada: Pista de la sesión')).toBeVisible();
  expect(await api.get('pistas')).toContainEqual(expect.objectContaining({ nombre: 'Pista de la sesión' }));
});

test('who signs out leaves nothing in the tab: neither read, nor sent, nor half written', async ({
  page,
}) => {
  await entrarAparte(page);
  await page.goto('/private/jugadores');
  await expect(filas(page).first()).toBeVisible();
  await irA(page, 'Nueva propuesta');
  await page.getByLabel('Tipo de liga').selectOption('social');
  await page.route('**/api/private/partidos/propuesta', (ruta) => ruta.abort());
  await page.getByRole('button', { name: 'Generar propuesta' }).click();
  await expect(toast(page, /No hay conexión con el club/)).toBeVisible();
  const guardado = () => page.evaluate(() => JSON.stringify({ ...sessionStorage }));
  expect(await guardado()).toMatch(/"propuesta":.*"sin-respuesta":/);
  await page.getByRole('button', { name: 'Salir' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await expect.poll(guardado).not.toMatch(/"propuesta"|"sin-respuesta"/);

  await page.getByRole('link', { name: 'Acceder' }).click();
  await entrarOtraVez(page);
  await page.getByRole('link', { name: 'Ir a la mesa' }).click();
  // Asked for again: the list that was read before is gone.
  await Promise.all([page.waitForRequest('**/api/private/jugadores'), irA(page, 'Jugadores')]);
  await filas(page)
    .first()
    .getByRole('link', { name: /^Editar/ })
    .click();
  await page.getByLabel('Teléfono').fill('644 444 444');
  await page.getByRole('button', { name: 'Salir' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  expect(await guardado()).not.toContain('644 444 444');
});
