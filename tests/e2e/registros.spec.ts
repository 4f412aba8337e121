import type { Pista } from '#contract/pistas.ts';
import { expect, expectCuidada, expectPideEntrar, test } from './support/mesa.ts';

const REGISTROS = '/private/logs';

test('without a session, the way to the log goes through the login', async ({ page }) => {
  await expectPideEntrar(page, `${REGISTROS}?texto=pista`, 'Registros');
});

test('who did what and when, newest first, by text and by day', async ({ mesa, api }) => {
  const pista = await api.post<Pista>('pistas/0', { nombre: 'Pista del registro', estado: 'activa' });
  await api.post(`pistas/${pista.id}`, { nombre: 'Pista renombrada', estado: 'activa' });
  await mesa.goto(REGISTROS);
  const lineas = mesa.getByRole('list', { name: /^Registros/ }).getByRole('listitem');
  await expect(lineas.first()).toContainText(/Cambia la pista.*Pista renombrada/);
  await expect(lineas.nth(1)).toContainText(/Crea la pista.*Pista del registro/);

  await expect(mesa.getByLabel('Texto')).toBeFocused();
  await mesa.keyboard.type('CREA LA PISTA «PISTA DEL REG');
  await mesa.keyboard.press('Enter');
  await expect(mesa).toHaveURL(/\?texto=/);
  await expect(lineas).toHaveCount(1);
  await mesa.reload();
  await expect(mesa.getByLabel('Texto')).toHaveValue('CREA LA PISTA «PISTA DEL REG');
  await expect(lineas).toHaveCount(1);

  await mesa.getByLabel('Día', { exact: true }).fill('01/01/2020');
  await mesa.keyboard.press('Tab');
  await mesa.getByRole('button', { name: 'Buscar' }).press('Enter');
  await expect(mesa).toHaveURL(/dia=2020-01-01/);
  await expect(mesa.getByText('No hay registros')).toBeVisible();
  await mesa.getByRole('button', { name: 'Quitar filtros' }).press('Enter');
  await expect(lineas.first()).toBeVisible();
});

test('an empty log says so', async ({ mesa }) => {
  await mesa.route('**/api/private/log/lineas*', (ruta) => ruta.fulfill({ json: [] }));
  await mesa.goto(REGISTROS);
  await expect(mesa.getByText('No hay registros')).toBeVisible();
});

test('the log in both widths, light and dark', async ({ mesa }) => {
  await mesa.goto(REGISTROS);
  await expect(mesa.getByText(/registros?$/).first()).toBeVisible();
  await expectCuidada(mesa);
});
