import { olvidarOtraPareja } from '../tables/partido.ts';
import type { Tx } from '../transact.ts';
import type { Fila, Tablas } from '../types.ts';
import { withKeys } from './queries.ts';
import { type Change, REFUSAL, type Row, withoutCounters } from './rows.ts';
import { keyOf, REFERENCES, type Tabla } from './tables.ts';

type Group = { tabla: Tabla; kind: 'remove' | 'insert' | 'restore'; changes: Change[] };

function kindOf({ antes, despues }: Change): Group['kind'] {
  if (antes === null) return 'remove';
  return despues === null ? 'insert' : 'restore';
}

const BATCH = 200;

/** Newest first; consecutive changes of one table and kind together, at most `BATCH`. */
function groupsOf(changes: readonly Change[]): Group[] {
  const groups: Group[] = [];
  for (const change of changes.toReversed()) {
    const [tabla, kind, last] = [change.tabla as Tabla, kindOf(change), groups.at(-1)];
    const fits = last?.tabla === tabla && last.kind === kind && last.changes.length < BATCH;
    if (fits) last.changes.push(change);
    else groups.push({ tabla, kind, changes: [change] });
  }
  return groups;
}

/** A row that comes back: a version it never had, and who had it on screen finds out. */
const withNextVersion = ({ [REFUSAL]: _, ...row }: Row): Row =>
  typeof row.version === 'number' ? { ...row, version: row.version + 1 } : row;

const rowsOf = (changes: readonly Change[], side: 'antes' | 'despues'): Row[] =>
  changes.map((change) => change[side]).filter((row) => row !== null);

/** What it was before, its count of saves going on from where it is now: unchanged saves counted too. */
async function restore({ q }: Tx, tabla: Tabla, { antes, despues }: Change): Promise<void> {
  const key = keyOf(tabla) ?? [];
  const { version } = antes as Row;
  const was = withoutCounters(antes as Row);
  if (tabla === 'partido') {
    const { id, ...datos } = was as Fila<'partido'>;
    await olvidarOtraPareja(q, id, datos);
  }
  const values = Object.fromEntries(Object.entries(was).filter(([column]) => !key.includes(column)));
  const restored = await q
    .updateTable(tabla as 'liga')
    .set((eb) => (version === undefined ? values : { ...values, version: eb('version', '+', 1) }))
    .where(withKeys(key, [despues as Row]))
    .returningAll()
    .execute();
  if (restored.length !== 1) throw new Error(`${tabla}: ${restored.length} rows to put back as they were`);
}

/** Does to the rows, last first, the opposite of what was done. Check first that they are as they were left. */
export async function revert(tx: Tx, changes: readonly Change[]): Promise<void> {
  for (const group of groupsOf(changes)) {
    const { tabla, kind } = group;
    if (kind === 'remove')
      await tx.q
        .deleteFrom(tabla as 'liga')
        .where(withKeys(keyOf(tabla) ?? [], rowsOf(group.changes, 'despues')))
        .execute();
    else if (kind === 'insert')
      await tx.q
        .insertInto(tabla)
        .values(rowsOf(group.changes, 'antes').map(withNextVersion) as never)
        .execute();
    else for (const change of group.changes) await restore(tx, tabla, change);
  }
}

/** In the order everybody locks. docs/arquitectura.md, "Data". */
const LOCKED = ['liga', 'pista', 'jugador', 'partido', 'incidencia', 'noticia'] as const;

const idsIn = (changes: readonly Change[], column: string, tabla: keyof Tablas): number[] =>
  changes
    .filter((change) => change.tabla === tabla)
    .flatMap(({ antes, despues }) => [antes?.[column], despues?.[column]])
    .filter((id): id is number => typeof id === 'number');

/** The rows that were touched, and those they name, wait for this transaction. */
export async function lockRows(tx: Tx, changes: readonly Change[]): Promise<void> {
  for (const tabla of LOCKED) {
    const named = REFERENCES.filter(({ padre }) => padre === tabla).flatMap(({ hija, columna }) =>
      idsIn(changes, columna, hija),
    );
    await tx.lock(tabla, [...idsIn(changes, 'id', tabla), ...named]);
  }
  if (changes.some(({ tabla }) => tabla === 'configuracion')) await tx.lockEscrituras();
}
