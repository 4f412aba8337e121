import type { Page } from '@playwright/test';
import { dialogo, expect, expectCuidada, expectPideEntrar, test, toast } from './support/mesa.ts';
import { dejarPendientes } from './support/pendientes.ts';

const MASIVA = '/private/partidos-puntuacion-masiva';
const CUARENTA = 40;
const DOS_MINUTOS_MS = 120_000;

const partidos = (page: Page) => page.locator('[data-partido]');
const caja = (page: Page, partido: number, nombre: string) =>
  partidos(page).nth(partido).locator(`[name="${nombre}"]`);

async function buscar(page: Page, tipo: string): Promise<void> {
  await page.goto(MASIVA);
  await page.getByLabel('Tipo de liga').selectOption({ label: tipo });
  await page.getByRole('button', { name: 'Buscar' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Guardar' })).toBeVisible();
}

test('without a session, the way to bulk scoring goes through the login', async ({ page }) => {
  await expectPideEntrar(page, `${MASIVA}?tipo=social`, 'Puntuación masiva');
});

test('the search needs a type, and the list of matches leads here', async ({ mesa }) => {
  await mesa.goto('/private/partidos');
  await mesa.getByRole('link', { name: 'Puntuación masiva' }).press('Enter');
  await expect(mesa.getByRole('heading', { level: 1 })).toHaveText('Puntuación masiva');
  await expect(mesa.getByRole('button', { name: 'Buscar' })).toBeDisabled();
  await expect(mesa.getByText('Elige un tipo de liga y busca')).toBeVisible();
});

test('forty matches are scored by keyboard in under two minutes and saved in one call', async ({
  mesa,
  api,
}) => {
  test.setTimeout(4 * DOS_MINUTOS_MS);
  const pendientes = await dejarPendientes(api, 'social', CUARENTA);
  expect(pendientes).toHaveLength(CUARENTA);
  await buscar(mesa, 'Liga Social');
  await expect(mesa.getByText(`0 de ${CUARENTA} con resultado`)).toBeVisible();
  await expect(caja(mesa, 0, 'jugador1Set1')).toBeFocused();

  let llamadas = 0;
  mesa.on('request', (peticion) => {
    if (peticion.url().endsWith('guardarpuntuaciones')) llamadas += 1;
  });
  const empieza = Date.now();
  for (let n = 0; n < CUARENTA; n += 1) await mesa.keyboard.type(n % 4 === 0 ? '6446107' : '6463');
  expect(Date.now() - empieza).toBeLessThan(DOS_MINUTOS_MS);

  await expect(mesa.getByText(`${CUARENTA} de ${CUARENTA} con resultado`)).toBeVisible();
  await expect(mesa.getByRole('button', { name: 'Guardar' })).toBeFocused();
  await mesa.keyboard.press('Enter');
  await expect(toast(mesa, 'Partidos guardados correctamente')).toBeVisible();
  await expect(mesa.getByText('No queda ningún partido por puntuar')).toBeVisible();
  expect(llamadas).toBe(1);
  expect(Date.now() - empieza).toBeLessThan(DOS_MINUTOS_MS);
  const primero = await api.get<Record<string, number>>(`partidos/${pendientes[0]?.id}`);
  expect(primero).toMatchObject({ jugador1Set1: 6, jugador2Set2: 6, jugador1Set3: 10, jugador2Set3: 7 });
});

test('what was typed survives a reload, and only that is saved', async ({ mesa, api }) => {
  const [primero] = await dejarPendientes(api, 'infantil', 2);
  await buscar(mesa, 'Liga Infantil');
  await mesa.keyboard.type('4141');
  await expect(mesa.getByText('1 de 2 con resultado')).toBeVisible();
  await mesa.reload();
  await expect(mesa.getByText('1 de 2 con resultado')).toBeVisible();
  await expect(caja(mesa, 0, 'jugador2Set2')).toHaveValue('1');
  await expect(caja(mesa, 1, 'jugador1Set1')).toBeFocused();
  await mesa.keyboard.press('Control+s');
  await expect(toast(mesa, 'Partidos guardados correctamente')).toBeVisible();
  await expect(partidos(mesa)).toHaveCount(1);
  const guardado = await api.get<Record<string, number>>(`partidos/${primero?.id}`);
  expect(guardado).toMatchObject({ jugador1Set1: 4, jugador2Set1: 1 });
  await mesa.keyboard.press('Control+s');
  await expect(toast(mesa, 'No hay ningún resultado nuevo que guardar')).toBeVisible();
});

test('no-shows lock the boxes and each other; postponed locks postponed', async ({ mesa, api }) => {
  await dejarPendientes(api, 'infantil', 1);
  await buscar(mesa, 'Liga Infantil');
  const [noPresenta, aplaza] = [
    mesa.getByRole('checkbox', { name: /^No se presenta/ }),
    mesa.getByRole('checkbox', { name: /^Aplaza/ }),
  ];
  await noPresenta.first().press('Space');
  for (const [nombre, valor] of [
    ['jugador1Set1', '0'],
    ['jugador2Set1', '6'],
    ['jugador2Set2', '6'],
    ['jugador1Set3', ''],
  ] as const) {
    await expect(caja(mesa, 0, nombre)).toBeDisabled();
    await expect(caja(mesa, 0, nombre)).toHaveValue(valor);
  }
  await expect(noPresenta.last()).toBeDisabled();
  await noPresenta.first().press('Space');
  await expect(caja(mesa, 0, 'jugador1Set1')).toHaveValue('');
  await aplaza.last().press('Space');
  await expect(aplaza.first()).toBeDisabled();
  await mesa.getByPlaceholder('Observaciones').fill('Lluvia');
  await mesa.keyboard.press('Control+s');
  await expect(toast(mesa, 'Partidos guardados correctamente')).toBeVisible();
  await expect(mesa.getByText('No queda ningún partido por puntuar')).toBeVisible();
});

test('what the rules say is told beside the match, and nothing wrong is sent', async ({ mesa, api }) => {
  await dejarPendientes(api, 'infantil', 2);
  await buscar(mesa, 'Liga Infantil');
  await mesa.keyboard.type('4191');
  await expect(partidos(mesa).first()).toContainText('El resultado del set 2 no es habitual en esta liga');
  await caja(mesa, 1, 'jugador1Set1').focus();
  await mesa.keyboard.type('4');
  await mesa.keyboard.press('Control+s');
  await expect(toast(mesa, 'Hay datos que no son correctos. Revisa los campos señalados.')).toBeVisible();
  await expect(partidos(mesa).nth(1)).toContainText('Rellena esta casilla o deja vacías las dos del set.');
  await expect(caja(mesa, 1, 'jugador2Set1')).toBeFocused();
  await caja(mesa, 1, 'jugador1Set1').fill('');
  await expect(partidos(mesa).nth(1)).not.toContainText('Rellena esta casilla');
});

test("the server's refusal names the match and reaches it; nothing is saved", async ({ mesa, api }) => {
  const [, segundo] = await dejarPendientes(api, 'infantil', 2);
  await buscar(mesa, 'Liga Infantil');
  await mesa.keyboard.type('41414242');
  const message = `${segundo?.jugador1} – ${segundo?.jugador2}: No existe o se ha borrado.`;
  await mesa.route('**/guardarpuntuaciones', (ruta) =>
    ruta.fulfill({
      status: 400,
      json: { message, errors: [{ path: 'partidos.1.jugador2Set2', message }] },
    }),
  );
  await mesa.keyboard.press('Control+s');
  await expect(toast(mesa, message)).toBeVisible();
  await expect(partidos(mesa).nth(1)).toContainText(message);
  await expect(caja(mesa, 1, 'jugador2Set2')).toBeFocused();
  await mesa.keyboard.type('3');
  await expect(partidos(mesa).nth(1)).not.toContainText(message);
});

test('somebody scores one first: both results are shown and one is chosen', async ({ mesa, api }) => {
  const [primero] = await dejarPendientes(api, 'infantil', 2);
  await buscar(mesa, 'Liga Infantil');
  await mesa.keyboard.type('41414242');
  await api.post('partidos/guardarpuntuaciones', {
    partidos: [{ id: primero?.id, jugador2NoPresenta: true }],
  });
  await mesa.keyboard.press('Control+s');
  await expect(dialogo(mesa)).toContainText('Alguien lo ha cambiado mientras lo editabas');
  await expect(dialogo(mesa).getByRole('row').nth(1)).toContainText(/4-1, 4-1.*6-0, 6-0 por no presentado/);
  await dialogo(mesa).getByRole('button', { name: 'Cargar lo guardado' }).click();
  await expect(partidos(mesa)).toHaveCount(1);
  await mesa.keyboard.press('Control+s');
  await expect(toast(mesa, 'Partidos guardados correctamente')).toBeVisible();
  const guardado = await api.get<Record<string, unknown>>(`partidos/${primero?.id}`);
  expect(guardado.jugador2NoPresenta).toBe(true);
});

test('bulk scoring in both widths, light and dark', async ({ mesa, api }) => {
  await dejarPendientes(api, 'infantil', 2);
  await buscar(mesa, 'Liga Infantil');
  await mesa.keyboard.type('4191');
  await expectCuidada(mesa);
});
