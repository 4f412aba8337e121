import type { Page } from '@playwright/test';
import { textoEn } from '#web/paginas.ts';
import { PAGINAS_PRIVADAS } from '#web/paginas-privadas.ts';
import { untilStill } from '../support/browser/browser-axe.ts';
import { expect, test } from './support/mesa.ts';
import { FIJAS, paginasConDatos } from './support/paginas.ts';
import { abrirPrivada, direccionDe } from './support/privadas.ts';

/*
 * Every page as it looks, against the pictures of the accepted site: tests/duros/aspecto.test.ts takes those first, of
 * the site of that commit, and compares with these. Nothing is kept from one run to the next.
 */
test.describe.configure({ mode: 'parallel', timeout: 1_800_000 });

const TAMANOS = [
  { width: 412, height: 915 },
  { width: 1366, height: 768 },
] as const;
const LUCES = ['light', 'dark'] as const;

/** What is printed of the site as it is on the screen. */
const SE_IMPRIMEN = ['/competicion-clasificaciones/social', '/competicion-horarios'];

/** One edge drawn otherwise is no change: a letter that is another, or has moved, is some dozens. */
const MARGEN = { fullPage: true, animations: 'disabled', maxDiffPixels: 20, timeout: 60_000 } as const;

const nombreDe = (path: string): string => path.replaceAll(/[^\w]+/g, '-').replace(/^-|-$/g, '') || 'inicio';

/** What is far below is not drawn until somebody comes near, and a picture of the whole page does not. */
const dibujarTodo = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const todo = new CSSStyleSheet();
    todo.replaceSync('* { content-visibility: visible !important }');
    document.adoptedStyleSheets.push(todo);
  });

async function retratar(page: Page, nombre: string): Promise<void> {
  await dibujarTodo(page);
  for (const size of TAMANOS) {
    await page.setViewportSize(size);
    for (const colorScheme of LUCES) {
      await page.emulateMedia({ colorScheme });
      await untilStill(page);
      await expect.soft(page).toHaveScreenshot(`${nombre}-${size.width}-${colorScheme}.png`, MARGEN);
    }
  }
  await page.emulateMedia({ colorScheme: 'light' });
}

test('the pieces', { tag: '@aspecto' }, async ({ page }) => {
  await page.goto('/muestras');
  await retratar(page, 'muestras');
});

test('public pages', { tag: '@aspecto' }, async ({ page, request }) => {
  const [unTexto = ''] = FIJAS.filter(textoEn);
  const paginas = [...FIJAS.filter((path) => !textoEn(path)), unTexto, ...(await paginasConDatos(request))];
  for (const path of paginas) {
    await page.goto(path);
    await retratar(page, nombreDe(path));
  }
  for (const path of SE_IMPRIMEN) {
    await page.goto(path);
    await page.emulateMedia({ media: 'print' });
    await expect.soft(page).toHaveScreenshot(`${nombreDe(path)}-papel.png`, MARGEN);
    await page.emulateMedia({ media: 'screen' });
  }
});

test('screens of the desk', { tag: '@aspecto' }, async ({ mesa, api }) => {
  for (const pagina of PAGINAS_PRIVADAS) {
    await abrirPrivada(mesa, await direccionDe(pagina, api));
    await retratar(mesa, `mesa-${pagina.id}`);
  }
});
