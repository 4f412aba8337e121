import type { DatosTabla } from '#domain/clasificacion/tabla.ts';
import type { EstadoJugador, JugadorLiga } from '#domain/liga/jugador.ts';
import type { EstadoLiga, Liga, TipoLiga } from '#domain/liga/liga.ts';
import { casilla, conSets, marcadorDe, NUMEROS_SET } from '#domain/partido/marcador.ts';
import type { Partido, PartidoContado } from '#domain/partido/partido.ts';
import { deBit } from '../bits.ts';
import { compiled } from '../compiled.ts';
import type { Lector } from '../open.ts';
import { type LigaLeida, leerFilaLiga, leerReglas } from '../tables/liga.ts';
import { leerFilaPartido } from '../tables/partido.ts';

export async function todasLasLigas(db: Lector): Promise<LigaLeida[]> {
  const filas = await db.selectFrom('liga').selectAll().orderBy('id').execute();
  return filas.map(leerFilaLiga);
}

const filasDeSuTemporada = compiled((db, idLiga) =>
  db
    .selectFrom('liga as una')
    .innerJoin('liga', (join) => join.onRef('liga.tipo', '=', 'una.tipo').onRef('liga.anio', '=', 'una.anio'))
    .select(['liga.id', 'liga.tipo', 'liga.estado', 'liga.division', 'liga.anio'])
    .select(['liga.idaVuelta', 'liga.fechaIdaVuelta', 'liga.reglas'])
    .where('una.id', '=', idLiga)
    .orderBy('liga.id'),
);

/** A league as the rules see it, with those of the same type and season, itself among them. */
export async function ligaEnSuTemporada(
  db: Lector,
  idLiga: number,
): Promise<{ liga: Liga | undefined; ligas: DatosTabla['ligas'] }> {
  const filas = await filasDeSuTemporada(db, idLiga);
  const ligas = filas.map((fila) => ({
    id: fila.id,
    tipo: fila.tipo as TipoLiga,
    estado: fila.estado as EstadoLiga,
    division: fila.division,
    anio: fila.anio,
  }));
  const i = ligas.findIndex(({ id }) => id === idLiga);
  const [nivel, fila] = [ligas[i], filas[i]];
  const liga = nivel &&
    fila && {
      ...nivel,
      idaVuelta: deBit(fila.idaVuelta),
      fechaIdaVuelta: fila.fechaIdaVuelta,
      reglas: leerReglas(fila.reglas),
    };
  return { liga, ligas };
}

/** Roster and everyone with a match in the league, each found by an index of that league. */
const idsDe = (db: Lector, idLiga: number) =>
  db
    .selectFrom('liga_jugador')
    .select('idJugador')
    .where('idLiga', '=', idLiga)
    .union(db.selectFrom('partido').select('idJugador1 as idJugador').where('idLiga', '=', idLiga))
    .union(db.selectFrom('partido').select('idJugador2 as idJugador').where('idLiga', '=', idLiga));

const filasDeJugadores = compiled((db, idLiga) =>
  db
    .selectFrom(idsDe(db, idLiga).as('suyo'))
    .innerJoin('jugador', 'jugador.id', 'suyo.idJugador')
    .leftJoin('liga_jugador as lj', (join) =>
      join.onRef('lj.idJugador', '=', 'jugador.id').on('lj.idLiga', '=', idLiga),
    )
    .select(['jugador.id', 'jugador.nombre', 'jugador.estado', 'lj.idLiga as enLiga'])
    .orderBy('jugador.id'),
);

/** Who plays or played in the league; `enLiga` is the roster. domain.md, "Standings". */
async function jugadoresDe(db: Lector, idLiga: number): Promise<JugadorLiga[]> {
  const filas = await filasDeJugadores(db, idLiga);
  return filas.map(({ id, nombre, estado, enLiga }) => ({
    id,
    nombre,
    estado: estado as EstadoJugador,
    enLiga: enLiga !== null,
  }));
}

/** The score boxes, by name. */
const CASILLAS = NUMEROS_SET.flatMap((n) => [casilla(1, n), casilla(2, n)]);

/** No more columns than a table counts: it is read whole at every computation. */
const filasContadas = compiled((db, idLiga) =>
  db
    .selectFrom('partido')
    .select(['idLiga', 'idJugador1', 'idJugador2', 'sintetico'])
    .select(['jugador1NoPresenta', 'jugador2NoPresenta', 'jugador1Aplaza', 'jugador2Aplaza'])
    .select(CASILLAS)
    .where('idLiga', '=', idLiga)
    .orderBy('id'),
);

async function partidosContados(db: Lector, idLiga: number): Promise<PartidoContado[]> {
  const filas = await filasContadas(db, idLiga);
  return filas.map((fila) => ({
    idLiga: fila.idLiga,
    idJugador1: fila.idJugador1,
    idJugador2: fila.idJugador2,
    sintetico: deBit(fila.sintetico),
    jugador1NoPresenta: deBit(fila.jugador1NoPresenta),
    jugador2NoPresenta: deBit(fila.jugador2NoPresenta),
    jugador1Aplaza: deBit(fila.jugador1Aplaza),
    jugador2Aplaza: deBit(fila.jugador2Aplaza),
    sets: marcadorDe(fila),
  }));
}

const incidenciasDe = compiled((db, idLiga) =>
  db.selectFrom('incidencia').select(['idLiga', 'idJugador']).where('idLiga', '=', idLiga).orderBy('id'),
);

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

/** What a league's table is computed from, beside the leagues. */
export async function datosDeTabla(
  db: Lector,
  idLiga: number,
): Promise<Pick<DatosTabla, 'jugadores' | 'partidos' | 'incidencias'>> {
  const [jugadores, partidos, incidencias] = await Promise.all([
    jugadoresDe(db, idLiga),
    partidosContados(db, idLiga),
    incidenciasDe(db, idLiga),
  ]);
  return { jugadores, partidos, incidencias };
}
