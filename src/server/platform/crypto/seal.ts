import { createCipheriv, createDecipheriv, randomBytes, randomUUID } from 'node:crypto';
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

const ALGORITHM = 'aes-256-gcm';
const KEY_BYTES = 32;
const IV_BYTES = 12;
const TAG_BYTES = 16;
/** First byte of everything sealed this way; another way of sealing would take another. */
const FORMAT = 1;
const HEAD_BYTES = 1 + IV_BYTES + TAG_BYTES;

export type Seal = {
  /** Encrypts. `context` says whose it is: it only opens with the same one, so rows cannot be swapped. */
  close(plain: Uint8Array, context: string): Uint8Array<ArrayBuffer>;
  /** Decrypts. Throws when the key or the context is another, or a bit has changed. */
  open(sealed: Uint8Array, context: string): Uint8Array<ArrayBuffer>;
};

export const createSealKey = (): string => randomBytes(KEY_BYTES).toString('base64url');

const keyIn = (secret: string): Buffer => Buffer.from(secret, 'base64url');

/** Nothing but its letters: what else is in there would be passed over, and the rest be another key. */
const KEY = /^[\w+/-]+=?$/;

export const isSealKey = (secret: string): boolean => KEY.test(secret) && keyIn(secret).length === KEY_BYTES;

/** AES-256-GCM with a key made by `createSealKey`. Throws when it is not one. */
export function createSeal(secret: string): Seal {
  const key = keyIn(secret);
  if (!isSealKey(secret)) throw new Error('The sealing key is not 32 bytes long.');
  return {
    close: (plain, context) => {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(ALGORITHM, key, iv).setAAD(Buffer.from(context));
      const body = Buffer.concat([cipher.update(plain), cipher.final()]);
      return Buffer.concat([Buffer.of(FORMAT), iv, cipher.getAuthTag(), body]);
    },
    open: (sealed, context) => {
      if (sealed[0] !== FORMAT || sealed.length < HEAD_BYTES) throw new Error('Not something sealed here.');
      const bytes = Buffer.from(sealed);
      const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(1, 1 + IV_BYTES));
      decipher.setAAD(Buffer.from(context)).setAuthTag(bytes.subarray(1 + IV_BYTES, HEAD_BYTES));
      return Buffer.concat([decipher.update(bytes.subarray(HEAD_BYTES)), decipher.final()]);
    },
  };
}

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
