import { globSync, readFileSync } from 'node:fs';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, it } from 'vitest';
import Muestras from '#tests/muestras/muestras.tsx';

const raiz = new URL('../../', import.meta.url);

/** Of the pieces, those that are nothing to look at by themselves. */
const SIN_ASPECTO = ['src/web/ui/late.tsx'];

it('the page of samples has every piece, and draws it', () => {
  const codigo = readFileSync(new URL('tests/muestras/muestras.tsx', raiz), 'utf8');
  const piezas = globSync('src/web/{ui,club/piezas}/*.tsx', { cwd: raiz })
    .filter((path) => !path.includes('.test.'))
    .toSorted();
  const fuera = piezas.filter((path) => !codigo.includes(`'${path.replace('src/web/', '#web/')}'`));
  expect(fuera).toEqual(SIN_ASPECTO);
  const Sitio = createRoutesStub([{ path: '/', Component: Muestras }]);
  const html = renderToStaticMarkup(createElement(Sitio));
  expect(html.match(/data-pieza="/g)?.length).toBeGreaterThan(15);
  expect(html).toContain('no se presentó');
});
