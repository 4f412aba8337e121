import type { lookup } from 'node:dns';
import { expect, it } from 'vitest';
import { isPublicAddress, publicLookup, pushKeysFrom } from './push.ts';

it.each([
  ['8.8.8.8', true],
  ['172.32.0.1', true],
  ['2a00:1450:4003::1', true],
  ['127.0.0.1', false],
  ['10.1.2.3', false],
  ['172.31.255.255', false],
  ['192.168.1.1', false],
  ['169.254.169.254', false],
  ['100.64.0.1', false],
  ['0.0.0.0', false],
  ['::1', false],
  ['::ffff:10.0.0.1', false],
  ['fd00::1', false],
  ['fe80::1', false],
  ['64:ff9b::a00:1', false],
  ['2002:a00:1::', false],
  ['push.example', false],
])('%s is of the internet: %s', (ip, expected) => {
  expect(isPublicAddress(ip)).toBe(expected);
});

/** What it answers for a name that is of those addresses. */
const found = (...addresses: string[]): Promise<unknown> =>
  new Promise((resolve) => {
    const answer = addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
    const resolver = ((_: string, __: object, done: (error: null, all: object[]) => void) =>
      done(null, answer)) as unknown as typeof lookup;
    publicLookup(resolver)('push.example', {}, (error, address) => resolve(error?.code ?? address));
  });

it('a name with any address of a private network is not called', async () => {
  expect(await found('8.8.8.8', '2a00:1450:4003::1')).toBe('8.8.8.8');
  expect(await found('8.8.8.8', '10.0.0.1')).toBe('EPRIVATE');
  expect(await found('::1')).toBe('EPRIVATE');
  expect(await found()).toBe('EPRIVATE');
});

it('the keys are the same for the same seal, and others for another', () => {
  const [uno, otro] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
  expect(pushKeysFrom(uno, 'x')).toEqual(pushKeysFrom(uno, 'x'));
  expect(pushKeysFrom(uno, 'x')).not.toEqual(pushKeysFrom(otro, 'x'));
  expect(Buffer.from(pushKeysFrom(uno, 'x').publicKey, 'base64url')).toHaveLength(65);
});
