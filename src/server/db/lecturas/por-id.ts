import type { Jugador } from '#contract/liga/jugadores.ts';
import type { Partido } from '#contract/liga/partidos.ts';
import type { Lector } from '../open.ts';
import { leerFilaJugador } from '../tables/jugador.ts';
import { type LigaLeida, leerFilaLiga } from '../tables/liga.ts';
import { leerFilaPartido } from '../tables/partido.ts';

export async function ligaPorId(db: Lector, id: number): Promise<LigaLeida | undefined> {
  const fila = await db.selectFrom('liga').selectAll().where('id', '=', id).executeTakeFirst();
  return fila && leerFilaLiga(fila);
}

export async function jugadorPorId(db: Lector, id: number): Promise<Jugador | undefined> {
  const fila = await db.selectFrom('jugador').selectAll().where('id', '=', id).executeTakeFirst();
  return fila && leerFilaJugador(fila);
}

export async function partidoPorId(db: Lector, id: number): Promise<Partido | undefined> {
  const fila = await db.selectFrom('partido').selectAll().where('id', '=', id).executeTakeFirst();
  return fila && leerFilaPartido(fila);
}

export const hay = async (db: Lector, tabla: 'liga' | 'jugador', id: number): Promise<boolean> =>
  (await db.selectFrom(tabla).select('id').where('id', '=', id).executeTakeFirst()) !== undefined;

export async function tienePartidos(
  db: Lector,
  que: { idLiga: number } | { idPista: number } | { idJugador: number },
): Promise<boolean> {
  const partidos = db.selectFrom('partido').select('id').limit(1);
  const suyos =
    'idJugador' in que
      ? partidos.where((eb) =>
          eb.or([eb('idJugador1', '=', que.idJugador), eb('idJugador2', '=', que.idJugador)]),
        )
      : 'idLiga' in que
        ? partidos.where('idLiga', '=', que.idLiga)
        : partidos.where('idPista', '=', que.idPista);
  return (await suyos.executeTakeFirst()) !== undefined;
}
