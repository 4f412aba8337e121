import type { Page } from '@playwright/test';
import { expectNoSidewaysScroll } from '../support/browser/browser-axe.ts';
import { TEXTOS_HOSTILES } from '../support/hostile/textos-hostiles.ts';
import { expect, test } from './support/mesa.ts';

const PHONE = { width: 360, height: 740 };
const OWN_PATHS = /^\/(?:api|assets|dibujos|imagenes|pistas|favicon|club\.json|private|noticias|__manifest)/;

/** What a text that got out of hand would do: ask, break the policy, call somebody. */
async function watch(page: Page, origin: string): Promise<() => Promise<string[]>> {
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
  await page.addInitScript(() => {
    const violations: string[] = [];
    Object.assign(globalThis, { violations });
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      violations.push(`${violatedDirective} ${blockedURI}`),
    );
  });
  return async () => {
    const violations = await page.evaluate(() => (globalThis as { violations?: string[] }).violations ?? []);
    return [...seen.splice(0), ...violations];
  };
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

test('news made of hostile texts are read on a phone, and do nothing', { tag: '@duro' }, async ({
  page,
  api,
  servidor,
}) => {
  const noticia = ([title, html]: readonly [string, string]) =>
    api
      .post('noticias/0', { title, content: `<p>Noticia</p>${html}`, fecha: '2026-01-01T10:00' })
      // Refused is as good, when it says what to do.
      .catch((error) => expect(String(error)).toMatch(/400 .*(imagen|Repártelo)/));
  await Promise.all(TEXTOS_HOSTILES.map(noticia));
  await page.setViewportSize(PHONE);
  const found = await watch(page, servidor.url);
  await page.goto('/noticias');
  const vistos: string[] = [];
  for (let quedan = true; quedan; ) {
    await expectIntact(page, 'Noticias');
    expect(await found()).toEqual([]);
    expect(await page.locator('main').locator('script, iframe, form, style, svg a').count()).toBe(0);
    vistos.push(...(await page.getByRole('article').getByRole('heading', { level: 2 }).allTextContents()));
    const mas = await page.getByRole('link', { name: 'Noticias anteriores' }).all();
    quedan = mas.length > 0;
    if (mas[0]) await page.goto((await mas[0].getAttribute('href')) ?? '');
  }
  expect(vistos).toContain('tables 500 deep');
  expect(vistos.length).toBeGreaterThan(60);
});

test.describe('pasted in the editor', () => {
  // What the browser refuses while the paste is read never gets to the text.
  test.use({ erroresPermitidos: [/violates the following Content Security Policy/] });

  test('hostile texts do nothing, and what is left of them can be saved', { tag: '@duro' }, async ({
    mesa,
    servidor,
  }) => {
    const found = await watch(mesa, servidor.url);
    await mesa.goto('/private/contenidos/club_equipo');
    const hoja = mesa.getByRole('textbox', { name: 'Texto de la página Nuestro equipo' });
    await expect(hoja).toBeVisible();
    const textos = TEXTOS_HOSTILES.filter(([, uno]) => !uno.includes('{{'));
    const mal = await hoja.evaluate((element, pasted) => {
      const faltas: string[] = [];
      for (const [nombre, html] of pasted) {
        (element as HTMLElement).focus();
        document.getSelection()?.selectAllChildren(element);
        const clipboardData = new DataTransfer();
        clipboardData.setData('text/html', `<p>Antes</p>${html}`);
        element.dispatchEvent(
          new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
        );
        const hay = element.querySelector(
          'script, style, iframe, form, input, svg, object, [onclick], [onerror]',
        );
        if (hay || !element.textContent?.includes('Antes')) faltas.push(nombre);
      }
      return faltas;
    }, textos);
    expect(mal).toEqual([]);
    await mesa.getByRole('button', { name: 'Publicar' }).click();
    await expect(mesa.getByText('Página publicada: Nuestro equipo')).toBeVisible();
    expect(await found()).toEqual([]);
  });
});
