import type { Clasificacion } from '#contract/clasificaciones.ts';
import { mensajes } from '#contract/mensajes.ts';
import {
  OBSERVACION_RESOLUCION,
  type Resolucion,
  resolverDivision,
} from '#domain/clasificacion/resolver-division.ts';
import { type DatosTabla, tablaDe } from '#domain/clasificacion/tabla.ts';
import { esPrimera, esUltima } from '#domain/clasificacion/zonas.ts';
import { diaDe, type FechaHora } from '#domain/fecha.ts';
import { nuevaTemporada } from '#domain/liga/temporadas.ts';
import { planoDe } from '#domain/partido/marcador.ts';
import type { Partido } from '#domain/partido/partido.ts';
import { hechos } from '#domain/registro/mensajes.ts';
import { anotarHechos } from '#server/db/anotar.ts';
import { existente } from '#server/db/entidad.ts';
import type { BaseFirmada, TxFirmada } from '#server/db/firma.ts';
import { datosDeTabla, partidosDeLiga } from '#server/db/lecturas/tabla.ts';
import type { BaseDatos, Lector } from '#server/db/open.ts';
import { moverJugadores } from '#server/db/tables/jugador.ts';
import { actualizarLiga, type DatosLiga, insertarLiga, type LigaLeida } from '#server/db/tables/liga.ts';
import { actualizarPartido, type DatosPartido, insertarPartidos } from '#server/db/tables/partido.ts';
import type { Clock } from '#server/platform/clock.ts';
import { Problema } from '#server/platform/problema.ts';
import { idsDeJugadores, ligaPorId, todasLasLigas } from './ligas.queries.ts';

/** 409 unless it is an active social or infantil league. Spec §4, "Nueva temporada". */
function comprobarEnJuego({ estado, tipo }: LigaLeida): void {
  const seGestiona = tipo === 'social' || tipo === 'infantil';
  if (!seGestiona || estado !== 'activa') throw new Problema(409, mensajes.ligaNoEnJuego);
}

/** The league and its players wait: nobody scores, adds or moves anything of it meanwhile. */
async function bloquear(tx: TxFirmada, idLiga: number): Promise<LigaLeida> {
  await tx.lock('liga', [idLiga]);
  const liga = existente(await ligaPorId(tx.q, idLiga));
  comprobarEnJuego(liga);
  await tx.lock('jugador', await idsDeJugadores(tx.q, idLiga));
  return liga;
}

/** What a table is computed from, with the matches whole: some of them will be written. */
type DatosResolucion = Omit<DatosTabla, 'partidos'> & { liga: LigaLeida; partidos: readonly Partido[] };

async function leerDatos(db: Lector, idLiga: number): Promise<DatosResolucion> {
  const [liga, datos, partidos] = await Promise.all([
    ligaPorId(db, idLiga),
    datosDeTabla(db, idLiga),
    partidosDeLiga(db, idLiga),
  ]);
  return { ...existente(datos), liga: existente(liga), partidos };
}

function resolver(datos: DatosResolucion, ahora: FechaHora): Resolucion {
  const { liga, ligas, jugadores, partidos, incidencias } = datos;
  return resolverDivision(liga, jugadores, partidos, {
    ahora,
    duracion: liga.duracion,
    esPrimera: esPrimera(liga, ligas),
    esUltima: esUltima(liga, ligas),
    incidencias,
  });
}

const cuantos = ({ crear, puntuar }: Resolucion): number => crear.length + puntuar.length;

/** The table that resolver división would leave, and how many matches it would create. Nothing is written. */
export async function verPrevia(
  { db }: BaseDatos,
  reloj: Clock,
  idLiga: number,
): Promise<Clasificacion & { creados: number }> {
  const datos = await leerDatos(db, idLiga);
  comprobarEnJuego(datos.liga);
  const ahora = reloj.localTime();
  const resolucion = resolver(datos, ahora);
  const puntuados = new Map(resolucion.puntuar.map((partido) => [partido.id, partido]));
  const resto = datos.partidos.map((partido) => puntuados.get(partido.id) ?? partido);
  const partidos = [...resto, ...resolucion.crear];
  return { ...tablaDe({ ...datos, partidos }, diaDe(ahora)), creados: cuantos(resolucion) };
}

/** A match as it is stored; of one that existed, only what the award changes. */
function comoDatos({ id: _, sets, ...partido }: Partido): DatosPartido {
  const duracion = partido.duracion as DatosPartido['duracion'];
  return { ...partido, ...planoDe(sets), duracion, observaciones: OBSERVACION_RESOLUCION };
}

/**
 * Awards every missing match to the better placed, in one transaction; answers how many. Again, or by two
 * people at once, it creates none. 409 unless it is an active social or infantil league. Spec §4.
 */
export function finalizarLiga(base: BaseFirmada, reloj: Clock, idLiga: number): Promise<{ creados: number }> {
  return base.transact(async (tx) => {
    const { nombre } = await bloquear(tx, idLiga);
    const resolucion = resolver(await leerDatos(tx.q, idLiga), reloj.localTime());
    const creados = cuantos(resolucion);
    if (creados === 0) return { creados };
    await insertarPartidos(tx, resolucion.crear.map(comoDatos));
    for (const partido of resolucion.puntuar) await actualizarPartido(tx, partido.id, comoDatos(partido));
    await anotarHechos(tx, [hechos.resuelve(nombre, creados)]);
    return { creados };
  });
}

const sinIdentidad = ({ id: _, version: __, nombre: ___, ...datos }: LigaLeida): DatosLiga => datos;

/**
 * Copies the league, moves its players to the copy and leaves the old one inactive with its matches and
 * roster, in one transaction; answers every league. 409 unless it is an active social or infantil league, so
 * that a second call does nothing. Spec §4.
 */
export async function abrirTemporada(base: BaseFirmada, reloj: Clock, idLiga: number): Promise<LigaLeida[]> {
  await base.transact(async (tx) => {
    const liga = await bloquear(tx, idLiga);
    const { nueva, anterior } = nuevaTemporada(liga, reloj.today());
    await actualizarLiga(tx, idLiga, sinIdentidad(anterior));
    const { id } = await insertarLiga(tx, sinIdentidad({ ...nueva, id: 0 }));
    const movidos = await moverJugadores(tx, idLiga, id);
    await anotarHechos(tx, [hechos.nuevaTemporada(liga.nombre, movidos)]);
  });
  return todasLasLigas(base.db);
}
