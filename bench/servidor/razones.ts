import { type Goal, p99, printRow, rate, ratios, spreadOf } from './cifras.ts';
import { inTurn, type Target } from './medir.ts';

/** Who brings a token gets an answer of their own: it is made for each request. */
const APART = { authorization: 'apart', 'accept-encoding': 'identity' };

const PAGE_GOAL: Goal = { atLeast: 0.35 };

const GOALS: Record<string, Goal> = {
  'static file': { atLeast: 0.3 },
  'standings JSON': { atLeast: 0.5 },
  'schedule JSON': { atLeast: 0.5 },
  'standings JSON, computed each time': { atLeast: 0.1 },
  'home HTML': PAGE_GOAL,
  'standings HTML': PAGE_GOAL,
};
const SLOWEST: Goal = { atMost: 5 };
const COMPUTED = 'standings JSON, computed each time';

const SMALL_BYTES = { least: 1_000, most: 6_000 };

/** A file of the site about as large as an answer: of one of 60 KB, whoever asks is slower than the server. */
async function builtFile(site: string): Promise<string> {
  const html = await (await fetch(site)).text();
  for (const [path] of html.matchAll(/\/assets\/[\w.-]+\.js/g)) {
    const { headers } = await fetch(site + path, { headers: { 'accept-encoding': 'br' } });
    const bytes = Number(headers.get('content-length'));
    if (bytes > SMALL_BYTES.least && bytes < SMALL_BYTES.most) return site + path;
  }
  throw new Error(`${site} asks for no such file`);
}

/** What the demo season's site answers, beside a bare Fastify hello and a static file of the site. */
export async function printRatios(site: string, hello: string, rounds: number): Promise<void> {
  const targets: Record<string, Target> = {
    hello: { url: hello },
    'static file': { url: await builtFile(site) },
    'standings JSON': { url: `${site}/api/clasificaciones/ver?idLiga=1` },
    'schedule JSON': { url: `${site}/api/horarios/proximos` },
    'standings JSON, computed each time': {
      url: `${site}/api/clasificaciones/ver?idLiga=1`,
      headers: APART,
    },
    'home HTML': { url: `${site}/` },
    'standings HTML': { url: `${site}/competicion-clasificaciones/social` },
  };
  const { hello: yardstick = [], ...others } = await inTurn(targets, rounds);
  printRow('hello, requests a second', spreadOf(yardstick.map(rate)), null, 0);
  printRow('hello, p99 ms', spreadOf(yardstick.map(p99)), null, 1);
  for (const [name, measures] of Object.entries(others)) {
    printRow(`${name}, requests a second`, spreadOf(measures.map(rate)), null, 0);
    printRow(`${name} ÷ hello`, ratios(measures, yardstick, rate), GOALS[name] ?? null);
    printRow(
      `${name}, p99 ÷ hello's`,
      ratios(measures, yardstick, p99),
      name in GOALS && name !== COMPUTED ? SLOWEST : null,
    );
  }
}
