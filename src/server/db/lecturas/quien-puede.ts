import type { ExpressionBuilder } from 'kysely';
import type { Dia, FechaHora } from '#domain/fecha.ts';
import { cubreDia, diasDe, type Periodo } from '#domain/incidencia/incidencia.ts';
import { horarioDe } from '#domain/liga/liga.ts';
import { type Gusto, gustoEn, gustosDe, leerFranjas, type Ventana } from '#domain/persona/franjas.ts';
import { dondeEstan, NADIE_REPITE } from '#domain/persona/gente.ts';
import type { Lector } from '../open.ts';
import { leerFilaLiga } from '../tables/liga.ts';
import type { Tablas } from '../types.ts';
import { estaPuesto } from './ajustes.ts';
import { conPersona, leerGente } from './jugadores.ts';

type Ausencia = Periodo & { idJugador: number };

const leerAusencias = (db: Lector, desde: Dia | null, hasta: Dia | null): Promise<Ausencia[]> =>
  db
    .selectFrom('incidencia')
    .innerJoin('jugador', 'jugador.id', 'incidencia.idJugador')
    .select(['incidencia.fecha', 'incidencia.hasta', 'incidencia.idJugador'])
    .where('jugador.estado', '<>', 'eliminado')
    .$if(hasta !== null, (q) => q.where('incidencia.fecha', '<=', hasta))
    .$if(desde !== null, (q) => q.where((eb) => terminaDesde(eb, desde ?? '')))
    .orderBy('incidencia.fecha')
    .orderBy('incidencia.idJugador')
    .execute();

export const terminaDesde = (eb: ExpressionBuilder<Tablas, 'incidencia'>, dia: Dia) =>
  eb(eb.fn.coalesce('incidencia.hasta', 'incidencia.fecha'), '>=', dia);

/** Day → ids of the players with an incident that day, noted of any of their person’s, in whatever league, but those who were removed: of those days, or of all. */
export async function ausenciasPorDia(db: Lector, dias?: readonly Dia[]): Promise<Record<Dia, number[]>> {
  if (dias?.length === 0) return {};
  const pedidos = dias?.toSorted();
  const filas = await leerAusencias(db, pedidos?.[0] ?? null, pedidos?.at(-1) ?? null);
  const gente = filas.length > 0 ? await leerGente(db) : NADIE_REPITE;
  const suyos = (una: Ausencia) => pedidos?.filter((dia) => cubreDia(una, dia)) ?? diasDe(una);
  const porDia = new Map<Dia, Set<number>>();
  for (const una of filas)
    for (const dia of suyos(una))
      porDia.set(dia, new Set([...(porDia.get(dia) ?? []), ...dondeEstan(gente, una.idJugador)]));
  return Object.fromEntries(
    [...porDia]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([dia, ids]) => [dia, [...ids].sort((a, b) => a - b)]),
  );
}

export async function ventanaDeLiga(db: Lector, idLiga: number | null): Promise<Ventana | null> {
  if (idLiga === null) return null;
  const fila = await db.selectFrom('liga').selectAll().where('id', '=', idLiga).executeTakeFirst();
  return fila ? { ...horarioDe(leerFilaLiga(fila)), duracion: fila.duracion } : null;
}

/** Whether nobody is given a match when they say they never can. */
export const sonFirmes = async (db: Lector): Promise<boolean> => estaPuesto(db, 'franjasFirmes');

type GustoDe = (idJugador: number, fecha: FechaHora) => Gusto | null;

const conFranjas = (db: Lector, ids: readonly number[]) =>
  db
    .selectFrom(conPersona('jugador'))
    .select(['id', 'idLiga', 'franjas'])
    .where('id', 'in', ids)
    .where('franjas', 'is not', null)
    .orderBy('id')
    .execute();

/** What those players say of a moment, as it is kept: whether the club takes it as said is another matter. */
export async function leerGustos(db: Lector, ids: readonly number[]): Promise<GustoDe> {
  return ids.length === 0 ? () => null : gustosDe(await conFranjas(db, ids));
}

/** What counts of it: `nunca` only where the club takes it as said, and they say it of no more bands than may be. */
export async function leerGustosQueCuentan(db: Lector, ids: readonly number[]): Promise<GustoDe> {
  const firmes = await sonFirmes(db);
  const suyas = new Map<number, Parameters<typeof gustoEn>[0]>();
  for (const { id, idLiga, franjas } of await conFranjas(db, ids))
    suyas.set(id, { franjas: leerFranjas(franjas), ventana: await ventanaDeLiga(db, idLiga), firmes });
  return (idJugador, fecha) => {
    const dichas = suyas.get(idJugador);
    return dichas ? gustoEn(dichas, fecha) : null;
  };
}
