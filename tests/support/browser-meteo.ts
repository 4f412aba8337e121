import type { Page } from '@playwright/test';
import { test as base, expect } from './browser.ts';
import { type Manners, type StandIn, startStandIn } from './meteo.ts';
import { ahoraMs } from './momento.ts';

type ForWorker = {
  /** How the weather service behaves: `test.use({ manners: 'hang' })`, once for a file. */
  manners: Manners;
  standIn: StandIn;
};

/** The journeys' `test`, with a weather service of our own behind the site. */
export const test = base.extend<object, ForWorker>({
  manners: ['good', { option: true, scope: 'worker' }],
  standIn: [
    async ({ manners }, use) => {
      const standIn = await startStandIn(manners, ahoraMs);
      await use(standIn);
      await standIn.close();
    },
    { scope: 'worker' },
  ],
  entorno: [({ standIn }, use) => use({ WEATHER_URL: standIn.url }), { scope: 'worker' }],
});

/** The calls of the API that the page makes while something happens. */
export async function callsDuring(page: Page, something: () => Promise<unknown>): Promise<string[]> {
  const calls: string[] = [];
  const note = (request: { url(): string; method(): string }): void => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(`${request.method()} ${pathname}${search}`);
  };
  page.on('request', note);
  await something();
  page.off('request', note);
  return calls;
}

export { expect };
