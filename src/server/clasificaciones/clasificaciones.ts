import type { Clasificacion, LigaPublica, PartidoPublico } from '#contract/clasificaciones.ts';
import { clasificacion } from '#domain/clasificacion/clasificacion.ts';
import { cruces } from '#domain/clasificacion/cruces.ts';
import { explicar } from '#domain/clasificacion/explicar.ts';
import type { FilaClasificacion } from '#domain/clasificacion/fila.ts';
import { esPrimera, esUltima } from '#domain/clasificacion/zonas.ts';
import { compararLigas } from '#domain/liga/divisiones.ts';
import type { TipoLiga } from '#domain/liga/liga.ts';
import { existente } from '#server/db/entidad.ts';
import type { BaseDatos } from '#server/db/open.ts';
import type { Clock } from '#server/platform/clock.ts';
import {
  datosDeClasificacion,
  nombreDeJugador,
  partidoPublico,
  partidosDeJugador,
  todasLasLigas,
} from './clasificaciones.queries.ts';

/** Active leagues, of a type or of all, by level. */
export async function ligasPublicas({ db }: BaseDatos, tipo: TipoLiga | undefined): Promise<LigaPublica[]> {
  const ligas = await todasLasLigas(db);
  return ligas
    .filter((liga) => liga.estado === 'activa' && (tipo === undefined || liga.tipo === tipo))
    .sort(compararLigas);
}

const explicada = (fila: FilaClasificacion) => ({
  ...fila,
  desempate: fila.desempate && { ...fila.desempate, explicacion: explicar(fila.desempate) },
});

/** Standings and crossings of a league, computed from its matches. 404 when there is no such league. */
export async function verClasificacion(
  { db }: BaseDatos,
  reloj: Clock,
  idLiga: number,
): Promise<Clasificacion> {
  const [ligas, datos] = await Promise.all([todasLasLigas(db), datosDeClasificacion(db, idLiga)]);
  const liga = existente(ligas.find(({ id }) => id === idLiga));
  const { jugadores, partidos, incidencias } = datos;
  const extremos = { esPrimera: esPrimera(liga, ligas), esUltima: esUltima(liga, ligas) };
  const hoy = reloj.today();
  const filas = clasificacion(liga, jugadores, partidos, { hoy, ...extremos, incidencias });
  return {
    clasificaciones: filas.map(explicada),
    cruces: cruces(liga, filas, partidos, hoy),
    division: liga.division,
    tipo: liga.tipo,
    primeraDivision: extremos.esPrimera,
    ultimaDivision: extremos.esUltima,
  };
}

/** A player's matches, newest first. 404 when there is no such player. */
export async function historialDeJugador({ db }: BaseDatos, id: number) {
  const { nombre } = existente(await nombreDeJugador(db, id));
  return { nombre, partidos: await partidosDeJugador(db, id) };
}

export const verPartido = async ({ db }: BaseDatos, id: number): Promise<PartidoPublico> =>
  existente(await partidoPublico(db, id));
