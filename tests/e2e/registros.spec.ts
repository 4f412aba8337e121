import type { Pista } from '#contract/liga/pistas.ts';
import { expect, test } from './support/mesa.ts';

test('who did what and when is read newest first, and found by text and by day', async ({ mesa, api }) => {
  const pista = await api.post<Pista>('pistas/0', { nombre: 'Pista del registro', estado: 'activa' });
  await api.post(`pistas/${pista.id}`, { nombre: 'Pista renombrada', estado: 'activa' });
  await mesa.goto('/private/logs');
  const lineas = mesa.getByRole('list', { name: /^Registros/ }).getByRole('listitem');
  await expect(lineas.first()).toContainText(/Cambia la pista.*Pista renombrada/);
  await expect(lineas.nth(1)).toContainText(/Crea la pista.*Pista del registro/);

  await expect(mesa.getByLabel('Texto')).toBeFocused();
  await mesa.keyboard.type('CREA LA PISTA «PISTA DEL REG');
  await expect(mesa).toHaveURL(/\?texto=/);
  await expect(mesa.getByLabel('Texto')).toBeFocused();
  await expect(lineas).toHaveCount(1);
  await mesa.reload();
  await expect(mesa.getByLabel('Texto')).toHaveValue('CREA LA PISTA «PISTA DEL REG');
  await expect(lineas).toHaveCount(1);

  await mesa.getByLabel('Día', { exact: true }).fill('01/01/2020');
  await mesa.keyboard.press('Tab');
  await expect(mesa).toHaveURL(/dia=2020-01-01/);
  await expect(mesa.getByText('No hay registros')).toBeVisible();
  await mesa.getByRole('button', { name: 'Quitar filtros' }).press('Enter');
  await expect(lineas.first()).toBeVisible();
});
