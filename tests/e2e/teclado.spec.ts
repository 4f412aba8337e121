import type { Locator, Page } from '@playwright/test';
import { abrir } from '../support/browser/browser.ts';
import { expectNoSidewaysScroll } from '../support/browser/browser-axe.ts';
import { ESTE_ANIO } from '../support/momento.ts';
import { dialogo, expect, test, toast } from './support/mesa.ts';
import { dejarPendientes } from './support/pendientes.ts';
import { lineas, RUTA } from './support/propuesta.ts';

/** 1280 × 1024 enlarged to 400 %, and a phone. */
const AMPLIADA = { width: 320, height: 256 };
const TELEFONO = { width: 412, height: 800 };

/** What has the focus and cannot be seen at all: something that sticks covers it. Null when it can. */
const tapado = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const uno = document.activeElement;
    if (!uno || uno === document.body) return null;
    const { left, right, top, bottom } = uno.getBoundingClientRect();
    const [xs, ys] = [
      [left + 3, (left + right) / 2, right - 3],
      [top + 3, (top + bottom) / 2, bottom - 3],
    ];
    const seVe = xs.some((x) =>
      ys.some((y) => {
        const encima = document.elementFromPoint(x, y);
        return (
          encima !== null &&
          (uno.contains(encima) || encima.contains(uno) || encima.closest('label') !== null)
        );
      }),
    );
    return seVe ? null : `${uno.tagName} ${uno.getAttribute('aria-label') ?? uno.id}`;
  });

/** Goes on with the keyboard alone: nothing that gets the focus is covered. */
async function recorrer(page: Page, pasos: number): Promise<void> {
  for (let paso = 0; paso < pasos; paso += 1) {
    await page.keyboard.press('Tab');
    await expect.poll(() => tapado(page), { message: `step ${paso}`, intervals: [20, 50, 100] }).toBeNull();
  }
}

test('on a phone, and enlarged to 400 %, who goes on with the keyboard sees where they are', {
  tag: '@duro',
}, async ({ mesa, api }) => {
  await dejarPendientes(api, 'social', 3);
  for (const medida of [TELEFONO, AMPLIADA]) {
    await mesa.setViewportSize(medida);
    await mesa.goto('/private/partidos-puntuacion-masiva?tipo=social');
    await expect(mesa.locator('[data-partido]')).toHaveCount(3);
    await expectNoSidewaysScroll(mesa);
    await recorrer(mesa, 40);
    await abrir(mesa, '/inscripciones/escuelainiciacion');
    await expectNoSidewaysScroll(mesa);
    await mesa.getByLabel('¿En qué te quieres inscribir?').focus();
    await recorrer(mesa, 25);
  }
});

test('a proposal by keyboard alone: asked for, changed and saved, and the focus is never lost', async ({
  mesa,
}) => {
  await mesa.goto(RUTA);
  await mesa.getByLabel('Tipo de liga').selectOption('social');
  // Before any other: a route added just after the last one expired may miss the next request.
  await mesa.route(
    '**/partidos/guardarPropuesta',
    (ruta) => ruta.fulfill({ status: 409, json: { message: 'Esto lo dice el servidor' } }),
    { times: 1 },
  );
  // A slow network: the search says how it goes and how it ended.
  const { promise: llega, resolve: seguir } = Promise.withResolvers<void>();
  await mesa.route('**/partidos/propuesta', (ruta) => llega.then(() => ruta.continue()), { times: 1 });
  const boton = mesa.getByRole('button', { name: 'Generar propuesta' });
  const dice = (texto: string) => mesa.getByRole('status').filter({ hasText: texto });
  await boton.press('Enter');
  await expect(dice('Buscando la mejor propuesta…')).toBeVisible();
  await expect(boton).toHaveAttribute('aria-busy', 'true');
  await expect(mesa.getByRole('progressbar')).toBeVisible();
  seguir();
  await expect(dice('La mejor posible (comprobado)')).toBeVisible();
  await expect(mesa.locator('summary').filter({ hasText: /^Liga Social (?!-|de )/ })).toBeFocused();
  const total = await lineas(mesa).count();
  const borrar = (linea: number) =>
    mesa.getByRole('button', { name: `Borrar la línea ${linea}`, exact: true });
  await mesa.getByRole('button', { name: 'Añadir partido' }).press('Enter');
  await expect(lineas(mesa)).toHaveCount(total + 1);
  await expect(mesa.getByRole('combobox', { name: `Día, línea ${total + 1}` })).toBeFocused();
  await borrar(total + 1).press('Enter');
  await expect(borrar(total)).toBeFocused();
  await borrar(1).press('Enter');
  await expect(lineas(mesa)).toHaveCount(total - 1);
  await expect(borrar(1)).toBeFocused();
  await mesa.keyboard.press('Control+s');
  await expect(toast(mesa, 'Esto lo dice el servidor')).toBeVisible();
  await expect(lineas(mesa)).toHaveCount(total - 1);
  await mesa.keyboard.press('Control+s');
  await expect(toast(mesa, 'Partidos guardados correctamente')).toBeVisible();
  await expect(mesa.getByRole('region', { name: 'Propuesta guardada' })).toBeFocused();
  await mesa.getByRole('button', { name: 'Otra propuesta' }).press('Enter');
  await expect(mesa.getByLabel('Tipo de liga')).toBeFocused();
});

const calendario = (page: Page): Locator => page.locator('[data-dates-dropdown]');

/** What sends a form, or is the one thing to do, and lies under the calendar. */
const botonesTapados = (page: Page): Promise<string[]> =>
  calendario(page).evaluate((abierto) => {
    const suyo = abierto.getBoundingClientRect();
    const debajo = ({ left, right, top, bottom }: DOMRect): boolean =>
      left < suyo.right && right > suyo.left && top < suyo.bottom && bottom > suyo.top;
    return [...document.querySelectorAll('main :is([type="submit"], [class*="action"])')]
      .filter((boton) => boton.matches('a, button') && debajo(boton.getBoundingClientRect()))
      .map((boton) => boton.textContent ?? '');
  });

test('a day is chosen in a calendar that covers no button, or typed with none in the way', {
  tag: '@duro',
}, async ({ mesa }) => {
  for (const [pantalla, medida] of [
    ['partidos', TELEFONO],
    ['partidos/0', TELEFONO],
    ['noticias/0', { width: 1350, height: 900 }],
  ] as const) {
    await mesa.setViewportSize(medida);
    await mesa.goto(`/private/${pantalla}`);
    const plegados = mesa.getByRole('button', { name: 'Filtros' });
    const campo = mesa.locator('main input[data-dates-input]').first();
    if (pantalla === 'partidos') await plegados.click();
    await campo.click();
    await expect(calendario(mesa)).toBeVisible();
    expect(await botonesTapados(mesa), pantalla).toEqual([]);
    await calendario(mesa).locator('td button:not([data-outside])').nth(14).click();
    await expect(calendario(mesa)).toHaveCount(0);
    await expect(campo).toHaveValue(/^15\//);
  }
  const sale = mesa.getByLabel('Sale el día');
  await sale.click();
  await expect(calendario(mesa)).toBeVisible();
  await mesa.keyboard.press('Escape');
  await expect(calendario(mesa)).toHaveCount(0);
  await mesa.getByRole('textbox', { name: 'Título', exact: true }).fill('Cuando haya día');
  await mesa.getByRole('textbox', { name: 'Texto de la noticia' }).fill('Ya se verá.');
  // A day that does not exist is never saved as the one before it.
  await sale.fill(`31/02/${ESTE_ANIO + 1}`);
  await expect(calendario(mesa)).toHaveCount(0);
  await mesa.keyboard.press('Control+s');
  await expect(mesa.getByText('Esa fecha no existe')).toBeVisible();
  await expect(sale).toBeFocused();
  await expect(mesa).toHaveURL(/\/private\/noticias\/0$/);
  await sale.fill(`25/12/${ESTE_ANIO + 1}`);
  await mesa.getByRole('button', { name: 'Publicar' }).press('Enter');
  await expect(toast(mesa, 'Noticia programada: Cuando haya día')).toBeVisible();
  // In a dialog Escape is first the calendar's, and then the dialog's.
  await mesa.goto('/private');
  await mesa.getByRole('button', { name: 'Aviso para el grupo' }).click();
  await dialogo(mesa).getByRole('textbox', { name: 'Primer día' }).click();
  await expect(calendario(mesa)).toBeVisible();
  await mesa.keyboard.press('Escape');
  await expect(calendario(mesa)).toHaveCount(0);
  await expect(dialogo(mesa)).toBeVisible();
  await mesa.keyboard.press('Escape');
  await expect(dialogo(mesa)).toHaveCount(0);
});
