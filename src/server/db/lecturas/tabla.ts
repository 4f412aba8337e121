import { type ExpressionBuilder, sql } from 'kysely';
import type { DatosTabla } from '#domain/clasificacion/tabla.ts';
import type { EstadoJugador, EstadoLiga, JugadorLiga } from '#domain/liga/liga.ts';
import type { TipoLiga } from '#domain/liga/tipos.ts';
import { conSets } from '#domain/partido/marcador.ts';
import type { Partido, PartidoContado } from '#domain/partido/partido.ts';
import { deBit } from '../bits.ts';
import { compiled } from '../compiled.ts';
import { type Columnas, enListas, leerListas } from '../listas.ts';
import type { Lector } from '../open.ts';
import { type LigaLeida, leerFilaLiga, leerReglas } from '../tables/liga.ts';
import { leerFilaPartido } from '../tables/partido.ts';
import type { Tablas } from '../types.ts';
import { comoContados, leerContados } from './partidos-contados.ts';

export async function todasLasLigas(db: Lector): Promise<LigaLeida[]> {
  const filas = await db.selectFrom('liga').selectAll().orderBy('id').execute();
  return filas.map(leerFilaLiga);
}

/** Every match of a league, whole. */
export async function partidosDeLiga(db: Lector, idLiga: number): Promise<Partido[]> {
  const filas = await db
    .selectFrom('partido')
    .selectAll()
    .where('idLiga', '=', idLiga)
    .orderBy('id')
    .execute();
  return filas.map((fila) => conSets(leerFilaPartido(fila)));
}

type DeLiga = ExpressionBuilder<Tablas, 'liga'>;

type FilaNivel = [id: number, tipo: TipoLiga, estado: EstadoLiga, division: number, anio: number];

const columnasDeNivel: Columnas<FilaNivel> = [
  sql.ref('otra.id'),
  sql.ref('otra.tipo'),
  sql.ref('otra.estado'),
  sql.ref('otra.division'),
  sql.ref('otra.anio'),
];

/** The leagues of its type and season, itself among them. */
const ligasDeSuTemporada = (db: Lector, eb: DeLiga) =>
  eb
    .selectFrom('liga as otra')
    .select(enListas(db, columnasDeNivel).as('filas'))
    .whereRef('otra.tipo', '=', 'liga.tipo')
    .whereRef('otra.anio', '=', 'liga.anio');

type FilaJugador = [id: number, nombre: string, estado: EstadoJugador];

const columnasDeJugador: Columnas<FilaJugador> = [
  sql.ref('jugador.id'),
  sql.ref('jugador.nombre'),
  sql.ref('jugador.estado'),
];

const plantillaDe = (db: Lector, eb: DeLiga) =>
  eb
    .selectFrom('liga_jugador')
    .innerJoin('jugador', 'jugador.id', 'liga_jugador.idJugador')
    .select(enListas(db, columnasDeJugador).as('filas'))
    .whereRef('liga_jugador.idLiga', '=', 'liga.id');

const partidosContadosDe = (db: Lector, eb: DeLiga) =>
  eb
    .selectFrom('partido')
    .select(comoContados(db).as('filas'))
    .whereRef('partido.idLiga', '=', 'liga.id')
    .$asScalar()
    .$notNull();

const incidenciasDe = (db: Lector, eb: DeLiga) =>
  eb
    .selectFrom('incidencia')
    .select(enListas<[idJugador: number]>(db, [sql.ref('incidencia.idJugador')]).as('filas'))
    .whereRef('incidencia.idLiga', '=', 'liga.id');

/** The league, and in a column each what its table is computed from: one statement, one state of the data. */
const filasDeTabla = compiled((db, idLiga) =>
  db
    .selectFrom('liga')
    .select(['liga.tipo', 'liga.estado', 'liga.division', 'liga.anio'])
    .select(['liga.idaVuelta', 'liga.fechaIdaVuelta', 'liga.reglas'])
    .select((eb) => [
      ligasDeSuTemporada(db, eb).as('ligas'),
      plantillaDe(db, eb).as('plantilla'),
      partidosContadosDe(db, eb).as('partidos'),
      incidenciasDe(db, eb).as('incidencias'),
    ])
    .where('liga.id', '=', idLiga),
);

const aNivel = ([id, tipo, estado, division, anio]: FilaNivel): DatosTabla['ligas'][number] => ({
  id,
  tipo,
  estado,
  division,
  anio,
});

const aJugador = ([id, nombre, estado]: FilaJugador, enLiga: boolean): JugadorLiga => ({
  id,
  nombre,
  estado,
  enLiga,
});

/** Of the matches, who is not on the roster: somebody who left the league, hence seldom anybody. */
async function jugadoresIdos(
  db: Lector,
  plantilla: readonly JugadorLiga[],
  partidos: readonly PartidoContado[],
): Promise<JugadorLiga[]> {
  const enPlantilla = new Set(plantilla.map(({ id }) => id));
  const ids = new Set<number>();
  for (const { idJugador1, idJugador2 } of partidos) {
    if (!enPlantilla.has(idJugador1)) ids.add(idJugador1);
    if (!enPlantilla.has(idJugador2)) ids.add(idJugador2);
  }
  if (ids.size === 0) return [];
  const filas = await db
    .selectFrom('jugador')
    .select(['id', 'nombre', 'estado'])
    .where('id', 'in', [...ids])
    .execute();
  return filas.map(({ id, nombre, estado }) => aJugador([id, nombre, estado], false));
}

/**
 * What the table of a league is computed from: its roster and who played in it and left, its matches and
 * incidents, and the leagues of its type and season, itself among them; undefined when there is no such league.
 */
export async function datosDeTabla(db: Lector, idLiga: number): Promise<DatosTabla | undefined> {
  const [fila] = await filasDeTabla(db, idLiga);
  if (!fila) return undefined;
  const plantilla = leerListas(fila.plantilla).map((jugador) => aJugador(jugador, true));
  const partidos = leerContados(fila.partidos, idLiga);
  return {
    liga: {
      ...aNivel([idLiga, fila.tipo, fila.estado, fila.division, fila.anio]),
      idaVuelta: deBit(fila.idaVuelta),
      fechaIdaVuelta: fila.fechaIdaVuelta,
      reglas: leerReglas(fila.reglas),
    },
    ligas: leerListas(fila.ligas).map(aNivel),
    jugadores: [...plantilla, ...(await jugadoresIdos(db, plantilla, partidos))],
    partidos,
    incidencias: leerListas(fila.incidencias).map(([idJugador]) => ({ idLiga, idJugador })),
  };
}
