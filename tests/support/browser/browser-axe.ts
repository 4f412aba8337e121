import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';

/** A fault of a page: the rule that is broken, and the elements that break it. */
type Fault = [rule: string, ...elements: string[]];

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe looks at in colours: all that light and dark can differ in. */
export const DE_COLOR = ['color-contrast', 'link-in-text-block'];

/** Waits until what is seen is what stays: letters there, no colour half way, the kit told of light or dark. */
export async function untilStill(page: Page): Promise<void> {
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

type Look = {
  /** Only those rules; all of them where none is named. */
  rules?: readonly string[];
  /** Only in that part of the page, by its selector. */
  within?: string;
};

/**
 * What axe finds wrong in the page as it stands. AxeBuilder takes five times as long:
 * it brings the library again for each look, finishes in a new tab, and describes what is right too.
 */
export async function faltasDe(page: Page, { rules, within }: Look = {}): Promise<Fault[]> {
  await untilStill(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  return page.evaluate(
    async ({ runOnly, part }) => {
      const library = (window as unknown as { axe: typeof axe }).axe;
      // Notices come and go by fading: while they are looked at they stay as they are most of the time.
      const held = document
        .getAnimations()
        .filter((one) => one instanceof CSSAnimation && one.playState !== 'finished')
        .filter((one) => Number.isFinite(one.effect?.getComputedTiming().endTime));
      for (const one of held) {
        one.pause();
        one.currentTime = Number(one.effect?.getComputedTiming().endTime) / 2;
      }
      const { violations } = await library.run(part ? { include: [part] } : document, {
        ...(runOnly ? { runOnly } : {}),
        // What is right is not written down.
        reporter: 'no-passes',
        resultTypes: ['violations'],
        iframes: false,
      });
      for (const one of held) one.play();
      return violations.map(({ id, nodes }): Fault => [id, ...nodes.map(({ html }) => html)]);
    },
    { runOnly: rules && [...rules], part: within },
  );
}

/** No fault that axe knows of, in the page as it stands; or in the dialog over it, where there is one. */
export async function sinFaltas(page: Page): Promise<void> {
  const conDialogo = (await page.getByRole('dialog').count()) > 0;
  expect(await faltasDe(page, conDialogo ? { within: '[role="dialog"]' } : {}), page.url()).toEqual([]);
}

/** How many pixels the page scrolls sideways. */
export const sobraDe = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

/** Nothing but what has a frame of its own scrolls sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  expect(await sobraDe(page)).toBeLessThanOrEqual(0);
}
