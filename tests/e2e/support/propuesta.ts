import type { Locator, Page } from '@playwright/test';
import { expect } from './mesa.ts';

export const RUTA = '/private/partidos-propuesta';
export const GENERAR = '**/api/private/partidos/propuesta';

export const lineas = (page: Page): Locator => page.locator('tr[data-linea]');
export const bloques = (page: Page): Locator => page.locator('[data-dia] button');
/** A field of a line. */
export const celda = (linea: Locator, titulo: string): Locator => linea.locator(`[data-title="${titulo}"]`);
/** What a line says there: chosen or, on a phone, read. */
export const valor = (linea: Locator, titulo: string): Promise<string> =>
  celda(linea, titulo).evaluate((una) => {
    const [elegida] = una.querySelector('select')?.selectedOptions ?? [];
    return (elegida ?? una).textContent.trim();
  });
export const problemas = (page: Page): Locator => page.locator('td[id^="problemas-"]');

/** Asks for the next weekend of that type. */
export async function pedir(page: Page, tipo = 'social'): Promise<void> {
  await page.goto(RUTA);
  await expect(page.getByLabel('Tipo de liga')).toBeFocused();
  await page.getByLabel('Tipo de liga').selectOption(tipo);
  await page.getByRole('button', { name: 'Generar propuesta' }).click();
}

/** Once there is a proposal its form is folded: it is opened again. */
export async function abrirPedido(page: Page): Promise<void> {
  await page.getByRole('complementary', { name: 'La propuesta' }).locator('summary').first().click();
  await expect(page.getByRole('button', { name: 'Generar propuesta' })).toBeVisible();
}

/** Asks for it and waits for the best. */
export async function generar(page: Page, tipo = 'social'): Promise<void> {
  await pedir(page, tipo);
  await expect(page.getByRole('status').filter({ hasText: 'La mejor posible (comprobado)' })).toBeVisible();
}
