import type { Dia, FechaHora } from '#domain/fecha.ts';
import { rotuloLiga } from '#domain/liga/liga.ts';
import type { TipoLiga } from '#domain/liga/tipos.ts';
import { conSets } from '#domain/partido/marcador.ts';
import type { Partido } from '#domain/partido/partido.ts';
import type { Nombrado } from '#server/db/lecturas/nombres-publicos.ts';
import { conLiga } from '#server/db/lecturas/partidos-con-nombres.ts';
import type { Lector } from '#server/db/open.ts';
import { leerFilaPartido } from '#server/db/tables/partido.ts';

export type PartidoPorImprimir = {
  partido: Partido;
  fecha: FechaHora;
  pista: string | null;
  tipo: TipoLiga;
  jugadores: [Nombrado, Nombrado];
  liga: string;
};

/** Matches of those leagues from that day on, whatever their result, in order of time and court. */
export async function partidosDesde(
  db: Lector,
  idsLiga: readonly number[],
  dia: Dia,
): Promise<PartidoPorImprimir[]> {
  if (idsLiga.length === 0) return [];
  const filas = await conLiga(db)
    .where('partido.idLiga', 'in', idsLiga)
    .where('partido.fecha', '>=', `${dia}T00:00`)
    .orderBy('partido.fecha')
    .orderBy('partido.idPista')
    .orderBy('partido.id')
    .execute();
  return filas.map(({ tipo, division, anio, estado, jugador1, jugador2, pista, ...fila }) => ({
    partido: conSets(leerFilaPartido(fila)),
    fecha: fila.fecha,
    pista,
    tipo,
    jugadores: [
      { id: fila.idJugador1, nombre: jugador1 },
      { id: fila.idJugador2, nombre: jugador2 },
    ],
    liga: rotuloLiga({ tipo, division, anio, estado }),
  }));
}
