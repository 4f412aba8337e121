import { expect, test, toast } from './support/mesa.ts';

test('a saved match is moved on the courts, put off, and both are taken back', async ({ mesa }) => {
  await mesa.goto('/private/semana');
  await mesa.getByRole('button', { name: 'Después' }).click();
  await expect(mesa).toHaveURL(/\/private\/semana\?dia=\d{4}-\d{2}-\d{2}&vista=finde$/);
  const bloques = mesa.locator('[data-dia] button');
  await expect(bloques.first()).toBeVisible();

  // The last of the day has nothing under it.
  const ultimo = mesa.locator('[data-dia]').first().locator('button').last();
  const antes = (await ultimo.innerText()).trim();
  const id = (await ultimo.getAttribute('id')) ?? '';
  const bloque = mesa.locator(`#${id}`);
  await bloque.focus();
  const ficha = mesa.getByRole('complementary', { name: 'El partido elegido' });
  await expect(ficha.getByRole('link', { name: 'Abrir y anotar' })).toBeVisible();
  for (const tecla of ['Enter', 'ArrowDown', 'Enter']) await mesa.keyboard.press(tecla);
  await expect(toast(mesa, / pasa al sábado/)).toBeVisible();
  await expect(bloque).not.toHaveText(antes);
  await mesa.getByRole('button', { name: 'Deshacer' }).click();
  await expect(toast(mesa, 'Deshecho: está como antes.')).toBeVisible();
  await expect.poll(async () => (await bloque.innerText()).trim()).toBe(antes);

  const total = await bloques.count();
  await bloque.focus();
  await ficha.getByRole('button', { name: 'Aplazar' }).click();
  await expect(toast(mesa, /^Aplazado por el club/)).toBeVisible();
  await expect(bloques).toHaveCount(total - 1);
  await mesa.getByRole('button', { name: 'Deshacer' }).click();
  await expect(bloques).toHaveCount(total);
});
