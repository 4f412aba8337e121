import type { PartidoAfectado } from '#contract/partidos.ts';
import { diaDe, type FechaHora } from '#domain/fecha.ts';
import { type Cambio, partidosAfectados } from '#domain/partido/afectados.ts';
import { conSets } from '#domain/partido/marcador.ts';
import type { Lector } from '../open.ts';
import { sinGanador } from './aplazados.ts';
import { nombresDeLigas } from './nombres.ts';
import { conBooleanosDe, conNombres, type PartidoConNombres } from './partidos-con-nombres.ts';

/** Matches from that day on that nobody has won. */
async function porVenir(db: Lector, ahora: FechaHora): Promise<PartidoConNombres[]> {
  const filas = await conNombres(db)
    .where('partido.fecha', '>=', `${diaDe(ahora)}T00:00`)
    .where(sinGanador)
    .orderBy('partido.fecha')
    .orderBy('partido.id')
    .execute();
  return filas.map(conBooleanosDe);
}

/** The arranged matches that those changes touch, in order of time, each with the ones that do. */
export async function afectadosPor(
  db: Lector,
  cambios: readonly Cambio[],
  ahora: FechaHora,
): Promise<PartidoAfectado[]> {
  if (cambios.length === 0) return [];
  const [partidos, ligas] = await Promise.all([porVenir(db, ahora), nombresDeLigas(db)]);
  const conMarcador = partidos.map((partido) => conSets(partido));
  const motivos = new Map<number, Cambio[]>();
  for (const cambio of cambios)
    for (const { id } of partidosAfectados(cambio, conMarcador, ahora))
      motivos.set(id, [...(motivos.get(id) ?? []), cambio]);
  return partidos.flatMap((partido) => {
    const suyos = motivos.get(partido.id);
    return suyos ? [{ ...partido, liga: ligas.get(partido.idLiga) ?? '', motivos: suyos }] : [];
  });
}
