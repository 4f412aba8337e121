import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { root } from './run.ts';

export type Counts = { passed: number; failed: number; skipped: number };

export type Timed = { name: string; seconds: number };

type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  testResults: { name: string; startTime: number; endTime: number }[];
};

type Suite = {
  suites?: Suite[];
  specs?: { title: string; file: string; tests: { results: { duration: number }[] }[] }[];
};
type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: Suite[];
};

const NONE: Counts = { passed: 0, failed: 0, skipped: 0 };

/** The program wrote nothing when it could not even start. */
const report = <T>(file: string): T | null =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : null;

export function countsOfVitest(file: string): Counts {
  const found = report<VitestReport>(file);
  if (!found) return NONE;
  return { passed: found.numPassedTests, failed: found.numFailedTests, skipped: found.numPendingTests };
}

export function countsOfPlaywright(file: string): Counts {
  const stats = report<PlaywrightReport>(file)?.stats;
  if (!stats) return NONE;
  const { expected, unexpected, flaky, skipped } = stats;
  if (flaky > 0) console.log(`${flaky} passed at the second try: see above which, for it is to be mended`);
  return { passed: expected + flaky, failed: unexpected, skipped };
}

export const timesOfVitest = (file: string): Timed[] =>
  (report<VitestReport>(file)?.testResults ?? []).map(({ name, startTime, endTime }) => ({
    name: relative(root, name),
    seconds: (endTime - startTime) / 1000,
  }));

function timesOfSuite({ suites = [], specs = [] }: Suite): Timed[] {
  const own = specs.map(({ title, file, tests }) => ({
    name: `${file} › ${title}`,
    seconds: tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0) / 1000,
  }));
  return [...own, ...suites.flatMap(timesOfSuite)];
}

export const timesOfPlaywright = (file: string): Timed[] =>
  (report<PlaywrightReport>(file)?.suites ?? []).flatMap(timesOfSuite);

/**
 * What a step adds to the total. One that went wrong without a failed test (a file that does not load, no
 * test at all, a type error) counts as one failure, so that zero failures always means that all is well.
 */
export function settle(succeeded: boolean, counts: Counts | null): Counts {
  const { passed, failed, skipped } = counts ?? NONE;
  const empty = counts !== null && passed + failed === 0;
  const wrong = !succeeded || empty;
  return { passed, failed: wrong ? Math.max(1, failed) : failed, skipped };
}

export const add = (a: Counts, b: Counts): Counts => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: a.skipped + b.skipped,
});
