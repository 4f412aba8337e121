import { tiposPublicos } from '#contract/club/ofrecido.ts';
import type { FilaHorario } from '#contract/liga/horarios.ts';
import type { Partido } from '#contract/liga/partidos.ts';
import { rotuloLiga } from '#domain/liga/liga.ts';
import { esDeMenores } from '#domain/liga/tipos.ts';
import { conSets } from '#domain/partido/marcador.ts';
import type { Partido as PartidoConSets } from '#domain/partido/partido.ts';
import { conMenores } from '#domain/partido/partido.ts';
import type { Lector } from '../open.ts';
import { leerFilaPartido } from '../tables/partido.ts';

export type PartidoConNombres = Partido & { pista: string | null; jugador1: string; jugador2: string };

export const conNombres = (db: Lector) =>
  db
    .selectFrom('partido')
    .innerJoin('jugador as j1', 'j1.id', 'partido.idJugador1')
    .innerJoin('jugador as j2', 'j2.id', 'partido.idJugador2')
    .leftJoin('pista', 'pista.id', 'partido.idPista')
    .selectAll('partido')
    .select(['j1.nombre as jugador1', 'j2.nombre as jugador2', 'pista.nombre as pista']);

export const conBooleanosDe = (
  fila: Parameters<typeof leerFilaPartido>[0] & Omit<PartidoConNombres, keyof Partido>,
) => ({ ...fila, ...leerFilaPartido(fila) }) as PartidoConNombres;

/** The same with what names their league. */
export const conLiga = (db: Lector) =>
  conNombres(db)
    .innerJoin('liga', 'liga.id', 'partido.idLiga')
    .select(['liga.tipo', 'liga.division', 'liga.anio', 'liga.estado']);

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

export function leerProgramado(leida: Leida): Programado {
  const { id, idLiga, fecha, duracion, idJugador1, jugador1, idJugador2, jugador2, pista, observaciones } =
    leida;
  const { tipo: liga, division, anio, estado } = leida;
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
    observaciones,
  };
  const menores = conMenores({
    tipo: liga,
    jugador1Infantil: leida.tipo1 !== null && esDeMenores(leida.tipo1),
    jugador2Infantil: leida.tipo2 !== null && esDeMenores(leida.tipo2),
  });
  const deLiga = { liga, division, nombreLiga: rotuloLiga({ tipo: liga, division, anio, estado }) };
  return { fila: { ...quien, ...deLiga, conMenores: menores }, partido: conSets(leerFilaPartido(leida)) };
}
