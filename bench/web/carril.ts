/**
 * Measures pages one after another with a browser of its own, and writes the figures of each as one line of JSON:
 * Lighthouse keeps its clock in the process, so pages measured at the same time need one process each.
 *
 *   node bench/web/carril.ts URL RUNS PATH…
 */
import { measurePage } from './medir.ts';
import { openBrowser } from './sitio.ts';

const [site = '', runs = '5', ...paths] = process.argv.slice(2);
const browser = await openBrowser();
try {
  for (const path of paths)
    process.stdout.write(`${JSON.stringify(await measurePage(browser, site, path, Number(runs)))}\n`);
} finally {
  await browser.close();
}
