import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startStandIn } from '#tests/support/programs/meteo.ts';
import { startServer } from '#tests/support/programs/servidor.ts';

/** The built site with the demo season, in a folder of its own. */
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
