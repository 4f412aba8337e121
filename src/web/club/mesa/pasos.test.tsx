import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Pasos } from './pasos.tsx';

test('steps say which one it is and which are behind', () => {
  const html = renderToStaticMarkup(<Pasos titulos={['Hoja', 'Columnas', 'Filas']} paso={2} />);
  const pasos = [...html.matchAll(/<li([^>]*)>(.*?)<\/li>/g)].map(([, attributes = '', inside = '']) => [
    attributes.replace(/ class="[^"]*"/, ''),
    inside.replace(/<[^>]*>/g, ' ').trim(),
  ]);
  expect(pasos).toEqual([
    [' data-hecho="true"', '✓   Hoja'],
    [' aria-current="step"', '2  Columnas'],
    ['', '3  Filas'],
  ]);
});
