import { DatabaseSync } from 'node:sqlite';
import { outageOf } from './outage.ts';

/** How long another program that has the file for itself is waited for. */
const BUSY_MS = 10_000;

function read(path: string): string[] {
  const file = new DatabaseSync(path, { readOnly: true, timeout: BUSY_MS });
  try {
    return file
      .prepare('PRAGMA quick_check(5)')
      .all()
      .map((row) => String(Object.values(row)[0]));
  } finally {
    file.close();
  }
}

/**
 * What of the embedded database's file is not as the engine writes it, in its own words; nothing when it is whole. It
 * reads all of it on a connection of its own: who serves requests calls it in a thread (`createWorkerPool`).
 */
export default function quickCheck(path: string): string[] {
  try {
    return read(path).filter((said) => said !== 'ok');
  } catch (error) {
    if (outageOf(error) !== 'damaged') throw error;
    return [(error as Error).message];
  }
}
