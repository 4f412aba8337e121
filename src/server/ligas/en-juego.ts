import { mensajes } from '#contract/mensajes.ts';
import type { PartidoPuesto } from '#contract/temporadas.ts';
import type { Partido } from '#domain/partido/partido.ts';
import { estaAplazado } from '#domain/partido/resultado.ts';
import { existente } from '#server/db/entidad.ts';
import type { TxFirmada } from '#server/db/firma.ts';
import { nombresDe } from '#server/db/lecturas/nombres.ts';
import type { Lector } from '#server/db/open.ts';
import type { LigaLeida } from '#server/db/tables/liga.ts';
import { Problema } from '#server/platform/problema.ts';
import { idsDeJugadores, ligaPorId } from './ligas.queries.ts';

/** 409 unless it is an active social or infantil league. Spec §4, "Nueva temporada". */
export function comprobarEnJuego({ estado, tipo }: LigaLeida): void {
  const seGestiona = tipo === 'social' || tipo === 'infantil';
  if (!seGestiona || estado !== 'activa') throw new Problema(409, mensajes.ligaNoEnJuego);
}

/** The league and its players wait: nobody scores, adds or moves anything of it meanwhile. */
export async function bloquear(tx: TxFirmada, idLiga: number): Promise<LigaLeida> {
  await tx.lock('liga', [idLiga]);
  const liga = existente(await ligaPorId(tx.q, idLiga));
  comprobarEnJuego(liga);
  await tx.lock('jugador', await idsDeJugadores(tx.q, idLiga));
  return liga;
}

/** Arranged matches as they are told before something is done with them, in order of time. */
export async function comoPuestos(db: Lector, partidos: readonly Partido[]): Promise<PartidoPuesto[]> {
  const pistas = await nombresDe(
    db,
    'pista',
    partidos.flatMap(({ idPista }) => idPista ?? []),
  );
  const jugadores = await nombresDe(
    db,
    'jugador',
    partidos.flatMap(({ idJugador1, idJugador2 }) => [idJugador1, idJugador2]),
  );
  return partidos
    .map(({ id, fecha, duracion, idPista, idJugador1, idJugador2, ...partido }) => ({
      id,
      fecha,
      duracion,
      pista: idPista === null ? null : (pistas.get(idPista) ?? null),
      jugador1: jugadores.get(idJugador1) ?? '',
      jugador2: jugadores.get(idJugador2) ?? '',
      aplazado: estaAplazado(partido),
    }))
    .sort((a, b) => (a.fecha === b.fecha ? a.id - b.id : a.fecha < b.fecha ? -1 : 1));
}
