import { expect, test } from 'vitest';
import { unWeather } from '#tests/builders/meteo.ts';
import { pistasSegun, seJuega } from './se-juega.ts';

const AHORA = '2026-11-21T12:00';
const weather = unWeather({ primeraHora: '2026-11-21T11:00Z', primerMediodia: '2026-11-21T11:00Z' });
const cita = (fecha: string) => ({ fecha, duracion: 90 });

test('today and tomorrow, from the first start to the last end, and from when those hours are wet', () => {
  const hourly = weather.hourly.map((hora, i) => ({ ...hora, lluvia: i === 7 ? 70 : 20 }));
  const citas = [cita('2026-11-21T18:00'), cita('2026-11-21T19:30'), cita('2026-11-22T10:00')];
  expect(seJuega(citas, { ...weather, hourly }, AHORA)).toEqual([
    {
      texto: 'Hoy quedan 2 partidos, de 18:00 a 21:00. Lluvia probable desde las 19:00 (hasta el 70\u00a0%).',
      aviso: true,
    },
    {
      texto:
        'Mañana hay un partido, de 10:00 a 11:30. La probabilidad de lluvia a esas horas no pasa del 20\u00a0%.',
      aviso: false,
    },
  ]);
});

test.each([
  [9, ''],
  [10, ' La probabilidad de lluvia a esas horas no pasa del 10\u00a0%.'],
])('a chance of %i is told, or not worth telling', (lluvia, riesgo) => {
  const hourly = weather.hourly.map((hora) => ({ ...hora, lluvia }));
  expect(seJuega([cita('2026-11-21T18:00')], { ...weather, hourly }, AHORA)).toEqual([
    { texto: `Hoy queda un partido, de 18:00 a 19:30.${riesgo}`, aviso: false },
  ]);
});

test('what is over, what is later and a forecast that does not come say nothing', () => {
  expect(seJuega([cita('2026-11-21T10:00'), cita('2026-11-23T10:00')], weather, AHORA)).toEqual([]);
  expect(seJuega([cita('2026-11-21T18:00')], null, AHORA)).toEqual([
    { texto: 'Hoy queda un partido, de 18:00 a 19:30.', aviso: false },
  ]);
});

test('what has begun is in play until its end', () => {
  const citas = [cita('2026-11-21T11:30'), cita('2026-11-21T18:00')];
  expect(seJuega(citas, null, AHORA)).toEqual([
    { texto: 'Hoy quedan 2 partidos, 1 en juego, hasta las 19:30.', aviso: false },
  ]);
  expect(seJuega(citas.slice(0, 1), null, AHORA)).toEqual([
    { texto: 'Hoy queda un partido, en juego, hasta las 13:00.', aviso: false },
  ]);
});

const conLluvias = (lluvias: (number | null)[]) => ({
  ...weather,
  hourly: weather.hourly.map((hora, i) => ({ ...hora, lluvia: lluvias[i] ?? lluvias.at(-1) ?? null })),
});

test.each([
  [[0, 20], 'Hoy se puede jugar', 'No se espera lluvia.'],
  [
    [0, 0, 0, 60, 80, 0],
    'Hoy se puede jugar hasta las 15:00',
    'Lluvia probable desde entonces (hasta el 80\u00a0%).',
  ],
  [
    [60, 70, 0],
    'Hoy, lluvia probable hasta las 14:00',
    'Después se puede jugar en cuanto se sequen las pistas.',
  ],
  [
    [60],
    'Hoy, lluvia probable lo que queda de día',
    'Llámanos antes de venir: las pistas pueden estar mojadas.',
  ],
])('whether one can play, and until when: %j', (lluvias, titulo, detalle) => {
  expect(pistasSegun(conLluvias(lluvias), AHORA)).toMatchObject({ titulo, detalle });
});

test('late in the evening it is tomorrow that matters, and what falls is what the sky shows', () => {
  const nieve = unWeather({ primeraHora: '2026-11-21T21:30Z', primerMediodia: '2026-11-21T11:00Z' });
  const hourly = nieve.hourly.map((hora) => ({ ...hora, icon: '13d' as const, lluvia: 90 }));
  const manana = pistasSegun({ ...nieve, hourly }, '2026-11-21T22:30');
  expect(manana?.titulo).toBe('Mañana, nieve probable todo el día');
  expect(pistasSegun(conLluvias([null]), AHORA)).toBeNull();
  expect(pistasSegun(null, AHORA)).toBeNull();
});
