/**
 * How much the server answers, as a ratio against yardsticks run in turn in the same process tree: a bare
 * Fastify hello and a static file. Median of five rounds; 50 connections.
 *
 *   npm run bench
 */
import { cpus } from 'node:os';
import { startSite } from '../web/sitio.ts';
import { startHello } from './hello.ts';
import { type Measure, measure } from './medir.ts';

const ROUNDS = Number(process.env.ROUNDS ?? 5);

const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const site = await startSite();
const hello = await startHello();

const TARGETS = {
  hello: hello.url,
  'static file': `${site.url}/favicon.svg`,
  'standings JSON': `${site.url}/api/clasificaciones/ver?idLiga=1`,
  'schedule JSON': `${site.url}/api/horarios/proximos`,
  'home HTML': `${site.url}/`,
  'standings HTML': `${site.url}/competicion-clasificaciones/social`,
};

type Results = Record<string, Measure[]>;

async function rounds(): Promise<Results> {
  const results: Results = {};
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [name, url] of Object.entries(TARGETS))
      results[name] = [...(results[name] ?? []), await measure(url)];
  return results;
}

function print(results: Results): void {
  const rate = (name: string): number => median((results[name] ?? []).map(({ perSecond }) => perSecond));
  const p99 = (name: string): number => median((results[name] ?? []).map(({ p99Ms }) => p99Ms));
  console.log('| target | requests/s | ÷ hello | p99 ms | ÷ hello |\n|---|---|---|---|---|');
  for (const name of Object.keys(TARGETS)) {
    const ratios = [rate(name) / rate('hello'), p99(name) / p99('hello')].map((ratio) => ratio.toFixed(2));
    console.log(
      `| ${name} | ${rate(name).toFixed(0)} | ${ratios[0]} | ${p99(name).toFixed(1)} | ${ratios[1]} |`,
    );
  }
}

try {
  console.log(
    `Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model.trim()}, median of ${ROUNDS}\n`,
  );
  print(await rounds());
} finally {
  await hello.stop();
  await site.stop();
}
