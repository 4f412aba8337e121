import { mensajes } from '#contract/mensajes.ts';
import type { Partido, PartidoFila } from '#contract/partidos.ts';
import type { Puntuacion } from '#contract/puntuaciones.ts';
import { sumarMinutos } from '#domain/fecha.ts';
import type { TipoLiga } from '#domain/liga/liga.ts';
import { avisosDe } from '#domain/partido/avisos.ts';
import { erroresDe } from '#domain/partido/errores.ts';
import { conSets, normalizar, planoDe } from '#domain/partido/marcador.ts';
import { ocupa } from '#domain/partido/ocupacion.ts';
import { estaAplazado, estaDecidido } from '#domain/partido/resultado.ts';
import type { Cambio } from '#domain/registro/cambio.ts';
import { anotar } from '#server/db/anotar.ts';
import type { BaseFirmada, TxFirmada } from '#server/db/firma.ts';
import type { BaseDatos } from '#server/db/open.ts';
import { actualizarPartido, type DatosPartido } from '#server/db/tables/partido.ts';
import type { Clock } from '#server/platform/clock.ts';
import { type FieldError, Problema } from '#server/platform/problema.ts';
import { ocupacionDe } from './comprobar.ts';
import { type Puntuable, partidosEmpezados, puntuables } from './puntuaciones.queries.ts';

/** Matches whose time has passed without result nor postponement, oldest first. Spec §2, "Bulk scoring". */
export async function listarPendientes(
  { db }: BaseDatos,
  reloj: Clock,
  tipo: TipoLiga,
): Promise<PartidoFila[]> {
  const ahora = reloj.localTime();
  const empezados = await partidosEmpezados(db, tipo, ahora);
  return empezados.filter((fila) => {
    const partido = conSets(fila);
    const acabado = sumarMinutos(fila.fecha, fila.duracion) <= ahora;
    return acabado && !estaDecidido(partido) && !estaAplazado(partido);
  });
}

/** One match of those sent: its place, what was sent and what is stored. */
type Linea = { i: number; enviada: Puntuacion; actual: Puntuable };

const jugadores = ({ nombres }: Puntuable): string => [...nombres.values()].join(' – ');

/** A problem of one field, named by the place of its match and by who plays it. */
const enLinea = ({ i, actual }: Linea, { path, message }: FieldError): FieldError => ({
  path: `partidos.${i}.${path}`,
  message: mensajes.enPartido(jugadores(actual), message),
});

type Rechazo = { status: number; general: string; actual?: unknown };

/** Refuses when there is any error: the toast is the only one, or a general sentence for several. */
function rechazar(errors: readonly FieldError[], { status, general, actual }: Rechazo): void {
  const [primero, segundo] = errors;
  if (primero) throw new Problema(status, segundo ? general : primero.message, { errors, actual });
}

const INVALIDO: Rechazo = { status: 400, general: mensajes.datosInvalidos };
const PERDIDO: Rechazo = { status: 404, general: mensajes.noEncontrado };

/** Refuses a match sent twice, before anything is read. */
function sinRepetidos(enviadas: readonly Puntuacion[]): void {
  const repetidas = enviadas.flatMap(({ id }, i) =>
    enviadas.findIndex((otra) => otra.id === id) === i
      ? []
      : [{ path: `partidos.${i}.id`, message: mensajes.partidoRepetido }],
  );
  rechazar(repetidas, INVALIDO);
}

/** What was sent beside what is stored; 404 when a match is not there any more. */
function emparejar(enviadas: readonly Puntuacion[], actuales: Map<number, Puntuable>): Linea[] {
  const faltan = enviadas.flatMap(({ id }, i) =>
    actuales.has(id) ? [] : [{ path: `partidos.${i}.id`, message: mensajes.noEncontrado }],
  );
  rechazar(faltan, PERDIDO);
  return enviadas.flatMap((enviada, i) => {
    const actual = actuales.get(enviada.id);
    return actual ? [{ i, enviada, actual }] : [];
  });
}

/** 409 naming every match that somebody changed meanwhile, with what is stored now. */
function mismasVersiones(lineas: readonly Linea[]): void {
  const cambiadas = lineas.filter(
    ({ enviada, actual }) => enviada.version != null && enviada.version !== actual.partido.version,
  );
  rechazar(
    cambiadas.map((linea) => enLinea(linea, { path: 'version', message: mensajes.cambiadoMientras })),
    {
      status: 409,
      general: mensajes.cambiadoMientras,
      actual: cambiadas.map(({ actual }) => actual.partido),
    },
  );
}

function comprobarMarcadores(lineas: readonly Linea[]): void {
  const errores = lineas.flatMap((linea) =>
    erroresDe(conSets(linea.enviada)).map((error) => enLinea(linea, error)),
  );
  rechazar(errores, INVALIDO);
}

/** The stored match with its new score; a no-show is 0-0 against 6-6 whatever was sent. */
function puntuado({ enviada, actual }: Linea): DatosPartido {
  const { id: _, version: __, ...partido } = actual.partido;
  const { id: ___, version: ____, ...sinId } = enviada;
  const marcador = planoDe(normalizar(conSets(enviada)).sets);
  return { ...(partido as DatosPartido), ...sinId, ...marcador };
}

/** 409 when its court or a player is taken at that time. */
async function comprobarSitio(tx: TxFirmada, linea: Linea, datos: DatosPartido): Promise<void> {
  const { partido, nombres } = linea.actual;
  const message = await ocupacionDe(tx.q, partido.id, datos, nombres);
  const errores = message === null ? [] : [enLinea(linea, { path: 'fecha', message })];
  rechazar(errores, { status: 409, general: mensajes.datosInvalidos });
}

/** A match that was postponed takes its court and players back: they have to be free. */
async function guardarLinea(tx: TxFirmada, linea: Linea): Promise<Partido> {
  const { partido: antes } = linea.actual;
  const datos = puntuado(linea);
  if (!ocupa(conSets(antes)) && ocupa({ ...conSets(datos), id: antes.id }))
    await comprobarSitio(tx, linea, datos);
  return actualizarPartido(tx, antes.id, datos);
}

/** Everybody who could write those matches, or take their courts or players, waits here. */
async function bloquear(tx: TxFirmada, ids: readonly number[]): Promise<void> {
  const partidos = [...(await puntuables(tx.q, ids)).values()].map(({ partido }) => partido);
  await tx.lock(
    'pista',
    partidos.map(({ idPista }) => idPista),
  );
  await tx.lock(
    'jugador',
    partidos.flatMap(({ idJugador1, idJugador2 }) => [idJugador1, idJugador2]),
  );
  await tx.lock('partido', ids);
}

const avisosDeLinea = (linea: Linea, partido: Partido): FieldError[] =>
  avisosDe(conSets(partido), linea.actual.reglas).map((aviso) => enLinea(linea, aviso));

/**
 * Scores many matches in one transaction, all or none. Each error names its match by place and players: 400 a
 * score without sense or a match twice, 404 one that is gone, 409 one that somebody changed. Spec §2.
 */
export function guardarPuntuaciones(
  base: BaseFirmada,
  enviadas: readonly Puntuacion[],
): Promise<{ guardados: number; avisos: FieldError[] }> {
  sinRepetidos(enviadas);
  const ids = enviadas.map(({ id }) => id);
  return base.transact(async (tx) => {
    await bloquear(tx, ids);
    const lineas = emparejar(enviadas, await puntuables(tx.q, ids));
    mismasVersiones(lineas);
    comprobarMarcadores(lineas);
    const cambios: Cambio[] = [];
    const avisos: FieldError[] = [];
    for (const linea of lineas) {
      const despues = await guardarLinea(tx, linea);
      cambios.push({ entidad: 'partido', antes: linea.actual.partido, despues });
      avisos.push(...avisosDeLinea(linea, despues));
    }
    await anotar(tx, ...cambios);
    return { guardados: lineas.length, avisos };
  });
}
