import { gzipSync } from 'node:zlib';
import { AxeBuilder } from '@axe-core/playwright';
import lighthouse from 'lighthouse';
import type { Navegador } from './sitio.ts';

export type Figures = {
  path: string;
  /** Performance, accessibility, best practices, SEO; 0 to 100. */
  scores: number[];
  /** Milliseconds, score and milliseconds, of the simulated phone. */
  lcp: number;
  cls: number;
  tbt: number;
  /** Bytes, compressed with gzip. */
  js: number;
  html: number;
  /** Rules of axe broken, with where. */
  violations: string[];
};

type Category = 'performance' | 'accessibility' | 'best-practices' | 'seo';
const CATEGORIES: readonly Category[] = ['performance', 'accessibility', 'best-practices', 'seo'];
const WIDTHS = [412, 1350];
const SCHEMES = ['light', 'dark'] as const;

const median = (values: number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
};

type Run = { scores: number[]; lcp: number; cls: number; tbt: number };

const TRIES = 3;

/** On a busy machine Lighthouse sometimes does not see the page: it looks again. Throws when it never does. */
async function lighthouseRun(url: string, port: number, categories?: readonly Category[]): Promise<Run> {
  for (let left = TRIES; left > 0; left -= 1) {
    const run = await look(url, port, categories);
    if ([run.lcp, run.cls, run.tbt].every(Number.isFinite)) return run;
  }
  throw new Error(`Lighthouse did not see ${url}`);
}

async function look(url: string, port: number, categoriesAsked = CATEGORIES): Promise<Run> {
  const result = await lighthouse(url, {
    port,
    logLevel: 'error',
    onlyCategories: [...categoriesAsked],
    disableFullPageScreenshot: true,
  });
  if (!result) throw new Error(`Lighthouse measured nothing at ${url}`);
  const { categories, audits } = result.lhr;
  const numberOf = (id: string): number => audits[id]?.numericValue ?? Number.NaN;
  return {
    scores: categoriesAsked.map((id) => Math.round((categories[id]?.score ?? 0) * 100)),
    lcp: numberOf('largest-contentful-paint'),
    cls: numberOf('cumulative-layout-shift'),
    tbt: numberOf('total-blocking-time'),
  };
}

/** Speed is measured as often as asked; what the page is made of does not change between two looks at it. */
async function repeat(url: string, port: number, runs: number): Promise<Run> {
  const whole = await lighthouseRun(url, port);
  const all = [whole];
  for (let i = 1; i < runs; i += 1) all.push(await lighthouseRun(url, port, ['performance']));
  const of = (pick: (run: Run) => number): number => median(all.map(pick));
  return {
    scores: [of(({ scores }) => scores[0] ?? 0), ...whole.scores.slice(1)],
    lcp: of((run) => run.lcp),
    cls: of((run) => run.cls),
    tbt: of((run) => run.tbt),
  };
}

async function weigh({ browser }: Navegador, url: string): Promise<Pick<Figures, 'js' | 'html'>> {
  const page = await browser.newPage({ viewport: { width: 412, height: 900 } });
  const bodies: Promise<{ kind: string; bytes: number }>[] = [];
  page.on('response', (response) => {
    const kind = response.request().resourceType();
    if (kind === 'script' || kind === 'document')
      bodies.push(response.body().then((body) => ({ kind, bytes: gzipSync(body, { level: 9 }).length })));
  });
  await page.route('**/api/vivo', (route) => route.abort());
  await page.goto(url, { waitUntil: 'networkidle' });
  // The program waits until the page is idle, or somebody moves: on a busy machine that comes later than silence on the network.
  await page.mouse.move(1, 1);
  await page.mouse.move(2, 2);
  await page.waitForFunction(() => '__reactRouterDataRouter' in window);
  await page.waitForLoadState('networkidle');
  const sizes = await Promise.all(bodies);
  await page.close();
  const sum = (kind: string): number =>
    sizes.filter((size) => size.kind === kind).reduce((total, { bytes }) => total + bytes, 0);
  return { js: sum('script'), html: sum('document') };
}

async function axe({ browser }: Navegador, url: string): Promise<string[]> {
  const found = new Set<string>();
  for (const width of WIDTHS) {
    for (const colorScheme of SCHEMES) {
      const context = await browser.newContext({ viewport: { width, height: 900 }, colorScheme });
      const page = await context.newPage();
      await page.route('**/api/vivo', (route) => route.abort());
      await page.goto(url, { waitUntil: 'networkidle' });
      const { violations } = await new AxeBuilder({ page }).analyze();
      for (const { id } of violations) found.add(`${id}@${width}/${colorScheme}`);
      await context.close();
    }
  }
  return [...found];
}

export async function measurePage(
  navegador: Navegador,
  site: string,
  path: string,
  runs: number,
): Promise<Figures> {
  const url = site + path;
  const weight = await weigh(navegador, url);
  const violations = await axe(navegador, url);
  return { path, ...weight, violations, ...(await repeat(url, navegador.port, runs)) };
}
