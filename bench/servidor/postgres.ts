import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '#server/db/migrate.ts';
import { openDatabase } from '#server/db/open.ts';
import { sembrarClubGrande } from '#tests/support/club-grande.ts';
import { createDatabase, startPostgres } from '#tests/support/programs/postgres.ts';
import { once, printRow, spreadOf } from './cifras.ts';
import { countStale } from './frescura.ts';
import { type Hello, startHello } from './hello.ts';
import { lightLoad } from './ligera.ts';
import { SECONDS } from './load.ts';
import { type Cores, coresDuring } from './procesos.ts';
import { type SiteOf, startReplicas } from './sitios.ts';

const TWICE = { atLeast: 1.7 };
const CONNECTIONS = 50;

type Comparison = {
  ratio: number;
  /** The same of two bare hellos. */
  pair: number;
  /** Processor time that the site's own processes took for an answer, both at once ÷ alone. */
  effort: number;
  /** What the ratio could be at most if each answer went on costing the machine the same. */
  room: number;
  alone: Cores<'the site' | 'PostgreSQL'>;
  both: Cores<'one site' | 'the other' | 'PostgreSQL'>;
};

const NOT_OURS = new Set(['others', 'idle']);
const total = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/** Of the whole machine, what the load, the site and the database took. */
const taken = (cores: Record<string, number>): number =>
  total(Object.entries(cores).flatMap(([name, value]) => (NOT_OURS.has(name) ? [] : [value])));

type Setup = {
  sites: readonly SiteOf[];
  /** Bare hellos, the yardstick: what this machine gives to two of anything. */
  hellos: readonly Hello[];
  path: string;
  postgres: number;
};

const load = (url: string): Promise<number> => lightLoad(url, { connections: CONNECTIONS, seconds: SECONDS });

async function pairOfHellos([one, other]: readonly Hello[]): Promise<number> {
  if (!one || !other) throw new Error('Two hellos are compared');
  const alone = await load(one.url);
  return total(await Promise.all([load(one.url), load(other.url)])) / alone;
}

async function compareOnce({ sites: [one, other], hellos, path, postgres }: Setup): Promise<Comparison> {
  if (!one || !other) throw new Error('Two sites are compared');
  const pair = await pairOfHellos(hellos);
  const alone = await coresDuring({ 'the site': one.pid, PostgreSQL: postgres }, () => load(one.url + path));
  const pids = { 'one site': one.pid, 'the other': other.pid, PostgreSQL: postgres };
  const both = await coresDuring(pids, () => Promise.all([load(one.url + path), load(other.url + path)]));
  const [rate, rateOfBoth] = [alone.result, total(both.result)];
  const effort = (both.cores['one site'] + both.cores['the other']) / rateOfBoth;
  return {
    ratio: rateOfBoth / rate,
    pair,
    effort: effort / (alone.cores['the site'] / rate),
    room: (cpus().length - both.cores.others) / taken(alone.cores),
    alone: alone.cores,
    both: both.cores,
  };
}

function printCores(when: string, all: readonly Record<string, number>[]): void {
  for (const name of Object.keys(all[0] ?? {}))
    printRow(`${when}, cores at work: ${name}`, spreadOf(all.map((cores) => cores[name] ?? 0)), null);
}

/** What a second process adds, and in figures what else held it back. */
async function printComparison(setup: Setup, rounds: number): Promise<void> {
  const all: Comparison[] = [];
  await compareOnce(setup);
  for (let round = 0; round < rounds; round += 1) all.push(await compareOnce(setup));
  const of = (name: 'ratio' | 'pair' | 'effort' | 'room') => spreadOf(all.map((one) => one[name]));
  printRow(
    `two processes on PostgreSQL ÷ one, ${CONNECTIONS} connections to each, standings JSON`,
    of('ratio'),
    TWICE,
  );
  printRow('two bare hellos ÷ one, under the same load', of('pair'), null);
  printRow(
    'two processes ÷ one, of what two hellos reach',
    spreadOf(all.map(({ ratio, pair }) => ratio / pair)),
    null,
  );
  printRow(`the most that ${cpus().length} cores have room for, by what one takes`, of('room'), null);
  printRow('processor time of the site for an answer, two processes ÷ one', of('effort'), null);
  printCores(
    'one process',
    all.map(({ alone }) => alone),
  );
  printCores(
    'two processes',
    all.map(({ both }) => both),
  );
}

async function printFreshness(sites: readonly SiteOf[]): Promise<void> {
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
    const hellos = [await startHello(), await startHello()];
    try {
      const path = `/api/clasificaciones/ver?idLiga=${club.idLiga}`;
      await printComparison({ sites, hellos, path, postgres: postgres.pid() }, rounds);
      await printFreshness(sites);
    } finally {
      for (const one of [...sites, ...hellos]) await one.stop();
    }
  } finally {
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
