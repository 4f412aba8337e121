import type { PartidoAfectado } from '#contract/liga/partidos.ts';
import { diaDe, type FechaHora, sumarDias } from '#domain/fecha.ts';
import { TIPOS_GESTIONADOS } from '#domain/liga/tipos.ts';
import { type Cambio, partidosAfectados } from '#domain/partido/afectados.ts';
import { conDesenlace } from '#domain/partido/plano.ts';
import { estaAplazado } from '#domain/partido/resultado.ts';
import { PARTIDOS } from '#server/db/lecturas/desenlace.ts';
import type { Lector } from '../open.ts';
import { aplazadosSaldados } from './aplazados.ts';
import { conBooleanosDe, conNombres, type PartidoConNombres } from './partidos.ts';
import { nombresDeLigas } from './por-id.ts';

/** Matches to be played: from the day before on, those put off, and all of those leagues. */
async function porVenir(
  db: Lector,
  ahora: FechaHora,
  ligas: readonly number[],
): Promise<PartidoConNombres[]> {
  const desde = `${sumarDias(diaDe(ahora), -1)}T00:00`;
  const filas = await conNombres(db)
    .where((eb) =>
      eb.or([
        PARTIDOS.estaAplazado,
        eb.and([eb('partido.fecha', '>=', desde), PARTIDOS.sinJugar]),
        ...(ligas.length > 0 ? [eb('partido.idLiga', 'in', ligas)] : []),
      ]),
    )
    .orderBy('partido.fecha')
    .orderBy('partido.id')
    .execute();
  return filas.map(conBooleanosDe);
}

async function ligasDePropuesta(db: Lector): Promise<Set<number>> {
  const filas = await db
    .selectFrom('liga')
    .select('id')
    .where('estado', '=', 'activa')
    .where('tipo', 'in', TIPOS_GESTIONADOS)
    .orderBy('id')
    .execute();
  return new Set(filas.map(({ id }) => id));
}

/** The matches that those changes touch, in order of time, each with the ones that do. */
export async function afectadosPor(
  db: Lector,
  cambios: readonly Cambio[],
  ahora: FechaHora,
): Promise<PartidoAfectado[]> {
  if (cambios.length === 0) return [];
  const deUnaVuelta = cambios.flatMap((cambio) => (cambio.tipo === 'vuelta' ? [cambio.idLiga] : []));
  const [todos, ligas, propuestas, saldados] = await Promise.all([
    porVenir(db, ahora, deUnaVuelta),
    nombresDeLigas(db),
    ligasDePropuesta(db),
    aplazadosSaldados(db, diaDe(ahora)),
  ]);
  const partidos = todos.filter(({ id }) => !saldados.has(id));
  const leidos = partidos.map((partido) => conDesenlace(partido));
  const motivos = new Map<number, Cambio[]>();
  for (const cambio of cambios)
    for (const { id } of partidosAfectados(cambio, leidos, ahora))
      motivos.set(id, [...(motivos.get(id) ?? []), cambio]);
  return partidos.flatMap((partido) => {
    const suyos = motivos.get(partido.id);
    if (!suyos) return [];
    const liga = ligas.get(partido.idLiga) ?? '';
    const aplazado = estaAplazado(conDesenlace(partido));
    return [{ ...partido, liga, aplazado, sePropone: propuestas.has(partido.idLiga), motivos: suyos }];
  });
}
