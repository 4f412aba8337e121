import { nombreLiga } from '#domain/liga/liga.ts';
import { conPersona } from '#server/db/lecturas/jugadores.ts';
import type { Lector } from '#server/db/open.ts';
import { throughBatches } from '#server/db/queries.ts';

export const avisosDe = (db: Lector, idCorreo: number) =>
  db.selectFrom('aviso').selectAll().where('idCorreo', '=', idCorreo).orderBy('clave').execute();

export const movilPorId = (db: Lector, id: number) =>
  db.selectFrom('movil').selectAll().where('id', '=', id).executeTakeFirst();

export const partidosPorId = (db: Lector, ids: readonly number[]) =>
  db.selectFrom('partido').selectAll().where('id', 'in', ids).orderBy('id').execute();

export async function nombresDePistas(db: Lector): Promise<Map<number, string>> {
  const filas = await db.selectFrom('pista').select(['id', 'nombre']).orderBy('id').execute();
  return new Map(filas.map(({ id, nombre }) => [id, nombre]));
}

export async function nombresDeJugadores(db: Lector, ids: readonly number[]): Promise<Map<number, string>> {
  const filas = await throughBatches(ids, (batch) =>
    db
      .selectFrom(conPersona('jugador'))
      .select(['id', 'nombre'])
      .where('id', 'in', batch)
      .orderBy('id')
      .execute(),
  );
  return new Map(filas.map(({ id, nombre }) => [id, nombre]));
}

export async function ligasPorId(db: Lector, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, { nombre: string; terminada: boolean }>();
  const filas = await db
    .selectFrom('liga')
    .select(['id', 'tipo', 'division', 'anio', 'estado'])
    .where('id', 'in', ids)
    .orderBy('id')
    .execute();
  return new Map(
    filas.map((liga) => [liga.id, { nombre: nombreLiga(liga), terminada: liga.estado === 'inactiva' }]),
  );
}

export async function tieneAdjudicados(db: Lector, idLiga: number, idJugador: number): Promise<boolean> {
  const fila = await db
    .selectFrom('partido')
    .select('id')
    .where('idLiga', '=', idLiga)
    .where('sintetico', '=', 1)
    .where((eb) => eb.or([eb('idJugador1', '=', idJugador), eb('idJugador2', '=', idJugador)]))
    .limit(1)
    .executeTakeFirst();
  return fila !== undefined;
}

export async function ligasQueNotifican(db: Lector, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const filas = await db
    .selectFrom('liga')
    .select('id')
    .where('id', 'in', ids)
    .where('notificar', '=', 1)
    .where('estado', '=', 'activa')
    .orderBy('id')
    .execute();
  return new Set(filas.map(({ id }) => id));
}

export async function ultimoAvisoDe(db: Lector, idJugador: number) {
  const fila = await db
    .selectFrom('correo')
    .select('estado')
    .where('idJugador', '=', idJugador)
    .where('lleva', '=', 'aviso')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return fila?.estado ?? null;
}
