import type { Page } from '@playwright/test';
import { abrir } from '../support/browser.ts';
import { expectNoSidewaysScroll } from '../support/browser-axe.ts';
import { expect, test, toast } from './support/mesa.ts';
import { dejarPendientes } from './support/pendientes.ts';
import { generar, lineas } from './support/propuesta.ts';

/** 1280 × 1024 enlarged to 400 %, and a phone. */
const AMPLIADA = { width: 320, height: 256 };
const TELEFONO = { width: 412, height: 800 };

const PASOS = 45;

// What is in sight is looked at where the page stays, and not on its way there.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

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
async function recorrer(page: Page): Promise<void> {
  for (let paso = 0; paso < PASOS; paso += 1) {
    await page.keyboard.press('Tab');
    await expect.poll(() => tapado(page), { message: `step ${paso}`, timeout: 3_000 }).toBeNull();
  }
}

for (const [nombre, viewport] of Object.entries({ AMPLIADA, TELEFONO })) {
  test.describe(nombre, () => {
    test.use({ viewport });

    test('a proposal: no sideways scroll, and what has the focus is in sight', async ({ mesa }) => {
      await generar(mesa);
      await expectNoSidewaysScroll(mesa);
      await mesa.getByRole('button', { name: 'Generar propuesta' }).focus();
      await recorrer(mesa);
    });

    test('bulk scoring: no sideways scroll, and what has the focus is in sight', async ({ mesa, api }) => {
      await dejarPendientes(api, 'social', 3);
      await mesa.goto('/private/partidos-puntuacion-masiva?tipo=social');
      await expect(mesa.locator('[data-partido]')).toHaveCount(3);
      await expectNoSidewaysScroll(mesa);
      await recorrer(mesa);
    });

    test('an enrolment: no sideways scroll, and what has the focus is in sight', async ({ page }) => {
      await abrir(page, '/inscripciones/escuelainiciacion');
      await expectNoSidewaysScroll(page);
      await page.getByLabel('¿En qué te quieres inscribir?').focus();
      await recorrer(page);
    });
  });
}

test('by keyboard alone the focus is never lost: a line added, one removed, all of them saved', async ({
  mesa,
}) => {
  await generar(mesa);
  const total = await lineas(mesa).count();
  await mesa.getByRole('button', { name: 'Añadir línea' }).press('Enter');
  await expect(lineas(mesa)).toHaveCount(total + 1);
  await expect(mesa.getByRole('combobox', { name: `Día, línea ${total + 1}` })).toBeFocused();
  await mesa.getByRole('button', { name: `Borrar la línea ${total + 1}` }).press('Enter');
  await expect(mesa.getByRole('button', { name: `Borrar la línea ${total}` })).toBeFocused();
  await mesa.getByRole('button', { name: 'Borrar la línea 1', exact: true }).press('Enter');
  await expect(lineas(mesa)).toHaveCount(total - 1);
  await expect(mesa.getByRole('button', { name: 'Borrar la línea 1', exact: true })).toBeFocused();
  await mesa.keyboard.press('Control+s');
  await expect(toast(mesa, 'Partidos guardados correctamente')).toBeVisible();
  await expect(mesa.getByRole('region', { name: 'Propuesta guardada' })).toBeFocused();
});

test('on a slow network the search says how it goes and how it ended, and the focus stays', async ({
  mesa,
}) => {
  const red = await mesa.context().newCDPSession(mesa);
  await mesa.goto('/private/partidos-propuesta');
  await mesa.getByLabel('Tipo de liga').selectOption('social');
  await red.send('Network.enable');
  await red.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 1_500,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  });
  const boton = mesa.getByRole('button', { name: 'Generar propuesta' });
  await boton.press('Enter');
  await expect(mesa.getByRole('status').filter({ hasText: 'Buscando la mejor propuesta…' })).toBeVisible();
  await expect(boton).toHaveAttribute('aria-busy', 'true');
  await expect(mesa.getByRole('progressbar')).toBeVisible();
  await expect(mesa.getByRole('status').filter({ hasText: 'Óptima (demostrado)' })).toBeVisible();
  await expect(boton).toBeFocused();
});
