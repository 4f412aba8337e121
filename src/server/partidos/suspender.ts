import type { Partido, SuspenderPartidos, Suspension } from '#contract/liga/partidos.ts';
import { mensajes } from '#contract/mensajes.ts';
import type { FechaHora } from '#domain/fecha.ts';
import { estaPorJugar } from '#domain/partido/ocupacion.ts';
import { conDesenlace, queAplaza } from '#domain/partido/plano.ts';
import { estaAplazado } from '#domain/partido/resultado.ts';
import { conNota } from '#domain/partido/suspension.ts';
import type { Cambio } from '#domain/registro/linea.ts';
import { anotar } from '#server/db/registro/anotar.ts';
import type { BaseFirmada, TxFirmada } from '#server/db/registro/firma.ts';
import { actualizarPartido, datosDe } from '#server/db/tables/partido.ts';
import type { FieldError } from '#server/platform/errors.ts';
import { enLinea, type Linea as LineaDe, leerLineas, OCUPADO, rechazar, sinRepetidos } from './lineas.ts';
import { avisosDelGuardado, type Entorno, leerEntorno, ocupacionDe } from './partidos.ts';

type Linea = LineaDe<Suspension>;

type Movido = { linea: Linea; partido: Partido; entorno: Entorno };

/** What is postponed can be given a new moment, and not be put off again. */
const seMueve = ({ enviada: { fecha }, actual }: Linea): boolean => {
  const partido = conDesenlace(actual.partido);
  return estaPorJugar(partido) || (fecha !== null && estaAplazado(partido));
};

function comprobarPendientes(lineas: readonly Linea[]): void {
  const jugados = lineas.filter((linea) => !seMueve(linea));
  const errores = jugados.map((linea) => enLinea(linea, { path: 'id', message: mensajes.noSeSuspende }));
  rechazar(errores, OCUPADO);
}

async function mover(tx: TxFirmada, linea: Linea, fecha: FechaHora, nota: string | null): Promise<Movido> {
  const { partido: antes } = linea.actual;
  const observaciones = conNota(antes.observaciones, nota);
  const datos = {
    ...datosDe(antes),
    ...queAplaza(null),
    fecha,
    idPista: linea.enviada.idPista,
    observaciones,
  };
  const entorno = await leerEntorno(tx.q, datos, antes);
  return { linea, entorno, partido: await actualizarPartido(tx, antes.id, datos) };
}

/** Without a new moment it is put off by the club: it stays, holds neither court nor player, and its pair owes it. */
const aplazar = (tx: TxFirmada, { actual: { partido } }: Linea): Promise<Partido> =>
  actualizarPartido(tx, partido.id, { ...datosDe(partido), ...queAplaza('club') });

/** Once all are where they go, so that one may take the place that another leaves. */
async function comprobarSitios(tx: TxFirmada, movidos: readonly Movido[]): Promise<void> {
  const errores: FieldError[] = [];
  for (const { linea, partido, entorno } of movidos) {
    const message = await ocupacionDe(tx.q, partido.id, datosDe(partido), entorno.nombres);
    if (message !== null) errores.push(enLinea(linea, { path: 'fecha', message }));
  }
  rechazar(errores, OCUPADO);
}

async function avisosDe(tx: TxFirmada, movidos: readonly Movido[]): Promise<FieldError[]> {
  const avisos: FieldError[] = [];
  for (const { linea, partido, entorno } of movidos) {
    const suyos = await avisosDelGuardado(tx.q, partido, entorno);
    avisos.push(...suyos.map((aviso) => enLinea(linea, aviso)));
  }
  return avisos;
}

type Suspendidos = { movidos: number; aplazados: number; avisos: FieldError[] };

/**
 * Matches that rain takes away, all or none: each goes to its new moment or is put off. 404: one that is
 * gone; 400: a court that cannot be used; 409: one that somebody changed, that has a result, or whose court or
 * players are taken then.
 */
export function suspenderPartidos(base: BaseFirmada, datos: SuspenderPartidos): Promise<Suspendidos> {
  sinRepetidos(datos.partidos);
  return base.transact((tx) => suspenderEn(tx, datos));
}

export async function suspenderEn(
  tx: TxFirmada,
  { partidos, nota }: SuspenderPartidos,
): Promise<Suspendidos> {
  const lineas = await leerLineas(
    tx,
    partidos,
    partidos.map(({ idPista }) => idPista),
  );
  comprobarPendientes(lineas);
  const cambios: Cambio[] = [];
  const movidos: Movido[] = [];
  for (const linea of lineas) {
    const { fecha } = linea.enviada;
    const movido = fecha === null ? null : await mover(tx, linea, fecha, nota);
    if (movido) movidos.push(movido);
    const despues = movido?.partido ?? (await aplazar(tx, linea));
    cambios.push({ entidad: 'partido', antes: linea.actual.partido, despues });
  }
  await comprobarSitios(tx, movidos);
  await anotar(tx, ...cambios);
  const aplazados = lineas.length - movidos.length;
  return { movidos: movidos.length, aplazados, avisos: await avisosDe(tx, movidos) };
}
