import type { Progreso } from '#domain/propuesta/control.ts';
import type { Paquetes } from './paquetes.ts';

/** What the thread is asked. */
export type Encargo = { id: number; paquetes: Paquetes; hoy: string; limiteMs: number };

/** What the thread tells: progress, then one end. */
export type Aviso =
  | { id: number; clase: 'progreso'; progreso: Progreso }
  /**
   * `respuesta`: the answer of the API, already written; null when cancelled. `memoria`: bytes of the solver's
   * heap, which never shrinks.
   */
  | { id: number; clase: 'fin'; respuesta: Uint8Array | null; memoria: number }
  | { id: number; clase: 'error'; mensaje: string };

/** Cells of the shared memory: each holds the order it is about (0: none). */
export const CELDAS = { cancelado: 0, basta: 1 } as const;

/** Shared between both sides: how an order under way is told to stop. */
export type DatosHilo = { celdas: SharedArrayBuffer };
