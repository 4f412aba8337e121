import { mensajes } from '#contract/mensajes.ts';
import type { TxFirmada } from '#server/db/registro/firma.ts';
import { type FieldError, Problema } from '#server/platform/errors.ts';
import { type Puntuable, puntuables } from './partidos.queries.ts';

/** What is sent of a match among many; without a version it goes over whatever is stored. */
type Enviada = { id: number; version?: number | null | undefined };

export type Linea<E extends Enviada> = { i: number; enviada: E; actual: Puntuable };

type Pistas = readonly (number | null)[];

const jugadores = ({ nombres }: Puntuable): string => [...nombres.values()].join(' – ');

/** A problem of one field, named by the place of its match and by who plays it. */
export const enLinea = <E extends Enviada>(
  { i, actual }: Linea<E>,
  { path, message }: FieldError,
): FieldError => ({
  path: `partidos.${i}.${path}`,
  message: mensajes.enPartido(jugadores(actual), message),
});

type Rechazo = { status: number; general: string; actual?: unknown };

/** Refuses when there is any error: the toast is the only one, or a general sentence for several. */
export function rechazar(errors: readonly FieldError[], { status, general, actual }: Rechazo): void {
  const [primero, segundo] = errors;
  if (primero) throw new Problema(status, segundo ? general : primero.message, { errors, actual });
}

export const INVALIDO: Rechazo = { status: 400, general: mensajes.datosInvalidos };
export const OCUPADO: Rechazo = { status: 409, general: mensajes.datosInvalidos };
const PERDIDO: Rechazo = { status: 404, general: mensajes.noEncontrado };

export function sinRepetidos(enviadas: readonly Enviada[]): void {
  const repetidas = enviadas.flatMap(({ id }, i) =>
    enviadas.findIndex((otra) => otra.id === id) === i
      ? []
      : [{ path: `partidos.${i}.id`, message: mensajes.partidoRepetido }],
  );
  rechazar(repetidas, INVALIDO);
}

function emparejar<E extends Enviada>(
  enviadas: readonly E[],
  actuales: ReadonlyMap<number, Puntuable>,
): Linea<E>[] {
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
function mismasVersiones<E extends Enviada>(lineas: readonly Linea<E>[]): void {
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

/** Everybody who could write those matches, or take their courts or players, waits here. */
async function bloquear(tx: TxFirmada, ids: readonly number[], pistas: Pistas): Promise<void> {
  const partidos = [...(await puntuables(tx.q, ids)).values()].map(({ partido }) => partido);
  await tx.lock('pista', [...partidos.map(({ idPista }) => idPista), ...pistas]);
  await tx.lock(
    'jugador',
    partidos.flatMap(({ idJugador1, idJugador2 }) => [idJugador1, idJugador2]),
  );
  await tx.lock('partido', ids);
}

/** The matches sent beside what is stored, under their locks. 404: gone; 409: somebody changed it. */
export async function leerLineas<E extends Enviada>(
  tx: TxFirmada,
  enviadas: readonly E[],
  pistas: Pistas = [],
): Promise<Linea<E>[]> {
  const ids = enviadas.map(({ id }) => id);
  await bloquear(tx, ids, pistas);
  const lineas = emparejar(enviadas, await puntuables(tx.q, ids));
  mismasVersiones(lineas);
  return lineas;
}
