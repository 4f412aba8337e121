import { abrir, expect, test } from '../support/browser.ts';

/** Where a family reads about it first. */
const PAGINAS = [
  '/',
  '/escuela-presentacion',
  '/escuela-minitenis',
  '/escuela-padel',
  '/club-unete-a-nosotros',
];

for (const path of PAGINAS) {
  test(`the trial class can be asked for from the text of ${path}`, async ({ page }) => {
    await page.setViewportSize({ width: 412, height: 915 });
    await abrir(page, path);
    await page
      .getByRole('main')
      .getByRole('link', { name: /clase de prueba/i })
      .click();
    await expect(page.getByRole('dialog', { name: 'Solicitud clase de prueba' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(path);
  });
}
