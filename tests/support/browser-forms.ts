import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { test as base, expect } from './browser.ts';
import { type Smtp, startSmtp } from './smtp.ts';

let journeys = 0;

/** The site with a real mail server beside it, seen on a phone, by a visitor who has answered the cookie notice. */
export const test = base.extend<{ cookieConfirmada: undefined }, { buzon: Smtp }>({
  buzon: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what is asked for
    async ({}, use) => {
      const buzon = await startSmtp();
      await use(buzon);
      await buzon.cierra();
    },
    { scope: 'worker' },
  ],
  entorno: [
    async ({ buzon }, use) => {
      await use({ SMTP_URL: buzon.url, TRUST_PROXY: 'true' });
    },
    { scope: 'worker' },
  ],
  // Each journey from an address of its own: one address may only send so many forms.
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what is asked for
  extraHTTPHeaders: async ({}, use) => {
    journeys += 1;
    await use({ 'x-forwarded-for': `203.0.113.${journeys}` });
  },
  viewport: { width: 412, height: 915 },
  cookieConfirmada: [
    async ({ context, servidor }, use) => {
      const value = encodeURIComponent('{"google-analytics":false}');
      await context.addCookies([{ name: 'klaro', value, url: servidor.url }]);
      await use(undefined);
    },
    { auto: true },
  ],
});

/** Waits until the program has come: the page is then more than the server's drawing. */
export async function abrir(page: Page, path: string): Promise<void> {
  await page.goto(path);
  const isAwake = () =>
    page.evaluate(
      () =>
        '__reactRouterDataRouter' in window || Object.keys(document).some((one) => one.startsWith('__react')),
    );
  await expect.poll(isAwake).toBe(true);
}

export const conforme = (donde: Page | Locator): Locator =>
  donde.getByLabel(/política de protección de datos/);

/** The mails that arrived for somebody, once there are that many. */
export async function correosPara(buzon: Smtp, para: string, cuantos = 1) {
  const suyos = () => buzon.recibidos.filter((uno) => uno.to?.some(({ address }) => address === para));
  await expect.poll(() => suyos().length).toBe(cuantos);
  return suyos();
}

export const MEDIDAS = [
  { width: 412, height: 915 },
  { width: 1350, height: 900 },
] as const;
export const ESQUEMAS = ['light', 'dark'] as const;

/** No violation that axe knows of. */
export async function sinFaltas(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
}

export { expect };
