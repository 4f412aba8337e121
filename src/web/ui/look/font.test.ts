import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { RANGES } from '../../../../scripts/subset-font.ts';

const css = readFileSync(new URL('./font.css', import.meta.url), 'utf8');
const hex = (n: number): string => n.toString(16).toUpperCase();

const faces = [...css.matchAll(/unicode-range:\s*([^;]+);/g)].map(([, list = '']) =>
  list.split(',').flatMap((range) => {
    const [from = 0, to = from] = range
      .trim()
      .replace('U+', '')
      .split('-')
      .map((n) => Number.parseInt(n, 16));
    return Array.from({ length: to - from + 1 }, (_, i) => from + i);
  }),
);

describe('the display face', () => {
  it('is asked for exactly the letters that its short file holds', () => {
    const held = RANGES.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, i) => from + i));
    expect(faces[0]?.map(hex)).toEqual(held.map(hex));
  });

  it('has every letter of Latin 1 in one of its two files, and none in both', () => {
    const both = faces.flat().filter((code) => code >= 0x20 && code <= 0xff);
    const printable = [...Array(0x100).keys()].filter((n) => (n >= 0x20 && n <= 0x7e) || n >= 0xa0);
    expect(both.toSorted((a, b) => a - b).map(hex)).toEqual(printable.map(hex));
  });
});
