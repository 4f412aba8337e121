import { closeSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { FICHERO } from '#server/db/open.ts';

/**
 * Writes rubbish over the first page of that table, as a failing disk would, in a database that nobody has open: all of
 * it is then in its file.
 */
export function damageTable(dataDir: string, table: string): void {
  const path = join(dataDir, FICHERO);
  const database = new DatabaseSync(path);
  database.exec('PRAGMA wal_checkpoint(truncate)');
  const page = database.prepare('select rootpage from sqlite_master where name = ?').get(table)?.rootpage;
  const size = database.prepare('PRAGMA page_size').get()?.page_size;
  database.close();
  const file = openSync(path, 'r+');
  writeSync(file, Buffer.alloc(Number(size), 0xde), 0, Number(size), (Number(page) - 1) * Number(size));
  closeSync(file);
}
