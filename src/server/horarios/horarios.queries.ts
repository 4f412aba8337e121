import type { FilaHorario } from '#contract/horarios.ts';
import type { Dia } from '#domain/fecha.ts';
import type { TipoLiga } from '#domain/liga/liga.ts';
import { nombreLiga } from '#domain/liga/nombre.ts';
import { conSets } from '#domain/partido/marcador.ts';
import type { Partido } from '#domain/partido/partido.ts';
import type { Lector } from '#server/db/open.ts';
import { leerFilaPartido } from '#server/db/tables/partido.ts';

export type Programado = { fila: Omit<FilaHorario, 'weather'>; partido: Partido };

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

type FilaLeida = Awaited<ReturnType<ReturnType<typeof consulta>['execute']>>[number];

function leer(fila: FilaLeida): Programado {
  const { id, fecha, duracion, idJugador1, jugador1, idJugador2, jugador2, pista, division, anio } = fila;
  const liga = fila.tipo as TipoLiga;
  const quien = { id, fecha, duracion, idJugador1, jugador1, idJugador2, jugador2, pista };
  const deLiga = { liga, division, nombreLiga: nombreLiga({ tipo: liga, division, anio }) };
  return { fila: { ...quien, ...deLiga }, partido: conSets(leerFilaPartido(fila)) };
}

/** Matches of active leagues of those types from that day on, whatever their result, in order of time. */
export async function partidosDesde(db: Lector, tipos: readonly TipoLiga[], dia: Dia): Promise<Programado[]> {
  const filas = await consulta(db)
    .where('partido.fecha', '>=', `${dia}T00:00`)
    .where('liga.estado', '=', 'activa')
    .where('liga.tipo', 'in', tipos)
    .orderBy('partido.fecha')
    .orderBy('partido.id')
    .execute();
  return filas.map(leer);
}
