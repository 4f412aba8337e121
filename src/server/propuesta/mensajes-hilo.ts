import type { Progreso } from '#domain/propuesta/control.ts';
import type { DatosPropuesta, Propuesta } from '#domain/propuesta/datos.ts';

/** What the thread is asked. */
export type Encargo = { id: number; datos: DatosPropuesta; hoy: string; limiteMs: number };

/** What the thread tells: progress, then one end. */
export type Aviso =
  | { id: number; clase: 'progreso'; progreso: Progreso }
  /** `memoria`: bytes of the solver's heap, which never shrinks. */
  | { id: number; clase: 'fin'; propuesta: Propuesta | null; memoria: number }
  | { id: number; clase: 'error'; mensaje: string };

/** Shared between both sides: a cell that says which order is cancelled (0: none). */
export type DatosHilo = { cancelado: SharedArrayBuffer };
