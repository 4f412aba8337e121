import { type EstadoDeCopia, saludApi } from '#contract/club/configuracion.ts';
import { mensajes } from '#contract/mensajes.ts';
import { type Danos, outageOf } from '#server/db/engines/outage.ts';
import { estadoDeCopia } from '#server/db/lecturas/copia.ts';
import type { BaseDatos } from '#server/db/open.ts';
import type { Clock } from '#server/platform/clock.ts';
import { Problema } from '#server/platform/errors.ts';
import type { Route } from '#server/platform/http/router.ts';

type Deps = { base: BaseDatos; danos: Danos; reloj: Clock };

/** What is asked of the database to see that it answers; null when it is damaged. */
async function preguntar({ base: { db }, danos, reloj }: Deps): Promise<EstadoDeCopia | null> {
  try {
    await db.selectFrom('version').select('version').executeTakeFirstOrThrow();
    return await estadoDeCopia(db, reloj);
  } catch (error) {
    if (outageOf(error) !== 'damaged') throw new Problema(503, mensajes.sinBaseDatos, { estado: 'caida' });
    danos.anotar((error as Error).message);
    return null;
  }
}

export function saludRoutes(route: Route, deps: Deps): void {
  route(saludApi.leer, async () => {
    const copia = await preguntar(deps);
    if (!copia || deps.danos.hay) throw new Problema(503, mensajes.baseDanada, { estado: 'danada' });
    return { estado: 'ok' as const, copia };
  });
}
