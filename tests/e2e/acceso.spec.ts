import { ADMIN, entrar, expect, test } from '../support/browser.ts';

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

test('an address that does not exist says so', async ({ page }) => {
  const response = await page.goto('/no-existe');
  expect(response?.status()).toBe(404);
  await expect(page).toHaveTitle('Error 404 - No encontrado');
});
