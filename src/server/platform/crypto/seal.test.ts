import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSeal, createSealKey, hasSecretFile, secretInFile } from './seal.ts';

describe('a seal', () => {
  const seal = createSeal(createSealKey());

  it('gives back what was put in, and never looks the same twice', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 2000 }), fc.string(), (plain, context) => {
        const closed = seal.close(plain, context);
        expect([...seal.open(closed, context)]).toEqual([...plain]);
        expect([...seal.close(plain, context)]).not.toEqual([...closed]);
      }),
    );
  });

  it('does not open once a bit has changed', () => {
    const closed = seal.close(Buffer.from('ES91 2100'), 'a');
    fc.assert(
      fc.property(fc.nat(closed.length * 8 - 1), (bit) => {
        const touched = Buffer.from(closed);
        touched[bit >> 3] = (touched[bit >> 3] ?? 0) ^ (1 << (bit & 7));
        expect(() => seal.open(touched, 'a')).toThrow();
      }),
    );
  });

  it('does not open with another key, as part of something else, or cut short', () => {
    const closed = seal.close(Buffer.from('ES91 2100'), 'a/banco');
    expect(() => createSeal(createSealKey()).open(closed, 'a/banco')).toThrow();
    expect(() => seal.open(closed, 'b/banco')).toThrow();
    for (const length of [0, 1, 20, closed.length - 1])
      expect(() => seal.open(closed.subarray(0, length), 'a/banco')).toThrow();
  });

  it('refuses a key that is not one', () => {
    expect(() => createSeal('short')).toThrow('32 bytes');
    const key = createSealKey();
    expect(() => createSeal(`${key.slice(0, 20)}\u0000\n ${key.slice(20)}`)).toThrow('32 bytes');
    expect(() => createSeal(Buffer.alloc(32, 7).toString('base64'))).not.toThrow();
  });
});

describe('a secret in a file', () => {
  it('is made once, whole, and only its owner reads it', () => {
    const folder = join(mkdtempSync(join(tmpdir(), 'club-secretos-')), 'secretos');
    try {
      expect(hasSecretFile(folder, 'sello')).toBe(false);
      const secret = secretInFile(folder, 'sello', createSealKey);
      expect(secretInFile(folder, 'sello', createSealKey)).toBe(secret);
      expect(readFileSync(join(folder, 'sello'), 'utf8')).toBe(secret);
      expect(readdirSync(folder)).toEqual(['sello']);
      expect(statSync(join(folder, 'sello')).mode & 0o777).toBe(0o600);
      expect(statSync(folder).mode & 0o777).toBe(0o700);
    } finally {
      rmSync(join(folder, '..'), { recursive: true });
    }
  });
});
