import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** JavaScript of a public page, gzipped, in KiB: above it the build fails. docs/decisiones/0021. */
const LIMIT_KIB = 165;

const KIB = 1024;
const LIST = /^manifest-\w+\.js$/;
const LAYOUT = 'layout/public-layout';
/** Static imports; lazy chunks are no part of the page. */
const IMPORTED = /(?:\bfrom|\bimport)\s*["']\.\/([\w.-]+\.js)["']/g;

type Route = { id: string; parentId?: string; module: string };
type List = { entry: { module: string; imports?: string[] }; routes: Record<string, Route> };

function withImports(assets: string, names: readonly string[]): Set<string> {
  const all = new Set<string>();
  const pending = [...names];
  for (let name = pending.pop(); name !== undefined; name = pending.pop()) {
    if (all.has(name)) continue;
    all.add(name);
    const code = readFileSync(join(assets, name), 'utf8');
    pending.push(...[...code.matchAll(IMPORTED)].map(([, imported = '']) => imported));
  }
  return all;
}

function gzipped(path: string): number {
  const ready = `${path}.gz`;
  return existsSync(ready) ? readFileSync(ready).length : gzipSync(readFileSync(path), { level: 9 }).length;
}

/** KiB of JavaScript of each public page, from the build's own list of routes, which browsers ask for in parts. */
function weighPages(client: string): Map<string, number> {
  const assets = join(client, 'assets');
  const list = readdirSync(assets).find((name) => LIST.test(name));
  if (!list) throw new Error('scripts/budget.ts does not find the list of routes.');
  const code = readFileSync(join(assets, list), 'utf8');
  const { entry, routes }: List = JSON.parse(code.slice(code.indexOf('{')).replace(/;$/, ''));
  const modulesOf = (route: Route | undefined): string[] =>
    route ? [basename(route.module), ...modulesOf(routes[route.parentId ?? ''])] : [];
  const weigh = (route: Route): number => {
    const own = [entry.module, ...(entry.imports ?? [])].map((path) => basename(path));
    const files = [...withImports(assets, [...own, ...modulesOf(route)])];
    return files.reduce((sum, name) => sum + gzipped(join(assets, name)), 0) / KIB;
  };
  const pages = Object.values(routes).filter(({ parentId }) => parentId === LAYOUT);
  return new Map(pages.map((page) => [page.id, weigh(page)]));
}

export function checkBudget(client: string, limit = LIMIT_KIB): void {
  const over = [...weighPages(client)].filter(([, weight]) => weight > limit);
  if (over.length === 0) return;
  const lines = over.map(([page, weight]) => `  ${page}: ${weight.toFixed(1)} KiB of JavaScript, gzipped`);
  throw new Error(
    `Pages over the ${limit} KiB of scripts/budget.ts:\n${lines.join('\n')}\nImport less, or import it when it is asked for.`,
  );
}
