import { sql } from 'kysely';
import type { Resumen } from '#contract/club/resumen.ts';
import { type Dia, diaDe, sumarDias } from '#domain/fecha.ts';
import { desdeRecientes, type Jugado } from '#domain/pronostico/ritmo.ts';
import { PARTIDOS } from '#server/db/lecturas/desenlace.ts';
import { conPersona } from '#server/db/lecturas/jugadores.ts';
import { conLigas, leerProgramado, type Programado } from '#server/db/lecturas/partidos.ts';
import { terminaDesde } from '#server/db/lecturas/quien-puede.ts';
import type { Lector } from '#server/db/open.ts';

const porJugar = (db: Lector) =>
  conLigas(db).where((eb) =>
    eb.or([PARTIDOS.sinJugar, eb.and([eb('liga.estado', '=', 'activa'), PARTIDOS.estaAplazado])]),
  );

/** Matches that nobody has scored nor cancelled, oldest first; of leagues that are over, not those put off. */
export async function partidosSinResultado(db: Lector): Promise<Programado[]> {
  const filas = await porJugar(db).orderBy('partido.fecha').orderBy('partido.id').execute();
  return filas.map(leerProgramado);
}

const cuantos = sql<number>`count(*)`.as('n');

type Cuenta = { idLiga: number; n: number };
const porLiga = (filas: readonly Cuenta[]): Map<number, number> =>
  new Map(filas.map(({ idLiga, n }) => [idLiga, Number(n)]));

/** Of each league, how many matches have a result, the first that was played and the recent ones. */
export async function resultadosPorLiga(
  db: Lector,
  hoy: Dia,
): Promise<Map<number, Jugado & { resultados: number }>> {
  const jugada = sql<number>`sum(case when ${sql.ref('sintetico')} = 0 and ${sql.ref('fecha')} >= ${`${sumarDias(desdeRecientes(hoy), 1)}T00:00`} then 1 else 0 end)`;
  const primera = sql<string | null>`min(case when ${sql.ref('sintetico')} = 0 then ${sql.ref('fecha')} end)`;
  const filas = await db
    .selectFrom('partido')
    .select(['idLiga', cuantos, jugada.as('recientes'), primera.as('primera')])
    .where(PARTIDOS.estaDecidido)
    .groupBy('idLiga')
    .orderBy('idLiga')
    .execute();
  return new Map(
    filas.map(({ idLiga, n, recientes, primera: fecha }) => [
      idLiga,
      { resultados: Number(n), recientes: Number(recientes), primero: fecha === null ? null : diaDe(fecha) },
    ]),
  );
}

export async function enJuegoPorLiga(db: Lector): Promise<Map<number, number>> {
  const filas = await db
    .selectFrom('liga_jugador')
    .innerJoin('jugador', 'jugador.id', 'liga_jugador.idJugador')
    .select(['liga_jugador.idLiga', cuantos])
    .where('jugador.estado', '<>', 'eliminado')
    .groupBy('liga_jugador.idLiga')
    .orderBy('liga_jugador.idLiga')
    .execute();
  return porLiga(filas);
}

/** Of each active league, the results between two who are still in it: those against who left settle nothing owed. */
export async function saldadosPorLiga(db: Lector): Promise<Map<number, number>> {
  const filas = await db
    .selectFrom('partido')
    .innerJoin('liga', 'liga.id', 'partido.idLiga')
    .innerJoin('liga_jugador as l1', (join) =>
      join.onRef('l1.idLiga', '=', 'partido.idLiga').onRef('l1.idJugador', '=', 'partido.idJugador1'),
    )
    .innerJoin('liga_jugador as l2', (join) =>
      join.onRef('l2.idLiga', '=', 'partido.idLiga').onRef('l2.idJugador', '=', 'partido.idJugador2'),
    )
    .innerJoin('jugador as j1', 'j1.id', 'l1.idJugador')
    .innerJoin('jugador as j2', 'j2.id', 'l2.idJugador')
    .select(['partido.idLiga', cuantos])
    .where('liga.estado', '=', 'activa')
    .where('j1.estado', '<>', 'eliminado')
    .where('j2.estado', '<>', 'eliminado')
    .where(PARTIDOS.estaDecidido)
    .groupBy('partido.idLiga')
    .orderBy('partido.idLiga')
    .execute();
  return porLiga(filas);
}

export async function tiposConLiga(db: Lector): Promise<string[]> {
  const filas = await db
    .selectFrom('liga')
    .select('tipo')
    .distinct()
    .where('estado', '=', 'activa')
    .orderBy('tipo')
    .execute();
  return filas.map(({ tipo }) => tipo);
}

export const estadosDePistas = (db: Lector) =>
  db.selectFrom('pista').select(['id', 'estado']).orderBy('id').execute();

/** Who cannot play on some day from one to another in some active league, in order of day. */
export const incidenciasEntre = (db: Lector, desde: Dia, hasta: Dia) =>
  db
    .selectFrom('incidencia')
    .innerJoin(conPersona('jugador'), 'jugador.id', 'incidencia.idJugador')
    .innerJoin('liga', 'liga.id', 'incidencia.idLiga')
    .select(['incidencia.idJugador', 'incidencia.fecha', 'incidencia.hasta', 'jugador.nombre'])
    .where('incidencia.fecha', '<=', hasta)
    .where((eb) => terminaDesde(eb, desde))
    .where('jugador.estado', '<>', 'eliminado')
    .where('liga.estado', '=', 'activa')
    .orderBy('incidencia.fecha')
    .orderBy('incidencia.id')
    .execute();

export async function cuentaDeSolicitudes(db: Lector): Promise<Resumen['solicitudes']> {
  const filas = await db
    .selectFrom('solicitud')
    .select((eb) => ['leida', 'atendida', cuantos, eb.fn.min('id').as('primera')])
    .where((eb) => eb.or([eb('leida', '=', 0), eb('atendida', '=', 0)]))
    .groupBy(['leida', 'atendida'])
    .orderBy('leida')
    .orderBy('atendida')
    .execute();
  const suma = (clave: 'leida' | 'atendida'): number =>
    filas.filter((fila) => fila[clave] === 0).reduce((total, { n }) => total + Number(n), 0);
  const sinAtender = suma('atendida');
  const primera = filas.find(({ atendida }) => atendida === 0)?.primera;
  return { sinLeer: suma('leida'), sinAtender, unica: sinAtender === 1 ? Number(primera) : null };
}

export const correosConFallo = (db: Lector) =>
  db
    .selectFrom('correo')
    .innerJoin('solicitud', 'solicitud.id', 'correo.idSolicitud')
    .select(['correo.estado', 'solicitud.id as idSolicitud', 'solicitud.nombre'])
    .where((eb) =>
      eb.or([
        eb('correo.estado', '=', 'fallido'),
        eb.and([eb('correo.estado', '=', 'pendiente'), eb('correo.error', 'is not', null)]),
      ]),
    )
    .orderBy('correo.id')
    .execute();
