import { setImmediate } from 'node:timers/promises';
import type { Dia, FechaHora } from '#domain/fecha.ts';
import { disciplinaDe } from '#domain/liga/deportes.ts';
import { esEscalera } from '#domain/liga/escalera.ts';
import { horarioDe } from '#domain/liga/liga.ts';
import type { TipoLiga } from '#domain/liga/tipos.ts';
import type { Partido } from '#domain/partido/partido.ts';
import type { JugadorPropuesta, LigaPropuesta } from '#domain/propuesta/datos.ts';
import { conPersona, type FilaJugador } from '#server/db/lecturas/jugadores.ts';
import type { Lector } from '#server/db/open.ts';
import { porPaginas } from '#server/db/queries.ts';
import { type LigaLeida, leerFilaLiga } from '#server/db/tables/liga.ts';
import { COLUMNAS_PROPUESTA, comoPartido, type FilaPropuesta } from './paquetes.ts';

export async function ligasActivas(db: Lector, tipos: readonly TipoLiga[]): Promise<LigaLeida[]> {
  const filas = await db
    .selectFrom('liga')
    .selectAll()
    .where('estado', '=', 'activa')
    .where('tipo', 'in', tipos)
    .orderBy('anio', 'desc')
    .orderBy('id')
    .execute();
  return filas.map(leerFilaLiga);
}

export async function jugadoresDeLigas(db: Lector, ligas: readonly number[]): Promise<JugadorPropuesta[]> {
  if (ligas.length === 0) return [];
  const filas = await db
    .selectFrom(conPersona('jugador'))
    .select(['id', 'idPersona2', 'nombre', 'estado', 'idLiga', 'disponibleAmistosos', 'franjas'])
    .where('idLiga', 'in', ligas)
    .orderBy('id')
    .execute();
  return filas.map(({ franjas, ...fila }) => ({
    ...leerJugador(fila),
    idLiga: fila.idLiga ?? 0,
    ...(franjas !== null && { franjas }),
  }));
}

export const aLigaPropuesta = (liga: LigaLeida): LigaPropuesta => ({
  id: liga.id,
  tipo: liga.tipo,
  ...disciplinaDe(liga),
  division: liga.division,
  ...horarioDe(liga),
  duracion: liga.duracion,
  idaVuelta: liga.idaVuelta,
  fechaIdaVuelta: liga.fechaIdaVuelta,
  ...(esEscalera(liga) && { reglas: { sistema: 'escalera' } as const }),
});

/** Matches read at a time: a step of a few milliseconds for the thread that serves everybody. */
export const PAGINA = 250;

const deLaPropuesta = (db: Lector) => db.selectFrom('partido').select(COLUMNAS_PROPUESTA);

/** All of those leagues and of those days (some twice), a page at a time: others are served between. */
export async function* partidosPorPaginas(
  db: Lector,
  ligas: readonly number[],
  dias: readonly Dia[],
): AsyncGenerator<FilaPropuesta[]> {
  const todos = deLaPropuesta(db).orderBy('id').limit(PAGINA);
  const consultas = [
    ...ligas.map((id) => todos.where('idLiga', '=', id)),
    // Everything on a day: courts and players are shared between leagues.
    ...dias.map((dia) => todos.where((eb) => eb.between('fecha', `${dia}T00:00`, `${dia}T23:59`))),
  ];
  for (const consulta of consultas) {
    yield* porPaginas<FilaPropuesta>(PAGINA, (tras) => consulta.where('id', '>', tras?.id ?? 0).execute());
    await setImmediate();
  }
}

export const pistasPorId = (db: Lector, ids: readonly number[]) =>
  ids.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('pista')
        .select(['id', 'nombre', 'estado', 'deporte'])
        .where('id', 'in', ids)
        .orderBy('id')
        .execute();

export async function ligasPorId(db: Lector, ids: readonly number[]): Promise<LigaLeida[]> {
  if (ids.length === 0) return [];
  const filas = await db.selectFrom('liga').selectAll().where('id', 'in', ids).orderBy('id').execute();
  return filas.map(leerFilaLiga);
}

/** What could get in the way of new matches: same courts or players, around those moments. */
type Alrededor = { desde: FechaHora; hasta: FechaHora; pistas: number[]; jugadores: number[] };

export async function partidosAlrededor(
  db: Lector,
  { desde, hasta, pistas, jugadores }: Alrededor,
): Promise<Partido[]> {
  const filas = await deLaPropuesta(db)
    .where('fecha', '>=', desde)
    .where('fecha', '<=', hasta)
    .where((eb) =>
      eb.or([
        eb('idPista', 'in', pistas),
        eb('idJugador1', 'in', jugadores),
        eb('idJugador2', 'in', jugadores),
      ]),
    )
    .orderBy('fecha')
    .orderBy('id')
    .execute();
  return filas.map(comoPartido);
}

export async function partidosEntre(
  db: Lector,
  ligas: readonly number[],
  jugadores: readonly number[],
): Promise<Partido[]> {
  const filas = await deLaPropuesta(db)
    .where('idLiga', 'in', ligas)
    .where('idJugador1', 'in', jugadores)
    .where('idJugador2', 'in', jugadores)
    .orderBy('id')
    .execute();
  return filas.map(comoPartido);
}

type Leido = Pick<FilaJugador, 'id' | 'idPersona2' | 'nombre' | 'estado' | 'idLiga' | 'disponibleAmistosos'>;

/** Friendlies are of who plays alone. */
const leerJugador = ({ disponibleAmistosos, idPersona2, ...jugador }: Leido) => ({
  ...jugador,
  disponibleAmistosos: disponibleAmistosos === 1 && idPersona2 === null,
});

export async function jugadoresPorId(db: Lector, ids: readonly number[]) {
  if (ids.length === 0) return [];
  const filas = await db
    .selectFrom(conPersona('jugador'))
    .select(['id', 'idPersona2', 'nombre', 'estado', 'idLiga', 'disponibleAmistosos'])
    .where('id', 'in', ids)
    .orderBy('id')
    .execute();
  return filas.map(leerJugador);
}
