import { printScan } from './barrido.ts';
import { printRow, rate, ratios } from './cifras.ts';
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
