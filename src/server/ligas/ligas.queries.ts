import { compararLigas } from '#domain/liga/liga.ts';
import { jugadoresDe } from '#domain/partido/partido.ts';
import { tienePartidos } from '#server/db/lecturas/por-id.ts';
import type { Lector } from '#server/db/open.ts';
import { type LigaLeida, leerFilaLiga } from '#server/db/tables/liga.ts';

const inactiva = (liga: LigaLeida): number => Number(liga.estado === 'inactiva');

/** Active ones first; then by type, newest season, level. */
export async function todasLasLigas(db: Lector): Promise<LigaLeida[]> {
  const filas = await db.selectFrom('liga').selectAll().orderBy('id').execute();
  return filas.map(leerFilaLiga).sort((a, b) => inactiva(a) - inactiva(b) || compararLigas(a, b));
}

export async function existeUsuario(db: Lector, usuario: string): Promise<boolean> {
  const fila = await db
    .selectFrom('usuario')
    .select('usuario')
    .where('usuario', '=', usuario)
    .executeTakeFirst();
  return fila !== undefined;
}

export async function ligaEnUso(db: Lector, id: number): Promise<boolean> {
  const enUso = await Promise.all([
    tienePartidos(db, { idLiga: id }),
    db.selectFrom('jugador').select('id').where('idLiga', '=', id).limit(1).executeTakeFirst(),
  ]);
  return enUso.some(Boolean);
}

/** Matches of a league that ended level. */
export async function empatesDeLiga(db: Lector, idLiga: number): Promise<number> {
  const { n } = await db
    .selectFrom('partido')
    .select((eb) => eb.fn.countAll().as('n'))
    .where('idLiga', '=', idLiga)
    .where('desenlace', '=', 'empate')
    .executeTakeFirstOrThrow();
  return Number(n);
}

export async function idsDeJugadores(db: Lector, idLiga: number): Promise<number[]> {
  const [jugadores, partidos] = await Promise.all([
    db.selectFrom('jugador').select('id').where('idLiga', '=', idLiga).orderBy('id').execute(),
    db
      .selectFrom('partido')
      .select(['idJugador1', 'idJugador2'])
      .where('idLiga', '=', idLiga)
      .orderBy('id')
      .execute(),
  ]);
  return [...new Set([...jugadores.map(({ id }) => id), ...partidos.flatMap(jugadoresDe)])];
}

type QueSeVa = { partidos: number; incidencias: number; seBorran: number[]; salen: number[] };

export async function cuantosDe(
  db: Lector,
  tabla: 'partido' | 'incidencia' | 'jugador',
  idLiga: number,
): Promise<number> {
  const consulta = db.selectFrom(tabla).select((eb) => eb.fn.countAll().as('n'));
  return Number((await consulta.where('idLiga', '=', idLiga).executeTakeFirstOrThrow()).n);
}

async function conVidaFuera(db: Lector, idLiga: number): Promise<Set<number>> {
  const suyos = db.selectFrom('jugador').select('id').where('idLiga', '=', idLiga);
  const [plantillas, ...partidos] = await Promise.all([
    db
      .selectFrom('liga_jugador')
      .select('idJugador as id')
      .where('idLiga', '<>', idLiga)
      .where('idJugador', 'in', suyos)
      .orderBy('id')
      .execute(),
    ...(['idJugador1', 'idJugador2', 'suplente1', 'suplido1', 'suplente2', 'suplido2'] as const).map((lado) =>
      db
        .selectFrom('partido')
        .select(`${lado} as id`)
        .where('idLiga', '<>', idLiga)
        .where(lado, 'in', suyos)
        .orderBy('id')
        .execute(),
    ),
  ]);
  return new Set([...plantillas, ...partidos.flat()].flatMap(({ id }) => id ?? []));
}

/** What deleting the league whole would take with it: who is only in it goes, who is also elsewhere stays. */
export async function queSeVaCon(db: Lector, idLiga: number): Promise<QueSeVa> {
  const [partidos, incidencias, fuera, jugadores] = await Promise.all([
    cuantosDe(db, 'partido', idLiga),
    cuantosDe(db, 'incidencia', idLiga),
    conVidaFuera(db, idLiga),
    db.selectFrom('jugador').select('id').where('idLiga', '=', idLiga).orderBy('id').execute(),
  ]);
  const ids = jugadores.map(({ id }) => id);
  const seBorran = ids.filter((id) => !fuera.has(id));
  return { partidos, incidencias, seBorran, salen: ids.filter((id) => fuera.has(id)) };
}
