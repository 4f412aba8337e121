import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Pasos } from './pasos.tsx';

test('steps say which one it is and which are behind', () => {
  const html = renderToStaticMarkup(<Pasos titulos={['Hoja', 'Columnas', 'Filas']} paso={2} />);
  expect(html).toMatch(/<li data-hecho="true"><span>Hoja/);
  expect(html).toMatch(/<li aria-current="step"><span>Columnas/);
  expect(html).toMatch(/<li><span>Filas/);
});
