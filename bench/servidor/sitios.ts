import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '#server/db/migrate.ts';
import { openDatabase } from '#server/db/open.ts';
import { type ClubGrande, sembrarClubGrande } from '#tests/support/club-grande.ts';
import { startServer } from '#tests/support/programs/servidor.ts';

export type SiteOf = { url: string; pid: number; stop(): Promise<void> };

/** Nobody answers there: the weather is no part of these figures. */
const NO_WEATHER = 'http://127.0.0.1:9';

/** Several processes of the program on one database, which somebody has filled. */
export async function startReplicas(
  databaseUrl: string | null,
  dataDir: string,
  n: number,
): Promise<SiteOf[]> {
  const sites: SiteOf[] = [];
  for (let i = 0; i < n; i += 1) {
    const own = databaseUrl ? join(dataDir, String(i)) : dataDir;
    sites.push(
      await startServer({
        dataDir: own,
        databaseUrl,
        relojReal: true,
        env: { WEATHER_URL: NO_WEATHER, DEMO: 'false' },
      }),
    );
  }
  return sites;
}

type BigClub = SiteOf & { club: ClubGrande; dataDir: string };

export async function startBigClub(temporadas: number): Promise<BigClub> {
  const dataDir = mkdtempSync(join(tmpdir(), 'club-bench-'));
  const base = openDatabase({ dataDir, databaseUrl: null });
  await migrate(base);
  const club = await sembrarClubGrande(base, { temporadas });
  await base.close();
  const [site] = await startReplicas(null, dataDir, 1);
  if (!site) throw new Error('No site');
  return {
    club,
    dataDir,
    url: site.url,
    pid: site.pid,
    stop: async () => {
      await site.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
