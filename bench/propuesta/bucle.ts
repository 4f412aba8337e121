import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';
import { enPlano } from '#domain/partido/plano.ts';
import type { DatosPropuesta } from '#domain/propuesta/datos.ts';
import { conBits } from '#server/db/queries.ts';
import { BOOLEANOS_PARTIDO } from '#server/db/tables/partido.ts';
import { empaquetarCabecera, empaquetarFilas, type Paquetes } from '#server/propuesta/paquetes.ts';
import { createEngine } from '#server/propuesta/taller.ts';

const HOY = '2026-11-20';
const RESOLUCION_MS = 1;
const NANOS = 1e6;

async function peorDurante(trabajo: () => Promise<unknown>): Promise<number> {
  const reloj = monitorEventLoopDelay({ resolution: RESOLUCION_MS });
  reloj.enable();
  await trabajo();
  reloj.disable();
  return reloj.max / NANOS - RESOLUCION_MS;
}

/** Worst gap of this thread's event loop, in milliseconds: while the motor solves, and as long in idleness. */
type Pausas = { resolviendo: number; ociosa: number };

/** The idle gap is the machine's own: what else runs on it delays every timer. */
export async function peorPausa(datos: DatosPropuesta, limiteMs: number): Promise<Pausas> {
  const motor = createEngine();
  await motor.proponer(empaquetar({ ...datos, vacio: true }), { hoy: HOY }).resultado;
  const paquetes = empaquetar(datos);
  const inicio = performance.now();
  const resolviendo = await peorDurante(() => motor.proponer(paquetes, { hoy: HOY, limiteMs }).resultado);
  const duracion = performance.now() - inicio;
  await motor.cerrar();
  const ociosa = await peorDurante(() => setTimeout(duracion));
  return { resolviendo, ociosa };
}

type Partido = DatosPropuesta['partidos'][number];

const filaDe = (partido: Partido) =>
  conBits({ ...partido, ...enPlano(partido.desenlace) }, BOOLEANOS_PARTIDO);

/** An instance as the server hands it to its thread. */
export const empaquetar = ({ partidos, ...datos }: DatosPropuesta): Paquetes => ({
  cabecera: empaquetarCabecera({ datos, nombresLiga: [], desde: [] }),
  partidos: [empaquetarFilas(partidos.map(filaDe))],
});
