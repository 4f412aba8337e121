import { ahoraMs } from '../support/momento.ts';
import { dialogo, expect, expectCuidada, expectPideEntrar, filas, test, toast } from './support/mesa.ts';

type Noticia = { id: number; title: string; dt: number };

const MADRID = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Madrid',
  dateStyle: 'short',
  timeStyle: 'short',
});

/** The club's wall clock, so many milliseconds from now. */
const dentroDe = (ms: number): string => MADRID.format(ahoraMs() + ms).replace(' ', 'T');

const MINUTO = 60_000;
const DIA = 24 * 60 * MINUTO;

test('without a session, the way to the news goes through the login', async ({ page }) => {
  await expectPideEntrar(page, '/private/noticias?orden=-fecha', 'Noticias');
});

test('a news item is written, pinned, taken down and deleted with the keyboard', async ({
  mesa,
  page,
  api,
}) => {
  const { length: antes } = await api.get<Noticia[]>('noticias');
  await mesa.goto('/private/noticias');
  await expect(filas(mesa)).toHaveCount(antes);
  await mesa.getByRole('link', { name: 'Nueva noticia' }).press('Enter');
  await expect(mesa.getByRole('textbox', { name: 'Título', exact: true })).toBeFocused();
  await mesa.keyboard.press('Control+s');
  await expect(mesa.getByText('Escribe el título de la noticia')).toBeVisible();
  await mesa.keyboard.type('Torneo de otoño');
  await mesa.keyboard.press('Control+s');
  await expect(mesa.getByText('Escribe el texto de la noticia').first()).toBeVisible();
  const hoja = mesa.getByRole('textbox', { name: 'Texto de la noticia' });
  await hoja.press('Control+Home');
  await mesa.keyboard.type('Nos vemos en Prado.');
  await mesa.getByRole('checkbox', { name: 'Fijada arriba' }).press('Space');
  await mesa.keyboard.press('Control+s');
  await expect(toast(mesa, 'Noticia guardada: Torneo de otoño')).toBeVisible();
  await expect(mesa.getByRole('link', { name: 'Editar Torneo de otoño' })).toBeFocused();
  await expect(mesa.getByRole('row', { name: /Torneo de otoño/ })).toContainText(/Publicada.*Fijada/);

  await page.goto('/noticias');
  await expect(page.getByRole('article').first().getByRole('heading')).toHaveText('Torneo de otoño');
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Torneo de otoño' })).toBeVisible();

  await mesa.goto('/private/noticias');
  await mesa.getByRole('link', { name: 'Editar Torneo de otoño' }).press('Enter');
  await mesa.getByRole('checkbox', { name: 'Publicada' }).press('Space');
  await mesa.keyboard.press('Control+s');
  await expect(mesa.getByRole('row', { name: /Torneo de otoño/ })).toContainText('Retirada');
  await page.goto('/noticias');
  await expect(page.getByRole('heading', { name: 'Torneo de otoño' })).toHaveCount(0);

  await mesa.goto('/private/noticias');
  await mesa.getByRole('link', { name: 'Editar Torneo de otoño' }).press('Enter');
  await mesa.getByRole('button', { name: 'Borrar' }).press('Enter');
  await expect(dialogo(mesa)).toContainText('Se podrá deshacer desde Registros');
  await dialogo(mesa).getByRole('button', { name: 'Borrar' }).press('Enter');
  await expect(toast(mesa, 'Noticia borrada')).toBeVisible();
  await expect(filas(mesa)).toHaveCount(antes);
});

test('a scheduled one comes out by itself at its minute, also where the page was kept', async ({
  api,
  request,
}) => {
  test.setTimeout(180_000);
  const queda = MINUTO - (ahoraMs() % MINUTO);
  const espera = queda < 20_000 ? queda + MINUTO : queda;
  const sale = ahoraMs() + espera;
  const fecha = dentroDe(espera + 1000);
  const nueva = { title: 'Sale en punto', content: '<p>Ya.</p>', fecha };
  expect(await api.post('noticias/0', nueva)).toMatchObject({ estado: 'programada' });
  const estaEn = async (ruta: string): Promise<boolean> =>
    (await (await request.get(ruta)).text()).includes('Sale en punto');
  for (const ruta of ['/noticias', '/', '/noticias.xml', '/api/news/'])
    expect(await estaEn(ruta)).toBe(false);
  await new Promise((resolve) => setTimeout(resolve, Math.max(0, sale - ahoraMs() - 5000)));
  expect(await estaEn('/noticias')).toBe(false);
  await new Promise((resolve) => setTimeout(resolve, Math.max(0, sale - ahoraMs()) + 50));
  for (const ruta of ['/noticias', '/', '/noticias.xml', '/api/news/'])
    expect(await estaEn(ruta), ruta).toBe(true);
});

test('the feed says the news with whole addresses, tells what has not changed, and pages announce it', async ({
  api,
  page,
  request,
  servidor,
}) => {
  await api.post('noticias/0', {
    title: 'Partidos & <resultados> ]]> fin',
    content: '<p>Mira <a href="/contacto">aquí</a> <script>alert(1)</script></p>',
    link: '/inscripciones',
    fecha: dentroDe(0),
  });
  await api.post('noticias/0', { title: 'Del futuro', content: '<p>x</p>', fecha: dentroDe(DIA) });
  const respuesta = await request.get('/noticias.xml');
  expect(respuesta.headers()['content-type']).toBe('application/rss+xml; charset=utf-8');
  const xml = await respuesta.text();
  expect(xml).not.toMatch(/<script|Del futuro/);
  const leido = await page.evaluate((texto) => {
    const doc = new DOMParser().parseFromString(texto, 'application/xml');
    const [primera] = doc.querySelectorAll('item');
    const de = (nombre: string) => primera?.querySelector(nombre)?.textContent;
    return {
      error: doc.querySelector('parsererror')?.textContent ?? null,
      title: de('title'),
      link: de('link'),
      description: de('description'),
      cuantas: doc.querySelectorAll('item').length,
    };
  }, xml);
  const { noticias } = { noticias: (await (await request.get('/api/news/')).json()) as Noticia[] };
  expect(leido).toEqual({
    error: null,
    title: 'Partidos & <resultados> ]] > fin',
    link: `${servidor.url}/inscripciones`,
    description: `<p>Mira <a href="${servidor.url}/contacto">aquí</a> </p>`,
    cuantas: noticias.length,
  });
  const { etag = '' } = respuesta.headers();
  expect((await request.get('/noticias.xml', { headers: { 'if-none-match': etag } })).status()).toBe(304);
  await page.goto('/escuela-normas');
  const anuncio = page.locator('link[rel="alternate"][type="application/rss+xml"]');
  await expect(anuncio).toHaveAttribute('href', `${servidor.url}/noticias.xml`);
});

test('the list and the details in both widths, light and dark', async ({ mesa }) => {
  await mesa.goto('/private/noticias');
  await expect(filas(mesa).first()).toBeVisible();
  await expectCuidada(mesa);
  await mesa.goto('/private/noticias/0');
  await expect(mesa.getByRole('textbox', { name: 'Texto de la noticia' })).toBeVisible();
  await expectCuidada(mesa);
});

test('older news are a link away, also without the program', async ({ api, browser, servidor }) => {
  const { length } = (await (await fetch(`${servidor.url}/api/news/`)).json()) as unknown[];
  for (let i = length; i < 11; i += 1)
    await api.post('noticias/0', { title: `Relleno ${i}`, content: '<p>x</p>', fecha: dentroDe(0) });
  const contexto = await browser.newContext({ javaScriptEnabled: false });
  const page = await contexto.newPage();
  await page.goto(`${servidor.url}/noticias`);
  const articulos = page.locator('article');
  await expect(articulos).toHaveCount(10);
  const primera = await articulos.first().getByRole('heading').textContent();
  await page.getByRole('link', { name: 'Más noticias' }).click();
  await expect(page).toHaveURL(/\/noticias\?pagina=2$/);
  await expect(articulos).not.toHaveCount(10);
  await expect(page.getByRole('link', { name: 'Más noticias' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Noticias más recientes' }).click();
  await expect(articulos.first().getByRole('heading')).toHaveText(primera ?? '');
  await expect(page).toHaveURL(/\/noticias$/);
  await contexto.close();
});
