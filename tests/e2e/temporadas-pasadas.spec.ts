import { abrir, expect, test } from '../support/browser.ts';
import { sinFaltas } from '../support/browser-axe.ts';

type Terminada = { id: number; nombre: string; tipo: string; anio: number };

const TABLAS = '/competicion-clasificaciones';

test('a visitor finds the final table of a season that is over', async ({ page, request }) => {
  const [ultima]: Terminada[] = await (
    await request.get('/api/clasificaciones/terminadas?tipo=social')
  ).json();
  if (!ultima) throw new Error('the demo has no season that is over');
  await abrir(page, `${TABLAS}/social`);
  const temporada = page.getByLabel('Temporada');
  await expect(temporada).toHaveValue('actual');
  await temporada.selectOption(String(ultima.anio));
  await expect(page).toHaveURL(`${TABLAS}/social?temporada=${ultima.anio}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Clasificación final');
  await expect(page.getByText(ultima.nombre).first()).toBeVisible();
  await expect(page.getByRole('table', { name: 'Clasificación general' })).toBeVisible();
  await page.getByLabel('División').selectOption({ index: 1 });
  await expect(page).toHaveURL(/\?liga=\d+$/);
  await expect(temporada).toHaveValue(String(ultima.anio));
  await temporada.selectOption('actual');
  await expect(page).toHaveURL(`${TABLAS}/social`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Clasificaciones');
});

test('who chooses with the keyboard stays on the list, which says what is shown', async ({ page }) => {
  await abrir(page, `${TABLAS}/social`);
  const [tipo, division] = [page.getByLabel('Tipo de liga'), page.getByLabel('División')];
  await division.focus();
  for (const nombre of ['2ª División', '3ª División']) {
    await page.keyboard.press('ArrowDown');
    await expect(page.getByText(`Liga Social - ${nombre}`).first()).toBeVisible();
    await expect(division).toBeFocused();
    await expect(division.locator(':checked')).toHaveText(nombre);
  }
  await tipo.focus();
  await tipo.selectOption('infantil');
  await expect(page).toHaveURL(`${TABLAS}/infantil`);
  await expect(tipo).toBeFocused();
  await expect(division.locator(':checked')).toHaveText('1ª División');
  await page.goBack();
  await expect(division.locator(':checked')).toHaveText('3ª División');
  await expect(tipo).toHaveValue('social');
});

test('without scripts the form leads there too, and back', async ({ browser, baseURL, request }) => {
  const [ultima]: Terminada[] = await (
    await request.get('/api/clasificaciones/terminadas?tipo=social')
  ).json();
  const contexto = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await contexto.newPage();
  await page.goto(`${TABLAS}/social`);
  await page.getByLabel('Temporada').selectOption(String(ultima?.anio));
  await page.getByRole('button', { name: 'Ver' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Clasificación final');
  await page.getByLabel('Temporada').selectOption('actual');
  await page.getByRole('button', { name: 'Ver' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Clasificaciones');
  await contexto.close();
});

test('a match of a league that ended leads to its table', async ({ page, request }) => {
  const [ultima]: Terminada[] = await (
    await request.get('/api/clasificaciones/terminadas?tipo=social')
  ).json();
  const tabla = await (await request.get(`/api/clasificaciones/ver?idLiga=${ultima?.id}`)).json();
  const jugador = tabla.clasificaciones[0].idJugador;
  await abrir(page, `/competicion-clasificaciones-division/${jugador}`);
  await page
    .getByRole('link', { name: ultima?.nombre ?? '', exact: true })
    .first()
    .click();
  await expect(page).toHaveURL(`${TABLAS}/social?liga=${ultima?.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Clasificación final');
});

test('what minors once did is kept out of search engines', async ({ request }) => {
  const [ultima]: Terminada[] = await (
    await request.get('/api/clasificaciones/terminadas?tipo=infantil')
  ).json();
  const html = await (await request.get(`${TABLAS}/infantil?temporada=${ultima?.anio}`)).text();
  expect(html).toContain('Clasificación final');
  expect(html).toContain('<meta name="robots" content="noindex"');
  expect(await (await request.get(`${TABLAS}/infantil`)).text()).not.toContain('noindex');
});

test('nothing that axe knows of', async ({ page, request }) => {
  const [ultima]: Terminada[] = await (
    await request.get('/api/clasificaciones/terminadas?tipo=social')
  ).json();
  await abrir(page, `${TABLAS}/social?temporada=${ultima?.anio}`);
  await sinFaltas(page);
});
