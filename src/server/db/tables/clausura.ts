import type { Clausura, ClausuraGuardar } from '#contract/liga/clausuras.ts';
import type { Tx } from '../transact.ts';
import type { Fila } from '../types.ts';

type Datos = Omit<ClausuraGuardar, 'version'>;

export const leerFilaClausura = ({ pistas, ...fila }: Fila<'clausura'>): Clausura => ({
  ...fila,
  pistas: pistas === null ? null : JSON.parse(pistas),
});

const aFila = ({ pistas, fecha, hasta, ...datos }: Datos) => ({
  ...datos,
  fecha,
  // A period of one day is that day.
  hasta: hasta === fecha ? null : hasta,
  pistas: pistas && JSON.stringify([...new Set(pistas)].sort((a, b) => a - b)),
});

export async function insertarClausura(tx: Tx, datos: Datos): Promise<Clausura> {
  const fila = await tx.q
    .insertInto('clausura')
    .values(aFila(datos))
    .returningAll()
    .executeTakeFirstOrThrow();
  return leerFilaClausura(fila);
}

export async function actualizarClausura(tx: Tx, id: number, datos: Datos): Promise<Clausura> {
  const fila = await tx.q
    .updateTable('clausura')
    .set((eb) => ({ ...aFila(datos), version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return leerFilaClausura(fila);
}

export async function borrarClausura(tx: Tx, id: number): Promise<void> {
  await tx.q.deleteFrom('clausura').where('id', '=', id).execute();
}
