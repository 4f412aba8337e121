import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { test as base, expect } from './browser.ts';
import { type Manners, type StandIn, startStandIn } from './meteo.ts';

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
      const standIn = await startStandIn(manners);
      await use(standIn);
      await standIn.close();
    },
    { scope: 'worker' },
  ],
  entorno: [({ standIn }, use) => use({ WEATHER_URL: standIn.url }), { scope: 'worker' }],
});

/** Nothing but what has a frame of its own scrolls sideways. look.md, "Public pages". */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(beyond).toBeLessThanOrEqual(0);
}

/** No violation that axe knows of, in light and in dark. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  }
}

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
