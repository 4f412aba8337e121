import { describe, expect, it } from 'vitest';
import { encodingFor, namesTag } from './negotiation.ts';

describe('encodingFor', () => {
  it.each([
    ['br, gzip', 'br'],
    ['gzip, deflate', 'gzip'],
    ['gzip, deflate, br, zstd', 'br'],
    ['BR', 'br'],
    ['gzip;q=0.5, br;q=0', 'gzip'],
    ['gzip;q=0.5 , br ; q=0.000', 'gzip'],
    ['br;q=0.8', 'br'],
    ['br;q=0.001', 'br'],
    ['*', 'br'],
    ['br;q=0, *', 'gzip'],
    ['*;q=0', 'identity'],
    ['identity', 'identity'],
    ['brotli, xgzip, gzipped', 'identity'],
    ['', 'identity'],
    [';;;,,,=q', 'identity'],
    [`${'x, '.repeat(2_000)}br`, 'identity'],
    [undefined, 'identity'],
  ])('%s → %s', (accepted, expected) => {
    expect(encodingFor(accepted)).toBe(expected);
    expect(encodingFor(accepted)).toBe(expected);
  });
});

describe('namesTag', () => {
  it.each([
    ['"a-br"', true],
    ['W/"a-br"', true],
    ['"z", "a-br"', true],
    ['"z",W/"a-br" , "y"', true],
    ['*', true],
    ['"a-gzip"', false],
    ['a-br', false],
    ['"a-br', false],
    ['', false],
    [undefined, false],
  ])('%s: %s', (header, expected) => expect(namesTag(header, '"a-br"')).toBe(expected));
});
