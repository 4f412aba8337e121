import { tiposPublicos } from '#contract/club/ofrecido.ts';
import type { Jugador } from '#contract/liga/jugadores.ts';
import type { Partido } from '#contract/liga/partidos.ts';
import type { Lector } from '../open.ts';
import { leerFilaJugador } from '../tables/jugador.ts';
import { type LigaLeida, leerFilaLiga } from '../tables/liga.ts';
import { leerFilaPartido, type Suplencias } from '../tables/partido.ts';
import { loJuegaOSuple } from './desenlace.ts';
import { conPersona, suyosDe } from './jugadores.ts';

export async function ligaPorId(db: Lector, id: number): Promise<LigaLeida | undefined> {
  const fila = await db.selectFrom('liga').selectAll().where('id', '=', id).executeTakeFirst();
  return fila && leerFilaLiga(fila);
}

export async function jugadorPorId(db: Lector, id: number): Promise<Jugador | undefined> {
  const fila = await db.selectFrom(conPersona('jugador')).selectAll().where('id', '=', id).executeTakeFirst();
  return fila && leerFilaJugador(fila);
}

export async function partidoPorId(db: Lector, id: number): Promise<(Partido & Suplencias) | undefined> {
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
      ? partidos.where(loJuegaOSuple(que.idJugador))
      : 'idLiga' in que
        ? partidos.where('idLiga', '=', que.idLiga)
        : partidos.where('idPista', '=', que.idPista);
  return (await suyos.executeTakeFirst()) !== undefined;
}

type PorId = Map<number, string>;

/** Names of those courts or players, whatever their state; without ids, of all. */
export async function nombresDe(
  db: Lector,
  tabla: 'pista' | 'jugador',
  ids?: readonly number[],
): Promise<PorId> {
  if (ids?.length === 0) return new Map();
  const todos = tabla === 'pista' ? db.selectFrom('pista') : db.selectFrom(conPersona('pista'));
  let consulta = todos.select(['id', 'nombre']).orderBy('id');
  if (ids) consulta = consulta.where('id', 'in', ids);
  return new Map((await consulta.execute()).map(({ id, nombre }) => [id, nombre]));
}

/** Names of those leagues, made from their columns; without ids, of all. */
export async function nombresDeLigas(db: Lector, ids?: readonly number[]): Promise<PorId> {
  if (ids?.length === 0) return new Map();
  let consulta = db.selectFrom('liga').selectAll().orderBy('id');
  if (ids) consulta = consulta.where('id', 'in', ids);
  return new Map((await consulta.execute()).map((fila) => [fila.id, leerFilaLiga(fila).nombre]));
}

const publica = (db: Lector) =>
  db.selectFrom('liga').select('liga.id').where('liga.tipo', 'in', tiposPublicos());

/**
 * Whoever is or was on a roster, or in a match, of a league that the club has, alone or in a pair; one step of an index each.
 */
export async function quienJuega(
  db: Lector,
  id: number,
): Promise<{ nombre: string; idLiga: number | null } | undefined> {
  const suyos = await suyosDe(db, id);
  return db
    .selectFrom(conPersona('jugador'))
    .select(['nombre', 'idLiga'])
    .where('id', '=', id)
    .where(({ or, exists, selectFrom }) =>
      or([
        exists(
          selectFrom('liga_jugador')
            .select('idLiga')
            .where('idJugador', 'in', suyos)
            .where('idLiga', 'in', publica(db)),
        ),
        exists(
          selectFrom('partido')
            .select('id')
            .where('idJugador1', 'in', suyos)
            .where('idLiga', 'in', publica(db)),
        ),
        exists(
          selectFrom('partido')
            .select('id')
            .where('idJugador2', 'in', suyos)
            .where('idLiga', 'in', publica(db)),
        ),
      ]),
    )
    .executeTakeFirst();
}

/** Who is in no league that the club has, and plays for one of a pair in one. */
export async function quienSuple(db: Lector, id: number): Promise<{ nombre: string } | undefined> {
  const suyos = await suyosDe(db, id);
  return db
    .selectFrom(conPersona('jugador'))
    .select('nombre')
    .where('id', '=', id)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('partido')
          .select('id')
          .where(({ eb, or }) => or([eb('suplente1', 'in', suyos), eb('suplente2', 'in', suyos)]))
          .where('idLiga', 'in', publica(db)),
      ),
    )
    .executeTakeFirst();
}
