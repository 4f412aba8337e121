import { seOfreceLiga } from '#contract/club/ofrecido.ts';
import type { DatosTabla } from '#domain/clasificacion/tabla.ts';
import type { Ajuste } from '#domain/liga/ajuste.ts';
import type { JugadorLiga } from '#domain/liga/liga.ts';
import { jugadoresDe, type Partido } from '#domain/partido/partido.ts';
import { partidoDeFila } from '#server/db/tables/partido.ts';
import type { Lector } from '../open.ts';
import { type LigaLeida, leerFilaLiga } from '../tables/liga.ts';
import { conPersona } from './jugadores.ts';

export async function todasLasLigas(db: Lector): Promise<LigaLeida[]> {
  const filas = await db.selectFrom('liga').selectAll().orderBy('id').execute();
  return filas.map(leerFilaLiga);
}

export async function partidosDeLiga(db: Lector, idLiga: number): Promise<Partido[]> {
  const filas = await db
    .selectFrom('partido')
    .selectAll()
    .where('idLiga', '=', idLiga)
    .orderBy('id')
    .execute();
  return filas.map((fila) => partidoDeFila(fila));
}

const NIVEL = ['id', 'tipo', 'deporte', 'modo', 'estado', 'division', 'anio', 'ciclo'] as const;

const plantillaDe = (db: Lector, idLiga: number) =>
  db
    .selectFrom('liga_jugador')
    .innerJoin(conPersona('jugador'), 'jugador.id', 'liga_jugador.idJugador')
    .select(['jugador.id', 'jugador.nombre', 'jugador.estado'])
    .where('liga_jugador.idLiga', '=', idLiga)
    .orderBy('jugador.id')
    .execute();

const incidenciasDe = (db: Lector, idLiga: number) =>
  db
    .selectFrom('incidencia')
    .select(['idLiga', 'idJugador'])
    .where('idLiga', '=', idLiga)
    .orderBy('id')
    .execute();

const ajustesDe = (db: Lector, idLiga: number) =>
  db
    .selectFrom('ajuste')
    .select(['idJugador', 'puntos', 'fecha', 'motivo'])
    .where('idLiga', '=', idLiga)
    .orderBy('fecha')
    .orderBy('id')
    .execute();

/** Of the matches, who is not on the roster: somebody who left the league, hence seldom anybody. */
async function jugadoresIdos(
  db: Lector,
  plantilla: readonly JugadorLiga[],
  partidos: readonly Partido[],
): Promise<JugadorLiga[]> {
  const enPlantilla = new Set(plantilla.map(({ id }) => id));
  const ids = [...new Set(partidos.flatMap(jugadoresDe))].filter((id) => !enPlantilla.has(id));
  if (ids.length === 0) return [];
  const filas = await db
    .selectFrom(conPersona('jugador'))
    .select(['id', 'nombre', 'estado'])
    .where('id', 'in', ids)
    .orderBy('id')
    .execute();
  return filas.map((fila) => ({ ...fila, enLiga: false }));
}

const conSusAjustes = (
  jugadores: readonly JugadorLiga[],
  todos: readonly (Ajuste & { idJugador: number })[],
): JugadorLiga[] => {
  const deCada = Map.groupBy(todos, ({ idJugador }) => idJugador);
  return jugadores.map((uno) => {
    const ajustes = deCada.get(uno.id)?.map(({ idJugador: _, ...ajuste }) => ajuste);
    return ajustes ? { ...uno, ajustes } : uno;
  });
};

/** Of its type: `mismaCompeticion` says which of them are its divisions. */
const ligasDeSuTemporada = (db: Lector, { tipo, anio }: Pick<LigaLeida, 'tipo' | 'anio'>) =>
  db
    .selectFrom('liga')
    .select(NIVEL)
    .where('tipo', '=', tipo)
    .where('anio', '=', anio)
    .orderBy('id')
    .execute();

/**
 * What the table of a league is computed from: its roster and who played in it and left, its matches and
 * incidents, and the leagues of its type and season, itself among them; undefined when there is no such league.
 */
export async function datosDeTabla(db: Lector, idLiga: number): Promise<DatosTabla | undefined> {
  const fila = await db.selectFrom('liga').selectAll().where('id', '=', idLiga).executeTakeFirst();
  if (!fila) return undefined;
  const liga = leerFilaLiga(fila);
  const [ligas, plantilla, partidos, incidencias, ajustes] = await Promise.all([
    ligasDeSuTemporada(db, liga),
    plantillaDe(db, idLiga),
    partidosDeLiga(db, idLiga),
    incidenciasDe(db, idLiga),
    ajustesDe(db, idLiga),
  ]);
  const inscritos = plantilla.map((jugador) => ({ ...jugador, enLiga: true }));
  const idos = await jugadoresIdos(db, inscritos, partidos);
  const jugadores = conSusAjustes([...inscritos, ...idos], ajustes);
  return { liga, ligas, jugadores, partidos, incidencias };
}

export async function datosDeTablaPublica(db: Lector, idLiga: number): Promise<DatosTabla | undefined> {
  const datos = await datosDeTabla(db, idLiga);
  return datos && seOfreceLiga(datos.liga.tipo) ? datos : undefined;
}
