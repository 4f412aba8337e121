import type { APIRequestContext } from '@playwright/test';
import type { Clasificacion, LigaPublica } from '#contract/clasificaciones.ts';
import type { FilaHorario } from '#contract/horarios.ts';
import type { PartidoFila } from '#contract/partidos.ts';
import { expect, expectCuidada, test } from './support/mesa.ts';

const leer = async <T>(request: APIRequestContext, path: string): Promise<T> =>
  (await request.get(`/api${path}`)).json();

async function tablaDe(request: APIRequestContext, tipo: string) {
  const [liga] = await leer<LigaPublica[]>(request, `/clasificaciones/ligas?tipo=${tipo}`);
  const { clasificaciones } = await leer<Clasificacion>(request, `/clasificaciones/ver?idLiga=${liga?.id}`);
  return { liga, clasificaciones };
}

test('a player finds the next match first, and from there the table of the league', async ({
  page,
  request,
}) => {
  const proximos = await leer<FilaHorario[]>(request, '/horarios/proximos?tipo=social');
  const suyo = proximos.find(({ liga }) => liga === 'social');
  await page.goto(`/competicion-clasificaciones-division/${suyo?.idJugador1}`);
  const primera = page.getByRole('main').getByRole('list').nth(1).getByRole('listitem').first();
  await expect(primera.locator('time')).toHaveAttribute('datetime', suyo?.fecha ?? '');
  await expect(primera).toContainText(suyo?.jugador2 ?? '');
  await expect(primera).toContainText(suyo?.pista ?? '');
  await page.getByRole('link', { name: suyo?.nombreLiga ?? '' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Clasificaciones');
  await expect(page.getByRole('main').getByText(suyo?.nombreLiga ?? '')).toBeVisible();
});

test('who looks for a match that was put off reads so, and who asked', async ({ page, request, api }) => {
  const [suyo] = (await leer<FilaHorario[]>(request, '/horarios/proximos?tipo=social')).slice(-1);
  const partido = await api.get<PartidoFila>(`partidos/${suyo?.id}`);
  await api.post(`partidos/${suyo?.id}`, { ...partido, jugador2Aplaza: true });
  const quedan = await leer<FilaHorario[]>(request, '/horarios/proximos?tipo=social');
  expect(quedan.map(({ id }) => id)).not.toContain(suyo?.id);
  await page.goto(`/competicion-clasificaciones-division/${suyo?.idJugador1}`);
  const aplazado = page.getByRole('region', { name: 'Partido aplazado' }).getByRole('listitem');
  await expect(aplazado.locator('time')).toHaveAttribute('datetime', suyo?.fecha ?? '');
  await expect(aplazado).toContainText(`lo aplazó ${suyo?.jugador2}`);
  await expectCuidada(page);
  await aplazado
    .getByRole('link', { name: /noviembre|diciembre|\d/ })
    .first()
    .click();
  await expect(page.getByText(`No se juega ese día: lo aplazó ${suyo?.jugador2}.`)).toBeVisible();
  await expect(page.getByText('Estaba previsto')).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('Pista');
});

test('what a player won reads as won: their games come first', async ({ page, request }) => {
  const { clasificaciones } = await tablaDe(request, 'social');
  const setsDeMas = (marcador: string): number =>
    [...marcador.matchAll(/(\d+)-(\d+)/g)].reduce(
      (suma, [, uno, dos]) => suma + Math.sign(Number(uno) - Number(dos)),
      0,
    );
  await page.goto(`/competicion-clasificaciones-division/${clasificaciones[4]?.idJugador}`);
  for (const [signo, quiere] of [
    ['Ganado', 1],
    ['Perdido', -1],
  ] as const) {
    const marcadores = page.getByRole('listitem').filter({ hasText: signo }).locator('a[href*="-partido/"]');
    const leidos = await marcadores.allTextContents();
    expect(leidos.length, signo).toBeGreaterThan(0);
    expect(leidos.map((uno) => Math.sign(setsDeMas(uno)))).toEqual(leidos.map(() => quiere));
  }
});

test('who is third reads why not second', async ({ page, request }) => {
  const { clasificaciones } = await tablaDe(request, 'social');
  const [, segundo, tercero] = clasificaciones.map(({ jugador }) => jugador);
  await page.goto('/competicion-clasificaciones/social');
  await page.locator('summary', { hasText: tercero ?? '' }).click();
  await expect(page.getByText(`${segundo} va por delante de ${tercero}`)).toBeVisible();
});

test('on a phone the reason takes the width of the table, and widens nothing', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/competicion-clasificaciones/social');
  const tabla = page.getByRole('table', { name: 'Clasificación general' });
  await tabla.locator('summary').nth(2).click();
  const marco = tabla.locator('xpath=..');
  const abierta = tabla.locator('details[open]');
  const razon = await abierta
    .getByText(/va por delante de/i)
    .first()
    .boundingBox();
  expect(razon?.width).toBeGreaterThan(220);
  expect(await marco.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  await abierta.getByRole('link', { name: /^Ver los partidos de/ }).click();
  await expect(page).toHaveURL(/competicion-clasificaciones-division/);
});

test('an old match leads to the table of its own season', async ({ page }) => {
  await page.goto('/competicion-clasificaciones-partido/1');
  const liga = page.getByRole('main').getByRole('link', { name: /Liga Social - .+2025\/26/ });
  const nombre = (await liga.textContent()) ?? '';
  await liga.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Clasificación final');
  await expect(page.getByRole('main').getByText(nombre).first()).toBeVisible();
});

test('search engines are kept out of the pages of minors, whether they have played or not', async ({
  page,
  request,
}) => {
  const { clasificaciones } = await tablaDe(request, 'infantil');
  for (const { idJugador } of clasificaciones.slice(0, 3)) {
    await page.goto(`/competicion-clasificaciones-division/${idJugador}`);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  }
});

test('the standings on paper: every column, and nothing to choose', async ({ page }) => {
  await page.setViewportSize({ width: 690, height: 970 });
  await page.goto('/competicion-clasificaciones/social');
  await expect(page.getByRole('columnheader', { name: 'Juegos' })).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('columnheader', { name: 'Juegos' })).toBeVisible();
  await expect(page.getByLabel('Tipo de liga')).toBeHidden();
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(beyond).toBeLessThanOrEqual(0);
  const hojas = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g);
  expect(hojas, 'ten players and their crossings fit a sheet').toHaveLength(1);
});
