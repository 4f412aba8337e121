import { type EstadoDeCopia, saludApi } from '#contract/club/configuracion.ts';
import { mensajes } from '#contract/mensajes.ts';
import { type Danos, type Outage, outageOf } from '#server/db/engines/outage.ts';
import { estadoDeCopia } from '#server/db/lecturas/copia.ts';
import type { BaseDatos } from '#server/db/open.ts';
import type { Clock } from '#server/platform/clock.ts';
import { Problema } from '#server/platform/errors.ts';
import type { Route } from '#server/platform/http/router.ts';

type Deps = { base: BaseDatos; danos: Danos; reloj: Clock };

const ENFERMA: Record<Outage, () => Problema> = {
  down: () => new Problema(503, mensajes.sinBaseDatos, { estado: 'caida' }),
  damaged: () => new Problema(503, mensajes.baseDanada, { estado: 'danada' }),
  missing: () => new Problema(503, mensajes.baseAusente, { estado: 'ausente' }),
  full: () => new Problema(503, mensajes.discoLleno, { estado: 'llena' }),
};

/** In a transaction, which begins only where what it writes would stay. */
const leer = ({ base: { db }, reloj }: Deps): Promise<EstadoDeCopia> =>
  db.transaction().execute(async (q) => {
    await q.selectFrom('version').select('version').executeTakeFirstOrThrow();
    return estadoDeCopia(q, reloj);
  });

/** Once a write has found no room, health is a write that finds it. */
async function probarSitio({ base, danos }: Deps): Promise<void> {
  if (!danos.sinSitio) return;
  await base.transact(async () => {});
  danos.sinSitio = false;
}

export function saludRoutes(route: Route, deps: Deps): void {
  const { danos } = deps;
  route(saludApi.leer, async () => {
    try {
      const copia = await leer(deps);
      await probarSitio(deps);
      if (!danos.hay) return { estado: 'ok' as const, copia };
    } catch (error) {
      const outage = outageOf(error) ?? 'down';
      if (outage === 'damaged') danos.anotar((error as Error).message);
      else throw ENFERMA[outage]();
    }
    throw ENFERMA.damaged();
  });
}
