import type { Locator, Page } from '@playwright/test';
import type { Email } from 'postal-mime';
import { test as base, expect } from './browser.ts';
import { type Smtp, startSmtp } from './smtp.ts';

/** What has arrived since the journey began. */
export type Buzon = { recibidos(): Email[] };

type ForTest = { cookieConfirmada: undefined; buzon: Buzon };

let journeys = 0;

/** The site with a real mail server beside it, seen on a phone, by a visitor who has answered the cookie notice. */
export const test = base.extend<ForTest, { correo: Smtp }>({
  correo: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what is asked for
    async ({}, use) => {
      const correo = await startSmtp();
      await use(correo);
      await correo.cierra();
    },
    { scope: 'worker' },
  ],
  entorno: [
    async ({ correo }, use) => {
      await use({ SMTP_URL: correo.url, TRUST_PROXY: 'true' });
    },
    { scope: 'worker' },
  ],
  buzon: async ({ correo }, use) => {
    const antes = correo.recibidos.length;
    await use({ recibidos: () => correo.recibidos.slice(antes) });
  },
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
export async function correosPara(buzon: Buzon, para: string, cuantos = 1) {
  const suyos = () => buzon.recibidos().filter((uno) => uno.to?.some(({ address }) => address === para));
  await expect.poll(() => suyos().length).toBe(cuantos);
  return suyos();
}

export { expect };
