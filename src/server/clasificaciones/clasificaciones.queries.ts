import { tiposPublicos } from '#contract/club/ofrecido.ts';
import type { PartidoPublico } from '#contract/liga/clasificaciones.ts';
import { type Dia, diaDe } from '#domain/fecha.ts';
import { type EstadoJugador, nombreLiga, rotuloLiga } from '#domain/liga/liga.ts';
import { conSets } from '#domain/partido/marcador.ts';
import { cuentasDe, ganadorDe } from '#domain/partido/resultado.ts';
import type { Lector } from '#server/db/open.ts';
import { leerReglas } from '#server/db/tables/liga.ts';
import { leerFilaPartido } from '#server/db/tables/partido.ts';

const conNombres = (db: Lector) =>
  db
    .selectFrom('partido')
    .innerJoin('liga', 'liga.id', 'partido.idLiga')
    .innerJoin('jugador as j1', 'j1.id', 'partido.idJugador1')
    .innerJoin('jugador as j2', 'j2.id', 'partido.idJugador2')
    .leftJoin('pista', 'pista.id', 'partido.idPista')
    .selectAll('partido')
    .select([
      'liga.tipo',
      'liga.division',
      'liga.anio',
      'liga.estado',
      'liga.reglas',
      'pista.nombre as pista',
    ])
    .select(['j1.nombre as jugador1Nombre', 'j2.nombre as jugador2Nombre'])
    .select(['j1.estado as jugador1Estado', 'j2.estado as jugador2Estado'])
    // Of leagues that the club has.
    .where('liga.tipo', 'in', tiposPublicos());

type FilaConNombres = Awaited<ReturnType<ReturnType<typeof conNombres>['execute']>>[number];

/** A match with the names and states of its players as they are, which not everybody may read. */
export type PartidoLeido = Omit<
  PartidoPublico,
  'jugador1Infantil' | 'jugador2Infantil' | 'jugador1Estado' | 'jugador2Estado'
> & { jugador1Estado: EstadoJugador; jugador2Estado: EstadoJugador };

function aLeido(fila: FilaConNombres): PartidoLeido {
  const partido = leerFilaPartido(fila);
  const resultado = conSets(partido);
  const { sets } = cuentasDe(resultado, leerReglas(fila.reglas));
  return {
    ...fila,
    ...partido,
    liga: nombreLiga(fila),
    jugador1Sets: sets[0],
    jugador2Sets: sets[1],
    ganador: ganadorDe(resultado),
  };
}

export async function partidoPorId(db: Lector, id: number): Promise<PartidoLeido | undefined> {
  const fila = await conNombres(db).where('partido.id', '=', id).executeTakeFirst();
  return fila && aLeido(fila);
}

/** Newest first. Of two leagues of one name, the one that is over says so. */
export async function partidosDeJugador(db: Lector, id: number): Promise<PartidoLeido[]> {
  const filas = await conNombres(db)
    .where((eb) => eb.or([eb('partido.idJugador1', '=', id), eb('partido.idJugador2', '=', id)]))
    .orderBy('partido.fecha', 'desc')
    .orderBy('partido.id', 'desc')
    .execute();
  const nombres = Map.groupBy(filas, nombreLiga);
  const repetido = (fila: FilaConNombres): boolean =>
    (nombres.get(nombreLiga(fila)) ?? []).some(({ idLiga }) => idLiga !== fila.idLiga);
  return filas.map((fila) => (repetido(fila) ? { ...aLeido(fila), liga: rotuloLiga(fila) } : aLeido(fila)));
}

/** The day of the last match of each league that is over; one by one, each a step of an index. */
export async function ultimosDias(db: Lector): Promise<Map<number, Dia>> {
  const filas = await db
    .selectFrom('liga')
    .select((eb) => [
      'liga.id',
      eb
        .selectFrom('partido')
        .select(({ fn }) => fn.max('partido.fecha').as('fecha'))
        .whereRef('partido.idLiga', '=', 'liga.id')
        .as('ultimo'),
    ])
    .where('liga.estado', '=', 'inactiva')
    .orderBy('liga.id')
    .execute();
  return new Map(filas.flatMap(({ id, ultimo }) => (ultimo ? [[id, diaDe(ultimo)] as const] : [])));
}
