import { compararLigas } from '#domain/liga/divisiones.ts';
import type { Lector } from '#server/db/open.ts';
import { type LigaLeida, leerFilaLiga } from '#server/db/tables/liga.ts';

const inactiva = (liga: LigaLeida): number => Number(liga.estado === 'inactiva');

/** Active ones first; then by type, newest season, level. */
export async function todasLasLigas(db: Lector): Promise<LigaLeida[]> {
  const filas = await db.selectFrom('liga').selectAll().orderBy('id').execute();
  return filas.map(leerFilaLiga).sort((a, b) => inactiva(a) - inactiva(b) || compararLigas(a, b));
}

export async function ligaPorId(db: Lector, id: number): Promise<LigaLeida | undefined> {
  const fila = await db.selectFrom('liga').selectAll().where('id', '=', id).executeTakeFirst();
  return fila && leerFilaLiga(fila);
}

export async function existeUsuario(db: Lector, usuario: string): Promise<boolean> {
  const fila = await db
    .selectFrom('usuario')
    .select('usuario')
    .where('usuario', '=', usuario)
    .executeTakeFirst();
  return fila !== undefined;
}

/** Whether a match or a player still hangs on the league. */
export async function ligaEnUso(db: Lector, id: number): Promise<boolean> {
  const enUso = await Promise.all([
    db.selectFrom('partido').select('id').where('idLiga', '=', id).limit(1).executeTakeFirst(),
    db.selectFrom('jugador').select('id').where('idLiga', '=', id).limit(1).executeTakeFirst(),
  ]);
  return enUso.some((fila) => fila !== undefined);
}

/** Who plays in the league now, or has a match in it. */
export async function idsDeJugadores(db: Lector, idLiga: number): Promise<number[]> {
  const [jugadores, partidos] = await Promise.all([
    db.selectFrom('jugador').select('id').where('idLiga', '=', idLiga).orderBy('id').execute(),
    db
      .selectFrom('partido')
      .select(['idJugador1', 'idJugador2'])
      .where('idLiga', '=', idLiga)
      .orderBy('id')
      .execute(),
  ]);
  const ids = partidos.flatMap(({ idJugador1, idJugador2 }) => [idJugador1, idJugador2]);
  return [...new Set([...jugadores.map(({ id }) => id), ...ids])];
}
