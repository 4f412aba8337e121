import { describe, expect, it } from 'vitest';
import { addressesIn, networkOf } from './limits.ts';

describe('who is counted as one caller', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['2001:db8:1:2:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
    ['2001:db8:1:3::9', '2001:db8:1:3::/64'],
    ['unknown', 'unknown'],
  ])('%s is of %s', (ip, network) => {
    expect(networkOf(ip)).toBe(network);
  });
});

describe('a list of addresses and networks', () => {
  it.each([
    [
      ['127.0.0.0/8', '::1'],
      ['127.0.0.1', '127.0.0.9', '::1', '::ffff:127.0.0.1'],
      ['10.0.0.1', '::2', ''],
    ],
    [['203.0.113.7'], ['203.0.113.7'], ['203.0.113.8', 'unknown']],
    [['2001:db8::/32'], ['2001:db8:1::9'], ['2001:db9::1']],
    [[], [], ['127.0.0.1']],
  ])('%j holds %j and not %j', (written, inside, outside) => {
    const isIn = addressesIn(written);
    expect(inside.map((ip) => isIn?.(ip))).toEqual(inside.map(() => true));
    expect(outside.map((ip) => isIn?.(ip))).toEqual(outside.map(() => false));
  });

  it.each(['localhost', '10.0.0.0/33', '10.0.0.0/', '10.0.0', '10.0.0.0/8/8', '::1/129'])(
    '%s is neither',
    (written) => {
      expect(addressesIn(['127.0.0.1', written])).toBeNull();
    },
  );
});
