import type { Locator, Page } from '@playwright/test';
import type { Email } from 'postal-mime';
import { test as base, expect } from './browser.ts';

/** What has arrived since the journey began. */
type Buzon = { recibidos(): Email[] };

type ForTest = { cookieConfirmada: undefined; buzon: Buzon };

/** The journeys' `test`, seen on a phone, by a visitor who has answered the cookie notice. */
export const test = base.extend<ForTest>({
  buzon: async ({ correo }, use) => {
    const antes = correo.recibidos.length;
    await use({ recibidos: () => correo.recibidos.slice(antes) });
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

export const conforme = (donde: Page | Locator): Locator =>
  donde.getByLabel(/política de protección de datos/);

/**
 * Answers once the page has solved its captcha, which its worker ends with; to be called before the first focus.
 * The waiting begins at once: `const resuelto = captchaResuelto(page); …; await resuelto;`.
 */
export const captchaResuelto = (page: Page): Promise<void> =>
  new Promise((resolve) => page.once('worker', (worker) => worker.once('close', () => resolve())));

/** The mails that arrived for somebody, once there are that many. */
export async function correosPara(buzon: Buzon, para: string, cuantos = 1) {
  const suyos = () => buzon.recibidos().filter((uno) => uno.to?.some(({ address }) => address === para));
  await expect.poll(() => suyos().length).toBe(cuantos);
  return suyos();
}

export { expect };

/** A field of the enrolment, once its step is on the screen. */
export async function enSuPaso(campo: Locator): Promise<Locator> {
  const paso = await campo.locator('xpath=ancestor::section[1]').getAttribute('id');
  const pasos = campo.page().getByRole('navigation', { name: 'Apartados de la inscripción' });
  await pasos.locator(`a[href$="#${paso}"]`).click();
  return campo;
}
