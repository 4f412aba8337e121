import { dialogo, expect, expectCuidada, expectPideEntrar, test, toast } from './support/mesa.ts';

const CONFIGURACION = '/private/configuracion';

test('without a session, the way to the settings goes through the login', async ({ page }) => {
  await expectPideEntrar(page, CONFIGURACION, 'Configuración');
});

test('both columns are shown or hidden by keyboard, and the public table follows', async ({ mesa, api }) => {
  await mesa.goto(CONFIGURACION);
  const incidencias = mesa.getByLabel('Mostrar incidencias');
  await expect(incidencias).toBeFocused();
  await incidencias.selectOption('Sí');
  await mesa.getByLabel('Mostrar total de aplazados').selectOption('No');
  await mesa.keyboard.press('Control+s');
  await expect(toast(mesa, 'Configuración guardada correctamente')).toBeVisible();
  expect(await api.get('configuracion')).toEqual(
    expect.arrayContaining([
      { clave: 'mostrarIncidencias', valor: 'true' },
      { clave: 'mostrarAplazadosTotal', valor: 'false' },
    ]),
  );
  await mesa.reload();
  await expect(incidencias).toHaveValue('true');
  await mesa.goto('/competicion-clasificaciones/social');
  await expect(mesa.getByTitle('Incidencias').first()).toBeAttached();
  await expect(mesa.getByTitle('Partidos aplazados en total')).toHaveCount(0);
});

test("the server's message is shown when saving fails, and leaving asks first", async ({ mesa }) => {
  await mesa.route('**/configuracion/save*', (ruta) =>
    ruta.fulfill({ status: 400, json: { message: 'Esto lo dice el servidor' } }),
  );
  await mesa.goto(CONFIGURACION);
  const aplazados = mesa.getByLabel('Mostrar total de aplazados');
  await aplazados.selectOption('Sí');
  await mesa.getByRole('button', { name: 'Guardar' }).press('Enter');
  await expect(toast(mesa, 'Esto lo dice el servidor')).toBeVisible();
  await mesa.keyboard.press('Escape');
  await expect(dialogo(mesa)).toContainText('Hay cambios sin guardar');
  await dialogo(mesa).getByRole('button', { name: 'Salir sin guardar' }).press('Enter');
  await expect(mesa.getByRole('heading', { level: 1 })).toHaveText('Partidos');
});

test('the settings in both widths, light and dark', async ({ mesa }) => {
  await mesa.goto(CONFIGURACION);
  await expect(mesa.getByLabel('Mostrar incidencias')).toBeVisible();
  await expectCuidada(mesa);
});
