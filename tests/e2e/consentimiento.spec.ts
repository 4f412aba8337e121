import type { Page } from '@playwright/test';
import { abrir, expect, test } from '../support/browser/browser.ts';
import { sinFaltas } from '../support/browser/browser-axe.ts';

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

test('nothing is measured before a yes; then pages are counted, until the visitor thinks better of it', async ({
  page,
}) => {
  const pedidos = await medidor(page);
  await abrir(page, '/contacto');
  await expect(aviso(page)).toBeVisible();
  await sinFaltas(page);
  expect(pedidos).toEqual([]);
  await aviso(page).getByRole('button', { name: 'Aceptar' }).click();
  await expect(aviso(page)).toBeHidden();
  await expect.poll(() => vistas(page)).toEqual(['/contacto']);
  await expect.poll(() => pedidos).toEqual([`https://www.googletagmanager.com/gtag/js?id=${ID}`]);
  const pie = page.getByRole('contentinfo');
  // The same path counts once.
  await pie.getByRole('link', { name: 'Aviso legal' }).click();
  await pie.getByRole('link', { name: 'Aviso legal' }).click();
  await expect.poll(() => vistas(page)).toEqual(['/contacto', '/aviso-legal']);
  const cookie = await respuesta(page);
  expect(decodeURIComponent(cookie?.value ?? '')).toBe('{"google-analytics":true}');
  expect(cookie?.sameSite).toBe('Lax');
  await page.evaluate(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: as the provider writes them
    for (const name of ['_ga', '_ga_PRUEBA1', 'otra']) document.cookie = `${name}=1;path=/`;
  });
  await pie.getByRole('link', { name: 'Preferencias de cookies' }).click();
  const dialogo = page.getByRole('dialog');
  await expect(dialogo.getByLabel('Google Analytics')).toBeChecked();
  await dialogo.getByRole('button', { name: 'Rechazar todo' }).click();
  await expect
    .poll(async () => (await page.context().cookies()).map(({ name }) => name).sort())
    .toEqual(['klaro', 'otra']);
});

test('a no is as easy and for good; the preferences change it, and forget it', { tag: '@duro' }, async ({
  page,
}) => {
  const pedidos = await medidor(page);
  // Without waiting for the program.
  await page.goto('/contacto');
  await aviso(page).getByRole('button', { name: 'Rechazar' }).click();
  await expect(aviso(page)).toBeHidden();
  await expect.poll(() => respuesta(page)).toBeDefined();
  await abrir(page, '/cookies');
  await expect(aviso(page)).toBeHidden();
  const preferencias = page.getByRole('contentinfo').getByRole('link', { name: 'Preferencias de cookies' });
  const dialogo = page.getByRole('dialog');
  await preferencias.click();
  await expect(dialogo.getByLabel('Google Analytics')).not.toBeChecked();
  await dialogo.getByRole('button', { name: 'Olvidar mi respuesta' }).click();
  await expect(dialogo.getByLabel('Google Analytics')).toBeChecked();
  expect(await respuesta(page)).toBeUndefined();
  await page.keyboard.press('Escape');
  await expect(aviso(page)).toBeVisible();
  expect(pedidos).toEqual([]);
  // Ticked beforehand: saving it as it comes is a yes.
  await aviso(page).getByRole('link', { name: 'Configurar' }).click();
  await dialogo.getByRole('button', { name: 'Guardar mi elección' }).click();
  await expect(aviso(page)).toBeHidden();
  await expect.poll(() => vistas(page)).toEqual(['/cookies']);
});
