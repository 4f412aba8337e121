import type { Partido } from '#contract/partidos.ts';
import { diaDe, sumarDias } from '#domain/fecha.ts';
import type { Lector } from '../open.ts';
import { conBooleanosDe, conNombres, type PartidoConNombres } from './partidos-con-nombres.ts';

/** Where and when a match is, and whose it is. */
type Sitio = Pick<Partido, 'fecha' | 'idPista' | 'idJugador1' | 'idJugador2'>;

/** Matches that could overlap with this one: its court or its players, from the day before to the day after. */
export async function partidosCercanos(db: Lector, partido: Sitio): Promise<PartidoConNombres[]> {
  const jugadores = [partido.idJugador1, partido.idJugador2];
  const dia = diaDe(partido.fecha);
  const filas = await conNombres(db)
    .where('partido.fecha', '>=', `${sumarDias(dia, -1)}T00:00`)
    .where('partido.fecha', '<=', `${sumarDias(dia, 1)}T23:59`)
    .where((eb) =>
      eb.or([
        eb('partido.idPista', '=', partido.idPista),
        eb('partido.idJugador1', 'in', jugadores),
        eb('partido.idJugador2', 'in', jugadores),
      ]),
    )
    .orderBy('partido.fecha')
    .orderBy('partido.id')
    .execute();
  return filas.map(conBooleanosDe);
}
