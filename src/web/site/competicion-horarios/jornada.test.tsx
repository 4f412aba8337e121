import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import type { FilaHorario } from '#contract/liga/horarios.ts';
import { Jornada } from './jornada.tsx';

const fila = (id: number, hora: string, lluvia = 0, duracion = 90) =>
  ({
    id,
    fecha: `2026-11-25T${hora}`,
    duracion,
    liga: 'social',
    division: 1,
    weather: { icon: '10d', temp: 12, tempMin: 5, tempMax: 13, lluvia },
  }) as FilaHorario;

const pintar = (ahora: string, partidos = [fila(1, '19:30', 65), fila(2, '21:00', 20)]): string => {
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

test('its heading tells the wettest of its hours, and how long matches take where all take as long', () => {
  const titulo = (html: string) => html.slice(0, html.indexOf('<table'));
  expect(titulo(pintar('2026-11-24T10:00'))).toMatch(/2 partidos, 90 min.*5°\sa\s13°.*lluvia: .*65\s%/);
  const distintos = [fila(1, '19:30'), fila(2, '21:00', 0, 60)];
  expect(titulo(pintar('2026-11-24T10:00', distintos))).not.toContain('min');
});

test('the sky of its heading is set back in a row, by day and by night, and another is not', () => {
  const seca = fila(3, '22:00');
  const noche = { ...seca, weather: { ...seca.weather, icon: '01n' } } as FilaHorario;
  const lluvia = { ...seca, id: 4, weather: { ...seca.weather, icon: '10n' } } as FilaHorario;
  const dicho = pintar('2026-11-24T10:00', [fila(1, '19:30', 65), noche, lluvia]);
  expect(dicho.match(/igual/g)).toHaveLength(2);
});
