import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Balanza } from './balanza.tsx';

test.each([
  ['who has more', [1, 3], [false, true]],
  ['neither of two equal', [3, 3], [false, false]],
  ['nor of two with none', [0, 0], [false, false]],
] as const)('lights %s', (_, de, encendidos) => {
  const html = renderToStaticMarkup(<Balanza rotulo="Sets" nombres={['Ana', 'Luis']} de={de} />);
  const clases = Array.from(html.matchAll(/class="([^"]*suyo[^"]*)"/g), ([, clase = '']) => clase);
  expect(clases.map((clase) => /\bva\b|_va_/.test(clase))).toEqual(encendidos);
});
