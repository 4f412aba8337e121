import type { FechaHora } from '#domain/fecha.ts';
import type { BaseDatos } from '#server/db/open.ts';
import { createSeal } from '#server/platform/crypto/seal.ts';
import { sembrarBandeja } from './bandeja.ts';
import { sembrarDemo, tieneLigas } from './demo.ts';

/** The fictional season and its inbox. Cut off between them, it goes on where it was. */
export async function sembrarTodo(base: BaseDatos, ahora: FechaHora, clave: string): Promise<void> {
  if (!(await tieneLigas(base.db))) await sembrarDemo(base, ahora);
  await sembrarBandeja(base, ahora, createSeal(clave));
}
