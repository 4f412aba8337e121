import type { AlIrsePedido, LoQueDejan } from '#contract/liga/jugadores.ts';
import {
  type AlIrse,
  adjudicarARivales,
  quitarDelHorario,
  type Salida,
  salidasDe,
} from '#domain/clasificacion/al-irse.ts';
import { type Adjudicado, trasResolver } from '#domain/clasificacion/resolver-division.ts';
import { diaDe, type FechaHora, sumarDias } from '#domain/fecha.ts';
import type { Partido } from '#domain/partido/partido.ts';
import { hechos } from '#domain/registro/hechos.ts';
import { loJuega, PARTIDOS } from '#server/db/lecturas/desenlace.ts';
import { ligaPorId } from '#server/db/lecturas/por-id.ts';
import { datosDeTabla, partidosDeLiga } from '#server/db/lecturas/tabla.ts';
import type { BaseDatos, Lector } from '#server/db/open.ts';
import { anotarHechos } from '#server/db/registro/anotar.ts';
import type { TxFirmada } from '#server/db/registro/firma.ts';
import { aplazarPartidos, guardarResolucion, partidoDeFila } from '#server/db/tables/partido.ts';
import type { Clock } from '#server/platform/clock.ts';
import { jugadoresPorId } from './jugadores.queries.ts';

/** Matches of those players that may still be on the schedule. */
async function porVenir(db: Lector, ids: readonly number[], ahora: FechaHora): Promise<Partido[]> {
  const filas = await db
    .selectFrom('partido')
    .selectAll()
    .where(loJuega(...ids))
    .where(PARTIDOS.seDebe)
    .where('fecha', '>=', `${sumarDias(diaDe(ahora), -1)}T00:00`)
    .orderBy('id')
    .execute();
  return filas.map(partidoDeFila);
}

const NADA: Adjudicado = { crear: [], puntuar: [], cancelar: [] };

/** What those who leave a league owe to who stays; nothing where it gives no table, or is over. */
async function adjudicadoEn(
  db: Lector,
  idLiga: number,
  seVan: readonly Salida[],
  ahora: FechaHora,
): Promise<Adjudicado> {
  const [liga, datos] = [await ligaPorId(db, idLiga), await datosDeTabla(db, idLiga)];
  if (!datos || !liga?.reglas.clasifica || liga.estado === 'inactiva') return NADA;
  const ids = new Set(seVan.map(({ idJugador }) => idJugador));
  const { jugadores } = datos;
  const partidos = await partidosDeLiga(db, idLiga);
  return adjudicarARivales({ liga, jugadores, partidos, ahora, duracion: liga.duracion }, ids);
}

async function adjudicadoDe(db: Lector, salidas: readonly Salida[], ahora: FechaHora): Promise<Adjudicado> {
  const todo = { crear: [], puntuar: [], cancelar: [] } as Adjudicado;
  for (const [idLiga, suyas] of Map.groupBy(salidas, (una) => una.idLiga)) {
    if (idLiga === null) continue;
    const suyo = await adjudicadoEn(db, idLiga, suyas, ahora);
    todo.crear.push(...suyo.crear);
    todo.puntuar.push(...suyo.puntuar);
    todo.cancelar.push(...suyo.cancelar);
  }
  return todo;
}

const idsDe = (salidas: readonly Salida[]): number[] => salidas.map(({ idJugador }) => idJugador);

/**
 * What those who leave have left: awarded to their rivals or, unless that is asked for, off the schedule and still
 * missing. In the transaction that saves them. docs/reglas/consecuencias.md
 */
export async function dejarLigas(
  tx: TxFirmada,
  salidas: readonly Salida[],
  { alIrse = 'abierto', ahora }: { alIrse?: AlIrse | undefined; ahora: FechaHora },
): Promise<void> {
  if (salidas.length === 0) return;
  const antes = await porVenir(tx.q, idsDe(salidas), ahora);
  const adjudicado = alIrse === 'adjudicar' ? await adjudicadoDe(tx.q, salidas, ahora) : NADA;
  await guardarResolucion(tx, adjudicado);
  const quitados = quitarDelHorario(trasResolver(antes, { ...adjudicado, crear: [] }), salidas, ahora);
  await aplazarPartidos(tx, quitados);
  const adjudicados = adjudicado.crear.length + adjudicado.puntuar.length;
  if (adjudicados + quitados.length > 0)
    await anotarHechos(tx, [hechos.dejanLiga(adjudicados, quitados.length)]);
}

/** What saving that of those players would leave without playing. Nothing is written. */
export async function verLoQueDejan(
  { db }: BaseDatos,
  reloj: Clock,
  { jugadores }: AlIrsePedido,
): Promise<LoQueDejan> {
  const despues = new Map(jugadores.map((uno) => [uno.id, uno]));
  const antes = await jugadoresPorId(db, [...despues.keys()]);
  const salidas = antes.flatMap((uno) => salidasDe(uno, despues.get(uno.id) ?? uno));
  if (salidas.length === 0) return { faltan: 0, puestos: 0 };
  const ahora = reloj.localTime();
  const { crear, puntuar } = await adjudicadoDe(db, salidas, ahora);
  const puestos = quitarDelHorario(await porVenir(db, idsDe(salidas), ahora), salidas, ahora).length;
  return { faltan: crear.length + puntuar.length, puestos };
}
