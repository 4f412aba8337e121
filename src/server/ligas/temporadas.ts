import { createHash } from 'node:crypto';
import type { Clasificacion } from '#contract/liga/clasificaciones.ts';
import type { PartidoPuesto, Resolucion as ResolucionVista } from '#contract/liga/temporadas.ts';
import { mensajes } from '#contract/mensajes.ts';
import type { Pendientes } from '#contract/opciones.ts';
import { type Resolucion, resolverDivision, trasResolver } from '#domain/clasificacion/resolver-division.ts';
import { type DatosTabla, esPrimera, esUltima, tablaDe } from '#domain/clasificacion/tabla.ts';
import { diaDe, type FechaHora } from '#domain/fecha.ts';
import { esEscalera } from '#domain/liga/escalera.ts';
import { type Anios, nuevaTemporada } from '#domain/liga/temporada.ts';
import { seGestiona } from '#domain/liga/tipos.ts';
import { estaPorPuntuar, quedaPorJugar } from '#domain/partido/ocupacion.ts';
import { jugadoresDe, type Partido, porFecha } from '#domain/partido/partido.ts';
import { estaAplazado, estaSuspendido, ganadorDe, setsDe, sinJugar } from '#domain/partido/resultado.ts';
import { hechos } from '#domain/registro/hechos.ts';
import { aplazadosSaldados } from '#server/db/lecturas/aplazados.ts';
import { ligaPorId, nombresDe } from '#server/db/lecturas/por-id.ts';
import { datosDeTabla, partidosDeLiga } from '#server/db/lecturas/tabla.ts';
import type { BaseDatos, Lector } from '#server/db/open.ts';
import { anotarHechos } from '#server/db/registro/anotar.ts';
import { existente, sinRepetir } from '#server/db/registro/entidad.ts';
import type { BaseFirmada, TxFirmada } from '#server/db/registro/firma.ts';
import { moverJugadores } from '#server/db/tables/jugador.ts';
import { actualizarLiga, type DatosLiga, insertarLiga, type LigaLeida } from '#server/db/tables/liga.ts';
import { cancelarPartidos, guardarResolucion } from '#server/db/tables/partido.ts';
import type { Clock } from '#server/platform/clock.ts';
import { Problema } from '#server/platform/errors.ts';
import { cuantosDe, idsDeJugadores, todasLasLigas } from './ligas.queries.ts';

/** 409 unless the league is active and managed: only those are resolved and begin again. */
export function comprobarEnJuego({ estado, tipo }: LigaLeida): void {
  if (!seGestiona(tipo) || estado !== 'activa') throw new Problema(409, mensajes.ligaNoEnJuego);
}

/** Tells what is seen before an act apart from anything else: of it nothing is left out, so whatever changes, changes it. */
export const huellaDe = (visto: object): string =>
  createHash('sha256').update(JSON.stringify(visto)).digest('base64url');

/** 409 when it is no longer what was seen. Who saw nothing, as the specification's calls, confirms what there is. */
function comprobarVisto(visto: { huella: string }, huella: string | undefined): void {
  if (huella !== undefined && visto.huella !== huella) throw new Problema(409, mensajes.vistoCambiado);
}

/** The league and its players wait: nobody scores, adds or moves anything of it meanwhile. */
async function bloquear(tx: TxFirmada, idLiga: number): Promise<LigaLeida> {
  await tx.lock('liga', [idLiga]);
  const liga = existente(await ligaPorId(tx.q, idLiga));
  comprobarEnJuego(liga);
  await tx.lock('jugador', await idsDeJugadores(tx.q, idLiga));
  return liga;
}

/** Arranged matches as they are told before something is done with them, in order of time. */
async function comoPuestos(db: Lector, partidos: readonly Partido[]): Promise<PartidoPuesto[]> {
  const pistas = await nombresDe(
    db,
    'pista',
    partidos.flatMap(({ idPista }) => idPista ?? []),
  );
  const jugadores = await nombresDe(db, 'jugador', partidos.flatMap(jugadoresDe));
  return partidos
    .map(({ id, fecha, duracion, idPista, idJugador1, idJugador2, ...partido }) => ({
      id,
      fecha,
      duracion,
      pista: idPista === null ? null : (pistas.get(idPista) ?? null),
      jugador1: jugadores.get(idJugador1) ?? '',
      jugador2: jugadores.get(idJugador2) ?? '',
      aplazado: estaAplazado(partido),
      ...(estaSuspendido(partido) && {
        nota: `Por reanudar: ${setsDe(partido)
          .map((set) => set.join('-'))
          .join(', ')}`,
      }),
    }))
    .sort(porFecha);
}

export const sinIdentidad = ({ id: _, version: __, nombre: ___, ...datos }: LigaLeida): DatosLiga => datos;

/** Of a league, what is still to be played or scored, and what was put off and is owed. */
async function pendientesDe(db: Lector, idLiga: number, reloj: Clock): Promise<Partido[]> {
  const [partidos, saldados] = await Promise.all([
    partidosDeLiga(db, idLiga),
    aplazadosSaldados(db, reloj.today()),
  ]);
  return partidos.filter(
    (partido) => sinJugar(partido) || (estaAplazado(partido) && !saldados.has(partido.id)),
  );
}

async function loQueMueve(db: Lector, idLiga: number, reloj: Clock) {
  const puestos = await comoPuestos(db, await pendientesDe(db, idLiga, reloj));
  const vista = { jugadores: await cuantosDe(db, 'jugador', idLiga), puestos };
  return { ...vista, huella: huellaDe(vista) };
}

/** What is left becomes history; answers how many. While the league is active: then what was put off is owed. */
async function cancelarPuestos(tx: TxFirmada, idLiga: number, reloj: Clock): Promise<number> {
  const puestos = await pendientesDe(tx.q, idLiga, reloj);
  await cancelarPartidos(
    tx,
    puestos.map(({ id }) => id),
  );
  return puestos.length;
}

/** Of a ladder, its players in the order of its table. */
async function comoAcaba(db: Lector, liga: LigaLeida, reloj: Clock): Promise<number[]> {
  if (!esEscalera(liga)) return [];
  const { clasificaciones } = tablaDe(existente(await datosDeTabla(db, liga.id)), reloj.today());
  return clasificaciones.map(({ idJugador }) => idJugador);
}

type Abrir = { idLiga: number; pendientes: Pendientes; anios: Anios; huella?: string | undefined };

/**
 * Copies the league, moves its players to the copy and leaves the old one inactive with its matches and
 * roster, in one transaction; answers every league. Its arranged matches stay to be played, where schedule and panel
 * show them, or are cancelled. 409 where the next one is there already, unless it is an active social or infantil league, so that a second call does
 * nothing, and when it is no longer what was seen. docs/reglas/ligas.md.
 */
export function abrirTemporada(
  base: BaseFirmada,
  reloj: Clock,
  { idLiga, pendientes, anios, huella }: Abrir,
): Promise<LigaLeida[]> {
  return sinRepetir(mensajes.ligaRepetida, () =>
    base.transact(async (tx) => {
      const liga = await bloquear(tx, idLiga);
      const visto = await loQueMueve(tx.q, idLiga, reloj);
      if (tx.rehearse) tx.rehearse(visto);
      else comprobarVisto(visto, huella);
      const { nueva, anterior } = nuevaTemporada(
        liga,
        reloj.today(),
        anios,
        await comoAcaba(tx.q, liga, reloj),
      );
      const cancelados = pendientes === 'cancelar' ? await cancelarPuestos(tx, idLiga, reloj) : 0;
      await actualizarLiga(tx, idLiga, sinIdentidad(anterior));
      const { id } = await insertarLiga(tx, sinIdentidad({ ...nueva, id: 0 }));
      const movidos = await moverJugadores(tx, idLiga, id);
      await anotarHechos(tx, [hechos.nuevaTemporada(liga.nombre, movidos, cancelados)]);
      return todasLasLigas(tx.q);
    }),
  );
}

/** What a table is computed from, with the matches whole: some of them will be written. */
export type DatosResolucion = Omit<DatosTabla, 'partidos'> & {
  liga: LigaLeida;
  partidos: readonly Partido[];
};

export async function leerDatos(db: Lector, idLiga: number): Promise<DatosResolucion> {
  const [liga, datos, partidos] = await Promise.all([
    ligaPorId(db, idLiga),
    datosDeTabla(db, idLiga),
    partidosDeLiga(db, idLiga),
  ]);
  return { ...existente(datos), liga: existente(liga), partidos };
}

export function resolver(
  { liga, ligas, jugadores, partidos, incidencias }: DatosResolucion,
  ahora: FechaHora,
  quitar: ReadonlySet<number>,
  decididos: number[] = [],
): Resolucion {
  return resolverDivision(liga, jugadores, partidos, {
    ahora,
    decididos,
    duracion: liga.duracion,
    quitar,
    esPrimera: esPrimera(liga, ligas),
    esUltima: esUltima(liga, ligas),
    incidencias,
  });
}

/** 409 when something to be taken off is no longer arranged: whoever asked saw another schedule. */
function comprobarPuestos({ partidos }: DatosResolucion, ahora: FechaHora, quitar: readonly number[]): void {
  const puestos = new Set(partidos.filter((p) => quedaPorJugar(p, ahora)).map(({ id }) => id));
  if (quitar.some((id) => !puestos.has(id))) throw new Problema(409, mensajes.yaNoEstaPuesto);
}

/** Of what it awards or cancels, what was to be played or scored, as it was. */
export function quitadosDe({ partidos }: DatosResolucion, { puntuar, cancelar }: Resolucion): Partido[] {
  const cambian = new Set([...puntuar, ...cancelar].map(({ id }) => id));
  return partidos.filter((partido) => cambian.has(partido.id) && sinJugar(partido));
}

export async function vistaDe(
  db: Lector,
  datos: DatosResolucion,
  resolucion: Resolucion,
  ahora: FechaHora,
): Promise<ResolucionVista> {
  const { crear, puntuar, cancelar, porJugar, sinAdjudicar } = resolucion;
  const nombres = new Map(datos.jugadores.map(({ id, nombre }) => [id, nombre]));
  const salen = quitadosDe(datos, resolucion);
  const puestos = new Set(salen.map(({ id }) => id));
  const cancelados = new Set(cancelar.map(({ id }) => id));
  const acabados = new Set(salen.filter((partido) => estaPorPuntuar(partido, ahora)).map(({ id }) => id));
  const resueltos = [...puntuar, ...crear].map((partido) => {
    const [uno, dos] = [nombres.get(partido.idJugador1) ?? '', nombres.get(partido.idJugador2) ?? ''];
    const [ganador, perdedor] = ganadorDe(partido) === 1 ? [uno, dos] : [dos, uno];
    return { ganador, perdedor, aplazado: partido.id !== 0 && !puestos.has(partido.id) };
  });
  return {
    creados: resueltos.length,
    resueltos,
    porJugar: await comoPuestos(db, porJugar),
    sinAdjudicar: sinAdjudicar.map(({ uno, otro, faltan, motivo }) => ({
      ...{ jugador1: nombres.get(uno) ?? '', jugador2: nombres.get(otro) ?? '' },
      ...{ faltan, motivo },
    })),
    quitados: (await comoPuestos(db, salen)).map((uno) => ({
      ...uno,
      cancelado: cancelados.has(uno.id),
      porPuntuar: acabados.has(uno.id),
    })),
  };
}

type Previa = Clasificacion & ResolucionVista & { huella: string };

async function previaDe(
  db: Lector,
  datos: DatosResolucion,
  resolucion: Resolucion,
  ahora: FechaHora,
): Promise<Previa> {
  const partidos = trasResolver(datos.partidos, resolucion);
  const tabla = tablaDe({ ...datos, partidos }, diaDe(ahora));
  const vista = { ...tabla, ...(await vistaDe(db, datos, resolucion, ahora)) };
  return { ...vista, huella: huellaDe(vista) };
}

/** The table that resolver división would leave, and what it would do match by match. Nothing is written. */
export async function verPrevia(
  { db }: BaseDatos,
  reloj: Clock,
  { idLiga, quitar }: { idLiga: number; quitar: readonly number[] },
): Promise<Previa> {
  const datos = await leerDatos(db, idLiga);
  comprobarEnJuego(datos.liga);
  const ahora = reloj.localTime();
  return previaDe(db, datos, resolver(datos, ahora, new Set(quitar)), ahora);
}

/**
 * Awards every missing match to the better placed, in one transaction; answers how many. 409 unless it is an active social or infantil league, and when it is no longer what
 * was seen.
 */
export function finalizarLiga(
  base: BaseFirmada,
  reloj: Clock,
  { idLiga, quitar, huella }: { idLiga: number; quitar: readonly number[]; huella?: string | undefined },
): Promise<{ creados: number }> {
  return base.transact(async (tx) => {
    const { nombre } = await bloquear(tx, idLiga);
    const [datos, ahora] = [await leerDatos(tx.q, idLiga), reloj.localTime()];
    comprobarPuestos(datos, ahora, quitar);
    const resolucion = resolver(datos, ahora, new Set(quitar));
    comprobarVisto(await previaDe(tx.q, datos, resolucion, ahora), huella);
    const creados = resolucion.crear.length + resolucion.puntuar.length;
    const quitados = quitadosDe(datos, resolucion).length;
    if (creados + quitados === 0) return { creados };
    await guardarResolucion(tx, resolucion);
    await anotarHechos(tx, [hechos.resuelve(nombre, creados, quitados)]);
    return { creados };
  });
}
