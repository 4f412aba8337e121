import type { Page } from '@playwright/test';
import { expectNoSidewaysScroll } from '../support/browser-axe.ts';
import { TEXTOS_HOSTILES } from '../support/textos-hostiles.ts';
import { expect, test } from './support/mesa.ts';

const PHONE = { width: 360, height: 740 };
const OWN_PATHS = /^\/(?:api|assets|dibujos|imagenes|pistas|arranque|favicon|$|club-nuestro-equipo|noticias)/;

/** What a text that got out of hand would do: ask, break the policy, call somebody. */
function watch(page: Page, origin: string): () => Promise<string[]> {
  const seen: string[] = [];
  page.on('dialog', (dialog) => {
    seen.push(`dialog: ${dialog.message()}`);
    dialog.dismiss();
  });
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && (url.origin !== origin || !OWN_PATHS.test(url.pathname)))
      seen.push(`request: ${url}`);
  });
  return async () => {
    const violations = await page.evaluate(() => (globalThis as { violations?: string[] }).violations ?? []);
    return [...seen.splice(0), ...violations];
  };
}

async function collectViolations(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const violations: string[] = [];
    Object.assign(globalThis, { violations });
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      violations.push(`${violatedDirective} ${blockedURI}`),
    );
  });
}

/** Whatever is written, the page is the club's: its bar and its title, in their place, and nothing beside the screen. */
async function expectIntact(page: Page, titulo: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(titulo);
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  const bar = page.getByRole('link', { name: /Valdecierzo/ }).first();
  await expect(bar).toBeInViewport();
  const isOnTop = await bar.evaluate((link) => {
    const { x, y, width, height } = link.getBoundingClientRect();
    return link.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });
  expect(isOnTop, 'nothing covers the bar').toBe(true);
  expect(await page.locator('html').getAttribute('dir')).toBeNull();
  await expectNoSidewaysScroll(page);
}

test('there are at least 60 of them', () => expect(TEXTOS_HOSTILES.length).toBeGreaterThanOrEqual(60));

test.describe('hostile texts, saved by the API and read by visitors', () => {
  test.use({ viewport: PHONE });

  for (const [nombre, html] of TEXTOS_HOSTILES)
    test(nombre, async ({ page, api, servidor }) => {
      await collectViolations(page);
      const found = watch(page, servidor.url);
      const texto = nombre.startsWith('mark ') ? html.replace('{{campus.tabla}}', '') : html;
      await api
        .post('contenidos/club_equipo', { html: `<p>Antes</p>${texto}<p>Después</p>` })
        .catch((error) => {
          // Refused is as good, when it says what to do.
          expect(String(error)).toMatch(/400 .*imagen/);
          return api.post('contenidos/club_equipo', { html: '<p>Antes</p>' });
        });
      await page.goto('/club-nuestro-equipo');
      await expect(page.getByText('Antes')).toBeVisible();
      await expectIntact(page, 'Nuestro equipo');
      await page.mouse.wheel(0, 4000);
      expect(await found()).toEqual([]);
      expect(await page.locator('.prosa, main').locator('script, iframe, form, style, svg a').count()).toBe(
        0,
      );
    });
});

test('all of them as news, ten to a page', async ({ page, api, servidor }) => {
  for (const [title, html] of TEXTOS_HOSTILES)
    await api
      .post('noticias/0', { title, content: `<p>Noticia</p>${html}`, fecha: '2026-01-01T10:00' })
      .catch((error) => expect(String(error)).toMatch(/400 .*imagen/));
  await page.setViewportSize(PHONE);
  await collectViolations(page);
  const found = watch(page, servidor.url);
  await page.goto('/noticias');
  const vistos: string[] = [];
  for (let quedan = true; quedan; ) {
    await expectIntact(page, 'Noticias');
    expect(await found()).toEqual([]);
    vistos.push(...(await page.getByRole('article').getByRole('heading', { level: 2 }).allTextContents()));
    const mas = await page.getByRole('link', { name: 'Más noticias' }).all();
    quedan = mas.length > 0;
    if (mas[0]) await page.goto((await mas[0].getAttribute('href')) ?? '');
  }
  expect(vistos).toContain('tables 500 deep');
  expect(vistos.length).toBeGreaterThan(60);
});

test.describe('pasted in the editor', () => {
  // What the browser refuses while the paste is read never gets to the text.
  test.use({ erroresPermitidos: [/violates the following Content Security Policy/] });

  test('none of them does anything, and what is left of each can be saved', async ({ mesa, servidor }) => {
    test.setTimeout(240_000);
    const found = watch(mesa, servidor.url);
    await mesa.goto('/private/contenidos/club_equipo');
    const hoja = mesa.getByRole('textbox', { name: 'Texto de la página Nuestro equipo' });
    for (const [, html] of TEXTOS_HOSTILES.filter(([, uno]) => !uno.includes('{{'))) {
      await hoja.press('Control+a');
      await hoja.press('Delete');
      await hoja.evaluate((element, pasted) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData('text/html', `<p>Antes</p>${pasted}`);
        element.dispatchEvent(
          new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
        );
      }, html);
      await expect(hoja).toContainText('Antes');
      expect(
        await hoja.locator('script, style, iframe, form, input, svg, object, [onclick], [onerror]').count(),
      ).toBe(0);
    }
    await mesa.getByRole('button', { name: 'Guardar' }).click();
    await expect(mesa.getByText('Página guardada: Nuestro equipo')).toBeVisible();
    expect((await found()).filter((one) => !one.includes(`${servidor.url}/private/`))).toEqual([]);
  });
});
