/**
 * The figures of look.md for every public route, on the built site with the demo season and a weather that
 * answers: Lighthouse mobile (simulated throttling, median of RUNS), JavaScript, LCP, CLS, axe. One table.
 *
 *   npm run bench:web                 RUNS=1 ONLY=/contacto npm run bench:web
 */
import { cpus } from 'node:os';
import { type Figures, measurePage } from './medir.ts';
import { openBrowser } from './navegador.ts';
import { direcciones } from './rutas.ts';
import { startSite } from './sitio.ts';

const RUNS = Number(process.env.RUNS ?? 5);
const ONLY = process.env.ONLY;

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

const site = await startSite();
const browser = await openBrowser();
try {
  console.log(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model.trim()}, median of ${RUNS}\n`);
  printRow(HEAD);
  printRow(HEAD.map(() => '---'));
  for (const path of direcciones()) {
    if (ONLY && path !== ONLY) continue;
    printRow(row(await measurePage(browser, site.url, path, RUNS)));
  }
} finally {
  await browser.close();
  await site.stop();
}
