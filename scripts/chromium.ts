import { existsSync, readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { runStep, tool } from './run.ts';

/** Chromium without its windows: the journeys take two thirds of the time they take in the whole browser. */
const SHELL = { path: '/usr/bin/chromium-headless-shell', debian: 'chromium-headless-shell' };

const exists = (place: string | undefined): place is string => Boolean(place && existsSync(place));

const isDebianRoot = (): boolean =>
  process.getuid?.() === 0 &&
  existsSync('/etc/os-release') &&
  /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'));

async function installShell(): Promise<void> {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const aptGet = (title: string, ...args: string[]) => runStep({ title, command: 'apt-get', args, env });
  console.log('Chromium is not here: installing it…');
  const updated = await aptGet('package list', 'update', '-qq');
  if (updated) await aptGet('Chromium', 'install', '-y', '-qq', '--no-install-recommends', SHELL.debian);
}

/**
 * Chromium's file: the one named in `CHROMIUM`, Debian's shell (installed by root when it is missing), the machine's
 * browser, or Playwright's. Throws when none can be had: no journey is skipped.
 */
export async function ensureChromium(): Promise<string> {
  const chosen = [process.env.CHROMIUM, SHELL.path].find(exists);
  if (chosen) return chosen;
  if (isDebianRoot()) await installShell();
  const places = [
    SHELL.path,
    '/usr/bin/chromium',
    '/usr/bin/google-chrome-stable',
    chromium.executablePath(),
  ];
  const found = places.find(exists);
  if (found) return found;
  await runStep(tool('Chromium', 'playwright', 'install', 'chromium'));
  const installed = places.find(exists);
  if (!installed) throw new Error('No Chromium: install it, or name its file in CHROMIUM.');
  return installed;
}
