import { tiposPublicos } from '#contract/club/ofrecido.ts';
import type { Dia } from '#domain/fecha.ts';
import { compararLigas } from '#domain/liga/liga.ts';
import type { TipoLiga } from '#domain/liga/tipos.ts';
import type { Nombrado } from '#server/db/lecturas/nombres-publicos.ts';
import {
  conLigasPublicas,
  leerProgramado,
  type Programado,
} from '#server/db/lecturas/partidos-con-nombres.ts';
import type { Lector } from '#server/db/open.ts';

export async function programadoPorId(db: Lector, id: number): Promise<Programado | undefined> {
  const fila = await conLigasPublicas(db).where('partido.id', '=', id).executeTakeFirst();
  return fila && leerProgramado(fila);
}

/** What two players have played or have to play, newest first. */
export async function partidosEntre(db: Lector, uno: number, otro: number): Promise<Programado[]> {
  const filas = await conLigasPublicas(db)
    .where((eb) =>
      eb.or([
        eb.and([eb('partido.idJugador1', '=', uno), eb('partido.idJugador2', '=', otro)]),
        eb.and([eb('partido.idJugador1', '=', otro), eb('partido.idJugador2', '=', uno)]),
      ]),
    )
    .orderBy('partido.fecha', 'desc')
    .orderBy('partido.id', 'desc')
    .execute();
  return filas.map(leerProgramado);
}

export async function partidosDeUno(db: Lector, id: number): Promise<Programado[]> {
  const filas = await conLigasPublicas(db)
    .where((eb) => eb.or([eb('partido.idJugador1', '=', id), eb('partido.idJugador2', '=', id)]))
    .orderBy('partido.fecha')
    .orderBy('partido.id')
    .execute();
  return filas.map(leerProgramado);
}

/** A player's matches from that day on, in order of time. */
export async function partidosDeUnoDesde(db: Lector, id: number, dia: Dia): Promise<Programado[]> {
  const filas = await conLigasPublicas(db)
    .where('partido.fecha', '>=', `${dia}T00:00`)
    .where((eb) => eb.or([eb('partido.idJugador1', '=', id), eb('partido.idJugador2', '=', id)]))
    .orderBy('partido.fecha')
    .orderBy('partido.id')
    .execute();
  return filas.map(leerProgramado);
}

export async function programadosDeLiga(db: Lector, idLiga: number): Promise<Programado[]> {
  const filas = await conLigasPublicas(db)
    .where('partido.idLiga', '=', idLiga)
    .orderBy('partido.fecha')
    .orderBy('partido.id')
    .execute();
  return filas.map(leerProgramado);
}

export const tipoDeLiga = (db: Lector, id: number) =>
  db
    .selectFrom('liga')
    .select('tipo')
    .where('id', '=', id)
    .where('tipo', 'in', tiposPublicos())
    .executeTakeFirst();

type EnLiga = { tipo: TipoLiga; division: number; anio: number; jugadores: Nombrado[] };

const plantillaDe = (db: Lector, idLiga: number): Promise<Nombrado[]> =>
  db
    .selectFrom('liga_jugador')
    .innerJoin('jugador', 'jugador.id', 'liga_jugador.idJugador')
    .select(['jugador.id', 'jugador.nombre'])
    .where('liga_jugador.idLiga', '=', idLiga)
    .orderBy('jugador.id')
    .execute();

/** Who is on the roster of each active league, from the top level down; league by league, each a step of an index. */
export async function plantillasActivas(db: Lector): Promise<EnLiga[]> {
  const ligas = await db
    .selectFrom('liga')
    .select(['id', 'tipo', 'division', 'anio'])
    .where('estado', '=', 'activa')
    .where('tipo', 'in', tiposPublicos())
    .orderBy('id')
    .execute();
  return Promise.all(
    ligas.sort(compararLigas).map(async ({ id, tipo, division, anio }) => ({
      tipo,
      division,
      anio,
      jugadores: await plantillaDe(db, id),
    })),
  );
}
