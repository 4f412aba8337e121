import { importarApi } from '#contract/liga/importar.ts';
import type { BaseDatos } from '#server/db/open.ts';
import type { Firmar } from '#server/db/registro/firma.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Route } from '#server/platform/http/router.ts';
import { importarHoja, verHoja } from './importar.ts';

/** Nobody is mailed of what was there before the club came. */
export function importarRoutes(route: Route, base: BaseDatos, de: Firmar, reloj: Clock): void {
  route(importarApi.verHoja, ({ body }) => verHoja(base, reloj, body));
  route(importarApi.importarHoja, ({ body, caller }) =>
    importarHoja(de({ ...caller, quiet: true }), reloj, body),
  );
}
