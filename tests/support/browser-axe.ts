import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** The two widths of look.md: a phone and a desk. */
export const MEDIDAS = [
  { width: 412, height: 915 },
  { width: 1350, height: 900 },
] as const;
export const ESQUEMAS = ['light', 'dark'] as const;

/** Waits until what is seen is what stays: letters there, no colour half way, the kit told of light or dark. */
async function untilStill(page: Page): Promise<void> {
  await page.waitForFunction(async () => {
    await document.fonts.ready;
    // Light or dark is told to the kit in one frame, and its colours begin to change in the next.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const scheme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
    const { mantineColorScheme = scheme } = document.documentElement.dataset;
    const isMoving = document.getAnimations().some((one) => one instanceof CSSTransition);
    return mantineColorScheme === scheme && !isMoving;
  });
}

/** Notices come and go by fading: while they are looked at they stay as they are most of the time. */
const holdNotices = (page: Page, isHeld: boolean): Promise<void> =>
  page.evaluate((held) => {
    for (const one of document.getAnimations()) {
      if (!(one instanceof CSSAnimation) || one.playState === 'finished') continue;
      if (!held) one.play();
      else if (Number.isFinite(one.effect?.getComputedTiming().endTime)) {
        one.pause();
        one.currentTime = Number(one.effect?.getComputedTiming().endTime) / 2;
      }
    }
  }, isHeld);

/** What axe looks at in colours: all that light and dark can differ in. */
const DE_COLOR = ['color-contrast', 'link-in-text-block'];

/** No violation that axe knows of, in the page as it stands; or none of those rules. */
export async function sinFaltas(page: Page, rules?: string[]): Promise<void> {
  await untilStill(page);
  const axe = new AxeBuilder({ page });
  await holdNotices(page, true);
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze();
  await holdNotices(page, false);
  const faults = violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)]);
  expect(faults, page.url()).toEqual([]);
}

/** The same, in light and in dark. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await sinFaltas(page);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await sinFaltas(page, DE_COLOR);
}

/** Nothing but what has a frame of its own scrolls sideways. look.md, "Public pages". */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(beyond).toBeLessThanOrEqual(0);
}

/** No violation of axe in light and dark, nor sideways scroll, at both widths. */
export async function expectCuidada(page: Page): Promise<void> {
  for (const medida of MEDIDAS) {
    await page.setViewportSize(medida);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  }
}
