import { abrir } from '../support/browser.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/browser-axe.ts';
import { expect, test } from '../support/browser-meteo.ts';

test.use({ manners: 'hang' });

const NO_HAY = 'Datos meteorológicos no disponibles';
/** The service would be waited for four seconds; a page waits for nobody, and a busy machine may take three. */
const SIN_ESPERAR_MS = 3_000;

for (const width of [412, 1350]) {
  test(`a weather service that hangs is only an empty page at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const respuesta = await page.goto('/el-tiempo');
    expect(respuesta?.status()).toBe(200);
    await expect(page.getByText(NO_HAY)).toBeVisible();
    await expect(
      page.getByRole('main').getByRole('link', { name: 'Ver los próximos partidos' }),
    ).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });
}

test('no page waits for it', async ({ servidor }) => {
  for (const path of ['/el-tiempo', '/competicion-horarios', '/api/horarios/proximos', '/api/weather/']) {
    const desde = performance.now();
    await (await fetch(servidor.url + path)).text();
    expect(performance.now() - desde, path).toBeLessThan(SIN_ESPERAR_MS);
  }
});

test('the refusal is silent when coming from another page', async ({ page }) => {
  await abrir(page, '/competicion-horarios');
  await page.waitForLoadState('networkidle');
  await page.getByRole('contentinfo').getByRole('link', { name: 'El tiempo', exact: true }).click();
  await expect(page.getByText(NO_HAY)).toHaveCount(1);
});

test('the schedule does without it', async ({ page }) => {
  await page.goto('/competicion-horarios/social');
  await expect(page.getByRole('table').first()).toBeVisible();
  await expect(page.locator('img[src^="/meteo/"]')).toHaveCount(0);
});
