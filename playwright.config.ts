import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig, type ReporterDescription } from '@playwright/test';

const CHROMIUM = process.env.CHROMIUM ?? '/usr/bin/chromium-headless-shell';
const REPORT = process.env.JOURNEYS_REPORT;

/** The letters of a page are those of the project: the machine may have any others, or none. */
const LETTERS = {
  FONTCONFIG_FILE: join(import.meta.dirname, 'tests/support/browser/fonts.conf'),
  XDG_CACHE_HOME: join(import.meta.dirname, 'node_modules/.cache'),
};

/** The same browser everywhere, and one that talks to nobody but the site. */
const ARGS = [
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-quic',
  '--disable-sync',
  '--no-first-run',
  // Maps, videos and measurements of others are never asked for. Without interception, which would turn the cache off.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
];

/** What happens to few people once a season, and what every page looks like, are of npm run test:hard. */
const ASKED = process.env.ASPECTO
  ? { grep: /@aspecto/ }
  : { grepInvert: process.env.DUROS ? /@aspecto/ : /@duro|@aspecto/ };

const reporter: ReporterDescription[] = [['list']];
if (REPORT) reporter.push(['json', { outputFile: REPORT }]);

/** Journeys of visitors and staff. Each file has a site of its own: tests/support/browser/browser.ts. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/journeys',
  // One more than there are cores: each waits for its browser or its site a third of the time.
  workers: availableParallelism() + 1,
  // On a shared machine one that stalls is tried again, in a club of its own; the report lists it as flaky.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: true,
  ...ASKED,
  // Pictures last as long as who compares them: tests/duros/aspecto.test.ts.
  snapshotPathTemplate: `${process.env.FOTOS ?? 'test-results/fotos'}/{arg}{ext}`,
  // How long a busy machine may take: no journey measures by it.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter,
  use: {
    // Emptied and put back as it began: a new one compiles the whole program of the site again.
    reuseContext: true,
    locale: 'es-ES',
    timezoneId: 'Europe/Madrid',
    // A journey that tries it lets it in; of the rest, every request is the page's own.
    serviceWorkers: 'block',
    // Drawing what comes and goes takes a quarter of the processor's time.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    // Recording every journey takes a fifth of the time.
    trace: 'on-first-retry',
    launchOptions: {
      args: ARGS,
      env: { ...(process.env as Record<string, string>), ...LETTERS },
      ...(existsSync(CHROMIUM) ? { executablePath: CHROMIUM } : {}),
    },
  },
});
