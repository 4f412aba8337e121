import { DE_SIEMPRE } from '#domain/liga/deportes.ts';
import { DEL_CLUB, type Efecto } from '#domain/registro/efectos.ts';
import { CLAVE_CLUB } from '../lecturas/club.ts';
import type { Fila } from '../types.ts';
import { keyOf } from './tables.ts';

export type Row = Readonly<Record<string, unknown>>;

/** What happened to one row: null before when it appears, null after when it goes. */
export type Change = { tabla: string; antes: Row | null; despues: Row | null };

/** Kept with the columns of a deleted player: that they want no notices. The key of their link is not kept. */
export const REFUSAL = '$sinAvisos';
export type Refusal = Pick<Fila<'enlace_personal'>, 'idJugador' | 'creado' | 'caduca'>;

/** What an operation did to a row from its first write to its last. */
export type NetChange = Change & { clave: string };

/** Bytes go as text inside JSON. */
const BYTES = '$bytes';

const toJson = (value: unknown): unknown =>
  value instanceof Uint8Array ? { [BYTES]: Buffer.from(value).toString('base64') } : value;

function fromJson(value: unknown): unknown {
  const bytes = (value as { [BYTES]?: string } | null)?.[BYTES];
  return typeof bytes === 'string' ? new Uint8Array(Buffer.from(bytes, 'base64')) : value;
}

const mapValues = (row: Row, f: (value: unknown) => unknown): Row =>
  Object.fromEntries(Object.entries(row).map(([column, value]) => [column, f(value)]));

export const writeRow = (row: Row): string => JSON.stringify(mapValues(row, toJson));
export const readRow = (text: string): Row => mapValues(JSON.parse(text) as Row, fromJson);

export const keyText = (tabla: string, row: Row): string =>
  JSON.stringify((keyOf(tabla) ?? []).map((column) => row[column]));

/** Its key after the change, or before it when it is gone. */
export const keyOfChange = ({ tabla, antes, despues }: Change): string =>
  keyText(tabla, (despues ?? antes) as Row);

export const refusalsIn = (changes: readonly Change[]): Refusal[] =>
  changes.flatMap(({ antes, despues }) =>
    despues === null && antes?.[REFUSAL] ? [antes[REFUSAL] as Refusal] : [],
  );

/** `version` counts the saves of a row, and `reservado` is never taken away: neither says what somebody made of it. */
export const withoutCounters = ({ version: _, reservado: __, ...rest }: Row): Row => rest;

/** A row remembered before a column existed lacks it; now it has there what that column began with. That is no difference. */
const DE_ENTRADA: ReadonlySet<unknown> = new Set([null, 0, ...Object.values(DE_SIEMPRE)]);

const comparable = (row: Row, other: Row): string =>
  writeRow(
    Object.fromEntries(
      Object.entries(row)
        .filter(([column, value]) => column in other || !DE_ENTRADA.has(value))
        .sort(([a], [b]) => (a < b ? -1 : 1)),
    ),
  );

/** Whether both say the same of the row, however many times it was saved in between. */
export function sameRow(a: Row | null, b: Row | null): boolean {
  if (a === null || b === null) return a === b;
  return comparable(withoutCounters(a), b) === comparable(withoutCounters(b), a);
}

export const rowId = (tabla: string, clave: string): string => `${tabla} ${clave}`;

/** By row, whatever happened to it in between; what ended as it began is left out. */
export function netChanges(changes: readonly Change[]): Map<string, NetChange> {
  const byRow = new Map<string, NetChange>();
  for (const change of changes) {
    const clave = keyText(change.tabla, (change.antes ?? change.despues) as Row);
    const id = rowId(change.tabla, clave);
    const { antes } = byRow.get(id) ?? change;
    byRow.set(id, { ...change, antes, clave });
  }
  for (const [id, { antes, despues }] of byRow) if (sameRow(antes, despues)) byRow.delete(id);
  return byRow;
}

/** The data of the club are one row of the settings. */
function kindOf(tabla: string, row: Row): string {
  if (tabla === 'persona') return 'jugador';
  return tabla === 'configuracion' && row.clave === CLAVE_CLUB ? DEL_CLUB : tabla;
}

const rowOf = ({ antes, despues }: NetChange): Row => (antes ?? despues) as Row;

/** How many rows of each table an undo restores, deletes or changes. A person and their player are one. */
export function effectsOf(all: Iterable<NetChange>): Efecto[] {
  const byTable = new Map<string, Efecto>();
  const changes = [...all];
  const players = changes.filter(({ tabla }) => tabla === 'jugador').map((one) => rowOf(one).idPersona);
  for (const change of changes) {
    const { antes, despues } = change;
    if (change.tabla === 'persona' && players.includes(rowOf(change).id)) continue;
    const tabla = kindOf(change.tabla, rowOf(change));
    const effect = byTable.get(tabla) ?? { tabla, vuelven: 0, seVan: 0, cambian: 0 };
    if (despues === null) effect.vuelven += 1;
    else if (antes === null) effect.seVan += 1;
    else effect.cambian += 1;
    byTable.set(tabla, effect);
  }
  return [...byTable.values()];
}
