import type { Partido } from '#contract/liga/partidos.ts';
import { diaDe, sumarDias } from '#domain/fecha.ts';
import type { Lector } from '../open.ts';
import { conBooleanosDe, conNombres, type PartidoConNombres } from './partidos-con-nombres.ts';

/** Where and when a match is, and whose it is. */
type Sitio = Pick<Partido, 'fecha' | 'idPista' | 'idJugador1' | 'idJugador2'>;

/** From the day before to the day after. */
const enTorno = (db: Lector, dia: string) =>
  conNombres(db)
    .where('partido.fecha', '>=', `${sumarDias(dia, -1)}T00:00`)
    .where('partido.fecha', '<=', `${sumarDias(dia, 1)}T23:59`)
    .orderBy('partido.fecha')
    .orderBy('partido.id');

/** Matches that could overlap with this one: its court or its players, from the day before to the day after. */
export async function partidosCercanos(db: Lector, partido: Sitio): Promise<PartidoConNombres[]> {
  const jugadores = [partido.idJugador1, partido.idJugador2];
  const filas = await enTorno(db, diaDe(partido.fecha))
    .where((eb) =>
      eb.or([
        eb('partido.idPista', '=', partido.idPista),
        eb('partido.idJugador1', 'in', jugadores),
        eb('partido.idJugador2', 'in', jugadores),
      ]),
    )
    .execute();
  return filas.map(conBooleanosDe);
}

/** Matches that could overlap with any of that day. */
export const partidosEnTorno = async (db: Lector, dia: string): Promise<PartidoConNombres[]> =>
  (await enTorno(db, dia).execute()).map(conBooleanosDe);
