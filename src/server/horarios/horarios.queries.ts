import type { Dia } from '#domain/fecha.ts';
import type { TipoLiga } from '#domain/liga/tipos.ts';
import { conLigas, leerProgramado, type Programado } from '#server/db/lecturas/partidos-con-nombres.ts';
import type { Lector } from '#server/db/open.ts';

/** Matches of leagues of those types, over or not, from that day on, whatever their result, in order of time. */
export async function partidosDesde(db: Lector, tipos: readonly TipoLiga[], dia: Dia): Promise<Programado[]> {
  const filas = await conLigas(db)
    .where('partido.fecha', '>=', `${dia}T00:00`)
    .where('liga.tipo', 'in', tipos)
    .orderBy('partido.fecha')
    .orderBy('partido.id')
    .execute();
  return filas.map(leerProgramado);
}
