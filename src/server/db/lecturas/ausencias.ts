import type { Dia } from '#domain/fecha.ts';
import type { Lector } from '../open.ts';

const conIncidencia = (db: Lector) =>
  db.selectFrom('incidencia').select(['fecha', 'idJugador']).distinct().orderBy('fecha').orderBy('idJugador');

/** Day → ids of the players with an incident that day, in whatever league: of those days, or of all. */
export async function ausenciasPorDia(db: Lector, dias?: readonly Dia[]): Promise<Record<Dia, number[]>> {
  if (dias?.length === 0) return {};
  const consulta = dias ? conIncidencia(db).where('fecha', 'in', dias) : conIncidencia(db);
  const porDia = Map.groupBy(await consulta.execute(), ({ fecha }) => fecha);
  return Object.fromEntries(
    [...porDia].map(([dia, filas]) => [dia, filas.map(({ idJugador }) => idJugador)]),
  );
}
