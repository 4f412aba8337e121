import { mensajes } from '#contract/mensajes.ts';
import { saludApi } from '#contract/salud.ts';
import type { BaseDatos } from '#server/db/open.ts';
import { Problema } from '#server/platform/problema.ts';
import type { Route } from '#server/platform/router.ts';

export function saludRoutes(route: Route, { db }: BaseDatos): void {
  route(saludApi.leer, async () => {
    try {
      await db.selectFrom('version').select('version').executeTakeFirstOrThrow();
    } catch {
      throw new Problema(503, mensajes.sinBaseDatos);
    }
    return { estado: 'ok' as const };
  });
}
