import type { PartidoAfectado } from '#contract/partidos.ts';
import { diaDe, type FechaHora, sumarDias } from '#domain/fecha.ts';
import { type Cambio, partidosAfectados } from '#domain/partido/afectados.ts';
import { conSets } from '#domain/partido/marcador.ts';
import type { Lector } from '../open.ts';
import { sinGanador } from './aplazados.ts';
import { nombresDeLigas } from './nombres.ts';
import { conBooleanosDe, conNombres, type PartidoConNombres } from './partidos-con-nombres.ts';

/** Matches from the day before on that nobody has won, for one of last night may not be over; and all of those leagues. */
async function porVenir(
  db: Lector,
  ahora: FechaHora,
  ligas: readonly number[],
): Promise<PartidoConNombres[]> {
  const desde = `${sumarDias(diaDe(ahora), -1)}T00:00`;
  const filas = await conNombres(db)
    .where((eb) =>
      eb.or([
        eb.and([eb('partido.fecha', '>=', desde), sinGanador(eb)]),
        ...(ligas.length > 0 ? [eb('partido.idLiga', 'in', ligas)] : []),
      ]),
    )
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
  const deUnaVuelta = cambios.flatMap((cambio) => (cambio.tipo === 'vuelta' ? [cambio.idLiga] : []));
  const [partidos, ligas] = await Promise.all([porVenir(db, ahora, deUnaVuelta), nombresDeLigas(db)]);
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
