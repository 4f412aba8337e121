import type { DatosTabla } from '#domain/clasificacion/tabla.ts';
import type { EstadoJugador, JugadorLiga } from '#domain/liga/jugador.ts';
import { conSets } from '#domain/partido/marcador.ts';
import type { Lector } from '../open.ts';
import { type LigaLeida, leerFilaLiga } from '../tables/liga.ts';
import { leerFilaPartido } from '../tables/partido.ts';

export async function todasLasLigas(db: Lector): Promise<LigaLeida[]> {
  const filas = await db.selectFrom('liga').selectAll().orderBy('id').execute();
  return filas.map(leerFilaLiga);
}

/** The leagues of the same type and season as that one, itself among them. */
export async function ligasDeSuTemporada(db: Lector, idLiga: number): Promise<LigaLeida[]> {
  const filas = await db
    .selectFrom('liga as una')
    .innerJoin('liga', (join) => join.onRef('liga.tipo', '=', 'una.tipo').onRef('liga.anio', '=', 'una.anio'))
    .selectAll('liga')
    .where('una.id', '=', idLiga)
    .orderBy('liga.id')
    .execute();
  return filas.map(leerFilaLiga);
}

/** Roster and everyone with a match in the league, each found by an index of that league. */
const idsDe = (db: Lector, idLiga: number) =>
  db
    .selectFrom('liga_jugador')
    .select('idJugador')
    .where('idLiga', '=', idLiga)
    .union(db.selectFrom('partido').select('idJugador1 as idJugador').where('idLiga', '=', idLiga))
    .union(db.selectFrom('partido').select('idJugador2 as idJugador').where('idLiga', '=', idLiga));

/** Who plays or played in the league; `enLiga` is the roster. domain.md, "Standings". */
async function jugadoresDe(db: Lector, idLiga: number): Promise<JugadorLiga[]> {
  const filas = await db
    .selectFrom(idsDe(db, idLiga).as('suyo'))
    .innerJoin('jugador', 'jugador.id', 'suyo.idJugador')
    .leftJoin('liga_jugador as lj', (join) =>
      join.onRef('lj.idJugador', '=', 'jugador.id').on('lj.idLiga', '=', idLiga),
    )
    .select(['jugador.id', 'jugador.nombre', 'jugador.estado', 'lj.idLiga as enLiga'])
    .orderBy('jugador.id')
    .execute();
  return filas.map(({ enLiga, estado, ...jugador }) => ({
    ...jugador,
    estado: estado as EstadoJugador,
    enLiga: enLiga !== null,
  }));
}

/** What a league's table is computed from, beside the leagues. */
export async function datosDeTabla(
  db: Lector,
  idLiga: number,
): Promise<Pick<DatosTabla, 'jugadores' | 'partidos' | 'incidencias'>> {
  const [jugadores, partidos, incidencias] = await Promise.all([
    jugadoresDe(db, idLiga),
    db.selectFrom('partido').selectAll().where('idLiga', '=', idLiga).orderBy('id').execute(),
    db
      .selectFrom('incidencia')
      .select(['idLiga', 'idJugador'])
      .where('idLiga', '=', idLiga)
      .orderBy('id')
      .execute(),
  ]);
  return { jugadores, partidos: partidos.map((fila) => conSets(leerFilaPartido(fila))), incidencias };
}
