import type { ExpressionBuilder } from 'kysely';
import { nombresDe } from '#domain/campo.ts';
import { PERSONA } from '#domain/campos.ts';
import { throughBatches } from '../queries.ts';
import type { Tx } from '../transact.ts';
import type { FilaNueva, Tablas } from '../types.ts';

/** What staff write of a person. */
export type DatosPersona = Omit<FilaNueva<'persona'>, 'id' | 'version' | 'reservado'>;

const COLUMNAS = [...nombresDe(PERSONA), 'nombreBusqueda', 'apellido'] as const;

const comoSon = (datos: DatosPersona): string =>
  JSON.stringify(COLUMNAS.map((columna) => datos[columna] ?? null));

/** The id of each, in their order. The engines answer in any, and two of whom the same is said are alike. */
export async function insertarPersonas({ q }: Tx, todas: readonly DatosPersona[]): Promise<number[]> {
  const filas = await throughBatches(todas, (batch) =>
    q
      .insertInto('persona')
      .values(batch)
      .returning(['id', ...COLUMNAS])
      .execute(),
  );
  const ids = Map.groupBy(filas, comoSon);
  return todas.map((una) => ids.get(comoSon(una))?.pop()?.id ?? 0);
}

/** Of before names were reserved, all that tells who may be a minor. */
export async function reservarConNombreDeportivo({ q }: Tx): Promise<void> {
  await q.updateTable('persona').set({ reservado: 1 }).where('nombreDeportivo', 'is not', null).execute();
}

export const seDistinguen = (una: DatosPersona, otra: DatosPersona): boolean =>
  comoSon(una) !== comoSon(otra);

export async function actualizarPersona({ q }: Tx, id: number, datos: DatosPersona): Promise<void> {
  await q
    .updateTable('persona')
    .set((eb) => ({ ...datos, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

const deParejas = (eb: ExpressionBuilder<Tablas, 'persona'>) =>
  eb.selectFrom('jugador').select('idPersona2').where('idPersona2', 'is not', null);

/** Of those, whoever plays nowhere any more. */
export async function borrarPersonasSueltas({ q }: Tx, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await q
    .deleteFrom('persona')
    .where('id', 'in', ids)
    .where('id', 'not in', (eb) => eb.selectFrom('jugador').select('idPersona').where('idPersona', 'in', ids))
    .where('id', 'not in', deParejas)
    .execute();
}
