import type { Pendientes } from '#contract/opciones.ts';
import type { PartidoPuesto } from '#contract/temporadas.ts';
import { nuevaTemporada } from '#domain/liga/temporadas.ts';
import { sinJugar } from '#domain/partido/ocupacion.ts';
import { hechos } from '#domain/registro/hechos.ts';
import { anotarHechos } from '#server/db/anotar.ts';
import { existente } from '#server/db/entidad.ts';
import type { BaseFirmada, TxFirmada } from '#server/db/firma.ts';
import { partidosDeLiga } from '#server/db/lecturas/tabla.ts';
import type { BaseDatos } from '#server/db/open.ts';
import { moverJugadores } from '#server/db/tables/jugador.ts';
import { actualizarLiga, type DatosLiga, insertarLiga, type LigaLeida } from '#server/db/tables/liga.ts';
import { cancelarPartidos } from '#server/db/tables/partido.ts';
import type { Clock } from '#server/platform/clock.ts';
import { bloquear, comoPuestos, comprobarEnJuego } from './en-juego.ts';
import { cuantosJugadores, ligaPorId, todasLasLigas } from './ligas.queries.ts';

export const sinIdentidad = ({ id: _, version: __, nombre: ___, ...datos }: LigaLeida): DatosLiga => datos;

/** How many players a new season would move, and what is still to be played or scored in the league. */
export async function verPreviaNueva(
  { db }: BaseDatos,
  idLiga: number,
): Promise<{ jugadores: number; puestos: PartidoPuesto[] }> {
  comprobarEnJuego(existente(await ligaPorId(db, idLiga)));
  const puestos = (await partidosDeLiga(db, idLiga)).filter(sinJugar);
  return { jugadores: await cuantosJugadores(db, idLiga), puestos: await comoPuestos(db, puestos) };
}

/** What is still to be played or scored becomes history; answers how many. */
async function cancelarPuestos(tx: TxFirmada, idLiga: number): Promise<number> {
  const puestos = (await partidosDeLiga(tx.q, idLiga)).filter(sinJugar);
  await cancelarPartidos(
    tx,
    puestos.map(({ id }) => id),
  );
  return puestos.length;
}

/**
 * Copies the league, moves its players to the copy and leaves the old one inactive with its matches and
 * roster, in one transaction; answers every league. Its arranged matches stay to be played, where schedule and panel
 * show them, or are cancelled. 409 unless it is an active social or infantil league, so that a second call does
 * nothing. Spec §4; domain.md, "Nueva temporada".
 */
export async function abrirTemporada(
  base: BaseFirmada,
  reloj: Clock,
  { idLiga, pendientes }: { idLiga: number; pendientes: Pendientes },
): Promise<LigaLeida[]> {
  await base.transact(async (tx) => {
    const liga = await bloquear(tx, idLiga);
    const { nueva, anterior } = nuevaTemporada(liga, reloj.today());
    await actualizarLiga(tx, idLiga, sinIdentidad(anterior));
    const { id } = await insertarLiga(tx, sinIdentidad({ ...nueva, id: 0 }));
    const movidos = await moverJugadores(tx, idLiga, id);
    const cancelados = pendientes === 'cancelar' ? await cancelarPuestos(tx, idLiga) : 0;
    await anotarHechos(tx, [hechos.nuevaTemporada(liga.nombre, movidos, cancelados)]);
  });
  return todasLasLigas(base.db);
}
