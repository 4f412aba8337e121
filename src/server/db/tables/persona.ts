import { throughBatches } from '../queries.ts';
import type { Tx } from '../transact.ts';
import type { FilaNueva } from '../types.ts';

/** What staff write of a person. */
export type DatosPersona = Omit<FilaNueva<'persona'>, 'id' | 'version' | 'reservado'>;

const COLUMNAS = [
  'nombre',
  'nombreBusqueda',
  'email',
  'telefono',
  'nombreDeportivo',
  'publicarNombre',
  'notas',
  'franjas',
] as const satisfies (keyof DatosPersona)[];

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

/** Answers whether anything of it changes. */
export async function actualizarPersona(
  { q }: Tx,
  id: number,
  antes: DatosPersona,
  datos: DatosPersona,
): Promise<boolean> {
  if (comoSon(antes) === comoSon(datos)) return false;
  await q
    .updateTable('persona')
    .set((eb) => ({ ...datos, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
  return true;
}

/** Of those, whoever plays nowhere any more. */
export async function borrarPersonasSueltas({ q }: Tx, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await q
    .deleteFrom('persona')
    .where('id', 'in', ids)
    .where('id', 'not in', (eb) => eb.selectFrom('jugador').select('idPersona').where('idPersona', 'in', ids))
    .execute();
}
