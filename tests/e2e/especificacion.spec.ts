import type { Locator, Page } from '@playwright/test';
import type { Mira } from '../especificacion/comprobaciones.ts';
import { ESPECIFICACION } from '../especificacion/frases.ts';
import { ADMIN } from '../support/browser/browser.ts';
import { expect, test, toast } from './support/mesa.ts';

/** What each screen has to show, and the sentences that say so. */
const PANTALLAS = Map.groupBy(
  Object.values(ESPECIFICACION)
    .flat()
    .flatMap(([palabras, ...como]) =>
      como.flatMap((una) =>
        una.tipo === 'pantalla' ? una.mira.map((mira) => ({ palabras, path: una.path, mira })) : [],
      ),
    ),
  ({ path }) => path,
);

function donde(page: Page, { rol, nombre, etiqueta, texto, enLaBarra }: Mira): Locator {
  const parte = enLaBarra ? page.locator('body') : page.getByRole('main');
  if (etiqueta !== undefined) return parte.getByLabel(new RegExp(`^${escrita(etiqueta)}( \\*)?$`));
  if (texto !== undefined) return parte.getByText(texto, { exact: true });
  if (rol === undefined) throw new Error('nothing to look at');
  return parte.getByRole(rol, nombre === undefined ? {} : { name: nombre, exact: true });
}

const escrita = (texto: string): string => texto.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Soft: all that a screen lacks is told at once, each with its sentence. */
async function mirar(page: Page, palabras: string, mira: Mira): Promise<void> {
  const suyo = donde(page, mira);
  const dicho = `${palabras} → ${JSON.stringify(mira)}`;
  if (mira.rol === 'option') await expect.soft(suyo, dicho).not.toHaveCount(0);
  else await expect.soft(suyo.first(), dicho).toBeVisible();
  if (mira.cuantos !== undefined) await expect.soft(suyo, dicho).toHaveCount(mira.cuantos);
  if (mira.estado === 'disabled') await expect.soft(suyo, dicho).toBeDisabled();
  if (mira.estado === 'enabled') await expect.soft(suyo, dicho).toBeEnabled();
}

test.use({ viewport: { width: 1366, height: 768 } });

test('what the specification says of the screens is on them, word for word', async ({ page }) => {
  // Not signed in, one is sent to the login with where one was going.
  await page.goto('/private/configuracion');
  await expect(page).toHaveURL('/login?redirect=%2Fprivate%2Fconfiguracion');
  const pedidas: string[] = [];
  page.on('request', (una) => pedidas.push(new URL(una.url()).pathname));
  await page.goto('/login');
  const acceder = page.locator('form').getByRole('button', { name: 'Acceder' });
  await expect(acceder).toBeDisabled();
  await page.getByLabel('Usuario').fill(ADMIN.usuario);
  await expect(acceder).toBeDisabled();
  await page.getByLabel('Contraseña').fill(ADMIN.password);
  await acceder.click();
  // The lists come after the login, which leads home.
  await expect(page).toHaveURL('/');
  for (const lista of ['jugadores', 'ligas', 'pistas', 'usuarios'])
    await expect
      .poll(() => pedidas.some((una) => una.replace(/\/$/, '') === `/api/private/${lista}`), lista)
      .toBe(true);
  await expect(
    page
      .getByRole('link', { name: 'Administración', exact: true })
      .or(page.getByText('Administración', { exact: true }))
      .first(),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'Acceder' })).toHaveCount(0);

  for (const [path, miradas] of PANTALLAS) {
    await page.goto(path);
    for (const { palabras, mira } of miradas) await mirar(page, palabras, mira);
  }

  // Its exact words, as a notice.
  await page.goto('/private/configuracion');
  await page.getByLabel('Mostrar incidencias').selectOption('Sí');
  await page.keyboard.press('Control+s');
  await expect(toast(page, /^Configuración guardada correctamente$/)).toBeVisible();
});
