import { mensajes } from '#contract/mensajes.ts';
import type { Partido, SuspenderPartidos, Suspension } from '#contract/partidos.ts';
import { conSets } from '#domain/partido/marcador.ts';
import { estaPorJugar } from '#domain/partido/ocupacion.ts';
import { conNota } from '#domain/partido/suspension.ts';
import type { Cambio } from '#domain/registro/linea.ts';
import { anotar } from '#server/db/anotar.ts';
import type { BaseFirmada, TxFirmada } from '#server/db/firma.ts';
import { actualizarPartido, borrarPartido, datosDe } from '#server/db/tables/partido.ts';
import type { FieldError } from '#server/platform/errors.ts';
import { enLinea, type Linea as LineaDe, leerLineas, OCUPADO, rechazar, sinRepetidos } from './lineas.ts';
import { avisosDelGuardado, type Entorno, leerEntorno, ocupacionDe } from './partidos.ts';

type Linea = LineaDe<Suspension>;

type Movido = { linea: Linea; partido: Partido; entorno: Entorno };

function comprobarPendientes(lineas: readonly Linea[]): void {
  const jugados = lineas.filter(({ actual }) => !estaPorJugar(conSets(actual.partido)));
  const errores = jugados.map((linea) => enLinea(linea, { path: 'id', message: mensajes.noSeSuspende }));
  rechazar(errores, OCUPADO);
}

/** Without a new moment the match is taken away: the pair owes it again, and the next proposal finds it a place. */
async function suspender(tx: TxFirmada, linea: Linea, nota: string | null): Promise<Movido | null> {
  const { partido: antes } = linea.actual;
  const { fecha, idPista } = linea.enviada;
  if (fecha === null) {
    await borrarPartido(tx, antes.id);
    return null;
  }
  const observaciones = conNota(antes.observaciones, nota);
  const datos = { ...datosDe(antes), fecha, idPista, observaciones };
  const entorno = await leerEntorno(tx.q, datos, antes);
  return { linea, entorno, partido: await actualizarPartido(tx, antes.id, datos) };
}

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

/**
 * Matches that rain takes away, all or none: each goes to its new moment or off the calendar. 404: one that is
 * gone; 400: a court that cannot be used; 409: one that somebody changed, that has a result, or whose court or
 * players are taken then.
 */
export function suspenderPartidos(
  base: BaseFirmada,
  { partidos, nota }: SuspenderPartidos,
): Promise<{ movidos: number; quitados: number; avisos: FieldError[] }> {
  sinRepetidos(partidos);
  return base.transact(async (tx) => {
    const lineas = await leerLineas(
      tx,
      partidos,
      partidos.map(({ idPista }) => idPista),
    );
    comprobarPendientes(lineas);
    const cambios: Cambio[] = [];
    const movidos: Movido[] = [];
    for (const linea of lineas) {
      const movido = await suspender(tx, linea, nota);
      cambios.push({ entidad: 'partido', antes: linea.actual.partido, despues: movido?.partido ?? null });
      if (movido) movidos.push(movido);
    }
    await comprobarSitios(tx, movidos);
    await anotar(tx, ...cambios);
    const quitados = lineas.length - movidos.length;
    return { movidos: movidos.length, quitados, avisos: await avisosDe(tx, movidos) };
  });
}
