/**
 * The figures of the README for every public route, on the built site with the demo season and a weather that
 * answers: Lighthouse mobile (simulated throttling, median of RUNS), JavaScript, LCP, CLS, axe. One table.
 *
 *   npm run bench:web                 RUNS=1 ONLY=/contacto npm run bench:web
 */
import { spawn } from 'node:child_process';
import { availableParallelism, cpus, loadavg } from 'node:os';
import { createInterface } from 'node:readline';
import type { Figures } from './medir.ts';
import { direcciones } from './rutas.ts';
import { startSite } from './sitio.ts';

const RUNS = Number(process.env.RUNS ?? 5);
const ONLY = process.env.ONLY?.split(',');
/** Pages measured at once: a browser, its page and the site need two processors. */
const LANES = Math.max(1, Math.floor(availableParallelism() / 2));

const HEAD = ['route', 'perf', 'a11y', 'bp', 'seo', 'LCP s', 'CLS', 'TBT ms', 'JS KB gz', 'HTML KB', 'axe'];

const row = ({ path, scores, lcp, cls, tbt, js, html, violations }: Figures): string[] => [
  path,
  ...scores.map(String),
  (lcp / 1000).toFixed(2),
  cls.toFixed(3),
  tbt.toFixed(0),
  (js / 1024).toFixed(1),
  (html / 1024).toFixed(1),
  violations.length === 0 ? '0' : violations.join(' '),
];

const printRow = (cells: readonly string[]): void => console.log(`| ${cells.join(' | ')} |`);

async function lane(url: string, paths: readonly string[]): Promise<Figures[]> {
  const args = ['--disable-warning=ExperimentalWarning', 'bench/web/carril.ts', url, String(RUNS), ...paths];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const figures: Figures[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    figures.push(JSON.parse(line));
    console.error(`${figures.length} of ${paths.length}: ${figures.at(-1)?.path}`);
  }
  if (figures.length < paths.length) throw new Error(`${paths[figures.length]} could not be measured`);
  return figures;
}

const worst = (all: readonly Figures[]): string[] => [
  'the worst of all',
  ...[0, 1, 2, 3].map((i) => String(Math.min(...all.map(({ scores }) => scores[i] ?? 0)))),
  (Math.max(...all.map(({ lcp }) => lcp)) / 1000).toFixed(2),
  Math.max(...all.map(({ cls }) => cls)).toFixed(3),
  Math.max(...all.map(({ tbt }) => tbt)).toFixed(0),
  (Math.max(...all.map(({ js }) => js)) / 1024).toFixed(1),
  (Math.max(...all.map(({ html }) => html)) / 1024).toFixed(1),
  String(all.flatMap(({ violations }) => violations).length),
];

const asked = direcciones().filter((path) => !ONLY || ONLY.includes(path));
const site = await startSite();
/** A news item is measured at the address with its title. */
const finalPath = async (path: string): Promise<string> =>
  new URL((await fetch(site.url + path)).url).pathname;
try {
  const paths = await Promise.all(asked.map(finalPath));
  const [load = 0] = loadavg();
  const machine = `Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model.trim()}, load ${load.toFixed(1)}`;
  console.log(`${machine}, median of ${RUNS}, ${LANES} at once\n`);
  const shares = Array.from({ length: LANES }, (_, i) => paths.filter((_path, place) => place % LANES === i));
  const figures = (await Promise.all(shares.map((share) => lane(site.url, share)))).flat();
  printRow(HEAD);
  printRow(HEAD.map(() => '---'));
  for (const path of paths) printRow(row(figures.find((one) => one.path === path) as Figures));
  printRow(worst(figures));
} finally {
  await site.stop();
}
