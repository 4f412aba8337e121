import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

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
