/**
 * How much the server answers, as a ratio against yardsticks run in turn in the same process tree: a bare
 * Fastify hello and a static file. Median of five rounds, and the least and the most; 50 connections.
 *
 *   npm run bench                 ROUNDS=1 SECONDS=1 npm run bench
 */
import { cpus, loadavg } from 'node:os';
import { startSite } from '../web/sitio.ts';
import { HEAD, once, printRow } from './cifras.ts';
import { printGrowth } from './crecer.ts';
import { countStale } from './frescura.ts';
import { startHello } from './hello.ts';
import { printReplicas } from './postgres.ts';
import { printRatios } from './razones.ts';

const ROUNDS = Number(process.env.ROUNDS ?? 5);

async function printDemo(): Promise<void> {
  const site = await startSite();
  const hello = await startHello();
  try {
    await printRatios(site.url, hello.url, ROUNDS);
    const { checks, stale, saves } = await countStale([site.url]);
    printRow(
      `one process: stale answers in ${checks} checks over ${saves} saves`,
      once(stale),
      { atMost: 0 },
      0,
    );
  } finally {
    await hello.stop();
    await site.stop();
  }
}

const [load = 0] = loadavg();
console.log(
  `Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model.trim()}, load before ${load.toFixed(2)}, median of ${ROUNDS}\n`,
);
console.log(HEAD);
await printDemo();
await printGrowth(ROUNDS);
await printReplicas(ROUNDS);
