import { existsSync, readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { runStep, tool } from './run.ts';

const ON_THIS_MACHINE = ['/usr/bin/chromium', '/usr/bin/google-chrome-stable'];

/** Chromium's file: the one named in `CHROMIUM`, the machine's own, or the one Playwright installed. */
function findChromium(): string | null {
  const places = [process.env.CHROMIUM, ...ON_THIS_MACHINE, chromium.executablePath()];
  return places.find((place) => place && existsSync(place)) ?? null;
}

const isDebianRoot = (): boolean =>
  process.getuid?.() === 0 &&
  existsSync('/etc/os-release') &&
  /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'));

async function installFromDebian(): Promise<boolean> {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const aptGet = (title: string, ...args: string[]) => runStep({ title, command: 'apt-get', args, env });
  const updated = await aptGet('package list', 'update', '-qq');
  return updated && aptGet('Chromium', 'install', '-y', '-qq', '--no-install-recommends', 'chromium');
}

/** Chromium's file, installed when there is none. Throws when it cannot be had: no journey is skipped. */
export async function ensureChromium(): Promise<string> {
  const found = findChromium();
  if (found) return found;
  console.log('Chromium is not here: installing it…');
  const installed = isDebianRoot() && (await installFromDebian());
  if (!installed) await runStep(tool('Chromium', 'playwright', 'install', 'chromium'));
  const now = findChromium();
  if (!now) throw new Error('No Chromium: install it, or name its file in CHROMIUM.');
  return now;
}
