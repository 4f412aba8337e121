import type { FilaHorario } from '#contract/horarios.ts';
import { abrir, expect, test } from '../support/browser.ts';
import { expectNoSidewaysScroll } from '../support/browser-axe.ts';
import { paginasConDatos } from './support/paginas.ts';

test.use({ viewport: { width: 360, height: 740 } });

const PAGINAS = [
  '/',
  '/competicion-horarios',
  '/competicion-clasificaciones/social',
  '/el-tiempo',
  '/contacto',
  '/noticias',
  '/inscripciones/campusverano',
  '/escuela-calendario-precios-horarios',
];

test('with letters twice as big nothing is out of reach', async ({ page, request }) => {
  // What a phone set to the biggest letters does: every size of the site hangs on the root's.
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('html { font-size: 200% !important }');
    document.adoptedStyleSheets = [sheet];
  });
  for (const path of [...PAGINAS, ...(await paginasConDatos(request))]) {
    await test.step(path, async () => {
      await page.goto(path);
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
      await expectNoSidewaysScroll(page);
      await expect(page.getByRole('button', { name: 'Menú', exact: true })).toBeInViewport({ ratio: 1 });
    });
  }
});

test('the map of the site is folded at the foot, and opens', async ({ page }) => {
  await abrir(page, '/contacto');
  const pie = page.getByRole('contentinfo');
  const enlace = pie.getByRole('link', { name: 'Taller de encordado' });
  await expect(enlace).toBeHidden();
  await expect(pie.getByRole('link', { name: 'Aviso legal' })).toBeVisible();
  await pie.getByText('Todas las páginas').click();
  await enlace.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Taller de encordado');
});

test.describe('with room', () => {
  test.use({ viewport: { width: 1350, height: 900 }, javaScriptEnabled: false });

  test('the map of the site is open, also without scripts', async ({ page }) => {
    await page.goto('/contacto');
    const pie = page.getByRole('contentinfo');
    await expect(pie.getByRole('link', { name: 'Taller de encordado' })).toBeVisible();
    await expect(pie.getByText('Todas las páginas')).toBeHidden();
  });
});

test('a match says which day of the week, where the court is, and who plays', async ({ page, request }) => {
  const [suyo] = (await (await request.get('/api/horarios/proximos')).json()) as FilaHorario[];
  await page.goto(`/competicion-clasificaciones-partido/${suyo?.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${suyo?.jugador1} – ${suyo?.jugador2}`);
  await expect(
    page.getByText(/^(lunes|martes|miércoles|jueves|viernes|sábado|domingo), \d+ de /i),
  ).toBeVisible();
  await expect(page.getByRole('main').getByText(/28799 Valdecierzo/)).toBeVisible();
});

test('on the front page what is on today comes before the rest', async ({ page }) => {
  await page.goto('/');
  const titulos = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
  expect(titulos[0]).toBe('Hoy en el club');
  const partidos = await page
    .getByRole('main')
    .getByText(/^(Partidos de hoy|Próximos partidos|Partidos)$/)
    .boundingBox();
  const { height } = page.viewportSize() ?? { height: 0 };
  expect(partidos?.y, 'one flick of the thumb away').toBeLessThan(height * 1.5);
});

test('the front page leads to the next matches, and names no minor', async ({ page, request }) => {
  const infantil = (await (
    await request.get('/api/horarios/proximos?tipo=infantil')
  ).json()) as FilaHorario[];
  await abrir(page, '/');
  const tarjeta = page.getByRole('article').filter({ hasText: /Partidos de hoy|Próximos partidos/ });
  const suyos = tarjeta.getByRole('listitem');
  expect(await suyos.count()).toBeGreaterThan(0);
  const texto = await page.getByRole('main').textContent();
  for (const { jugador1 } of infantil) expect(texto).not.toContain(jugador1);
  await suyos.first().getByRole('link').click();
  await expect(page).toHaveURL(/-partido\/\d+$/);
  await expect(page.getByText('Todavía no tiene resultado.')).toBeVisible();
});

test('a mailbox that does not fit breaks between its pieces', async ({ page }) => {
  await page.goto('/contacto');
  const largo = page.getByRole('main').getByRole('link', { name: /^competicion@/ });
  const lineas = await largo.evaluate((enlace) =>
    [...enlace.childNodes]
      .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
      .map((nodo) => {
        const rango = document.createRange();
        rango.selectNode(nodo);
        return new Set([...rango.getClientRects()].map(({ top }) => top)).size;
      }),
  );
  expect(lineas.length).toBeGreaterThan(1);
  expect(Math.max(...lineas)).toBe(1);
});

test('the headings of the standings are explained in sight', async ({ page }) => {
  await page.goto('/competicion-clasificaciones/social');
  await expect(page.getByText('PG partidos ganados')).toBeVisible();
  await expect(page.getByText('Apl. partidos aplazados por jugar')).toBeHidden();
});
