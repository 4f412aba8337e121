import type { Dia } from '#domain/fecha.ts';
import { terminaDesde } from '#server/db/lecturas/ausencias.ts';
import type { Lector } from '#server/db/open.ts';

export const enlaceDe = (db: Lector, idJugador: number) =>
  db.selectFrom('enlace_personal').selectAll().where('idJugador', '=', idJugador).executeTakeFirst();

export const movilesDe = (db: Lector, idJugador: number) =>
  db
    .selectFrom('movil')
    .select(['id', 'endpoint'])
    .where('idJugador', '=', idJugador)
    .orderBy('id')
    .execute();

/** Theirs that go on to that day or past it, of whatever league. */
export const ausenciasDesde = (db: Lector, idJugador: number, dia: Dia) =>
  db
    .selectFrom('incidencia')
    .selectAll()
    .where('idJugador', '=', idJugador)
    .where((eb) => terminaDesde(eb, dia))
    .orderBy('fecha')
    .orderBy('id')
    .execute();

/** The state of the last mail that took it to them. */
export async function ultimoCorreoDe(db: Lector, idJugador: number) {
  const fila = await db
    .selectFrom('correo')
    .select('estado')
    .where('idJugador', '=', idJugador)
    .where('lleva', 'not in', ['aviso', 'movil'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return fila?.estado ?? null;
}
