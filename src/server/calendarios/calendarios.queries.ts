import { tiposPublicos } from '#contract/club/ofrecido.ts';
import type { CitaBorrada } from '#contract/liga/calendarios.ts';
import type { Dia } from '#domain/fecha.ts';
import { rotuloLiga } from '#domain/liga/liga.ts';
import { throughBatches } from '#server/db/batches.ts';
import {
  conLigasPublicas,
  leerProgramado,
  type Programado,
} from '#server/db/lecturas/partidos-con-nombres.ts';
import type { Lector } from '#server/db/open.ts';
import type { Fila } from '#server/db/types.ts';
import { readRow } from '#server/db/undo/rows.ts';

export type Versionado = Programado & { version: number };

/** The columns of a match that say whose calendar it is in; none, everybody's. */
export type Columnas = readonly ('id' | 'idJugador1' | 'idJugador2' | 'idLiga' | 'idPista')[];
export type De = { columnas: Columnas; id: number };

/** Matches from that day on, in order of time, but those that were awarded. */
export async function citasDesde(db: Lector, de: De | null, dia: Dia | null): Promise<Versionado[]> {
  let consulta = conLigasPublicas(db).where('partido.sintetico', '=', 0);
  if (dia !== null) consulta = consulta.where('partido.fecha', '>=', `${dia}T00:00`);
  if (de !== null)
    consulta = consulta.where((eb) =>
      eb.or(de.columnas.map((columna) => eb(`partido.${columna}`, '=', de.id))),
    );
  const filas = await consulta.orderBy('partido.fecha').orderBy('partido.id').execute();
  return filas.map((fila) => ({ ...leerProgramado(fila), version: fila.version }));
}

async function existentes(db: Lector, ids: readonly number[]): Promise<Set<number>> {
  const filas = await throughBatches(ids, (batch) =>
    db.selectFrom('partido').select('id').where('id', 'in', batch).orderBy('id').execute(),
  );
  return new Set(filas.map(({ id }) => id));
}

const esDe = (partido: Fila<'partido'>, de: De | null): boolean =>
  de === null || de.columnas.some((columna) => partido[columna] === de.id);

/**
 * Matches of that calendar that are no longer anywhere, as they last were: from what is kept to take deletions back,
 * which is what knows all of them, also those of a whole league. docs/reglas/deshacer.md
 */
export async function borradasDesde(db: Lector, de: De | null, dia: Dia): Promise<CitaBorrada[]> {
  const filas = await db
    .selectFrom('operacion_fila')
    .select('antes')
    .where('tabla', '=', 'partido')
    .where('despues', 'is', null)
    .orderBy('idOperacion')
    .orderBy('orden')
    .execute();
  const partidos = filas
    .flatMap(({ antes }) => (antes === null ? [] : [readRow(antes) as Fila<'partido'>]))
    .filter((partido) => partido.fecha >= dia && partido.sintetico === 0 && esDe(partido, de));
  const hay = await existentes(
    db,
    partidos.map(({ id }) => id),
  );
  const ultimos = new Map(partidos.map((partido) => [partido.id, partido]));
  return [...ultimos.values()]
    .filter(({ id }) => !hay.has(id))
    .map(({ id, version, fecha, duracion }) => ({ id, version, fecha, duracion }));
}

export async function nombreDeLiga(db: Lector, id: number): Promise<string | undefined> {
  const fila = await db
    .selectFrom('liga')
    .select(['tipo', 'division', 'anio', 'estado'])
    .where('id', '=', id)
    .where('tipo', 'in', tiposPublicos())
    .executeTakeFirst();
  return fila && rotuloLiga(fila);
}

export const pistaPorId = (db: Lector, id: number) =>
  db.selectFrom('pista').select('nombre').where('id', '=', id).executeTakeFirst();
