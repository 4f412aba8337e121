import { type RawBuilder, sql } from 'kysely';
import type { Dia } from '#domain/fecha.ts';
import { esEscalera } from '#domain/liga/escalera.ts';
import { vueltas } from '#domain/liga/liga.ts';
import { TIPOS_GESTIONADOS } from '#domain/liga/tipos.ts';
import { parejaDe } from '#domain/partido/partido.ts';
import { PARTIDOS } from '#server/db/lecturas/desenlace.ts';
import { leerReglas } from '#server/db/tables/liga.ts';
import type { Lector } from '../open.ts';

/** Each a value of its row: as `exists`, PostgreSQL may read the whole roster for one match. */
const seFue = (quien: 'idJugador1' | 'idJugador2'): RawBuilder<boolean> => {
  const [id, idLiga] = [sql.ref(`partido.${quien}`), sql.ref('partido.idLiga')];
  return sql<boolean>`(select jugador.estado from jugador where jugador.id = ${id}) = 'eliminado'
    or ((select suya.tipo from liga as suya where suya.id = ${idLiga}) in (${sql.join(TIPOS_GESTIONADOS)})
      and (select count(*) from liga_jugador as plaza
        where ${sql.ref('plaza.idLiga')} = ${idLiga} and ${sql.ref('plaza.idJugador')} = ${id}) = 0)`;
};

/** 1 of a row of `partido` of whose two one is out of its league, as `estaFuera` says: who stays has nobody to play it with. */
export const SIN_RIVAL = sql<number>`case when ${seFue('idJugador1')} or ${seFue('idJugador2')} then 1 else 0 end`;

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

/** Of leagues that are being played, those of which one of the two has left. */
async function aplazadosSinRival(db: Lector): Promise<number[]> {
  const filas = await db
    .selectFrom('partido')
    .innerJoin('liga', 'liga.id', 'partido.idLiga')
    .select('partido.id')
    .where('liga.estado', '=', 'activa')
    .where(PARTIDOS.estaAplazado)
    .where(SIN_RIVAL, '=', 1)
    .orderBy('partido.id')
    .execute();
  return filas.map(({ id }) => id);
}

const conLosSinRival = async (db: Lector, cubiertos: Promise<Set<number>>): Promise<Set<number>> =>
  new Set([...(await cubiertos), ...(await aplazadosSinRival(db))]);

/** Those, and the ones that nobody will play since one of the two has left. */
export const aplazadosQueNoSeJuegan = (db: Lector, hoy: Dia): Promise<Set<number>> =>
  conLosSinRival(db, aplazadosSaldados(db, hoy));

/** Those, and the ones whose pair has other matches set for what it owes: nobody has to find them a date. */
export const aplazadosConFecha = (db: Lector, hoy: Dia): Promise<Set<number>> =>
  conLosSinRival(db, aplazadosCubiertosPor('jugadosOPuestos', db, hoy));
