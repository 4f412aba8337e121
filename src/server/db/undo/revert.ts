import { diaDe } from '#domain/fecha.ts';
import { esEscalera } from '#domain/liga/escalera.ts';
import { vueltasTotales } from '#domain/liga/liga.ts';
import { choqueDe } from '#domain/partido/ocupacion.ts';
import { clavePareja } from '#domain/partido/partido.ts';
import { conDesenlace } from '#domain/partido/plano.ts';
import { estaDecidido, sinJugar } from '#domain/partido/resultado.ts';
import { NADIE_REPITE } from '#domain/persona/gente.ts';
import { olvidarOtraPareja, partidoDeFila } from '#server/db/tables/partido.ts';
import { leerGente } from '../lecturas/jugadores.ts';
import { partidosEnTorno } from '../lecturas/partidos.ts';
import { todasLasLigas } from '../lecturas/tabla.ts';
import type { Lector } from '../open.ts';
import type { Tx } from '../transact.ts';
import type { Fila, Tablas } from '../types.ts';
import { rowsAsLeftBy, rowsByKey, rowsWith, withKeys } from './queries.ts';
import {
  type Change,
  keyText,
  type NetChange,
  REFUSAL,
  type Row,
  rowId,
  sameRow,
  withoutCounters,
} from './rows.ts';
import { childrenOf, keyOf, REFERENCES, type Tabla } from './tables.ts';

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
const LOCKED = ['liga', 'pista', 'jugador', 'partido', 'incidencia', 'clausura', 'noticia'] as const;

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

type Net = ReadonlyMap<string, NetChange>;

const rowOf = ({ antes, despues }: NetChange): Row => (despues ?? antes) as Row;
const byTable = (net: Net): Map<string, NetChange[]> => Map.groupBy(net.values(), ({ tabla }) => tabla);
const isOf = (net: Net, tabla: string, row: Row): boolean => net.has(rowId(tabla, keyText(tabla, row)));

async function changedSince(db: Lector, net: Net): Promise<boolean> {
  for (const [tabla, changes] of byTable(net)) {
    const rows = await rowsByKey(db, tabla, changes.map(rowOf));
    const now = new Map(rows.map((row) => [keyText(tabla, row), row]));
    if (changes.some(({ clave, despues }) => !sameRow(despues, now.get(clave) ?? null))) return true;
  }
  return false;
}

/** Whether that row, once this is taken back, still references what it references now. */
function staysOn(net: Net, tabla: string, row: Row, column: string): boolean {
  const own = net.get(rowId(tabla, keyText(tabla, row)));
  return own === undefined || own.antes?.[column] === row[column];
}

/** Something newer references what would go: the engine would delete some of it along. */
async function hasNewerChildren(db: Lector, net: Net): Promise<boolean> {
  for (const [tabla, changes] of byTable(net)) {
    const goes = changes.filter(({ antes }) => antes === null).map((change) => rowOf(change).id);
    for (const { hija, columna } of childrenOf(tabla)) {
      const children = await rowsWith(db, hija, columna, goes);
      if (children.some((child) => staysOn(net, hija, child, columna))) return true;
    }
  }
  return false;
}

const toPartido = (row: Row) => partidoDeFila(row as Fila<'partido'>);

const partidosBack = (net: Net): Row[] =>
  [...net.values()].flatMap(({ tabla, antes }) => (tabla === 'partido' && antes ? [antes] : []));

/** Courts and players of the matches that come back are not free. One query a day. docs/reglas/partidos.md */
async function clashes(db: Lector, net: Net): Promise<boolean> {
  const back = partidosBack(net).map(toPartido);
  const gente = back.length > 0 ? await leerGente(db) : NADIE_REPITE;
  for (const [dia, partidos] of Map.groupBy(back, ({ fecha }) => diaDe(fecha))) {
    const others = (await partidosEnTorno(db, dia))
      .filter((other) => !isOf(net, 'partido', other))
      .map((other) => conDesenlace(other));
    if (partidos.some((partido) => others.some((other) => choqueDe(partido, other, gente) !== null)))
      return true;
  }
  return false;
}

const pairOf = (row: Row): string =>
  `${row.idLiga} ${clavePareja(Number(row.idJugador1), Number(row.idJugador2))}`;

/** Of results that stand, those that their pair did not have yet when the operation ended. */
async function since(db: Lector, operacion: number, results: readonly Row[]): Promise<Row[]> {
  const keys = results.map((row) => keyText('partido', row));
  const then = await rowsAsLeftBy(db, operacion, 'partido', keys);
  return results.filter((row, i) => {
    const was = then.get(keys[i] ?? '');
    return was !== undefined && !(was && estaDecidido(toPartido(was)) && pairOf(was) === pairOf(row));
  });
}

/** A match would be to play again although its pair has since had, in others, the results it owes. */
async function alreadyPlayed(db: Lector, operacion: number, net: Net): Promise<boolean> {
  const toPlay = partidosBack(net).filter((row) => sinJugar(toPartido(row)));
  if (toPlay.length === 0) return false;
  const ligas = (await todasLasLigas(db)).filter((liga) => liga.reglas.clasifica && !esEscalera(liga));
  const owed = new Map<unknown, number>(ligas.map((liga) => [liga.id, vueltasTotales(liga)]));
  const now = await rowsWith(db, 'partido', 'idLiga', [...new Set(toPlay.map(({ idLiga }) => idLiga))]);
  const others = now.filter((row) => !isOf(net, 'partido', row));
  const decided = [...others, ...partidosBack(net)].filter((row) => estaDecidido(toPartido(row)));
  const results = Map.groupBy(decided, pairOf);
  const inTheWay = toPlay.flatMap((row) => {
    const theirs = results.get(pairOf(row)) ?? [];
    return theirs.length < (owed.get(row.idLiga) ?? Number.POSITIVE_INFINITY) ? [] : theirs;
  });
  const standing = inTheWay.filter((row) => others.includes(row));
  return (await since(db, operacion, standing)).length > 0;
}

/** Whether something newer is in the way; what the engine refuses, it refuses when it is done. */
export const isInTheWay = async (db: Lector, operacion: number, net: Net): Promise<boolean> =>
  (await changedSince(db, net)) ||
  (await hasNewerChildren(db, net)) ||
  (await alreadyPlayed(db, operacion, net)) ||
  (await clashes(db, net));
