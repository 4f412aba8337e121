import { randomUUID } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';

const PRIVATE_FOLDER = 0o700;
const PRIVATE_FILE = 0o600;

/** Written whole and on the disk before it has its name: nobody ever reads half a key. */
function writeOnce(folder: string, path: string, secret: string): void {
  const draft = join(folder, `.${randomUUID()}`);
  const file = openSync(draft, 'wx', PRIVATE_FILE);
  writeSync(file, secret);
  fsyncSync(file);
  closeSync(file);
  try {
    linkSync(draft, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft);
  }
}

export const hasSecretFile = (folder: string, name: string): boolean => existsSync(join(folder, name));

/** A secret kept in a file only its owner reads; `create` makes it the first time. */
export function secretInFile(folder: string, name: string, create: () => string): string {
  const path = join(folder, name);
  if (!existsSync(path)) {
    mkdirSync(folder, { recursive: true, mode: PRIVATE_FOLDER });
    writeOnce(folder, path, create());
  }
  return readFileSync(path, 'utf8').trim();
}

/** Puts another secret in that file; one that was different stays beside it, named with that moment. */
export function replaceSecretFile(folder: string, name: string, secret: string, moment: string): void {
  const path = join(folder, name);
  if (existsSync(path)) {
    if (readFileSync(path, 'utf8').trim() === secret) return;
    renameSync(path, `${path}.${moment}`);
  }
  secretInFile(folder, name, () => secret);
}
