import { sql } from 'kysely';
import type { Dia } from '#domain/fecha.ts';
import { esEscalera } from '#domain/liga/escalera.ts';
import { vueltas } from '#domain/liga/liga.ts';
import { parejaDe } from '#domain/partido/partido.ts';
import { PARTIDOS } from '#server/db/lecturas/desenlace.ts';
import { leerReglas } from '#server/db/tables/liga.ts';
import type { Lector } from '../open.ts';

const aplazadosDeActivas = (db: Lector) =>
  db
    .selectFrom('partido')
    .innerJoin('liga', 'liga.id', 'partido.idLiga')
    .select(['partido.id', 'partido.idLiga', 'partido.idJugador1', 'partido.idJugador2'])
    .select(['liga.idaVuelta', 'liga.fechaIdaVuelta', 'liga.reglas'])
    .where('liga.estado', '=', 'activa')
    .where(PARTIDOS.estaAplazado)
    .orderBy('partido.id')
    .execute();

type Pareja = { idLiga: number; idJugador1: number; idJugador2: number };
const enLiga = (pareja: Pareja): string => `${pareja.idLiga} ${parejaDe(pareja)}`;

/** Which matches of a pair make up for one that was put off. */
type Cuales = 'jugados' | 'jugadosOPuestos';

async function cuantosPorPareja(
  db: Lector,
  ligas: readonly number[],
  cuales: Cuales,
): Promise<Map<string, number>> {
  const filas = await db
    .selectFrom('partido')
    .select(['idLiga', 'idJugador1', 'idJugador2', sql<number>`count(*)`.as('n')])
    .where('idLiga', 'in', ligas)
    .where((eb) =>
      // A cancelled match takes up a leg of its pair.
      eb.or([
        PARTIDOS.estaDecidido,
        PARTIDOS.nadieLoDebe,
        ...(cuales === 'jugados' ? [] : [PARTIDOS.sinJugar]),
      ]),
    )
    .groupBy(['idLiga', 'idJugador1', 'idJugador2'])
    .orderBy('idLiga')
    .execute();
  const cuantos = new Map<string, number>();
  for (const fila of filas) cuantos.set(enLiga(fila), (cuantos.get(enLiga(fila)) ?? 0) + Number(fila.n));
  return cuantos;
}

async function aplazadosCubiertosPor(cuales: Cuales, db: Lector, hoy: Dia): Promise<Set<number>> {
  // A challenge that was put off is made up for by no other.
  const aplazados = (await aplazadosDeActivas(db)).filter(
    ({ reglas }) => !esEscalera({ reglas: leerReglas(reglas) }),
  );
  if (aplazados.length === 0) return new Set();
  const ligas = [...new Set(aplazados.map(({ idLiga }) => idLiga))];
  const cuantos = await cuantosPorPareja(db, ligas, cuales);
  const cubiertos = aplazados.filter(
    ({ idaVuelta, fechaIdaVuelta, ...fila }) =>
      (cuantos.get(enLiga(fila)) ?? 0) >= vueltas({ idaVuelta: idaVuelta === 1, fechaIdaVuelta }, hoy),
  );
  return new Set(cubiertos.map(({ id }) => id));
}

/** Postponed matches that nobody owes any more: the pair has since played as often as it meets. */
export const aplazadosSaldados = (db: Lector, hoy: Dia): Promise<Set<number>> =>
  aplazadosCubiertosPor('jugados', db, hoy);

/** Those, and the ones whose pair has other matches set for what it owes: nobody has to find them a date. */
export const aplazadosConFecha = (db: Lector, hoy: Dia): Promise<Set<number>> =>
  aplazadosCubiertosPor('jugadosOPuestos', db, hoy);
