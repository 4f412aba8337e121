import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { freePort } from '#tests/support/programs/free-port.ts';
import { startStandIn } from '#tests/support/programs/meteo.ts';
import { startServer } from '#tests/support/programs/servidor.ts';
import { ensureChromium } from '../../scripts/chromium.ts';

export async function startSite(): Promise<{ url: string; stop(): Promise<void> }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'club-bench-'));
  const meteo = await startStandIn();
  const server = await startServer({ dataDir, relojReal: true, env: { WEATHER_URL: meteo.url } });
  return {
    url: server.url,
    stop: async () => {
      await server.stop();
      await meteo.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

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
  const args = [...ARGS, `--remote-debugging-port=${port}`];
  const browser = await chromium.launch({ args, executablePath: await ensureChromium() });
  return { browser, port, close: () => browser.close() };
}
