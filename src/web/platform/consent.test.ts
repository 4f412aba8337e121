import { describe, expect, it } from 'vitest';
import { COOKIE_ATTRIBUTES, readConsent } from './consent.ts';

const cookie = (record: unknown): string => `klaro=${encodeURIComponent(JSON.stringify(record))}`;

describe('the consent record', () => {
  it.each([
    [cookie({ 'google-analytics': true }), { 'google-analytics': true }],
    [`otra=1; ${cookie({ 'google-analytics': false })}; _ga=2`, { 'google-analytics': false }],
    ['', null],
    ['klaro=', null],
    ['klaro=%7B', null],
    ['klaro=%', null],
    [cookie({ otro: true }), null],
    [cookie({ 'google-analytics': 'si' }), null],
    [cookie(null), null],
    [`xklaro=${encodeURIComponent('{"google-analytics":true}')}`, null],
  ])('of %s is %j', (cookies, record) => {
    expect(readConsent(cookies)).toEqual(record);
  });

  it('lasts 120 days, for this site only', () => {
    expect(COOKIE_ATTRIBUTES).toBe(';max-age=10368000;path=/;SameSite=Lax');
  });
});
