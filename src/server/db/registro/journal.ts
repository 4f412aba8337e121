import { sql } from 'kysely';
import { BUSY_MS } from '../engines/sqlite.ts';
import type { BaseDatos } from '../open.ts';

/**
 * Moves what the embedded database's journal holds into its file and leaves it empty: pages from before somebody was
 * forgotten are still in it. While another program reads, it waits for nobody: the next time will do.
 */
export async function emptyJournal({ db, motor }: Pick<BaseDatos, 'db' | 'motor'>): Promise<void> {
  if (motor !== 'sqlite') return;
  await db.connection().execute(async (connection) => {
    await sql`pragma busy_timeout = 0`.execute(connection);
    try {
      await sql`pragma wal_checkpoint(truncate)`.execute(connection);
    } finally {
      await sql`pragma busy_timeout = ${sql.lit(BUSY_MS)}`.execute(connection);
    }
  });
}
