import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { Answer } from '#contract/endpoint.ts';
import type { resultadosApi } from '#contract/liga/resultados.ts';
import { abrir, expect, test } from '../support/browser/browser.ts';
import { expectNoSidewaysScroll } from '../support/browser/browser-axe.ts';

const TELEFONO = { width: 412, height: 915 };
const titulo = (page: Page) => page.getByRole('heading', { level: 1 });

/** Where on the screen something begins. */
const arriba = async (page: Page, selector: string): Promise<number> =>
  (await page.locator(selector).first().boundingBox())?.y ?? Number.POSITIVE_INFINITY;

type Resultados = Answer<typeof resultadosApi.porDias>;

test.describe('who won last Saturday', () => {
  test.use({ viewport: TELEFONO });

  test('is on the front page, and in one tap with all of that day; the first score is high on the screen', async ({
    page,
    request,
  }) => {
    const ultimos: Resultados = await (await request.get('/api/horarios/resultados?dias=1')).json();
    await abrir(page, '/');
    const tarjeta = page.getByRole('article').filter({ hasText: 'Últimos resultados' });
    await expect(tarjeta.getByRole('listitem')).not.toHaveCount(0);
    await tarjeta.getByRole('link', { name: /^Ver (los|todos)/ }).click();
    await expect(titulo(page)).toHaveText('Resultados');
    const dia = page.getByRole('region').first().getByRole('listitem');
    await expect(dia).toHaveCount(ultimos.partidos.length);
    // The last one played is the first of its day.
    const primero = ultimos.partidos.at(-1);
    await expect(dia.first().getByRole('link')).toHaveText(/ gana a .+\. /);
    await expect(dia.first()).toContainText(primero?.jugador1 ?? '');
    await page.evaluate(() => window.scrollTo(0, 0));
    expect(await arriba(page, 'main ul li time')).toBeLessThan(TELEFONO.height / 3);
    // The row leads to the match, with its score.
    await dia.first().click();
    await expect(page).toHaveURL(new RegExp(`-partido/${primero?.id}$`));
    await expect(titulo(page)).toContainText(primero?.jugador1 ?? '');
  });

  test('of a child is told by first name and initial, and kept out of search engines', async ({ page }) => {
    await abrir(page, '/competicion-resultados/infantil');
    await expect(page.getByText(/^Los menores aparecen con su nombre/)).toBeVisible();
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await expect(
      page
        .getByRole('listitem')
        .filter({ has: page.locator('time') })
        .first(),
    ).toContainText(/\p{L} \p{Lu}\./u);
  });

  test('goes on to earlier days, and is narrowed to a division or a person', async ({ page, request }) => {
    await abrir(page, '/competicion-resultados/social');
    const primerDia = () => page.locator('h2 time').first();
    const antes = await primerDia().getAttribute('datetime');
    await page.getByRole('link', { name: 'Ver días anteriores' }).click();
    await expect(page).toHaveURL(/hasta=\d{4}-\d\d-\d\d$/);
    await expect(primerDia()).not.toHaveAttribute('datetime', antes ?? '');
    const { partidos }: Resultados = await (await request.get('/api/horarios/resultados?tipo=social')).json();
    const apellido = partidos[0]?.jugador1.split(' ').at(-1) ?? '';
    await page.locator('summary', { hasText: 'Filtrar' }).click();
    await page
      .getByRole('textbox', { name: 'Jugador (opcional)' })
      .fill(apellido.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase());
    await page.getByRole('button', { name: 'Buscar', exact: true }).click();
    await expect(page.getByText(/^Solo «/)).toBeVisible();
    const filas = page.getByRole('listitem').filter({ has: page.locator('time') });
    await expect(filas.first()).toContainText(apellido);
    await page.getByRole('link', { name: /^Quitar «/ }).click();
    await expect(page).toHaveURL('/competicion-resultados/social');
  });
});

test('my next match: found by name once, on the front page the second time, forgotten in one press', async ({
  page,
  request,
}) => {
  await page.setViewportSize(TELEFONO);
  const [fila] = await (await request.get('/api/horarios/proximos?tipo=social')).json();
  await abrir(page, '/competicion-clasificaciones/social');
  await page.getByRole('searchbox', { name: 'Buscar un jugador' }).fill(fila.jugador1.toUpperCase());
  await page.getByRole('button', { name: 'Buscar' }).click();
  await expect(titulo(page)).toHaveText('Buscar un jugador');
  const suya = page.getByRole('listitem').filter({ hasText: fila.jugador1 });
  await suya.getByRole('button', { name: 'Soy yo' }).click();
  const mio = page.getByRole('region', { name: 'Tu próximo partido' });
  await expect(suya.filter({ has: mio })).toContainText(/hoy|mañana|dentro de/);
  // The second visit: no tap to see it, one to be there.
  await abrir(page, '/');
  await expect(mio).toContainText(/hoy|mañana|dentro de/);
  await mio.getByRole('link').click();
  await expect(titulo(page)).toContainText(fila.jugador1);
  // Their row is lit in the table.
  await page.getByRole('link', { name: 'Toda la tabla' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Tú' })).toContainText(fila.jugador1);
  await page.getByRole('button', { name: 'Olvidarme' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Tú' })).toHaveCount(0);
  await abrir(page, '/');
  await expect(page.getByRole('heading', { name: 'Últimos resultados' })).toBeVisible();
  await expect(mio).toHaveCount(0);
});

test('head to head: from the schedule or from a player, in two taps, with each match and its link', async ({
  page,
  request,
}) => {
  await page.setViewportSize(TELEFONO);
  const { partidos }: Resultados = await (await request.get('/api/horarios/resultados?tipo=social')).json();
  const { idJugador1, jugador2 } = partidos[0] ?? { idJugador1: 0, jugador2: '' };
  await abrir(page, `/competicion-clasificaciones-division/${idJugador1}`);
  const calendario = page.getByText('Añadir a tu calendario');
  await calendario.click();
  await expect(page.getByRole('link', { name: 'Google' })).toHaveAttribute('href', /jugador%2F\d+\.ics$/);
  await calendario.click();
  const todos = page.getByText(/^Ver los \d+ rivales/);
  if (await todos.isVisible()) await todos.click();
  await page
    .getByRole('row')
    .filter({ hasText: jugador2 })
    .getByRole('link', { name: /^Ver los partidos/ })
    .click();
  const entre = page.getByRole('region', { name: 'Sus partidos' });
  await expect(entre.getByRole('listitem')).not.toHaveCount(0);
  await expect(entre.getByRole('listitem').first().getByRole('link')).toHaveText(/ gana a /);
  expect(await entre.getByRole('link').first().getAttribute('href')).toMatch(/-partido\/\d+$/);
});

test('a match goes into the calendar as a file, and its page is shared', async ({ page, request }) => {
  const [fila] = await (await request.get('/api/horarios/proximos?tipo=social')).json();
  await page.setViewportSize({ width: 320, height: 700 });
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', {
      value: (que: ShareData) =>
        Promise.resolve(document.body.setAttribute('data-compartido', que.url ?? '')),
    });
  });
  await abrir(page, `/competicion-clasificaciones-partido/${fila.id}`);
  await expectNoSidewaysScroll(page);
  const bajada = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Al calendario' }).click();
  const texto = readFileSync(await (await bajada).path(), 'utf8').replaceAll('\r\n ', '');
  expect(texto).toContain(`UID:partido-${fila.id}@`);
  expect(texto).toContain(`SUMMARY:${fila.jugador1} – ${fila.jugador2}`);
  expect(texto).toMatch(/DTSTART;TZID=Europe\/Madrid:\d{8}T\d{6}/);
  await page.getByRole('button', { name: 'Compartir' }).click();
  await expect(page.locator('body')).toHaveAttribute('data-compartido', new RegExp(`-partido/${fila.id}$`));
});

for (const [path, primero] of [
  ['/competicion-horarios', 'main tbody tr'],
  ['/competicion-resultados', 'main ul li time'],
  ['/competicion-clasificaciones/social', 'main table'],
] as const)
  test(`${path} begins in the first third of a phone, under a head of 110 px at most, and is in sight at 200 %`, async ({
    page,
  }) => {
    await page.setViewportSize(TELEFONO);
    await page.goto(path);
    expect(await arriba(page, primero)).toBeLessThan(TELEFONO.height / 3);
    expect(
      (await page.locator('main section', { has: titulo(page) }).boundingBox())?.height,
    ).toBeLessThanOrEqual(110);
    await page.setViewportSize({ width: 675, height: 450 });
    expect(await arriba(page, primero)).toBeLessThan(340);
    await page.setViewportSize({ width: 320, height: 700 });
    await expectNoSidewaysScroll(page);
  });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('results are read, narrowed and gone back in, and players found', async ({ page }) => {
    await page.goto('/competicion-resultados');
    await page.getByLabel('División').selectOption({ label: '2ª División' });
    await page.getByRole('button', { name: 'Buscar', exact: true }).click();
    await expect(page).toHaveURL(/liga=\d+/);
    await expect(page.getByText(/^Solo 2ª/)).toBeVisible();
    await page.getByRole('link', { name: 'Próximos', exact: true }).click();
    await expect(page).toHaveURL(/competicion-horarios\?liga=\d+$/);
    const [nombre = ''] = ((await page.locator('tbody a span').first().textContent()) ?? '').split(' ');
    await page.getByRole('link', { name: 'Buscar un jugador' }).click();
    await page.getByRole('searchbox').fill(nombre);
    await page.getByRole('button', { name: 'Buscar' }).click();
    const encontrados = page.getByRole('main').getByRole('listitem').filter({ hasText: 'División' });
    await expect(encontrados.first()).toContainText(nombre);
    // True also of a minor, whose surname is not told.
    await page.goto('/competicion-jugadores?nombre=Jimena%20Segura');
    await expect(page.getByRole('status')).toHaveText(
      /^No encontramos a nadie con «Jimena Segura» .*Los menores se buscan por su nombre, sin apellidos\.$/,
    );
  });
});
