import { saludApi } from '#contract/configuracion.ts';
import { mensajes } from '#contract/mensajes.ts';
import type { Danos } from '#server/db/danos.ts';
import type { BaseDatos } from '#server/db/open.ts';
import { outageOf } from '#server/db/outage.ts';
import { Problema } from '#server/platform/errors.ts';
import type { Route } from '#server/platform/http/router.ts';

export function saludRoutes(route: Route, { db }: BaseDatos, danos: Danos): void {
  route(saludApi.leer, async () => {
    try {
      await db.selectFrom('version').select('version').executeTakeFirstOrThrow();
    } catch (error) {
      if (outageOf(error) !== 'damaged') throw new Problema(503, mensajes.sinBaseDatos, { estado: 'caida' });
      danos.anotar((error as Error).message);
    }
    if (danos.hay) throw new Problema(503, mensajes.baseDanada, { estado: 'danada' });
    return { estado: 'ok' as const };
  });
}
