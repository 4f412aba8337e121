import { sql } from 'kysely';
import { openDatabase } from '#server/db/open.ts';
import { printRow, rate, ratios, spreadOf } from './cifras.ts';
import { inTurn, type Target } from './medir.ts';
import { startBigClub } from './sitios.ts';

const TENTH = { atLeast: 0.9 };
const APART = { authorization: 'apart', 'accept-encoding': 'identity' };

/** The same leagues with one season behind them and with ten: 10,000 matches and 100,000. */
export async function printGrowth(rounds: number): Promise<void> {
  const [small, big] = [await startBigClub(1), await startBigClub(10)];
  try {
    const of = ({ url, club }: typeof big): [Target, Target, Target] => [
      { url: `${url}/api/clasificaciones/ver?idLiga=${club.idLiga}` },
      { url: `${url}/competicion-clasificaciones/social` },
      { url: `${url}/api/clasificaciones/ver?idLiga=${club.idLiga}`, headers: APART },
    ];
    const [[json, html, computed], [jsonBig, htmlBig, computedBig]] = [of(small), of(big)];
    const measured = await inTurn({ json, jsonBig, html, htmlBig, computed, computedBig }, rounds);
    const what = `${big.club.partidos.toLocaleString('en')} matches ÷ ${small.club.partidos.toLocaleString('en')}`;
    printRow(`standings JSON, ${what}`, ratios(measured.jsonBig, measured.json, rate), TENTH);
    printRow(`standings HTML, ${what}`, ratios(measured.htmlBig, measured.html, rate), TENTH);
    printRow(
      `standings JSON computed each time, ${what}`,
      ratios(measured.computedBig, measured.computed, rate),
      TENTH,
    );
    await printScan(big.dataDir, big.club.idLiga, rounds);
  } finally {
    await small.stop();
    await big.stop();
  }
}

const READS = 20;

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
