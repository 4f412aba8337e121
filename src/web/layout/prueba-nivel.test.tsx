import { readFileSync } from 'node:fs';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, it } from 'vitest';
import { PruebaNivel } from './frame.tsx';
import { BotonPruebaNivel } from './navbar.tsx';

const ENLACE = 'href="#clase-de-prueba"';

const dibujar = (que: ReactElement): string => {
  const Sitio = createRoutesStub([{ path: '/', Component: () => que }]);
  return renderToStaticMarkup(<Sitio />).replaceAll('href="/#', 'href="#');
};

it.each(['escuela_presentacion', 'escuela_minitenis', 'escuela_padel', 'club_unete_a_nosotros'])(
  'the trial class can be asked for from %s, where a family reads about it first',
  (texto) => {
    const html = readFileSync(new URL(`../../../contenido/${texto}.html`, import.meta.url), 'utf8');
    expect(html.split(ENLACE)).toHaveLength(2);
  },
);

it('and from the menu of every page', () => {
  expect(dibujar(<BotonPruebaNivel />)).toContain(ENLACE);
  expect(dibujar(<PruebaNivel />)).toContain('id="clase-de-prueba"');
});
