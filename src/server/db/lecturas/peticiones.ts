import { diaDe, type FechaHora, sumarDias } from '#domain/fecha.ts';
import type { Cambio } from '#domain/partido/afectados.ts';
import { loJuega, PARTIDOS } from '#server/db/lecturas/desenlace.ts';
import type { Lector } from '../open.ts';
import { conBooleanosDe, conNombres } from './partidos.ts';

/** The days that players ask to change and nobody has answered: of matches that stay where they were. */
export async function peticionesVivas(db: Lector, ahora: FechaHora): Promise<Cambio[]> {
  const filas = await db
    .selectFrom('peticion')
    .innerJoin('partido', 'partido.id', 'peticion.idPartido')
    .select(['peticion.idPartido', 'peticion.idJugador'])
    .whereRef('partido.fecha', '=', 'peticion.fecha')
    .where('peticion.fecha', '>', ahora)
    .where('peticion.denegada', '=', 0)
    .orderBy('peticion.fecha')
    .orderBy('peticion.idPartido')
    .orderBy('peticion.idJugador')
    .execute();
  return filas.map((fila) => ({ tipo: 'peticion', ...fila }));
}

/** Those of a player, also the ones answered. */
export const peticionesDe = (db: Lector, idJugador: number) =>
  db
    .selectFrom('peticion')
    .selectAll()
    .where('idJugador', '=', idJugador)
    .orderBy('fecha')
    .orderBy('idPartido')
    .execute();

/** Their matches without a winner nor put off, from the day before on. */
export async function partidosPuestosDe(db: Lector, idJugador: number, ahora: FechaHora) {
  const filas = await conNombres(db)
    .where('partido.fecha', '>=', `${sumarDias(diaDe(ahora), -1)}T00:00`)
    .where(loJuega(idJugador))
    .where(PARTIDOS.sinJugar)
    .orderBy('partido.fecha')
    .orderBy('partido.id')
    .execute();
  return filas.map(conBooleanosDe);
}
