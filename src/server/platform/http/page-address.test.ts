import { describe, expect, it } from 'vitest';
import { pageAddress } from './pages.ts';

describe('the address of a page', () => {
  it.each(['/', '//evil.example/x', '///evil.example', '/\\evil.example', '/x/../private/ligas'])(
    'stays on the host it was asked to: %s',
    (path) => expect(pageAddress('https', 'club.example', path).host).toBe('club.example'),
  );

  it('is read as browsers read it', () => {
    expect(pageAddress('https', 'club.example', '/x/../private/ligas').pathname).toBe('/private/ligas');
  });

  it.each([
    ['evil"><script>', '/'],
    ['', '/'],
    ['club.example', 'http://evil.example/'],
  ])('refuses with 400 a host or a path that are none: %j %j', (host, path) => {
    expect(() => pageAddress('http', host, path)).toThrow(expect.objectContaining({ statusCode: 400 }));
  });
});
