import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '#server/db/migrate.ts';
import { openDatabase } from '#server/db/open.ts';
import { type ClubGrande, sembrarClubGrande } from '#tests/support/club-grande.ts';
import { createDatabase, startPostgres } from '#tests/support/postgres.ts';
import { once, printRow, spreadOf } from './cifras.ts';
import { countStale } from './frescura.ts';
import { measure } from './medir.ts';
import { type SiteOf, startReplicas } from './sitios.ts';

const TWICE = { atLeast: 1.7 };
const CONNECTIONS = 50;

/** Time that all cores together have spent idle, and in all, in milliseconds. */
function coreTime(): { idle: number; total: number } {
  const times = cpus().map(({ times: each }) => each);
  const sum = (values: number[]): number => values.reduce((a, b) => a + b, 0);
  return {
    idle: sum(times.map(({ idle }) => idle)),
    total: sum(times.flatMap((each) => Object.values(each))),
  };
}

/** How much of the whole machine was at work while that ran: near 1, nothing more would fit in it. */
async function busyDuring<T>(work: () => Promise<T>): Promise<{ result: T; busy: number }> {
  const before = coreTime();
  const result = await work();
  const after = coreTime();
  return { result, busy: 1 - (after.idle - before.idle) / (after.total - before.total) };
}

type Comparison = { ratio: number; busy: number };

/** One process, then both at once, each with its share of the connections. */
async function compare(sites: readonly SiteOf[], path: string, rounds: number): Promise<Comparison[]> {
  const comparisons: Comparison[] = [];
  const at = (site: SiteOf | undefined, connections: number) =>
    measure({ url: `${site?.url}${path}`, connections });
  for (let round = 0; round < rounds; round += 1) {
    const one = await at(sites[0], CONNECTIONS);
    const { result: both, busy } = await busyDuring(() =>
      Promise.all(sites.map((site) => at(site, CONNECTIONS / sites.length))),
    );
    comparisons.push({
      ratio: both.reduce((sum, { perSecond }) => sum + perSecond, 0) / one.perSecond,
      busy,
    });
  }
  return comparisons;
}

async function print(sites: readonly SiteOf[], club: ClubGrande, rounds: number): Promise<void> {
  const path = `/api/clasificaciones/ver?idLiga=${club.idLiga}`;
  const comparisons = await compare(sites, path, rounds);
  const of = (name: keyof Comparison) => spreadOf(comparisons.map((one) => one[name]));
  printRow('two processes on PostgreSQL ÷ one, standings JSON', of('ratio'), TWICE);
  printRow(
    'share of the machine at work meanwhile (two generators of load and PostgreSQL included)',
    of('busy'),
    null,
  );
  const { checks, stale, saves } = await countStale(sites.map(({ url }) => url));
  printRow(
    `two replicas: stale answers in ${checks} checks over ${saves} saves`,
    once(stale),
    { atMost: 0 },
    0,
  );
}

/** What a second process adds, and whether each shows at once what the other saved. */
export async function printReplicas(rounds: number): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'club-bench-'));
  const postgres = await startPostgres({ fsync: true });
  try {
    const databaseUrl = await createDatabase(postgres.url);
    const base = openDatabase({ dataDir, databaseUrl });
    await migrate(base);
    const club = await sembrarClubGrande(base, { temporadas: 1 });
    await base.close();
    const sites = await startReplicas(databaseUrl, dataDir, 2);
    try {
      await print(sites, club, rounds);
    } finally {
      for (const site of sites) await site.stop();
    }
  } finally {
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
