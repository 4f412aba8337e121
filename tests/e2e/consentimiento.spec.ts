import type { Page } from '@playwright/test';
import { abrir, expect, test } from '../support/browser.ts';
import { ESQUEMAS, MEDIDAS, sinFaltas } from '../support/browser-axe.ts';

const ID = 'G-PRUEBA1';
test.use({ entorno: { GA_MEASUREMENT_ID: ID } });

const aviso = (page: Page) => page.getByRole('region', { name: 'Aviso de cookies' });

/** Answers in the provider's place, and notes what it is asked for. */
async function medidor(page: Page): Promise<string[]> {
  const pedidos: string[] = [];
  await page.route('https://www.googletagmanager.com/**', (route) => {
    pedidos.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: '' });
  });
  return pedidos;
}

const vistas = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    ((window as unknown as { dataLayer?: IArguments[] }).dataLayer ?? [])
      .filter((una) => una[1] === 'page_view')
      .map((una) => una[2].page_path),
  );

const respuesta = async (page: Page) => (await page.context().cookies()).find(({ name }) => name === 'klaro');

test('nothing of the provider is loaded before a yes; then page views by route, the same path once', async ({
  page,
}) => {
  const pedidos = await medidor(page);
  await abrir(page, '/contacto');
  await expect(aviso(page)).toBeVisible();
  expect(pedidos).toEqual([]);
  await aviso(page).getByRole('button', { name: 'Aceptar' }).click();
  await expect(aviso(page)).toBeHidden();
  await expect.poll(() => vistas(page)).toEqual(['/contacto']);
  expect(pedidos).toEqual([`https://www.googletagmanager.com/gtag/js?id=${ID}`]);
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: 'Aviso legal' }).click();
  await footer.getByRole('link', { name: 'Aviso legal' }).click();
  await expect.poll(() => vistas(page)).toEqual(['/contacto', '/aviso-legal']);
  const cookie = await respuesta(page);
  expect(decodeURIComponent(cookie?.value ?? '')).toBe('{"google-analytics":true}');
  expect(cookie?.sameSite).toBe('Lax');
  const dias = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
  expect(dias).toBeGreaterThan(119.9);
  expect(dias).toBeLessThan(120.1);
});

test('a no is as easy, hides the notice for good and loads nothing', async ({ page }) => {
  const pedidos = await medidor(page);
  await page.goto('/contacto');
  await aviso(page).getByRole('button', { name: 'Rechazar' }).click();
  await abrir(page, '/cookies');
  await expect(aviso(page)).toBeHidden();
  expect(pedidos).toEqual([]);
});

test('the preferences: ticked beforehand, saved, declined with its cookies gone, forgotten', async ({
  page,
}) => {
  await medidor(page);
  await abrir(page, '/contacto');
  await aviso(page).getByRole('link', { name: 'Configurar' }).click();
  const dialogo = page.getByRole('dialog');
  await expect(dialogo.getByLabel('Google Analytics')).toBeChecked();
  await dialogo.getByRole('button', { name: 'Guardar mi elección' }).click();
  await expect(aviso(page)).toBeHidden();
  await page.evaluate(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: as the provider writes them
    for (const name of ['_ga', '_ga_PRUEBA1', 'otra']) document.cookie = `${name}=1;path=/`;
  });
  await page.getByRole('link', { name: 'Preferencias de cookies' }).click();
  await dialogo.getByRole('button', { name: 'Rechazar todo' }).click();
  await expect
    .poll(async () => (await page.context().cookies()).map(({ name }) => name).sort())
    .toEqual(['klaro', 'otra']);
  await page.getByRole('link', { name: 'Preferencias de cookies' }).click();
  await expect(dialogo.getByLabel('Google Analytics')).not.toBeChecked();
  await dialogo.getByRole('button', { name: 'Olvidar mi respuesta' }).click();
  await expect(dialogo.getByLabel('Google Analytics')).toBeChecked();
  expect(await respuesta(page)).toBeUndefined();
  await page.keyboard.press('Escape');
  await expect(aviso(page)).toBeVisible();
});

test('the notice moves nothing and has no fault that axe knows of', async ({ page }) => {
  for (const colorScheme of ESQUEMAS)
    for (const medida of MEDIDAS) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize(medida);
      await abrir(page, '/contacto');
      await expect(aviso(page)).toBeVisible();
      await sinFaltas(page);
      await page.goto('/aviso-legal#preferencias-cookies');
      await expect(page.getByRole('dialog')).toBeVisible();
      await sinFaltas(page);
    }
});
