import { expect, test } from 'vitest';
import { hashPassword, Saturated, verifyPassword } from './password.ts';

test('a password matches its own hash and no other', async () => {
  const stored = await hashPassword('contraseña');
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await hashPassword('contraseña')).not.toBe(stored);
  expect(await verifyPassword(stored, 'contraseña')).toBe(true);
  expect(await verifyPassword(stored, 'contrasena')).toBe(false);
  expect(await verifyPassword(stored, '')).toBe(false);
});

test('without a stored hash nothing matches, not even the decoy', async () => {
  expect(await verifyPassword(null, 'the password of nobody')).toBe(false);
});

test('one is worked on and twenty wait; more are told so at once, and afterwards all is well', async () => {
  const stored = await hashPassword('x');
  const results = await Promise.allSettled(Array.from({ length: 30 }, () => verifyPassword(stored, 'x')));
  const refused = results.filter((result) => result.status === 'rejected');
  expect(refused).toHaveLength(9);
  expect(refused.every(({ reason }) => reason instanceof Saturated)).toBe(true);
  expect(await verifyPassword(stored, 'x')).toBe(true);
});
