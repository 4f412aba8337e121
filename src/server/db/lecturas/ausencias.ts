import type { ExpressionBuilder } from 'kysely';
import type { Dia } from '#domain/fecha.ts';
import { cubreDia, diasDe, type Periodo } from '#domain/incidencia/incidencia.ts';
import type { Lector } from '../open.ts';
import type { Tablas } from '../types.ts';

type Ausencia = Periodo & { idJugador: number };

const leerAusencias = (db: Lector, desde: Dia | null, hasta: Dia | null): Promise<Ausencia[]> =>
  db
    .selectFrom('incidencia')
    .select(['fecha', 'hasta', 'idJugador'])
    .$if(hasta !== null, (q) => q.where('fecha', '<=', hasta))
    .$if(desde !== null, (q) => q.where((eb) => terminaDesde(eb, desde ?? '')))
    .orderBy('fecha')
    .orderBy('idJugador')
    .execute();

/** That goes on to that day, or past it. */
export const terminaDesde = (eb: ExpressionBuilder<Tablas, 'incidencia'>, dia: Dia) =>
  eb(eb.fn.coalesce('incidencia.hasta', 'incidencia.fecha'), '>=', dia);

/** Day → ids of the players with an incident that day, in whatever league: of those days, or of all. */
export async function ausenciasPorDia(db: Lector, dias?: readonly Dia[]): Promise<Record<Dia, number[]>> {
  if (dias?.length === 0) return {};
  const pedidos = dias?.toSorted();
  const filas = await leerAusencias(db, pedidos?.[0] ?? null, pedidos?.at(-1) ?? null);
  const suyos = (una: Ausencia) => pedidos?.filter((dia) => cubreDia(una, dia)) ?? diasDe(una);
  const porDia = new Map<Dia, Set<number>>();
  for (const una of filas)
    for (const dia of suyos(una)) porDia.set(dia, (porDia.get(dia) ?? new Set()).add(una.idJugador));
  return Object.fromEntries(
    [...porDia]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([dia, ids]) => [dia, [...ids].sort((a, b) => a - b)]),
  );
}
