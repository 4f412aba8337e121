import type { PromocionJugada } from '#domain/clasificacion/cierre-temporada.ts';
import { CLASES, TIPOS_LIGA } from '#domain/liga/tipos.ts';
import { conSets } from '#domain/partido/marcador.ts';
import { ganadorDe } from '#domain/partido/resultado.ts';
import type { Lector } from '#server/db/open.ts';
import { leerFilaPartido } from '#server/db/tables/partido.ts';

/** Who plays now in one of those leagues, with their league. */
export async function quienJuegaEn(db: Lector, ligas: readonly number[]): Promise<Map<number, number>> {
  const filas = await db
    .selectFrom('jugador')
    .select(['id', 'idLiga'])
    .where('idLiga', 'in', ligas)
    .orderBy('id')
    .execute();
  return new Map(filas.flatMap(({ id, idLiga }) => (idLiga === null ? [] : [[id, idLiga] as const])));
}

const DE_PROMOCION = TIPOS_LIGA.filter((tipo) => CLASES[tipo].decidePromociones);

/** The decided matches of the play-offs of a season. */
export async function promocionesJugadas(db: Lector, anio: number): Promise<PromocionJugada[]> {
  const filas = await db
    .selectFrom('partido')
    .innerJoin('liga', 'liga.id', 'partido.idLiga')
    .selectAll('partido')
    .where('liga.tipo', 'in', DE_PROMOCION)
    .where('liga.anio', '=', anio)
    .orderBy('partido.id')
    .execute();
  return filas.flatMap((fila) => {
    const { idJugador1, idJugador2 } = fila;
    const ganador = ganadorDe(conSets(leerFilaPartido(fila)));
    if (ganador === null) return [];
    return [
      ganador === 1
        ? { ganador: idJugador1, perdedor: idJugador2 }
        : { ganador: idJugador2, perdedor: idJugador1 },
    ];
  });
}
