/**
 * How long the main thread is held, from asking for a page until it is quiet, of two sites in turns: the one of today
 * and that of a former commit, served elsewhere on this machine with the same data. A phone of 412 px, processor four
 * times slower; milliseconds over 50 of each long task (what Lighthouse calls blocking time), medians, and their ratio.
 *
 *   node bench/web/hilo.ts http://127.0.0.1:4001 http://127.0.0.1:4002 / /escuela-padel
 *
 * Pages tell what time it is: where the clock of the sites is another one, `AT=2026-11-28T17:10:00Z` puts theirs at that.
 */
import type { Page } from '@playwright/test';
import { moverReloj } from '#tests/support/programs/mover-reloj.ts';
import { openBrowser } from './sitio.ts';

const RUNS = 5;
const SLOWER = 4;
const QUIET_MS = 2_500;
const LONG_MS = 50;
const AHEAD_MS = process.env.AT ? Date.parse(process.env.AT) - Date.now() : 0;

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Keeps the long tasks of the page that is about to be opened. */
const noteTasks = (page: Page) =>
  page.addInitScript(() => {
    const tasks: number[] = [];
    Object.assign(window, { tasks });
    new PerformanceObserver((list) => tasks.push(...list.getEntries().map((one) => one.duration))).observe({
      type: 'longtask',
      buffered: true,
    });
  });

const tasksOf = (page: Page): Promise<number[]> =>
  page.evaluate(() => (window as unknown as { tasks: number[] }).tasks);

async function untilQuiet(page: Page): Promise<number[]> {
  for (let seen = -1; ; ) {
    await page.waitForTimeout(QUIET_MS);
    const tasks = await tasksOf(page);
    if (tasks.length === seen) return tasks;
    seen = tasks.length;
  }
}

const { browser, close } = await openBrowser();

async function blockingOf(url: string): Promise<number> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 915 },
    serviceWorkers: 'block',
  });
  await context.addInitScript(moverReloj, AHEAD_MS);
  const page = await context.newPage();
  await noteTasks(page);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.goto(url, { waitUntil: 'load' });
  const tasks = await untilQuiet(page);
  await context.close();
  return tasks.reduce((sum, one) => sum + Math.max(0, one - LONG_MS), 0);
}

const [now = '', before = '', ...paths] = process.argv.slice(2);
for (const path of paths) {
  const figures = { now: [] as number[], before: [] as number[] };
  for (let run = 0; run < RUNS; run += 1) {
    figures.now.push(await blockingOf(now + path));
    figures.before.push(await blockingOf(before + path));
  }
  const [here, there] = [median(figures.now), median(figures.before)];
  console.log(
    `${path}: ${here.toFixed(0)} ms, before ${there.toFixed(0)} ms, ${(here / there).toFixed(2)} ×`,
  );
}
await close();
