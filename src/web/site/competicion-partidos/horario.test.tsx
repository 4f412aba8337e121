import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import type { FilaHorario } from '#contract/liga/horarios.ts';
import { DE_SIEMPRE } from '#domain/liga/deportes.ts';
import { DiaDeHorario } from './horario.tsx';

const fila = (id: number, hora: string, lluvia = 0, duracion = 90) =>
  ({
    id,
    fecha: `2026-11-25T${hora}`,
    duracion,
    liga: 'social',
    ...DE_SIEMPRE,
    division: 1,
    weather: { icon: '10d', temp: 12, tempMin: 5, tempMax: 13, lluvia },
  }) as FilaHorario;

const pintar = (ahora: string, partidos = [fila(1, '19:30', 65), fila(2, '21:00', 20)]): string => {
  const Sitio = createRoutesStub([
    {
      path: '/',
      Component: () => (
        <DiaDeHorario
          dia="2026-11-25"
          ahora={ahora}
          partidos={partidos}
          yo={null}
          sinTiempo={false}
          cerrado={[]}
        />
      ),
    },
  ]);
  return renderToStaticMarkup(<Sitio />);
};

/** The first one is not over when the second begins. */
const SEGUIDOS = [fila(1, '19:30', 65, 120), fila(2, '21:00', 20, 120)];

test('a match is in play from its hour on', () => {
  expect(pintar('2026-11-25T19:29')).not.toContain('En juego');
  expect(pintar('2026-11-25T19:30').match(/En juego/g)).toHaveLength(1);
  expect(pintar('2026-11-25T21:00', SEGUIDOS).match(/En juego/g)).toHaveLength(2);
});

test('of today it is told how many are left or in play, and of another day how many there are', () => {
  expect(pintar('2026-11-25T20:00')).toContain('1 en juego y 1 por jugar');
  expect(pintar('2026-11-25T21:00', SEGUIDOS)).toContain('2 en juego,');
  expect(pintar('2026-11-25T10:00')).toContain('quedan 2');
  expect(pintar('2026-11-24T10:00')).toContain('2 partidos');
});

test('what is over waits for its score folded before the others, with neither forecast nor «En juego»', () => {
  const html = pintar('2026-11-25T21:10');
  expect(html).toContain('1 sin resultado aún');
  expect(html).toContain('1 en juego,');
  const [pasados = '', siguen = ''] = html.match(/<table[\s\S]*?<\/table>/g) ?? [];
  expect(pasados).toContain('19:30');
  expect(pasados).not.toMatch(/°C|En juego/);
  expect(siguen).toContain('21:00');
  const acabado = pintar('2026-11-25T23:00');
  expect(acabado).toContain('No quedan partidos');
  expect(acabado.match(/<table/g)).toHaveLength(1);
  expect(pintar('2026-11-25T10:00')).not.toMatch(/sin resultado|<details/);
});

const titulo = (html: string) => html.slice(0, html.indexOf('<table'));

test('its heading tells how long matches take, where all take as long', () => {
  expect(titulo(pintar('2026-11-24T10:00'))).toContain('2 partidos, 90 min');
  const distintos = [fila(1, '19:30'), fila(2, '21:00', 0, 60)];
  expect(titulo(pintar('2026-11-24T10:00', distintos))).not.toContain('min');
});

test('each row of a day with a forecast has its weather, of its hour or of its day, and its rain from one in five on', () => {
  const porHoras = pintar('2026-11-24T10:00', [
    fila(1, '18:00', 65),
    fila(2, '19:30', 20),
    fila(3, '21:00', 19),
  ]);
  expect(porHoras.match(/\d+\s%/g)).toEqual(['65\u00a0%', '20\u00a0%']);
  expect(titulo(porHoras)).toMatch(/5°\sa\s13°/);
  const html = pintar('2026-11-24T10:00', [deDia(1, '18:00', 65), deDia(2, '21:00', 65)]);
  expect(filasDe(html)).toEqual([
    expect.stringMatching(/5°\sa\s13°.*65\s%/s),
    expect.stringMatching(/5°\sa\s13°.*65\s%/s),
  ]);
});

/** Rows of the table as HTML, without their head. */
const filasDe = (html: string) => (html.match(/<tr class[\s\S]*?<\/tr>/g) ?? []) as string[];

const deDia = (id: number, hora: string, lluvia: number | null): FilaHorario => {
  const una = fila(id, hora);
  return { ...una, weather: { ...una.weather, temp: null, lluvia } as FilaHorario['weather'] };
};

test.each([
  ['of its day', null],
  ['of its hour', 12],
])('a forecast %s without chance of rain is shown in the heading and in each row', (_de, temp) => {
  const sinDato = [deDia(1, '18:00', null), deDia(2, '21:00', null)].map(
    (una) => ({ ...una, weather: una.weather && { ...una.weather, temp } }) as FilaHorario,
  );
  const html = pintar('2026-11-24T10:00', sinDato);
  expect(titulo(html)).toMatch(/5°\sa\s13°/);
  for (const una of filasDe(html)) expect(una).toContain('/meteo/10d.svg');
  expect(filasDe(html)).toHaveLength(2);
});
