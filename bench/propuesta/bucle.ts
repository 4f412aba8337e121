import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { DatosPropuesta } from '#domain/propuesta/datos.ts';
import { crearMotor } from '#server/propuesta/motor.ts';

const RESOLUCION_MS = 1;
const NANOS = 1e6;

/** Worst gap of this thread's event loop, in milliseconds, while the motor solves in its own. */
export async function peorPausa(datos: DatosPropuesta, limiteMs: number): Promise<number> {
  const motor = crearMotor();
  await motor.proponer({ ...datos, vacio: true }, { hoy: '2026-11-20' }).resultado;
  const reloj = monitorEventLoopDelay({ resolution: RESOLUCION_MS });
  reloj.enable();
  await motor.proponer(datos, { hoy: '2026-11-20', limiteMs }).resultado;
  reloj.disable();
  await motor.cerrar();
  return reloj.max / NANOS - RESOLUCION_MS;
}
