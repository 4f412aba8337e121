import { mensajes } from '#contract/mensajes.ts';
import type { Pista, PistaGuardar } from '#contract/pistas.ts';
import { existente, mismaVersion, sinRepetir } from '#server/db/entidad.ts';
import type { BaseDatos } from '#server/db/open.ts';
import { actualizarPista, borrarPista as borrar, insertarPista } from '#server/db/tables/pista.ts';
import { Problema } from '#server/platform/problema.ts';
import { pistaPorId, pistaTienePartidos, todasLasPistas } from './pistas.queries.ts';

export const listarPistas = ({ db }: BaseDatos): Promise<Pista[]> => todasLasPistas(db);

export const leerPista = async ({ db }: BaseDatos, id: number): Promise<Pista> =>
  existente(await pistaPorId(db, id));

/** Creates (id 0) or replaces a court. 409: name taken, or somebody saved it before. */
export function guardarPista(
  base: BaseDatos,
  id: number,
  { version, ...datos }: PistaGuardar,
): Promise<Pista> {
  return sinRepetir(mensajes.pistaRepetida, () =>
    base.transact(async (tx) => {
      if (id === 0) return insertarPista(tx, datos);
      await tx.lock('pista', [id]);
      mismaVersion(existente(await pistaPorId(tx.q, id)), version);
      return actualizarPista(tx, id, datos);
    }),
  );
}

/** Deletes a court nobody has played on. 409 when it has matches. */
export function borrarPista(base: BaseDatos, id: number): Promise<void> {
  return base.transact(async (tx) => {
    await tx.lock('pista', [id]);
    existente(await pistaPorId(tx.q, id));
    if (await pistaTienePartidos(tx.q, id)) throw new Problema(409, mensajes.pistaConPartidos);
    await borrar(tx, id);
  });
}
