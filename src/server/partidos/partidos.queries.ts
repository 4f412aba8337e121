import type { ExpressionBuilder } from 'kysely';
import type { Partido, PartidoBuscado, PartidoEncontrado, PartidoFila } from '#contract/liga/partidos.ts';
import type { Dia, FechaHora } from '#domain/fecha.ts';
import type { Reglas } from '#domain/liga/reglas.ts';
import type { TipoLiga } from '#domain/liga/tipos.ts';
import { aplazadosQueNoSeJuegan } from '#server/db/lecturas/aplazados.ts';
import { conRotulo } from '#server/db/lecturas/de-liga.ts';
import { PARTIDOS } from '#server/db/lecturas/desenlace.ts';
import { seLlama } from '#server/db/lecturas/jugadores.ts';
import { type EnPublico, leerNombresPublicos } from '#server/db/lecturas/nombres-publicos.ts';
import { conBooleanosDe, conLiga, conNombres } from '#server/db/lecturas/partidos.ts';
import { nombresDeLigas } from '#server/db/lecturas/por-id.ts';
import { ausenciasPorDia } from '#server/db/lecturas/quien-puede.ts';
import type { Lector } from '#server/db/open.ts';
import { leerReglas } from '#server/db/tables/liga.ts';
import { leerFilaPartido } from '#server/db/tables/partido.ts';
import type { Tablas } from '#server/db/types.ts';

/** Of that league between those two players, whoever is named first. */
export async function partidosDeLaPareja(
  db: Lector,
  { idLiga, idJugador1, idJugador2 }: Pick<Partido, 'idLiga' | 'idJugador1' | 'idJugador2'>,
): Promise<Partido[]> {
  const dos = [idJugador1, idJugador2];
  const filas = await db
    .selectFrom('partido')
    .selectAll()
    .where('idLiga', '=', idLiga)
    .where('idJugador1', 'in', dos)
    .where('idJugador2', 'in', dos)
    .orderBy('id')
    .execute();
  return filas.map(leerFilaPartido);
}

type Filtros = ExpressionBuilder<Tablas, 'partido'>;

const delDia = (eb: Filtros, dia: Dia) => eb.between('partido.fecha', `${dia}T00:00`, `${dia}T23:59`);

const enLigaActiva = (eb: Filtros) =>
  eb('partido.idLiga', 'in', eb.selectFrom('liga').select('liga.id').where('liga.estado', '=', 'activa'));

const pendienteAntesDe = (eb: Filtros, dia: Dia) =>
  eb.and([PARTIDOS.sinJugar, eb('partido.fecha', '<', `${dia}T00:00`)]);

/** Of a season that is over nobody owes what was put off. */
const aplazado = (eb: Filtros) => eb.and([PARTIDOS.estaAplazado, enLigaActiva(eb)]);

/** One of its players has that text in the name they have, or in the one they have in public. */
function juegaQuien(eb: Filtros, jugador: string, { conTexto }: EnPublico) {
  const ids = conTexto(jugador);
  return eb.or([
    seLlama('j1.nombreBusqueda', jugador),
    seLlama('j2.nombreBusqueda', jugador),
    ...(ids.length > 0 ? [eb('partido.idJugador1', 'in', ids), eb('partido.idJugador2', 'in', ids)] : []),
  ]);
}

type Encontrada = Parameters<typeof conBooleanosDe>[0];

const comoEncontrado = (fila: Encontrada, liga: string, { nombre }: EnPublico): PartidoEncontrado => ({
  ...conBooleanosDe(fila),
  liga,
  jugador1Publico: nombre(fila.idJugador1, fila.jugador1),
  jugador2Publico: nombre(fila.idJugador2, fila.jugador2),
});

export async function buscarPartidos(
  db: Lector,
  filtro: PartidoBuscado,
  hoy: Dia,
): Promise<PartidoEncontrado[]> {
  const { fecha, desde, idPista, idLiga, jugador, porAtender, aplazados, porReanudar } = filtro;
  const enPublico = await leerNombresPublicos(db);
  let consulta = conNombres(db).orderBy('partido.fecha', 'desc').orderBy('partido.id');
  if (porAtender) consulta = consulta.where((eb) => eb.or([delDia(eb, hoy), pendienteAntesDe(eb, hoy)]));
  if (aplazados) consulta = consulta.where(aplazado);
  if (porReanudar) consulta = consulta.where(PARTIDOS.estaSuspendido);
  if (fecha !== null)
    consulta = consulta
      .where('partido.fecha', '>=', `${fecha}T00:00`)
      .where('partido.fecha', '<=', `${fecha}T23:59`);
  if (desde !== null) consulta = consulta.where('partido.fecha', '>=', `${desde}T00:00`);
  if (idPista !== null) consulta = consulta.where('partido.idPista', '=', idPista);
  if (idLiga !== null) consulta = consulta.where('partido.idLiga', '=', idLiga);
  if (jugador !== null) consulta = consulta.where((eb) => juegaQuien(eb, jugador, enPublico));
  const [filas, ligas] = await Promise.all([consulta.execute(), nombresDeLigas(db)]);
  const saldados = aplazados ? await aplazadosQueNoSeJuegan(db, hoy) : new Set();
  const pedidas = filas.filter(({ id }) => !saldados.has(id));
  return pedidas.map((fila) => comoEncontrado(fila, ligas.get(fila.idLiga) ?? '', enPublico));
}

export const pistaDelPartido = (db: Lector, id: number) =>
  db
    .selectFrom('pista')
    .select(['id', 'nombre', 'estado', 'deporte'])
    .where('id', '=', id)
    .executeTakeFirst();

export async function ausentesEntre(db: Lector, dia: Dia, jugadores: readonly number[]): Promise<number[]> {
  const ausentes = (await ausenciasPorDia(db, [dia]))[dia] ?? [];
  return ausentes.filter((id) => jugadores.includes(id));
}

export async function plantillaDe(db: Lector, idLiga: number): Promise<Set<number>> {
  const filas = await db
    .selectFrom('liga_jugador')
    .select('idJugador')
    .where('idLiga', '=', idLiga)
    .orderBy('idJugador')
    .execute();
  return new Set(filas.map(({ idJugador }) => idJugador));
}

const conReglas = (db: Lector) => conLiga(db).select('liga.reglas');

type Leida = Awaited<ReturnType<ReturnType<typeof conReglas>['execute']>>[number];

const aFila = (leida: Leida): PartidoFila => {
  const { reglas: _, ...fila } = conRotulo(leida);
  return { ...fila, ...leerFilaPartido(fila) };
};

/** Matches of leagues of a type, over or not, that started before that moment, oldest first. */
export async function partidosEmpezados(
  db: Lector,
  tipo: TipoLiga,
  ahora: FechaHora,
): Promise<PartidoFila[]> {
  const filas = await conReglas(db)
    .where('liga.tipo', '=', tipo)
    .where('partido.fecha', '<=', ahora)
    .orderBy('partido.fecha')
    .orderBy('partido.id')
    .execute();
  return filas.map(aFila);
}

export type Puntuable = { partido: Partido; nombres: Map<number, string>; reglas: Reglas };

export async function puntuables(db: Lector, ids: readonly number[]): Promise<Map<number, Puntuable>> {
  if (ids.length === 0) return new Map();
  const filas = await conReglas(db).where('partido.id', 'in', ids).orderBy('partido.id').execute();
  return new Map(
    filas.map(({ pista: _, reglas, jugador1, jugador2, ...fila }) => {
      const {
        tipo: _t,
        deporte: _d,
        modo: _m,
        division: _n,
        anio: _a,
        ciclo: _c,
        estado: _e,
        ...suyo
      } = fila;
      const partido = leerFilaPartido(suyo);
      const nombres = new Map([
        [partido.idJugador1, jugador1],
        [partido.idJugador2, jugador2],
      ]);
      return [partido.id, { partido, nombres, reglas: leerReglas(reglas) }];
    }),
  );
}
