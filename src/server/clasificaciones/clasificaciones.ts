import type { Clasificacion, LigaPublica, LigaTerminada, PartidoPublico } from '#contract/clasificaciones.ts';
import { tablaDe } from '#domain/clasificacion/tabla.ts';
import { compararLigas } from '#domain/liga/divisiones.ts';
import type { TipoLiga } from '#domain/liga/liga.ts';
import { existente } from '#server/db/entidad.ts';
import { datosDeTabla, todasLasLigas } from '#server/db/lecturas/tabla.ts';
import type { BaseDatos } from '#server/db/open.ts';
import type { Clock } from '#server/platform/clock.ts';
import {
  nombreDeJugador,
  partidoPublico,
  partidosDeJugador,
  ultimosDias,
} from './clasificaciones.queries.ts';

/** Active leagues, of a type or of all, by level. */
export async function ligasPublicas({ db }: BaseDatos, tipo: TipoLiga | undefined): Promise<LigaPublica[]> {
  const ligas = await todasLasLigas(db);
  return ligas
    .filter((liga) => liga.estado === 'activa' && (tipo === undefined || liga.tipo === tipo))
    .sort(compararLigas);
}

/** Leagues that were played and are over, of a type or of all: newest season first, then by level, then the latest. */
export async function ligasTerminadas(
  { db }: BaseDatos,
  tipo: TipoLiga | undefined,
): Promise<LigaTerminada[]> {
  const [ligas, ultimos] = await Promise.all([todasLasLigas(db), ultimosDias(db)]);
  const ordenadas = ligas
    .filter((liga) => liga.estado === 'inactiva' && (tipo === undefined || liga.tipo === tipo))
    .sort(compararLigas);
  return ordenadas.flatMap((liga) => {
    const hasta = ultimos.get(liga.id);
    return hasta ? [{ ...liga, hasta }] : [];
  });
}

/** Standings and crossings of a league, computed from its matches. 404 when there is no such league. */
export async function verClasificacion(
  { db }: BaseDatos,
  reloj: Clock,
  idLiga: number,
): Promise<Clasificacion> {
  return tablaDe(existente(await datosDeTabla(db, idLiga)), reloj.today());
}

/** A player's matches, newest first. 404 when there is no such player. */
export async function historialDeJugador({ db }: BaseDatos, id: number) {
  const { nombre } = existente(await nombreDeJugador(db, id));
  return { nombre, partidos: await partidosDeJugador(db, id) };
}

export const verPartido = async ({ db }: BaseDatos, id: number): Promise<PartidoPublico> =>
  existente(await partidoPublico(db, id));
