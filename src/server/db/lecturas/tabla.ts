import type { DatosTabla } from '#domain/clasificacion/tabla.ts';
import type { EstadoJugador, JugadorLiga } from '#domain/liga/jugador.ts';
import type { EstadoLiga, Liga, TipoLiga } from '#domain/liga/liga.ts';
import { conSets } from '#domain/partido/marcador.ts';
import type { Partido, PartidoContado } from '#domain/partido/partido.ts';
import { deBit } from '../bits.ts';
import { compiled } from '../compiled.ts';
import type { Lector } from '../open.ts';
import { type LigaLeida, leerFilaLiga, leerReglas } from '../tables/liga.ts';
import { leerFilaPartido } from '../tables/partido.ts';
import { partidosContados } from './partidos-contados.ts';

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

const filasDePlantilla = compiled((db, idLiga) =>
  db
    .selectFrom('liga_jugador')
    .innerJoin('jugador', 'jugador.id', 'liga_jugador.idJugador')
    .select(['jugador.id', 'jugador.nombre', 'jugador.estado'])
    .where('liga_jugador.idLiga', '=', idLiga)
    .orderBy('jugador.id'),
);

const aJugador = (
  { id, nombre, estado }: { id: number; nombre: string; estado: string },
  enLiga: boolean,
): JugadorLiga => ({ id, nombre, estado: estado as EstadoJugador, enLiga });

/** Of the matches, who is not on the roster: somebody who left the league, hence seldom anybody. */
async function jugadoresIdos(
  db: Lector,
  plantilla: readonly JugadorLiga[],
  partidos: readonly PartidoContado[],
): Promise<JugadorLiga[]> {
  const ids = new Set<number>();
  for (const { idJugador1, idJugador2 } of partidos) ids.add(idJugador1).add(idJugador2);
  for (const { id } of plantilla) ids.delete(id);
  if (ids.size === 0) return [];
  const filas = await db
    .selectFrom('jugador')
    .select(['id', 'nombre', 'estado'])
    .where('id', 'in', [...ids])
    .orderBy('id')
    .execute();
  return filas.map((fila) => aJugador(fila, false));
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

/** What a league's table is computed from, beside the leagues: its roster, and who played in it and left. */
export async function datosDeTabla(
  db: Lector,
  idLiga: number,
): Promise<Pick<DatosTabla, 'jugadores' | 'partidos' | 'incidencias'>> {
  const [filas, partidos, incidencias] = await Promise.all([
    filasDePlantilla(db, idLiga),
    partidosContados(db, idLiga),
    incidenciasDe(db, idLiga),
  ]);
  const plantilla = filas.map((fila) => aJugador(fila, true));
  const idos = await jugadoresIdos(db, plantilla, partidos);
  return { jugadores: [...plantilla, ...idos], partidos, incidencias };
}
