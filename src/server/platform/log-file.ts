import { closeSync, existsSync, fstatSync, mkdirSync, openSync, renameSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';

type LogFileOptions = { path: string; maxBytes: number; kept: number };

/** servidor.log.1 is the newest of the old ones; the oldest falls off. */
function shift({ path, kept }: LogFileOptions): void {
  for (let age = kept; age >= 1; age -= 1) {
    const younger = age === 1 ? path : `${path}.${age - 1}`;
    if (existsSync(younger)) renameSync(younger, `${path}.${age}`);
  }
}

/** It may name people: only its owner reads it. */
const PRIVATE_FILE = 0o600;
const PRIVATE_FOLDER = 0o700;

const STDERR = 2;

/**
 * The terminal, or wherever standard error goes: a file on a full disk perhaps, and then the line is lost. The stream of
 * the process would tell of it by ending the process.
 */
export const terminal = {
  write(line: string): void {
    try {
      writeSync(STDERR, line);
    } catch {
      // There is nowhere left to say so.
    }
  },
};

/**
 * A log file that never grows without end: past `maxBytes` it is put aside and another begins, and of those put aside
 * `kept` remain. A disk without room costs the line, never the program.
 */
export function openLogFile(options: LogFileOptions): { write(line: string): void } {
  const { path, maxBytes } = options;
  mkdirSync(dirname(path), { recursive: true, mode: PRIVATE_FOLDER });
  let file = openSync(path, 'a', PRIVATE_FILE);
  let bytes = fstatSync(file).size;
  const turn = (): void => {
    shift(options);
    const next = openSync(path, 'a', PRIVATE_FILE);
    closeSync(file);
    file = next;
    bytes = 0;
  };
  const write = (line: string): void => {
    try {
      if (bytes > 0 && bytes + Buffer.byteLength(line) > maxBytes) turn();
      bytes += writeSync(file, line);
    } catch (error) {
      terminal.write(`log: ${(error as Error).message}\n${line}`);
    }
  };
  return { write };
}
