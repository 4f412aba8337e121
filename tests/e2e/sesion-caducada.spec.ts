import type { Page } from '@playwright/test';
import type { Jugador } from '#contract/jugadores.ts';
import { ADMIN, entrar } from '../support/browser.ts';
import { expectAccessible } from '../support/browser-axe.ts';
import { type Api, dialogo, expect, filas, test, toast } from './support/mesa.ts';
import { dejarPendientes } from './support/pendientes.ts';

const CADUCADA = 'Tu sesión ha caducado';

/** Ends the page's session on the server, as eight idle hours do; the page does not know. */
async function caducar(page: Page): Promise<void> {
  const jwt = await page.evaluate(() => JSON.parse(sessionStorage.getItem('sesion') ?? '{}').jwt);
  const { status } = await page.request
    .post('/api/auth/logout', { headers: { authorization: jwt } })
    .then((respuesta) => ({ status: respuesta.status() }));
  expect(status).toBe(204);
}

async function seguir(page: Page, password: string = ADMIN.password): Promise<void> {
  await dialogo(page).getByRole('textbox', { name: 'Contraseña' }).fill(password);
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
  await entrar(page, '/private/partidos');
  await page.goto(`/private/partidos/${partido?.id}`);
  await page.locator('input[name="jugador1Set1"]').focus();
  await page.keyboard.type('6463');
  await caducar(page);
  await page.keyboard.press('Control+s');
  await expect(dialogo(page)).toContainText(CADUCADA);
  const clave = dialogo(page).getByRole('textbox', { name: 'Contraseña' });
  await expect(clave).toBeFocused();
  await expectAccessible(page);
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

test('a player half edited comes back after going through the login', async ({ page, api }) => {
  const { id } = await unJugador(api);
  await entrar(page, '/private/jugadores');
  await page.goto(`/private/jugadores/${id}`);
  await page.getByLabel('Teléfono').fill('611 111 111');
  await caducar(page);
  await page.keyboard.press('Control+s');
  await dialogo(page).getByRole('button', { name: 'Salir' }).click();
  await page.waitForURL((url) => url.pathname === '/login');
  expect(new URL(page.url()).searchParams.get('redirect')).toBe(`/private/jugadores/${id}`);
  await page.getByLabel('Usuario').fill(ADMIN.usuario);
  await page.getByLabel('Contraseña').fill(ADMIN.password);
  await page.keyboard.press('Enter');
  await expect(toast(page, /Aquí está lo que habías escrito/)).toBeVisible();
  await expect(page.getByLabel('Teléfono')).toHaveValue('611 111 111');
  await page.keyboard.press('Control+s');
  await expect(toast(page, /^Jugador guardado/)).toBeVisible();
  expect((await unJugador(api)).telefono).toBe('611 111 111');
  await page.goto(`/private/jugadores/${id}`);
  await expect(page.getByLabel('Teléfono')).toHaveValue('611 111 111');
  await expect(toast(page, /Aquí está lo que habías escrito/)).toHaveCount(0);
});

test('what somebody else saved while the session was over is not overwritten', async ({ page, api }) => {
  const jugador = await unJugador(api);
  await entrar(page, '/private/jugadores');
  await page.goto(`/private/jugadores/${jugador.id}`);
  await page.getByLabel('Teléfono').fill('622 222 222');
  await caducar(page);
  await page.keyboard.press('Control+s');
  await dialogo(page).getByRole('button', { name: 'Salir' }).click();
  await page.waitForURL((url) => url.pathname === '/login');
  await api.post(`jugadores/${jugador.id}`, { ...jugador, telefono: '633 333 333' });
  await page.getByLabel('Usuario').fill(ADMIN.usuario);
  await page.getByLabel('Contraseña').fill(ADMIN.password);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Teléfono')).toHaveValue('622 222 222');
  await page.keyboard.press('Control+s');
  await expect(dialogo(page)).toContainText('Alguien lo ha cambiado mientras lo editabas');
  await expect(dialogo(page)).toContainText('633 333 333');
  expect((await unJugador(api)).telefono).toBe('633 333 333');
});

test('bulk scoring, a search and a dialog go on where they were', async ({ page, api }) => {
  await dejarPendientes(api, 'infantil', 1);
  await entrar(page, '/private/partidos');
  await page.goto('/private/partidos-puntuacion-masiva?tipo=infantil');
  await page.locator('input[name$="jugador1Set1"]').first().focus();
  await page.keyboard.type('4142');
  await caducar(page);
  await page.keyboard.press('Control+s');
  await seguir(page);
  await expect(toast(page, 'Partidos guardados correctamente')).toBeVisible();

  await page.goto('/private/jugadores');
  await expect(filas(page).first()).toBeVisible();
  await caducar(page);
  await page.getByRole('searchbox', { name: 'Jugador' }).fill('zzz');
  await page.keyboard.press('Enter');
  await seguir(page);
  await expect(page.getByText('Nadie es así')).toBeVisible();
});

test('who signs out leaves nothing of what they were writing', async ({ page, api }) => {
  const { id } = await unJugador(api);
  await entrar(page, '/private/jugadores');
  await page.goto(`/private/jugadores/${id}`);
  await page.getByLabel('Teléfono').fill('644 444 444');
  await page.getByRole('button', { name: 'Salir' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('644 444 444');
});

test('nor of a proposal, nor of what was sent and not answered', async ({ page, api }) => {
  await unJugador(api);
  await entrar(page, '/private/partidos-propuesta');
  await page.getByLabel('Tipo de liga').selectOption('social');
  await page.route('**/api/private/partidos/propuesta', (ruta) => ruta.abort());
  await page.getByRole('button', { name: 'Generar propuesta' }).click();
  await expect(page.getByRole('region', { name: 'Avisos' })).toContainText('No hay conexión con el club');
  const guardado = () => page.evaluate(() => Object.keys(sessionStorage));
  expect(await guardado()).toEqual(expect.arrayContaining(['propuesta', 'sin-respuesta']));
  await page.getByRole('button', { name: 'Salir' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await expect.poll(guardado).not.toContain('sin-respuesta');
  expect(await guardado()).not.toContain('propuesta');
});

test('a new court, with a session that died before anything was asked, waits for the password as well', async ({
  page,
  api,
}) => {
  await entrar(page, '/private/partidos');
  await caducar(page);
  await page.goto('/private/pistas/0');
  await page.getByLabel('Nombre').fill('Pista de la sesión');
  await page.keyboard.press('Control+s');
  await expect(dialogo(page)).toContainText(CADUCADA);
  await seguir(page);
  await expect(toast(page, 'Pista guardada: Pista de la sesión')).toBeVisible();
  expect(await api.get('pistas')).toContainEqual(expect.objectContaining({ nombre: 'Pista de la sesión' }));
});
