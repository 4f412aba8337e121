import { sql, type Transaction } from 'kysely';
import type { BaseDatos, Lector } from '../open.ts';
import type { Tablas } from '../types.ts';
import { COPIADAS, type Copiada } from './tablas.ts';

export type FilaCopiada = Record<string, unknown>;

const PAGINA = 1_000;

/** One moment of the whole database, whatever is written meanwhile. Keep it short: embedded, everybody waits. */
export function enUnMomento<T>(
  { db, motor }: BaseDatos,
  leer: (q: Transaction<Tablas>) => Promise<T>,
): Promise<T> {
  const transaccion = db.transaction();
  return motor === 'sqlite'
    ? transaccion.execute(leer)
    : transaccion.setIsolationLevel('repeatable read').setAccessMode('read only').execute(leer);
}

const porClave = ({ clave }: Copiada) => sql.join(clave.map((columna) => sql.ref(columna)));

/** Every row of a table, in the order of its key, so many at a time. */
export async function* paginasDe(db: Lector, copiada: Copiada): AsyncGenerator<FilaCopiada[]> {
  for (let salto = 0; ; salto += PAGINA) {
    const { rows } = await sql<FilaCopiada>`
      select * from ${sql.table(copiada.tabla)} order by ${porClave(copiada)}
      limit ${PAGINA} offset ${salto}`.execute(db);
    if (rows.length > 0) yield rows;
    if (rows.length < PAGINA) return;
  }
}

export async function cuantasFilas(db: Lector, { tabla }: Copiada): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*) as n from ${sql.table(tabla)}`.execute(db);
  return Number(rows[0]?.n);
}

export async function idsDe(db: Lector, { tabla }: Copiada): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select id from ${sql.table(tabla)} order by id`.execute(db);
  return rows.map(({ id }) => id);
}

export async function filaPorId(
  db: Lector,
  { tabla }: Copiada,
  id: number,
): Promise<FilaCopiada | undefined> {
  const { rows } = await sql<FilaCopiada>`select * from ${sql.table(tabla)} where id = ${id}`.execute(db);
  return rows[0];
}

/** The first table that holds something, or null in an empty database. */
export async function tablaConDatos(db: Lector): Promise<string | null> {
  for (const { tabla } of COPIADAS) {
    const { rows } = await sql`select 1 from ${sql.table(tabla)} limit 1`.execute(db);
    if (rows.length > 0) return tabla;
  }
  return null;
}
