import {
  type DeleteQueryNode,
  type InsertQueryNode,
  PrimitiveValueListNode,
  ReturningNode,
  type RootOperationNode,
  SelectAllNode,
  SelectionNode,
  TableNode,
  type UpdateQueryNode,
  ValuesNode,
} from 'kysely';
import type { Imagen } from './imagen.ts';

/** A query that writes in one table. */
export type Escritura = InsertQueryNode | UpdateQueryNode | DeleteQueryNode;

const ESCRIBEN = new Set(['InsertQueryNode', 'UpdateQueryNode', 'DeleteQueryNode', 'MergeQueryNode']);
const ESCRITURA_LITERAL = /^\s*(insert|update|delete|replace|merge|with|truncate|alter|drop|create)\b/i;

/** The query, when it writes. Throws for one written by hand: what it touches cannot be known. */
export function escrituraDe(nodo: RootOperationNode, texto: string): Escritura | null {
  if (nodo.kind === 'RawNode' && ESCRITURA_LITERAL.test(texto))
    throw new Error(`A signed transaction writes with the query builder: ${texto.slice(0, 80)}`);
  return ESCRIBEN.has(nodo.kind) ? (nodo as Escritura) : null;
}

/** What makes a write touch or read other tables too. */
type Partes = { with?: unknown; joins?: unknown; using?: unknown };

function nodoDeTabla(escritura: Escritura) {
  if (escritura.kind === 'InsertQueryNode') return escritura.into;
  return escritura.kind === 'UpdateQueryNode' ? escritura.table : escritura.from.froms[0];
}

/** The table it writes in. Throws when it is not plainly one: nothing may be written unseen. */
export function tablaDe(escritura: Escritura): string {
  const tabla = nodoDeTabla(escritura);
  const { with: conOtra, joins, using }: Partes = escritura;
  const otras = escritura.kind === 'UpdateQueryNode' && escritura.from;
  if (!tabla || !TableNode.is(tabla) || conOtra || joins || using || otras)
    throw new Error('A signed transaction writes in one table at a time');
  return tabla.table.identifier.name;
}

const TODO = ReturningNode.create([SelectionNode.create(SelectAllNode.create())]);

/** The same write, answering the whole rows. */
export const conFilas = <E extends Escritura>(escritura: E): E => ({ ...escritura, returning: TODO });

/** The rows an upsert could find in its place, by the columns it conflicts on; null when it replaces none. */
export function posibles({ onConflict, columns = [], values }: InsertQueryNode): Imagen[] | null {
  if (!onConflict?.updates) return null;
  const nombres = columns.map(({ column }) => column.name);
  const clave = (onConflict.columns ?? []).map(({ column }) => column.name);
  if (!values || !ValuesNode.is(values) || clave.length === 0)
    throw new Error('A signed upsert names its columns and its values');
  return values.values.map((fila) => {
    if (!PrimitiveValueListNode.is(fila)) throw new Error('A signed upsert has plain values');
    return Object.fromEntries(clave.map((columna) => [columna, fila.values[nombres.indexOf(columna)]]));
  });
}
