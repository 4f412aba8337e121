import { deJugadoresApi, type MisPartidos, misPartidosApi } from '#contract/cuentas/mis-partidos.ts';
import { CON_ENLACE } from '#domain/cuenta/cuenta.ts';
import { enlaceDeToken } from '#server/db/lecturas/enlace-personal.ts';
import { suyosDe } from '#server/db/lecturas/jugadores.ts';
import { leerNombresPublicos } from '#server/db/lecturas/nombres-publicos.ts';
import type { BaseDatos } from '#server/db/open.ts';
import type { Firmar } from '#server/db/registro/firma.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Route } from '#server/platform/http/router.ts';
import { decir, listarDichos, type Puntuar, porDecir } from './dichos.ts';
import { sinResultadoDe } from './mis-partidos.queries.ts';
import { listarQuedando, type Mover, ponerHora, porQuedar, reservar } from './quedar.ts';
import { acabaDe, type Deshacer, retractar } from './retractar.ts';

type Deps = { base: BaseDatos; reloj: Clock };

async function verMisPartidos({ base: { db }, reloj }: Deps, token: string): Promise<MisPartidos> {
  const { idJugador } = await enlaceDeToken(db, reloj, token);
  const enPublico = await leerNombresPublicos(db);
  const todo: MisPartidos = { resultados: [], aplazados: [], acabaDe: [] };
  for (const suyo of await suyosDe(db, idJugador)) {
    const contexto = { idJugador: suyo, reloj, enPublico };
    const partidos = await sinResultadoDe(db, suyo);
    todo.resultados.push(...(await porDecir(db, partidos, contexto)));
    todo.aplazados.push(...(await porQuedar(db, partidos, contexto)));
    todo.acabaDe.push(...(await acabaDe(db, contexto)));
  }
  return todo;
}

export function misPartidosRoutes(
  route: Route,
  { base, reloj, ...escribir }: Deps & { puntuar: Puntuar; mover: Mover; deshacer: Deshacer },
  de: Firmar,
): void {
  const suyo = { base: de({ usuario: CON_ENLACE }), reloj, ...escribir };
  route(misPartidosApi.leer, ({ body }) => verMisPartidos({ base, reloj }, body.token));
  route(misPartidosApi.decir, async ({ body }) => {
    const { publicado } = await decir(suyo, body);
    return { ...(await verMisPartidos({ base, reloj }, body.token)), publicado };
  });
  route(misPartidosApi.hora, async ({ body }) => {
    const { reservado } = await ponerHora(suyo, body);
    return { ...(await verMisPartidos({ base, reloj }, body.token)), reservado };
  });
  route(misPartidosApi.deshacer, async ({ body }) => {
    await retractar(suyo, body);
    return verMisPartidos({ base, reloj }, body.token);
  });
  route(deJugadoresApi.dichos, ({ query }) => listarDichos(base.db, reloj, query.tipo));
  route(deJugadoresApi.quedando, () => listarQuedando(base.db, reloj));
  route(deJugadoresApi.confirmar, ({ params, body, caller }) =>
    reservar({ base: de(caller), reloj, ...escribir }, params.id, body),
  );
}
