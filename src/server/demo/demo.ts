import type { FechaHora } from '#domain/fecha.ts';
import type { BaseDatos } from '#server/db/open.ts';

/** Fills an empty database with a fictional season around that moment. */
export async function sembrarDemo(_base: BaseDatos, _ahora: FechaHora): Promise<void> {}
