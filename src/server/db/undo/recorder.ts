import {
  type CompiledQuery,
  type DeleteQueryNode,
  type InsertQueryNode,
  PrimitiveValueListNode,
  type QueryResult,
  ReturningNode,
  type RootOperationNode,
  SelectAllNode,
  SelectionNode,
  type SelectQueryNode,
  TableNode,
  type Transaction,
  type UpdateQueryNode,
  ValuesNode,
} from 'kysely';
import { intercept } from '../engines/interceptable.ts';
import type { Tablas } from '../types.ts';
import { type Change, keyText, REFUSAL, type Refusal, type Row, sameRow } from './rows.ts';
import { childrenOf, goesAlong, isReserved, keyOf, stopsRecording } from './tables.ts';

type Write = InsertQueryNode | UpdateQueryNode | DeleteQueryNode;
type Run = (query: CompiledQuery) => Promise<QueryResult<unknown>>;

const WRITES = new Set(['InsertQueryNode', 'UpdateQueryNode', 'DeleteQueryNode', 'MergeQueryNode']);
const LITERAL_WRITE = /^\s*(insert|update|delete|replace|merge|with|truncate|alter|drop|create)\b/i;

/** The query, when it writes. Throws for one written by hand: what it touches cannot be known. */
function writeOf(node: RootOperationNode, text: string): Write | null {
  if (node.kind === 'RawNode' && LITERAL_WRITE.test(text))
    throw new Error(`A signed transaction writes with the query builder: ${text.slice(0, 80)}`);
  return WRITES.has(node.kind) ? (node as Write) : null;
}

/** What makes a write touch or read other tables too. */
type Parts = { with?: unknown; joins?: unknown; using?: unknown };

function tableNodeOf(write: Write) {
  if (write.kind === 'InsertQueryNode') return write.into;
  return write.kind === 'UpdateQueryNode' ? write.table : write.from.froms[0];
}

/** The table it writes in. Throws when it is not plainly one: nothing may be written unseen. */
function tableOf(write: Write): string {
  const table = tableNodeOf(write);
  const { with: withOther, joins, using }: Parts = write;
  const others = write.kind === 'UpdateQueryNode' && write.from;
  if (!table || !TableNode.is(table) || withOther || joins || using || others)
    throw new Error('A signed transaction writes in one table at a time');
  return table.table.identifier.name;
}

const EVERYTHING = ReturningNode.create([SelectionNode.create(SelectAllNode.create())]);

/** The rows an upsert could find in its place, by the columns it conflicts on; none when it replaces none. */
function replaceable({ onConflict, columns = [], values }: InsertQueryNode): Row[] {
  if (!onConflict?.updates) return [];
  const names = columns.map(({ column }) => column.name);
  const key = (onConflict.columns ?? []).map(({ column }) => column.name);
  if (!values || !ValuesNode.is(values) || key.length === 0)
    throw new Error('A signed upsert names its columns and its values');
  return values.values.map((row) => {
    if (!PrimitiveValueListNode.is(row)) throw new Error('A signed upsert has plain values');
    return Object.fromEntries(key.map((column) => [column, row.values[names.indexOf(column)]]));
  });
}

export class Recorder {
  readonly #q: Transaction<Tablas>;
  readonly #changes: Change[] = [];
  #isStopped = false;
  #hasReserved = false;

  private constructor(q: Transaction<Tablas>) {
    this.#q = q;
  }

  /** Stands in front of every query of the transaction. Throws at a write that it cannot follow. */
  static async start(q: Transaction<Tablas>): Promise<Recorder> {
    const recorder = new Recorder(q);
    await intercept(q, (query, run) => recorder.#execute(query, run));
    return recorder;
  }

  /** Leaves the transaction. Answers what can be taken back of it; nothing when any of it cannot. */
  async finish(): Promise<readonly Change[]> {
    await intercept(this.#q, null);
    return this.#isStopped ? [] : this.#changes;
  }

  /** From here on nothing of this transaction can be taken back, on purpose. */
  stop(): void {
    this.#isStopped = true;
    this.#hasReserved = true;
  }

  /** Whether what it wrote may not be written anywhere else: secrets, other people's data, who is forgotten. */
  get hasReserved(): boolean {
    return this.#hasReserved;
  }

  #execute(query: CompiledQuery, run: Run): ReturnType<Run> {
    const write = this.#hasReserved ? null : writeOf(query.query, query.sql);
    if (write === null) return run(query);
    const tabla = tableOf(write);
    if (write.kind === 'DeleteQueryNode' && goesAlong(tabla)) return run(query);
    this.#hasReserved = isReserved(tabla);
    if (this.#isStopped) return run(query);
    this.#isStopped = stopsRecording(tabla);
    return keyOf(tabla) === null ? run(query) : this.#record(tabla, write, query, run);
  }

  async #record(tabla: string, write: Write, { queryId }: CompiledQuery, run: Run): ReturnType<Run> {
    const isDelete = write.kind === 'DeleteQueryNode';
    const found = await this.#before(tabla, write, run);
    const before = isDelete && tabla === 'jugador' ? await this.#withRefusal(found, run) : found;
    if (isDelete) await this.#recordCascade(tabla, before, run);
    const returning = { ...write, returning: EVERYTHING };
    const result = await run(this.#q.getExecutor().compileQuery(returning, queryId));
    this.#note(tabla, before, isDelete ? [] : (result.rows as Row[]));
    return { ...result, numAffectedRows: BigInt(result.rows.length) };
  }

  async #before(tabla: string, write: Write, run: Run): Promise<Row[]> {
    const all = this.#q.selectFrom(tabla as 'pista').selectAll();
    if (write.kind === 'InsertQueryNode') {
      const rows: Row[] = [];
      for (const key of replaceable(write))
        rows.push(...((await run(all.where((eb) => eb.and(key as object)).compile())).rows as Row[]));
      return rows;
    }
    const { where } = write;
    const filtered = { ...(all.toOperationNode() as SelectQueryNode), ...(where && { where }) };
    const query = this.#q.getExecutor().compileQuery(filtered, all.compile().queryId);
    return (await run(query)).rows as Row[];
  }

  /** Players with what of their link outlives it: who wanted no notices wants none when they are brought back. */
  async #withRefusal(players: readonly Row[], run: Run): Promise<Row[]> {
    const ids = players.map(({ id }) => Number(id));
    if (ids.length === 0) return [];
    const refusing = this.#q
      .selectFrom('enlace_personal')
      .select(['idJugador', 'creado', 'caduca'])
      .where('idJugador', 'in', ids)
      .where('avisos', '=', 0);
    const rows = (await run(refusing.compile())).rows as Refusal[];
    return players.map((player) => {
      const refusal = rows.find(({ idJugador }) => idJugador === player.id);
      return refusal ? { ...player, [REFUSAL]: refusal } : player;
    });
  }

  async #recordCascade(padre: string, rows: readonly Row[], run: Run): Promise<void> {
    const ids = rows.flatMap(({ id }) => (typeof id === 'number' ? [id] : []));
    if (ids.length === 0) return;
    for (const { hija, columna, alBorrar } of childrenOf(padre)) {
      if (alBorrar !== 'borra') continue;
      const all = this.#q.selectFrom(hija as 'incidencia').selectAll();
      const children = (await run(all.where(columna as 'idLiga', 'in', ids).compile())).rows as Row[];
      await this.#recordCascade(hija, children, run);
      this.#note(hija, children, []);
    }
  }

  /** What was and what is, paired by key; a save that leaves the row as it was is nothing. */
  #note(tabla: string, before: readonly Row[], after: readonly Row[]): void {
    const had = new Map(before.map((row) => [keyText(tabla, row), row]));
    const has = new Map(after.map((row) => [keyText(tabla, row), row]));
    for (const clave of new Set([...had.keys(), ...has.keys()])) {
      const change = { tabla, antes: had.get(clave) ?? null, despues: has.get(clave) ?? null };
      if (!sameRow(change.antes, change.despues)) this.#changes.push(change);
    }
  }
}
