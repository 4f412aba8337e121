import type { Jugador } from '#contract/liga/jugadores.ts';
import { conPersona } from '#server/db/lecturas/jugadores.ts';
import type { Lector } from '#server/db/open.ts';
import { leerFilaJugador } from '#server/db/tables/jugador.ts';

export async function jugadoresPorId(db: Lector, ids: readonly number[]): Promise<Jugador[]> {
  const filas = await db
    .selectFrom(conPersona('jugador'))
    .selectAll()
    .where('id', 'in', ids)
    .orderBy('id')
    .execute();
  return filas.map(leerFilaJugador);
}
