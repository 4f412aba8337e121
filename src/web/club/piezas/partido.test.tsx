import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { Partido } from './partido.tsx';
import type { PartidoVisto } from './partido-visto.ts';

const dicho = (rival: string): string => {
  const partido: PartidoVisto = {
    ...{ id: 1, fecha: '2026-11-28T10:00', pista: 'Restón 2', nota: null, weather: null },
    ...{ estado: 'porJugar', ganador: null, ausente: null, retirado: null, sets: [] },
    liga: { breve: 'Infantil 1', entera: 'Liga Infantil 1' },
    lados: [
      { id: 1, nombre: 'Ana G.' },
      { id: 2, nombre: rival },
    ],
  };
  const Sitio = createRoutesStub([{ path: '/', Component: () => <Partido partido={partido} size="fila" /> }]);
  return /visually-hidden">([^<]*)</.exec(renderToStaticMarkup(<Sitio />))?.[1] ?? '';
};

test.each(['Miguel Y.', 'Eva Paz'])('the sentence of a match against %s has one full stop', (rival) =>
  expect(dicho(rival)).toMatch(/^10:00: Ana G\. contra [^.]+\. Liga Infantil 1, Restón 2$/),
);
