import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { HUECOS } from '#contract/huecos.ts';
import { trazarHueco } from './escenas.tsx';

test.each(HUECOS)('%s has a drawing of its own while it has no photograph', (hueco) => {
  const svg = renderToStaticMarkup(trazarHueco(hueco));
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
  expect(svg).not.toMatch(/style=|href=|NaN|undefined/);
});

test('no other name is a place', () => expect(trazarHueco('toString')).toBeNull());
