import { sql } from 'kysely';
import type { BaseDatos, Lector, Motor } from '../open.ts';
import type { Tx } from '../transact.ts';
import { COPIADAS } from './tablas.ts';

/** The last id given in each table, also when its row is gone: ids are never given twice. */
type UltimosIds = Record<string, number>;

const CON_ID = COPIADAS.filter(({ conId }) => conId).map(({ tabla }) => tabla);

const secuencia = (tabla: string) => sql`pg_get_serial_sequence(${`"${tabla}"`}, 'id')`;

async function ultimoDePostgres(db: Lector, tabla: string): Promise<number> {
  const { rows } = await sql<{ ultimo: number | null }>`
    select pg_sequence_last_value(${secuencia(tabla)}::regclass) as ultimo`.execute(db);
  return Number(rows[0]?.ultimo ?? 0);
}

async function ultimosDeSqlite(db: Lector): Promise<UltimosIds> {
  const { rows } = await sql<{ name: string; seq: number }>`
    select name, seq from sqlite_sequence order by name`.execute(db);
  const ultimos = new Map(rows.map(({ name, seq }) => [name, seq]));
  return Object.fromEntries(CON_ID.map((tabla) => [tabla, ultimos.get(tabla) ?? 0]));
}

export async function leerUltimosIds(db: Lector, motor: Motor): Promise<UltimosIds> {
  if (motor === 'sqlite') return ultimosDeSqlite(db);
  const ultimos: UltimosIds = {};
  for (const tabla of CON_ID) ultimos[tabla] = await ultimoDePostgres(db, tabla);
  return ultimos;
}

async function ponerEnSqlite({ q }: Tx, tabla: string, ultimo: number): Promise<void> {
  await sql`delete from sqlite_sequence where name = ${tabla}`.execute(q);
  await sql`insert into sqlite_sequence (name, seq) values (${tabla}, ${ultimo})`.execute(q);
}

/** The next id of each table follows that one, and never one that is there. */
export async function ponerUltimosIds(
  tx: Tx,
  { motor }: Pick<BaseDatos, 'motor'>,
  ultimos: UltimosIds,
): Promise<void> {
  for (const tabla of CON_ID) {
    const { rows } = await sql<{ mayor: number | null }>`
      select max(id) as mayor from ${sql.table(tabla)}`.execute(tx.q);
    const ultimo = Math.max(ultimos[tabla] ?? 0, Number(rows[0]?.mayor ?? 0));
    if (ultimo === 0) continue;
    if (motor === 'sqlite') await ponerEnSqlite(tx, tabla, ultimo);
    else await sql`select setval(${secuencia(tabla)}::regclass, ${ultimo})`.execute(tx.q);
  }
}
