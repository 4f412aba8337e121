import type { Locator, Page } from '@playwright/test';
import { test as base, darSesion, expect } from '#tests/support/browser/browser.ts';

type Json = Record<string, unknown>;

/** The private API, called as another member of the staff would, to prepare a journey or to get in its way. */
export type Api = {
  get<T>(path: string): Promise<T>;
  post<T>(path: string, body: Json): Promise<T>;
};

type ForTest = { api: Api; mesa: Page };

async function ask<T>(url: string, token: string, path: string, init: RequestInit = {}): Promise<T> {
  const headers = { authorization: token, 'content-type': 'application/json' };
  const response = await fetch(`${url}/api/private/${path}`, { headers, ...init });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return (await response.json()) as T;
}

/** The journeys' `test`, with somebody of the staff already signed in: `mesa` is their page. */
export const test = base.extend<ForTest>({
  api: ({ servidor, token }, use) =>
    use({
      get: (path) => ask(servidor.url, token, path),
      post: (path, body) => ask(servidor.url, token, path, { method: 'POST', body: JSON.stringify(body) }),
    }),
  mesa: async ({ page, token }, use) => {
    await darSesion(page, token);
    await use(page);
  },
});

/** The rows of the list on screen. */
export const filas = (page: Page): Locator => page.locator('tbody tr:has(> td)');

/** Opens every folded part of the form, once it is there. */
export async function desplegarTodo(page: Page): Promise<void> {
  const partes = page.locator('form details');
  await expect(partes.first()).toBeVisible();
  await partes.evaluateAll((todas) => {
    for (const una of todas) (una as HTMLDetailsElement).open = true;
  });
}

/** Chooses in a searchable list by typing. */
export async function elegir(page: Page, label: string, texto: string): Promise<void> {
  const campo = page.getByRole('combobox', { name: label });
  await campo.fill('');
  await campo.fill(texto);
  await page.getByRole('option', { name: texto }).first().click();
}

/** By the bar of the desk, without loading the page again. */
export const irA = (page: Page, pantalla: string): Promise<void> =>
  page
    .getByRole('navigation', { name: 'Administración' })
    .getByRole('link', { name: pantalla, exact: true })
    .click();

export const toast = (page: Page, texto: string | RegExp): Locator =>
  page.getByRole('region', { name: 'Avisos' }).getByText(texto);

export const dialogo = (page: Page): Locator => page.getByRole('dialog');

/** What is seldom changed is folded under its title. */
export const desplegar = (page: Page, parte: string): Promise<void> =>
  page.locator('main summary').filter({ hasText: parte }).press('Enter');

export { expect };
