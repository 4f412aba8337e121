import type { Dia, FechaHora } from '#domain/fecha.ts';
import { nombreLiga } from '#domain/liga/nombre.ts';
import { conSets } from '#domain/partido/marcador.ts';
import type { Partido } from '#domain/partido/partido.ts';
import type { EnPublico } from '#server/db/lecturas/nombres-publicos.ts';
import { conLiga } from '#server/db/lecturas/partidos-con-nombres.ts';
import type { Lector } from '#server/db/open.ts';
import { leerFilaPartido } from '#server/db/tables/partido.ts';

export type PartidoPorImprimir = {
  partido: Partido;
  fecha: FechaHora;
  pista: string | null;
  jugadores: [string, string];
  liga: string;
};

/** Matches of those leagues from that day on, whatever their result, in order of time and court. */
export async function partidosDesde(
  db: Lector,
  idsLiga: readonly number[],
  dia: Dia,
  nombrar: EnPublico['nombre'],
): Promise<PartidoPorImprimir[]> {
  if (idsLiga.length === 0) return [];
  const filas = await conLiga(db)
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
    jugadores: [nombrar(fila.idJugador1, jugador1), nombrar(fila.idJugador2, jugador2)],
    liga: nombreLiga({ tipo, division, anio }),
  }));
}
