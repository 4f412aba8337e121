import type { FileAnswer } from '#contract/endpoint.ts';
import type { HojaVista, Previa } from '#contract/importar.ts';
import type { Jugador } from '#contract/jugadores.ts';
import { hechos } from '#domain/registro/mensajes.ts';
import { anotar, anotarHechos } from '#server/db/anotar.ts';
import type { BaseFirmada, TxFirmada } from '#server/db/firma.ts';
import { type Buena, cambioDe, loVisto } from '#server/db/hoja.ts';
import type { BaseDatos } from '#server/db/open.ts';
import { actualizarJugador, type DatosJugador, insertarJugadores } from '#server/db/tables/jugador.ts';
import type { Clock } from '#server/platform/clock.ts';
import { writeCsv } from '#server/platform/files/csv.ts';
import { COLUMNAS, filaDe } from './hoja-columnas.ts';
import { leerJugadores } from './hoja-entender.ts';
import { buscarJugadores } from './jugadores.queries.ts';

const TODOS = { idLiga: null, jugador: null };

/** Every player, to be opened in a spreadsheet. It leaves a line in the log: contact data go out. */
export async function exportarJugadores(base: BaseFirmada, reloj: Clock): Promise<FileAnswer> {
  const jugadores = await buscarJugadores(base.db, TODOS);
  await base.transact((tx) => anotarHechos(tx, [hechos.exportaHoja('jugadores', jugadores.length)]));
  const body = writeCsv([Object.values(COLUMNAS), ...jugadores.map(filaDe)]);
  return { filename: `jugadores-${reloj.today()}.csv`, body };
}

/** What importing the file would do. Nothing is written. */
export const verHojaJugadores = async ({ db }: BaseDatos, contenido: string): Promise<Previa> =>
  (await leerJugadores(db, contenido)).previa;

/** Every league and every player wait for this transaction: a file may name any of them. */
async function bloquearTodo(tx: TxFirmada): Promise<void> {
  for (const tabla of ['liga', 'jugador'] as const) {
    const filas = await tx.q.selectFrom(tabla).select('id').orderBy('id').execute();
    await tx.lock(
      tabla,
      filas.map(({ id }) => id),
    );
  }
}

const esCambiada = (
  fila: Buena<DatosJugador, Jugador>,
): fila is Buena<DatosJugador, Jugador> & { antes: Jugador } => fila.antes !== null;

/**
 * Creates and changes the players of the file, in one transaction; with a bad row, 400 and nothing. 409 when it
 * would not do any more what was seen.
 */
export function importarJugadores(
  base: BaseFirmada,
  { contenido, huella }: HojaVista,
): Promise<{ nuevas: number; cambian: number }> {
  return base.transact(async (tx) => {
    await bloquearTodo(tx);
    const filas = loVisto(await leerJugadores(tx.q, contenido), huella);
    const nuevos = filas.filter(({ antes }) => antes === null).map(({ datos }) => datos);
    const cambiados = filas.filter(esCambiada);
    await insertarJugadores(tx, nuevos);
    for (const { antes, datos } of cambiados) await actualizarJugador(tx, antes, datos);
    await anotar(tx, ...filas.map((fila) => cambioDe('jugador', fila)));
    const hecho = { nuevas: nuevos.length, cambian: cambiados.length };
    if (filas.length > 0) await anotarHechos(tx, [hechos.importa('jugadores', hecho.nuevas, hecho.cambian)]);
    return hecho;
  });
}
