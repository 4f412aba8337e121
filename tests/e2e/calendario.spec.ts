import type { Locator, Page } from '@playwright/test';
import { MEDIDAS } from '../support/browser-axe.ts';
import { dialogo, expect, test } from './support/mesa.ts';

const PANTALLAS = ['partidos', 'partidos/0', 'partidos-propuesta', 'incidencias/0', 'logs', 'noticias/0'];

const calendario = (page: Page): Locator => page.locator('[data-dates-dropdown]');
const dias = (page: Page): Locator => calendario(page).locator('td button:not([data-outside])');
const campos = (page: Page): Locator => page.locator('main input[data-dates-input]');

/** What sends a form, or is the one thing to do, and lies under the calendar. */
const tapados = (page: Page): Promise<string[]> =>
  calendario(page).evaluate((abierto) => {
    const suyo = abierto.getBoundingClientRect();
    const debajo = ({ left, right, top, bottom }: DOMRect): boolean =>
      left < suyo.right && right > suyo.left && top < suyo.bottom && bottom > suyo.top;
    return [...document.querySelectorAll('main :is([type="submit"], [class*="action"])')]
      .filter((boton) => boton.matches('a, button') && debajo(boton.getBoundingClientRect()))
      .map((boton) => boton.textContent ?? '');
  });

for (const medida of MEDIDAS)
  test(`a calendar covers no button and goes with the day chosen, at ${medida.width} px`, async ({
    mesa,
  }) => {
    await mesa.setViewportSize(medida);
    for (const pantalla of PANTALLAS) {
      await mesa.goto(`/private/${pantalla}`);
      await expect(campos(mesa).first()).toBeVisible();
      for (const campo of await campos(mesa).all()) {
        await campo.click();
        await expect(calendario(mesa)).toBeVisible();
        expect(await tapados(mesa), pantalla).toEqual([]);
        await dias(mesa).nth(14).click();
        await expect(calendario(mesa)).toHaveCount(0);
        await expect(campo).toHaveValue(/^15\//);
      }
    }
  });

test('a calendar is for the pointer: who types, tabs or presses Escape has none in the way', async ({
  mesa,
}) => {
  await mesa.goto('/private/incidencias/0');
  const campo = mesa.getByRole('textbox', { name: 'Fecha 1' });
  await campo.focus();
  await expect(calendario(mesa)).toHaveCount(0);
  await campo.click();
  await expect(calendario(mesa)).toBeVisible();
  await mesa.keyboard.type('05/03/2031');
  await expect(calendario(mesa)).toHaveCount(0);
  await expect(campo).toHaveValue('05/03/2031');
  await campo.click();
  await mesa.keyboard.press('Escape');
  await expect(calendario(mesa)).toHaveCount(0);
  await expect(mesa).toHaveURL(/\/private\/incidencias\/0$/);
});

test('Escape closes the calendar of a dialog, and then the dialog', async ({ mesa }) => {
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
