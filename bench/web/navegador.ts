import { existsSync } from 'node:fs';
import { type Browser, chromium } from '@playwright/test';
import { freePort } from '#tests/support/programs/free-port.ts';

const CHROMIUM = process.env.CHROMIUM ?? '/usr/bin/chromium';
const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

export type Navegador = { browser: Browser; port: number; close(): Promise<void> };

export async function openBrowser(): Promise<Navegador> {
  const port = await freePort();
  const browser = await chromium.launch({
    args: [...ARGS, `--remote-debugging-port=${port}`],
    ...(existsSync(CHROMIUM) ? { executablePath: CHROMIUM } : {}),
  });
  return { browser, port, close: () => browser.close() };
}
