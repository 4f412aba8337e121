import { beforeAll } from 'vitest';
import type { DatosPropuesta, Propuesta } from '#domain/propuesta/datos.ts';
import { generarPropuesta, type OpcionesPropuesta } from '#domain/propuesta/propuesta.ts';
import type { Resolver } from '#domain/propuesta/solver.ts';
import { crearResolver } from '#server/propuesta/highs.ts';

/** Far above what any instance of the tests takes: the clock never decides an answer. */
const LIMITE_MS = 60_000;

type Proponer = (entrada: DatosPropuesta, opciones?: Partial<OpcionesPropuesta>) => Propuesta;

/** The engine with its real solver, loaded once for the file; throws when the run was cancelled. */
export function engineForTests(): Proponer {
  let resolver: Resolver;
  beforeAll(async () => {
    resolver = await crearResolver();
  });
  return (entrada, opciones = {}) => {
    const propuesta = generarPropuesta(entrada, {
      hoy: '2026-11-20',
      resolver,
      ahora: () => performance.now(),
      limiteMs: LIMITE_MS,
      ...opciones,
    });
    if (propuesta === null) throw new Error('cancelled');
    return propuesta;
  };
}
