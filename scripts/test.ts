import { mkdirSync, rmSync } from 'node:fs';
import { ensureChromium } from './chromium.ts';
import {
  add,
  type Counts,
  countsOfPlaywright,
  countsOfVitest,
  settle,
  type Timed,
  timesOfPlaywright,
  timesOfVitest,
} from './results.ts';
import { runStep, type Step, tool } from './run.ts';

const FOLDER = 'test-results';
const VITEST = `${FOLDER}/vitest.json`;
const PLAYWRIGHT = `${FOLDER}/playwright.json`;

type Part = {
  step: () => Step | Promise<Step>;
  counts: () => Counts | null;
  times?: () => Timed[];
};

const ready = (title: string, command: string): Step => ({
  title,
  command: process.execPath,
  args: ['scripts/ready.mjs', command],
});

/** Some thousands of tests take every core for ten minutes: one that fails is tried once more, and told. */
const ONCE_MORE = { CI: process.env.CI || 'true' };

async function journeys(): Promise<Step> {
  const step = tool('journeys', 'playwright', 'test');
  return { ...step, env: { ...ONCE_MORE, CHROMIUM: await ensureChromium(), JOURNEYS_REPORT: PLAYWRIGHT } };
}

/** Colours are for people: a log keeps plain text. */
const PLAIN = process.stdout.isTTY ? {} : { NO_COLOR: '1' };

const tests = (): Step => ({
  ...tool('tests', 'vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${VITEST}`),
  env: { ...PLAIN, ...ONCE_MORE },
});

/** One after another; what goes together keeps one core busy each. */
const PARTS: ReadonlyArray<readonly Part[]> = [
  [
    { step: () => ready('check', 'check'), counts: () => null },
    { step: () => ready('build', 'build'), counts: () => null },
  ],
  [{ step: tests, counts: () => countsOfVitest(VITEST), times: () => timesOfVitest(VITEST) }],
  [
    {
      step: journeys,
      counts: () => countsOfPlaywright(PLAYWRIGHT),
      times: () => timesOfPlaywright(PLAYWRIGHT),
    },
  ],
];

/** So that weight is seen on the day it is added. */
const SLOWEST = 10;

const inSeconds = (seconds: number): string => `${seconds.toFixed(1).padStart(7)} s`;

const took: Timed[] = [];

async function runPart(part: Part): Promise<Counts> {
  const start = Date.now();
  try {
    const step = await part.step();
    const counts = settle(await runStep(step), part.counts());
    took.push({ name: step.title, seconds: (Date.now() - start) / 1000 });
    return counts;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return settle(false, null);
  }
}

function printTimes(): void {
  const all = PARTS.flat().flatMap(({ times }) => times?.() ?? []);
  const slowest = all.toSorted((a, b) => b.seconds - a.seconds).slice(0, SLOWEST);
  for (const { name, seconds } of [...took, ...slowest]) console.log(`${inSeconds(seconds)}  ${name}`);
}

rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
let total: Counts = { passed: 0, failed: 0, skipped: 0 };
for (const parts of PARTS) total = (await Promise.all(parts.map(runPart))).reduce(add, total);
printTimes();
if (total.skipped > 0) console.log(`${total.skipped} skipped: see above which and why`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
