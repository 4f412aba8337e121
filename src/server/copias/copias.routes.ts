import { copiasApi } from '#contract/copias.ts';
import type { Firmar } from '#server/db/firma.ts';
import type { Route } from '#server/platform/router.ts';
import { type Deps, hacerCopia } from './copias.ts';

export function copiasRoutes(route: Route, de: Firmar, deps: Deps): void {
  route(copiasApi.descargar, ({ caller }) => hacerCopia(de(caller), deps));
}
