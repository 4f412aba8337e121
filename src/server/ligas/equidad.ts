import type { FilaEquidad } from '#contract/liga/equidad.ts';
import { equidadDeLiga } from '#domain/equidad/equidad.ts';
import { horarioDe } from '#domain/liga/liga.ts';
import { nombresDe } from '#server/db/lecturas/nombres.ts';
import { datosDeTabla, partidosDeLiga } from '#server/db/lecturas/tabla.ts';
import type { BaseDatos } from '#server/db/open.ts';
import { existente } from '#server/db/registro/entidad.ts';
import type { Clock } from '#server/platform/clock.ts';
import { leerLiga } from './ligas.ts';

/** How fairly a league has been dealt out, from its matches. 404 when there is no such league. */
export async function verEquidad(base: BaseDatos, reloj: Clock, idLiga: number): Promise<FilaEquidad[]> {
  const liga = await leerLiga(base, idLiga);
  const { jugadores } = existente(await datosDeTabla(base.db, idLiga));
  const partidos = await partidosDeLiga(base.db, idLiga);
  const idsPistas = [...new Set(partidos.flatMap(({ idPista }) => idPista ?? []))];
  const pistas = await nombresDe(base.db, 'pista', idsPistas);
  return equidadDeLiga({
    liga: { ...liga, ...horarioDe(liga) },
    jugadores: jugadores.filter(({ enLiga }) => enLiga),
    partidos,
    pistas,
    hoy: reloj.today(),
  });
}
