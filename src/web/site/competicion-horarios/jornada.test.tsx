import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import type { FilaHorario } from '#contract/liga/horarios.ts';
import { Jornada } from './jornada.tsx';

const fila = (id: number, hora: string) =>
  ({ id, fecha: `2026-11-25T${hora}`, liga: 'social', division: 1, weather: null }) as FilaHorario;

const pintar = (ahora: string): string => {
  const partidos = [fila(1, '19:30'), fila(2, '21:00')];
  const Sitio = createRoutesStub([
    {
      path: '/',
      Component: () => (
        <Jornada dia="2026-11-25" ahora={ahora} partidos={partidos} yo={null} sinTiempo={false} />
      ),
    },
  ]);
  return renderToStaticMarkup(<Sitio />);
};

test('a match is in play from its hour on', () => {
  expect(pintar('2026-11-25T19:29')).not.toContain('En juego');
  expect(pintar('2026-11-25T19:30').match(/En juego/g)).toHaveLength(1);
  expect(pintar('2026-11-25T21:00').match(/En juego/g)).toHaveLength(2);
});

test('of today it is told how many are left, and of another day how many there are', () => {
  expect(pintar('2026-11-25T10:00')).toContain('quedan 2');
  expect(pintar('2026-11-24T10:00')).toContain('2 partidos');
});
