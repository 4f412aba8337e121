import type { Partido, PartidoGuardar } from '#contract/liga/partidos.ts';
import { type Adjudicado, OBSERVACION_RESOLUCION } from '#domain/clasificacion/resolver-division.ts';
import { CASILLAS, MARCADOR_VACIO, planoDe } from '#domain/partido/marcador.ts';
import type { Partido as Juzgado, Lado } from '#domain/partido/partido.ts';
import { desenlaceDe, enPlano, INDICADORES } from '#domain/partido/plano.ts';
import { conBits, conBooleanos, inBatches } from '../queries.ts';
import type { Tx } from '../transact.ts';
import type { Fila, FilaNueva } from '../types.ts';
import { borrarDichosDePartido, borrarHorasDePartido } from './dicho.ts';
import { reservar } from './jugador.ts';

export type DatosPartido = Omit<PartidoGuardar, 'version'>;

export const BOOLEANOS_PARTIDO = ['sintetico', ...INDICADORES] as const;

const COLUMNAS_DE_SUPLENCIA = ['suplente1', 'suplido1', 'suplente2', 'suplido2'] as const;
type Columna = (typeof COLUMNAS_DE_SUPLENCIA)[number];

export type Suplencias = { [C in Columna]?: number | null | undefined };

const deCadaLado = <T>(valor: (columna: Columna) => T) =>
  Object.fromEntries(COLUMNAS_DE_SUPLENCIA.map((columna) => [columna, valor(columna)])) as Record<Columna, T>;

/** A row as the wire has it: what is not said is not there. */
export const leerFilaPartido = (fila: Fila<'partido'>): Partido & Suplencias =>
  Object.assign(conBooleanos(fila, BOOLEANOS_PARTIDO), {
    desenlace: fila.desenlace ?? undefined,
    ...deCadaLado((columna) => fila[columna] ?? undefined),
  });

/** A row as the rules read it. */
export function partidoDeFila(fila: Fila<'partido'>) {
  const partido = leerFilaPartido(fila);
  return Object.assign(partido, { desenlace: desenlaceDe(partido) });
}

const filaDe = (datos: DatosPartido) => ({
  ...conBits(datos, BOOLEANOS_PARTIDO),
  desenlace: datos.desenlace ?? null,
});

/** What is saved of a match: all but what the store itself gives it. */
export function datosDe({ id: _, version: __, ...datos }: Partido): DatosPartido {
  return datos as DatosPartido;
}

export async function insertarPartido(tx: Tx, datos: DatosPartido): Promise<Partido> {
  const fila = await tx.q
    .insertInto('partido')
    .values(filaDe(datos))
    .returningAll()
    .executeTakeFirstOrThrow();
  await reservar(tx, datos.idLiga, [datos.idJugador1, datos.idJugador2]);
  return leerFilaPartido(fila);
}

/** Many at once, unchecked: for what the product itself makes, such as the demo season. */
export async function insertarPartidos(tx: Tx, todos: readonly DatosPartido[]): Promise<void> {
  for (const batch of inBatches(todos)) {
    await tx.q.insertInto('partido').values(batch.map(filaDe)).execute();
  }
}

type Pareja = Pick<DatosPartido, 'idJugador1' | 'idJugador2'>;

/** Call it before the match is written: what its two players said of it is of no other two, nor of the other order. */
export async function olvidarOtraPareja(
  q: Tx['q'],
  id: number,
  { idJugador1, idJugador2 }: Pareja,
): Promise<void> {
  const antes = await q
    .selectFrom('partido')
    .select(['idJugador1', 'idJugador2'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!antes || (antes.idJugador1 === idJugador1 && antes.idJugador2 === idJugador2)) return;
  await borrarDichosDePartido(q, id);
  await borrarHorasDePartido(q, id);
  await q
    .updateTable('partido')
    .set(deCadaLado(() => null))
    .where('id', '=', id)
    .execute();
}

const cambiar = (tx: Tx, ids: readonly number[], dicho: Partial<FilaNueva<'partido'>>) =>
  tx.q
    .updateTable('partido')
    .set((eb) => ({ ...dicho, version: eb('version', '+', 1) }))
    .where('id', 'in', ids);

export async function actualizarPartido(tx: Tx, id: number, datos: DatosPartido): Promise<Partido> {
  await olvidarOtraPareja(tx.q, id, datos);
  const fila = await cambiar(tx, [id], filaDe(datos)).returningAll().executeTakeFirstOrThrow();
  await reservar(tx, datos.idLiga, [datos.idJugador1, datos.idJugador2]);
  return leerFilaPartido(fila);
}

/** Who plays it for one of a pair, and for whom; null: both of them play. */
export async function ponerSuplente(
  tx: Tx,
  id: number,
  lado: Lado,
  suplencia: { suplente: number; por: number } | null,
): Promise<void> {
  const dicho = {
    [`suplente${lado}`]: suplencia?.suplente ?? null,
    [`suplido${lado}`]: suplencia?.por ?? null,
  };
  await cambiar(tx, [id], dicho).execute();
}

export const borrarPartido = (tx: Tx, id: number): Promise<void> => borrarPartidos(tx, [id]);

export async function borrarPartidos(tx: Tx, ids: readonly number[]): Promise<void> {
  for (const batch of inBatches(ids)) await tx.q.deleteFrom('partido').where('id', 'in', batch).execute();
}

export async function borrarPartidosDeLiga(tx: Tx, idLiga: number): Promise<void> {
  await tx.q.deleteFrom('partido').where('idLiga', '=', idLiga).execute();
}

const SIN_MARCADOR = { ...planoDe(MARCADOR_VACIO), desenlace: null };

/** They stay as history, with their court and hour, and hold neither. */
export async function cancelarPartidos(tx: Tx, ids: readonly number[]): Promise<void> {
  for (const batch of inBatches(ids)) await cambiar(tx, batch, { ...SIN_MARCADOR, cancelado: 1 }).execute();
}

/** A match as it is stored; of one that existed, only what the award changes. */
function comoDatos({ id: _, desenlace, ...partido }: Juzgado): DatosPartido {
  const duracion = partido.duracion as DatosPartido['duracion'];
  const observaciones = desenlace.que === 'anulado' ? null : OBSERVACION_RESOLUCION;
  return { ...partido, ...enPlano(desenlace), duracion, observaciones };
}

export async function guardarResolucion(tx: Tx, { crear, puntuar, cancelar }: Adjudicado): Promise<void> {
  await insertarPartidos(tx, crear.map(comoDatos));
  for (const partido of puntuar) await actualizarPartido(tx, partido.id, comoDatos(partido));
  await cancelarPartidos(
    tx,
    cancelar.map(({ id }) => id),
  );
}

/** They count for nobody from now on; where and when they were, and what was said of them, stays. */
export async function anularPartidos(tx: Tx, partidos: readonly Juzgado[]): Promise<void> {
  for (const { id, desenlace } of partidos) {
    const plano = enPlano(desenlace);
    const casillas = Object.fromEntries(CASILLAS.map((casilla) => [casilla, plano[casilla]]));
    const dicho = { ...casillas, ...conBits(plano, INDICADORES), desenlace: plano.desenlace };
    await cambiar(tx, [id], dicho).execute();
  }
}

/** Put off by one of the two: off the schedule, and owed. */
export async function aplazarPartidos(tx: Tx, partidos: readonly Juzgado[]): Promise<void> {
  for (const { id, desenlace } of partidos)
    await cambiar(tx, [id], conBits(enPlano(desenlace), INDICADORES)).execute();
}

export async function cambiarObservaciones(tx: Tx, id: number, observaciones: string): Promise<void> {
  await cambiar(tx, [id], { observaciones }).execute();
}
