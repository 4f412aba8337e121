import type { Page } from '@playwright/test';
import { rutas } from '#contract/rutas.ts';
import { conLetrasAnchas, malLeidoEn } from '../support/browser/anchas.ts';
import { dialogo, expect, test, toast } from './support/mesa.ts';
import { dejarPendientes } from './support/pendientes.ts';

const MASIVA = '/private/partidos-puntuacion-masiva';
const CUANTOS = 12;

const partidos = (page: Page) => page.locator('[data-partido]');
const caja = (page: Page, partido: number, nombre: string) =>
  partidos(page).nth(partido).locator(`[name="${nombre}"]`);
const guardado = (page: Page) => toast(page, 'Partidos guardados correctamente');

async function buscar(page: Page, label: string): Promise<void> {
  // What is chosen is there at once, so that Enter leads to its first box.
  await page.getByLabel('Tipo de liga').selectOption({ label });
  await page.getByLabel('Tipo de liga').press('Enter');
  await expect(caja(page, 0, 'jugador1Set1')).toBeFocused();
}

test('a weekend of results is typed without the mouse and saved in one call', async ({ mesa, api }) => {
  const pendientes = await dejarPendientes(api, 'social', CUANTOS);
  // The list comes once the link has the focus, which stays there.
  const lista = Promise.withResolvers<void>();
  await mesa.route('**/api/private/partidos', (route) => lista.promise.then(() => route.continue()));
  await mesa.goto('/private/partidos', { waitUntil: 'commit' });
  const enlace = mesa.getByRole('navigation').getByRole('link', { name: 'Puntuación masiva' });
  await enlace.focus();
  lista.resolve();
  await expect(mesa.getByText(/partidos de hoy o sin resultado/)).toBeVisible();
  await expect(enlace).toBeFocused();
  await enlace.press('Enter');
  await expect(mesa.getByRole('heading', { level: 1 })).toHaveText('Puntuación masiva');
  // It opens on what there is to score.
  await expect(mesa).toHaveURL(/\?tipo=social$/);
  await expect(caja(mesa, 0, 'jugador1Set1')).toBeFocused();
  await expect(mesa.getByText(`0 de ${CUANTOS} con resultado`)).toBeVisible();

  let llamadas = 0;
  mesa.on('request', (peticion) => {
    if (peticion.url().endsWith('guardarpuntuaciones')) llamadas += 1;
  });
  for (let n = 0; n < CUANTOS; n += 1) await mesa.keyboard.type(n % 4 === 0 ? '6446107' : '6463');
  await expect(mesa.getByText(`${CUANTOS} de ${CUANTOS} con resultado`)).toBeVisible();
  await expect(mesa.getByRole('button', { name: 'Guardar' })).toBeFocused();
  await mesa.keyboard.press('Enter');
  await expect(guardado(mesa)).toBeVisible();
  await expect(mesa.getByText('Liga Social: todo puntuado')).toBeVisible();
  expect(llamadas).toBe(1);
  const primero = await api.get(`partidos/${pendientes[0]?.id}`);
  expect(primero).toMatchObject({ jugador1Set1: 6, jugador2Set2: 6, jugador1Set3: 10, jugador2Set3: 7 });
});

test('what was saved is undone: it is pending again, and said to be saved no longer', async ({
  mesa,
  api,
}) => {
  await dejarPendientes(api, 'social', 2);
  await mesa.goto(`${MASIVA}?tipo=social`);
  await expect(caja(mesa, 0, 'jugador1Set1')).toBeFocused();
  const guardados = mesa.getByRole('region', { name: 'Recién guardados' });
  const guardar = async (veces: number) => {
    await mesa.keyboard.type('6463');
    await mesa.keyboard.press('Control+s');
    await expect(guardados.getByRole('listitem')).toHaveCount(veces);
    await expect(partidos(mesa)).toHaveCount(2 - veces);
  };
  await guardar(1);
  await caja(mesa, 0, 'jugador1Set1').focus();
  await guardar(2);
  await mesa.getByRole('region', { name: 'Avisos' }).getByRole('button', { name: 'Deshacer' }).click();
  await expect(partidos(mesa)).toHaveCount(1);
  // Only what was undone goes.
  await expect(guardados.getByRole('listitem')).toHaveCount(1);
});

test('one leaves a match and another is stopped: each is said by a key, with its score', async ({
  mesa,
  api,
}) => {
  const [retirado, suspendido] = await dejarPendientes(api, 'social', 2);
  await mesa.goto(`${MASIVA}?tipo=social`);
  await expect(caja(mesa, 0, 'jugador1Set1')).toBeFocused();
  await mesa.keyboard.press('r');
  await expect(mesa.getByText('Escribe el marcador con el que se retiró')).toBeVisible();
  await mesa.keyboard.press('r');
  // 6-3 2-1, and who plays in the second place leaves it.
  await mesa.keyboard.type('6321');
  await caja(mesa, 0, 'jugador2Set2').focus();
  await mesa.keyboard.press('r');
  await expect(caja(mesa, 1, 'jugador1Set1')).toBeFocused();
  await mesa.keyboard.type('6421');
  await caja(mesa, 1, 'jugador1Set2').focus();
  await mesa.keyboard.press('s');
  await mesa.getByRole('button', { name: 'Guardar' }).click();
  await expect(guardado(mesa)).toBeVisible();
  const leer = (id = 0) => api.get(`partidos/${id}`);
  expect(await leer(retirado?.id)).toMatchObject({
    desenlace: 'retirada-2',
    jugador1Set2: 2,
    jugador2Set2: 1,
  });
  expect(await leer(suspendido?.id)).toMatchObject({ desenlace: 'suspendido', jugador1Set1: 6 });
  // What was stopped is still owed, with its score.
  await mesa.goto(`${MASIVA}?tipo=social`);
  await expect(caja(mesa, 0, 'jugador1Set1')).toHaveValue('6');
  await expect(mesa.getByText('Suspendido')).toBeVisible();
  await mesa.goto(rutas.partido(retirado?.id ?? 0));
  await expect(mesa.getByText('ret.').first()).toBeVisible();
});

test('half of them are typed, the page is loaded again, and what is finished is saved', async ({
  mesa,
  api,
}) => {
  const [primero, segundo] = await dejarPendientes(api, 'infantil', 3);
  await mesa.goto(`${MASIVA}?tipo=social`);
  await buscar(mesa, 'Liga Infantil');
  await mesa.keyboard.type('4191');
  await expect(partidos(mesa).first()).toContainText('El resultado del set 2 no es habitual en esta liga');
  await mesa.keyboard.press('Enter');
  await expect(caja(mesa, 1, 'jugador1Set1')).toBeFocused();
  // All types together have what was typed of one.
  await mesa.getByLabel('Tipo de liga').selectOption({ label: 'Todas' });
  await expect(mesa.locator(`#partido-${primero?.id} [name="jugador1Set1"]`)).toHaveValue('4');
  await mesa.getByLabel('Tipo de liga').selectOption({ label: 'Liga Infantil' });
  await caja(mesa, 1, 'jugador1Set1').focus();
  await mesa.keyboard.press('a');
  await expect(
    mesa.getByRole('status').filter({ hasText: '1 de 3 con resultado · 1 aplazado' }),
  ).toBeVisible();
  await expect(caja(mesa, 2, 'jugador1Set1')).toBeFocused();
  await mesa.keyboard.press('Shift+Enter');
  await mesa.keyboard.press('u');
  await mesa.keyboard.press('n');
  await expect(caja(mesa, 1, 'jugador1Set1')).toHaveValue('0');
  await expect(caja(mesa, 1, 'jugador2Set2')).toHaveValue('6');
  await expect(caja(mesa, 1, 'jugador2Set2')).toHaveAttribute('readonly');
  await expect(
    partidos(mesa)
      .nth(1)
      .getByRole('checkbox', { name: /^No se presenta/ })
      .last(),
  ).toBeDisabled();
  await caja(mesa, 2, 'jugador1Set1').focus();
  await mesa.keyboard.type('4');
  await mesa.keyboard.press('Control+s');
  await expect(toast(mesa, 'Hay datos que no son correctos. Revisa los campos señalados.')).toBeVisible();
  await expect(partidos(mesa).nth(2)).toContainText('Rellena esta casilla o deja vacías las dos del set.');
  await expect(caja(mesa, 2, 'jugador2Set1')).toBeFocused();
  await caja(mesa, 2, 'jugador1Set1').fill('');
  await expect(partidos(mesa).nth(2)).not.toContainText('Rellena esta casilla');

  await mesa.reload();
  await expect(mesa.getByText('2 de 3 con resultado')).toBeVisible();
  await expect(caja(mesa, 0, 'jugador1Set2')).toHaveValue('9');
  await expect(caja(mesa, 2, 'jugador1Set1')).toBeFocused();
  await mesa.keyboard.press('Control+s');
  await dialogo(mesa).getByRole('button', { name: 'Guardar igualmente' }).press('Enter');
  await expect(guardado(mesa)).toBeVisible();
  await expect(partidos(mesa)).toHaveCount(1);
  expect(await api.get(`partidos/${primero?.id}`)).toMatchObject({ jugador1Set2: 9, jugador2Set2: 1 });
  expect(await api.get(`partidos/${segundo?.id}`)).toMatchObject({ jugador1NoPresenta: true });
  // Held down, the keys repeat: that saves nothing again, and says nothing.
  await mesa.evaluate(async () => {
    dispatchEvent(new KeyboardEvent('keydown', { key: 's', ctrlKey: true, repeat: true, cancelable: true }));
    for (let i = 0; i < 3; i += 1) await new Promise(requestAnimationFrame);
  });
  const nada = toast(mesa, 'No hay ningún resultado nuevo que guardar');
  await expect(nada).toHaveCount(0);
  await mesa.keyboard.press('Control+s');
  await expect(nada).toBeVisible();
});

test('one is refused by name, another is scored by somebody first: the rest is saved all the same', {
  tag: '@duro',
}, async ({ mesa, api }) => {
  const [primero, segundo] = await dejarPendientes(api, 'infantil', 2);
  await mesa.goto(`${MASIVA}?tipo=social`);
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

  await mesa.unroute('**/guardarpuntuaciones');
  await api.post('partidos/guardarpuntuaciones', {
    partidos: [{ id: primero?.id, jugador2NoPresenta: true }],
  });
  await mesa.keyboard.press('Control+s');
  await expect(dialogo(mesa)).toContainText('Alguien lo ha cambiado mientras lo editabas');
  await expect(dialogo(mesa).getByRole('row').nth(1)).toContainText(/4-1, 4-1.*6-0, 6-0 por no presentado/);
  await expect(dialogo(mesa).getByRole('columnheader')).toHaveText(['Partido', 'Lo tuyo', 'Lo guardado']);
  const ventana = mesa.viewportSize() ?? { width: 1280, height: 720 };
  await mesa.setViewportSize({ width: 360, height: 800 });
  await conLetrasAnchas(mesa, async () => {
    expect((await malLeidoEn(mesa)).filter((falta) => falta.includes('«Lo '))).toEqual([]);
  });
  await mesa.setViewportSize(ventana);
  await dialogo(mesa).getByRole('button', { name: 'Cargar lo guardado' }).click();
  await expect(partidos(mesa)).toHaveCount(1);
  // While the choice is being settled a second save is not begun.
  await expect(async () => {
    await mesa.keyboard.press('Control+s');
    await expect(guardado(mesa)).toBeVisible({ timeout: 2000 });
  }).toPass();
  expect(await api.get(`partidos/${primero?.id}`)).toMatchObject({ jugador2NoPresenta: true });
  expect(await api.get(`partidos/${segundo?.id}`)).toMatchObject({ jugador1Set2: 4, jugador2Set2: 3 });
});
