import type { Locator, Page } from '@playwright/test';
import { abrir, expect, test } from '../support/browser/browser.ts';
import { ahoraMs } from '../support/momento.ts';

const DIA_MS = 24 * 3600 * 1000;

const altosDe = (celdas: Locator): Promise<number[]> =>
  celdas.evaluateAll((todas) => todas.map((una) => una.getBoundingClientRect().height));

/** The heading of the day, and the foot of the bar it stays under. */
async function cabecera(page: Page): Promise<{ dia: number; barra: number }> {
  const barra = await page.getByRole('navigation', { name: 'Principal' }).boundingBox();
  const dia = await page.locator('h2').first().boundingBox();
  return { dia: dia?.y ?? 0, barra: (barra?.y ?? 0) + (barra?.height ?? 0) };
}

test('a player looks on a phone when they play: their league, its days and whom they meet', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 700 });
  await abrir(page, '/competicion-horarios');
  const titulo = page.getByRole('heading', { level: 1 });
  const elegir = async (liga: string) => {
    await page.locator('summary', { hasText: 'Filtrar' }).click();
    await page.getByLabel('División').selectOption({ label: liga });
    await page.getByRole('button', { name: 'Buscar', exact: true }).click();
    await expect(titulo).toHaveText(`Horarios de la ${liga.toLowerCase()}`);
  };
  await elegir('Liga infantil');
  await elegir('Liga social');
  await expect(page).toHaveURL('/competicion-horarios/social');
  // Each player has one line, and so have hour and division.
  for (const celdas of ['td a > span:visible', 'td time'])
    expect(Math.max(...(await altosDe(page.locator(celdas)))), celdas).toBeLessThan(30);
  const division = page.locator('td:nth-child(4)');
  expect(Math.max(...(await altosDe(division.filter({ hasNotText: 'parejas' }))))).toBeLessThan(30);
  // "Pádel 1ª" and, under it, that they are pairs.
  expect(Math.max(...(await altosDe(division)))).toBeLessThan(40);
  // The day stays under the bar and the days while its matches pass.
  const ultima = page.getByRole('table').first().getByRole('row').last();
  await ultima.evaluate((fila) => fila.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const { dia, barra } = await cabecera(page);
  expect(dia).toBeGreaterThanOrEqual(barra - 2);
  expect(dia).toBeLessThan(140);
  // The row leads to the match, and there each name to its player.
  const nombre = (await ultima.getByRole('link').locator('span').first().textContent()) ?? '';
  await ultima.click();
  await expect(page).toHaveURL(/\/competicion-clasificaciones-partido\/\d+$/);
  await page.getByRole('main').getByRole('link', { name: nombre }).first().click();
  await expect(page).toHaveURL(/\/competicion-clasificaciones-division\/\d+$/);
  await expect(titulo).toHaveText(nombre);
});

test('Escape closes the calendar that is over the schedule, and gives the focus back', async ({ page }) => {
  await abrir(page, '/competicion-horarios');
  const abre = page.locator('main summary', { hasText: /^Calendario$/ });
  await abre.press('Enter');
  const panel = page.locator('main details[name=vistas][open]');
  await expect(panel).toHaveCount(1);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(abre).toBeFocused();
});

test('an hour is never broken in two lines, and a day without matches says so', { tag: '@duro' }, async ({
  page,
}) => {
  await page.clock.setFixedTime(ahoraMs() - DIA_MS);
  await abrir(page, '/');
  await page.getByRole('link', { name: 'Próximos partidos' }).first().click();
  await expect(page.getByText(/^Hoy, .+, no hay partidos\. Los próximos:$/)).toBeVisible();
  for (const width of [320, 480, 600, 700, 768, 1024]) {
    await page.setViewportSize({ width, height: 800 });
    const lineas = await page
      .locator('td time')
      .evaluateAll((horas) => horas.map((hora) => hora.getClientRects().length));
    expect([...new Set(lineas)], `${width} px`).toEqual([1]);
  }
});

test.describe('far away', () => {
  test.use({ timezoneId: 'Asia/Tokyo' });

  test('the forecast is that of the club’s hours, a day at a time; without one the page says so', async ({
    page,
  }) => {
    const horas = page.getByRole('region', { name: 'Por horas' });
    const elTiempo = page.getByRole('contentinfo').getByRole('link', { name: 'El tiempo', exact: true });
    await expect.poll(async () => (await page.request.get('/api/weather')).status()).toBe(200);
    await abrir(page, '/competicion-horarios');
    await elTiempo.click();
    const visibles = horas.getByRole('listitem').filter({ visible: true });
    await expect(visibles).toHaveCount(14);
    await expect(horas.getByRole('time').first()).toHaveText('10:00');
    await horas.locator('summary').nth(1).click();
    await expect(visibles).toHaveCount(38);
    await page.goBack();
    await page.route('**/api/weather', (ruta) =>
      ruta.fulfill({ status: 503, json: { message: 'Datos meteorológicos no disponibles' } }),
    );
    await elTiempo.click();
    // Told where it would be, once, and not as something that failed.
    await expect(page.getByText('Datos meteorológicos no disponibles')).toHaveCount(1);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('El tiempo');
  });
});
