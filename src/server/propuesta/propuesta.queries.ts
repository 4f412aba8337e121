import type { Dia, FechaHora } from '#domain/fecha.ts';
import type { TipoLiga } from '#domain/liga/liga.ts';
import { marcadorDe } from '#domain/partido/marcador.ts';
import type { Partido } from '#domain/partido/partido.ts';
import type { JugadorPropuesta } from '#domain/propuesta/datos.ts';
import type { Lector } from '#server/db/open.ts';
import { type LigaLeida, leerFilaLiga } from '#server/db/tables/liga.ts';
import { leerFilaPartido } from '#server/db/tables/partido.ts';
import type { Fila } from '#server/db/types.ts';

/** Active leagues of those types, newest season first. */
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
    .selectFrom('jugador')
    .select(['id', 'nombre', 'estado', 'idLiga', 'disponibleAmistosos'])
    .where('idLiga', 'in', ligas)
    .where('estado', '<>', 'eliminado')
    .orderBy('id')
    .execute();
  return filas.map(({ estado, idLiga, disponibleAmistosos, ...jugador }) => ({
    ...jugador,
    estado: estado as JugadorPropuesta['estado'],
    idLiga: idLiga ?? 0,
    disponibleAmistosos: disponibleAmistosos === 1,
  }));
}

/** Day → players with an incident that day, in whatever league. */
export async function ausentesEn(db: Lector, dias: readonly Dia[]): Promise<Record<Dia, number[]>> {
  if (dias.length === 0) return {};
  const filas = await db
    .selectFrom('incidencia')
    .select(['fecha', 'idJugador'])
    .distinct()
    .where('fecha', 'in', dias)
    .orderBy('fecha')
    .orderBy('idJugador')
    .execute();
  const porDia: Record<Dia, number[]> = {};
  for (const { fecha, idJugador } of filas) porDia[fecha] = [...(porDia[fecha] ?? []), idJugador];
  return porDia;
}

/** Only what the rules read: it travels to another thread. */
function comoPartido(fila: Fila<'partido'>): Partido {
  const leida = leerFilaPartido(fila);
  const { id, idLiga, fecha, duracion, idPista, idJugador1, idJugador2, sintetico } = leida;
  const { jugador1NoPresenta, jugador2NoPresenta, jugador1Aplaza, jugador2Aplaza } = leida;
  const indicadores = { jugador1NoPresenta, jugador2NoPresenta, jugador1Aplaza, jugador2Aplaza };
  const sets = marcadorDe(leida);
  return { id, idLiga, fecha, duracion, idPista, idJugador1, idJugador2, sintetico, sets, ...indicadores };
}

const [PRIMERA, ULTIMA] = ['T00:00', 'T23:59'];

/** Every match of those leagues, and everything on those days: courts and players are shared. */
export async function partidosDe(
  db: Lector,
  ligas: readonly number[],
  dias: readonly Dia[],
): Promise<Partido[]> {
  const filas = await db
    .selectFrom('partido')
    .selectAll()
    .where((eb) =>
      eb.or([
        ...(ligas.length > 0 ? [eb('idLiga', 'in', ligas)] : []),
        ...dias.map((dia) => eb.between('fecha', `${dia}${PRIMERA}`, `${dia}${ULTIMA}`)),
      ]),
    )
    .orderBy('id')
    .execute();
  return filas.map(comoPartido);
}

export const pistasPorId = (db: Lector, ids: readonly number[]) =>
  ids.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('pista')
        .select(['id', 'nombre', 'estado'])
        .where('id', 'in', ids)
        .orderBy('id')
        .execute();

export async function ligasPorId(db: Lector, ids: readonly number[]): Promise<LigaLeida[]> {
  if (ids.length === 0) return [];
  const filas = await db.selectFrom('liga').selectAll().where('id', 'in', ids).orderBy('id').execute();
  return filas.map(leerFilaLiga);
}

/** What could get in the way of new matches: same courts or players, around those moments. */
export type Alrededor = { desde: FechaHora; hasta: FechaHora; pistas: number[]; jugadores: number[] };

export async function partidosAlrededor(
  db: Lector,
  { desde, hasta, pistas, jugadores }: Alrededor,
): Promise<Partido[]> {
  const filas = await db
    .selectFrom('partido')
    .selectAll()
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

/** Names of those players, whatever their state. */
export async function nombresDeJugadores(db: Lector, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const filas = await db
    .selectFrom('jugador')
    .select(['id', 'nombre'])
    .where('id', 'in', ids)
    .orderBy('id')
    .execute();
  return new Map(filas.map(({ id, nombre }) => [id, nombre]));
}
