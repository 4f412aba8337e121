import type { Dia, FechaHora } from '#domain/fecha.ts';
import type { TipoLiga } from '#domain/liga/liga.ts';
import { nombreLiga } from '#domain/liga/nombre.ts';
import { conSets } from '#domain/partido/marcador.ts';
import type { Partido } from '#domain/partido/partido.ts';
import type { Lector } from '#server/db/open.ts';
import { leerFilaPartido } from '#server/db/tables/partido.ts';

export type PartidoPorImprimir = {
  partido: Partido;
  fecha: FechaHora;
  pista: string | null;
  jugadores: [string, string];
  liga: string;
};

const consulta = (db: Lector) =>
  db
    .selectFrom('partido')
    .innerJoin('liga', 'liga.id', 'partido.idLiga')
    .innerJoin('jugador as j1', 'j1.id', 'partido.idJugador1')
    .innerJoin('jugador as j2', 'j2.id', 'partido.idJugador2')
    .leftJoin('pista', 'pista.id', 'partido.idPista')
    .selectAll('partido')
    .select(['liga.tipo', 'liga.division', 'liga.anio'])
    .select(['j1.nombre as jugador1', 'j2.nombre as jugador2', 'pista.nombre as pista']);

/** Matches of those leagues from that day on, whatever their result, in order of time and court. */
export async function partidosDesde(
  db: Lector,
  idsLiga: readonly number[],
  dia: Dia,
): Promise<PartidoPorImprimir[]> {
  if (idsLiga.length === 0) return [];
  const filas = await consulta(db)
    .where('partido.idLiga', 'in', idsLiga)
    .where('partido.fecha', '>=', `${dia}T00:00`)
    .orderBy('partido.fecha')
    .orderBy('partido.idPista')
    .orderBy('partido.id')
    .execute();
  return filas.map(({ tipo, division, anio, jugador1, jugador2, pista, ...fila }) => ({
    partido: conSets(leerFilaPartido(fila)),
    fecha: fila.fecha,
    pista,
    jugadores: [jugador1, jugador2],
    liga: nombreLiga({ tipo: tipo as TipoLiga, division, anio }),
  }));
}
