import { tiposPublicos } from '#contract/club/ofrecido.ts';
import type { FilaHorario } from '#contract/liga/horarios.ts';
import type { Partido } from '#contract/liga/partidos.ts';
import type { FilaResultado } from '#contract/liga/resultados.ts';
import { diaDe, sumarDias } from '#domain/fecha.ts';
import { rotuloLiga } from '#domain/liga/liga.ts';
import { esDeMenores } from '#domain/liga/tipos.ts';
import { quienesVan } from '#domain/partido/ocupacion.ts';
import { conMenores, type Partido as PartidoConSets } from '#domain/partido/partido.ts';
import {
  ausenteDe,
  esEmpate,
  ganadorDe,
  loAplazaUnJugador,
  nadieLoDebe,
  retiradoDe,
  setsDe,
} from '#domain/partido/resultado.ts';
import { conSusOtros, type Gente } from '#domain/persona/gente.ts';
import { leerFilaPartido, partidoDeFila } from '#server/db/tables/partido.ts';
import type { Lector } from '../open.ts';
import { DE_LIGA } from './de-liga.ts';
import { conPersona } from './jugadores.ts';
import { type EnPublico, losDosDe } from './nombres-publicos.ts';

export type PartidoConNombres = Partido & { pista: string | null; jugador1: string; jugador2: string };

export const conNombres = (db: Lector) =>
  db
    .selectFrom('partido')
    .innerJoin(conPersona('j1'), 'j1.id', 'partido.idJugador1')
    .innerJoin(conPersona('j2'), 'j2.id', 'partido.idJugador2')
    .leftJoin('pista', 'pista.id', 'partido.idPista')
    .selectAll('partido')
    .select(['j1.nombre as jugador1', 'j2.nombre as jugador2', 'pista.nombre as pista']);

export const conBooleanosDe = (
  fila: Parameters<typeof leerFilaPartido>[0] & Omit<PartidoConNombres, keyof Partido>,
) => ({ ...fila, ...leerFilaPartido(fila) }) as PartidoConNombres;

export const conLiga = (db: Lector) =>
  conNombres(db).innerJoin('liga', 'liga.id', 'partido.idLiga').select(DE_LIGA);

/** The same with the leagues the players are of, which is what `leerProgramado` reads. */
export const conLigas = (db: Lector) =>
  conLiga(db)
    .leftJoin('liga as l1', 'l1.id', 'j1.idLiga')
    .leftJoin('liga as l2', 'l2.id', 'j2.idLiga')
    .select(['l1.tipo as tipo1', 'l2.tipo as tipo2']);

/** Of those, the ones that anybody may read: of leagues that the club has. */
export const conLigasPublicas = (db: Lector) => conLigas(db).where('liga.tipo', 'in', tiposPublicos());

/** A match as schedules show it, and as the rules read it. */
export type Programado = { fila: Omit<FilaHorario, 'weather'>; partido: PartidoConSets };

type Leida = Awaited<ReturnType<ReturnType<typeof conLigas>['execute']>>[number];

const comoSeVen = (partido: PartidoConSets): [number, number][] =>
  setsDe(partido).map(([uno, dos]): [number, number] => [uno, dos]);

export function leerProgramado(leida: Leida): Programado {
  const { id, idLiga, fecha, duracion, idJugador1, jugador1, idJugador2, jugador2, pista } = leida;
  const partido = partidoDeFila(leida);
  const { tipo: liga, deporte, modo, division } = leida;
  const quien = {
    id,
    idLiga,
    fecha,
    duracion,
    idJugador1,
    jugador1,
    idJugador2,
    jugador2,
    pista,
    observaciones: loAplazaUnJugador(partido) ? null : leida.observaciones,
    ...(partido.desenlace.que === 'suspendido' && { sets: comoSeVen(partido) }),
  };
  const menores = conMenores({
    tipo: liga,
    jugador1Infantil: leida.tipo1 !== null && esDeMenores(leida.tipo1),
    jugador2Infantil: leida.tipo2 !== null && esDeMenores(leida.tipo2),
  });
  const nombreLiga = rotuloLiga(leida);
  return { fila: { ...quien, liga, deporte, modo, division, nombreLiga, conMenores: menores }, partido };
}

type Sitio = Pick<Partido, 'fecha' | 'idPista' | 'idJugador1' | 'idJugador2'> &
  Pick<PartidoConSets, 'suplente1' | 'suplente2'>;

const enTorno = (db: Lector, dia: string) =>
  conNombres(db)
    .where('partido.fecha', '>=', `${sumarDias(dia, -1)}T00:00`)
    .where('partido.fecha', '<=', `${sumarDias(dia, 1)}T23:59`)
    .orderBy('partido.fecha')
    .orderBy('partido.id');

/** Matches that could overlap with this one: its court or its people, from the day before to the day after. */
export async function partidosCercanos(
  db: Lector,
  partido: Sitio,
  gente: Gente,
): Promise<PartidoConNombres[]> {
  const quienes = conSusOtros(gente, quienesVan(partido));
  const filas = await enTorno(db, diaDe(partido.fecha))
    .where((eb) =>
      eb.or([
        eb('partido.idPista', '=', partido.idPista),
        eb('partido.idJugador1', 'in', quienes),
        eb('partido.idJugador2', 'in', quienes),
        eb('partido.suplente1', 'in', quienes),
        eb('partido.suplente2', 'in', quienes),
      ]),
    )
    .execute();
  return filas.map(conBooleanosDe);
}

/** Matches that could overlap with any of that day. */
export const partidosEnTorno = async (db: Lector, dia: string): Promise<PartidoConNombres[]> =>
  (await enTorno(db, dia).execute()).map(conBooleanosDe);

type Fila = Programado['fila'];

export function filaParaTodos(fila: Fila, { nombre, texto, esMenor }: EnPublico): Fila {
  const [uno, dos] = losDosDe(fila);
  return {
    ...fila,
    jugador1: nombre(uno.id, uno.nombre),
    jugador2: nombre(dos.id, dos.nombre),
    observaciones: texto(fila.observaciones, uno, dos),
    conMenores: fila.conMenores || esMenor(uno.id) || esMenor(dos.id),
  };
}

export const comoResultado = ({ fila, partido }: Programado, enPublico: EnPublico): Fila & FilaResultado => ({
  ...filaParaTodos(fila, enPublico),
  // The score of one that was annulled is no result.
  sets: nadieLoDebe(partido) ? [] : comoSeVen(partido),
  ausente: ausenteDe(partido),
  retirado: retiradoDe(partido),
  ganador: ganadorDe(partido),
  ...(esEmpate(partido) && { desenlace: 'empate' as const }),
});
