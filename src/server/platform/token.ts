import { createHash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;

/** Opaque 256-bit token for a client; only its hash is ever stored. */
export const createToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

/** SHA-256 in hex. A token has 256 bits of chance, so a fast hash is enough. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');
