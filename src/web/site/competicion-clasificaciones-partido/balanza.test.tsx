import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Balanza, Barra } from './balanza.tsx';

test.each([
  ['who has more', [1, 3], [false, true]],
  ['neither of two equal', [3, 3], [false, false]],
  ['nor of two with none', [0, 0], [false, false]],
] as const)('lights %s', (_, de, encendidos) => {
  const html = renderToStaticMarkup(<Balanza rotulo="Sets" nombres={['Ana', 'Luis']} de={de} />);
  const encendidas = (re: RegExp) => Array.from(html.matchAll(re), ([parte]) => /\bfont-bold\b/.test(parte));
  expect(encendidas(/<b [^>]*>/g)).toEqual(encendidos);
});

test.each([
  [[1, 3], '25'],
  [[2, 0], '100'],
  [[0, 0], '50'],
] as const)('the bar of %s is parted at %s', (de, parte) => {
  expect(renderToStaticMarkup(<Barra de={de} />)).toContain(`<rect width="${parte}"`);
});
