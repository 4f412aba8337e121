import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const NAME = /^manifest-\w+\.js$/;
const PREFIX = 'window.__reactRouterManifest=';

type Route = Record<string, unknown>;
type Manifest = { routes: Record<string, Route> };

/** What nobody asks for in the browser: a "no" is as good as nothing, and no link of this site loads ahead. */
const isIdle = (key: string, value: unknown): boolean => value === false || key === 'imports';

const lean = (route: Route): Route =>
  Object.fromEntries(Object.entries(route).filter(([key, value]) => !isIdle(key, value)));

/** The same list with what the browser reads of it; refuses one it does not know. */
function leanList(code: string): string {
  if (!code.startsWith(PREFIX))
    throw new Error('scripts/lean-manifest.ts does not know this list of routes.');
  const manifest: Manifest = JSON.parse(code.slice(PREFIX.length).replace(/;$/, ''));
  const routes = Object.entries(manifest.routes).map(([id, route]) => [id, lean(route)]);
  return `${PREFIX}${JSON.stringify({ ...manifest, routes: Object.fromEntries(routes) })};`;
}

/** Every visitor loads the list of all routes, the staff's too: it loses two thirds of its weight. */
export function leanManifest(client: string): void {
  const assets = join(client, 'assets');
  for (const name of readdirSync(assets).filter((one) => NAME.test(one))) {
    const path = join(assets, name);
    writeFileSync(path, leanList(readFileSync(path, 'utf8')));
  }
}
