import { sql } from 'kysely';
import { openDatabase } from '#server/db/open.ts';
import { printRow, spreadOf } from './cifras.ts';

const READS = 20;

/** Milliseconds of one of several reads in a row. */
async function msOf(read: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  for (let i = 0; i < READS; i += 1) await read();
  return (performance.now() - begun) / READS;
}

/** How much sooner a league's matches are found by their index than by a linear scan of all there are. */
export async function printScan(dataDir: string, idLiga: number, rounds: number): Promise<void> {
  const { db, close } = openDatabase({ dataDir, databaseUrl: null });
  const matches = db.selectFrom('partido').select('id');
  // A sum is no column: no index serves it.
  const scan = () => matches.where(sql`"idLiga" + 0`, '=', idLiga).execute();
  const byIndex = () => matches.where('idLiga', '=', idLiga).execute();
  const times: number[] = [];
  try {
    await msOf(scan);
    for (let round = 0; round < rounds; round += 1) times.push((await msOf(scan)) / (await msOf(byIndex)));
    printRow("a league's matches: a linear scan ÷ their index", spreadOf(times), null, 0);
  } finally {
    await close();
  }
}
