import { expect, it, vi } from 'vitest';
import type { Liga } from '#contract/liga/ligas.ts';
import { reglasIniciales } from '#domain/liga/reglas.ts';
import { diferencias } from '#web/club/mesa/conflicto.tsx';
import { cambiosDe, resumenDe } from './ficha.tsx';
import { cambiarDeporte, cambiarTipo, ligaNueva, type ValoresLiga } from './valores.ts';

const una = (cambios: Partial<ValoresLiga> = {}): ValoresLiga => ({ ...ligaNueva(), anio: 2026, ...cambios });

it.each([
  ['2026-06-30T12:00:00Z', 2025],
  ['2026-07-01T12:00:00Z', 2026],
  ['2027-01-15T12:00:00Z', 2026],
])('at %s a new league is for the season of %i', (instante, anio) => {
  vi.useFakeTimers({ now: Date.parse(instante) });
  expect(ligaNueva().anio).toBe(anio);
  vi.useRealTimers();
});

it('another type brings its rules, and its first division where there is no such one', () => {
  expect(cambiarTipo(una({ division: 10 }), 'infantil')).toEqual(
    una({ tipo: 'infantil', division: 10, reglas: reglasIniciales('infantil') }),
  );
  expect(cambiarTipo(una({ division: 3 }), 'playoff')).toMatchObject({ tipo: 'playoff', division: 0 });
});

it('another type leaves the rules that somebody has written, and knows those of the type in any order', () => {
  const escritas = { ...reglasIniciales('social'), victoria: 5 };
  expect(cambiarTipo(una({ reglas: escritas }), 'infantil').reglas).toBe(escritas);
  const alReves = Object.fromEntries(
    Object.entries(reglasIniciales('social')).toReversed(),
  ) as ValoresLiga['reglas'];
  expect(cambiarTipo(una({ reglas: alReves }), 'infantil').reglas).toEqual(reglasIniciales('infantil'));
});

const PUNTOS =
  'por ganar, 1 por perder jugando, 0 por no presentarse, 0 por perder uno de resolución, 0 a cada uno si no se presenta ninguno';

it.each([
  [{ estado: 'inactiva' }, ['Estado', 'activa', 'inactiva']],
  [{ tipo: 'infantil' }, ['Tipo', 'Liga Social', 'Liga Infantil']],
  [{ division: 2 }, ['División', '1ª División', '2ª División']],
  [{ anio: 2025 }, ['Temporada', '2026/27', '2025/26']],
  [{ horaBaseInicio: 9, minutoBaseInicio: 45 }, ['Desde', '17:00', '09:45']],
  [{ horaBaseFinal: 21 }, ['Hasta', '22:00', '21:00']],
  [{ duracion: 60 }, ['Duración', '75 min', '60 min']],
  [{ usuario: 'admin' }, ['Responsable', '', 'admin']],
  [{ idaVuelta: true }, ['Ida y vuelta', 'No', 'Sí']],
  [{ fechaIdaVuelta: '2027-03-01' }, ['La vuelta, desde', '', expect.stringContaining('01/03/2027')]],
  [{ notificar: false }, ['Notificar', 'Sí', 'No']],
  [{ reglas: { ...reglasIniciales('social'), victoria: 5 } }, ['Puntos', `3 ${PUNTOS}`, `5 ${PUNTOS}`]],
] as const)('two people who differ in %j are told so in words', (cambios, [campo, mia, suya]) => {
  const cambiada = una(cambios as Partial<ValoresLiga>);
  expect(diferencias(resumenDe(una()), resumenDe(cambiada))).toEqual([{ campo, mia, suya }]);
});

const VALORES = ligaNueva();
const LIGA = { ...VALORES, id: 4 } as Liga;
const antes = { inicio: 17 * 60, fin: 22 * 60 };

it.each([
  ['the same hours', {}, []],
  ['longer ones', { horaBaseInicio: 16, horaBaseFinal: 23 }, []],
  [
    'shorter hours and the end',
    { horaBaseInicio: 18, estado: 'inactiva' as const },
    [{ tipo: 'inactiva', idLiga: 4 }],
  ],
  ['upside down', { horaBaseInicio: 23 }, []],
  [
    'a later start',
    { horaBaseInicio: 18 },
    [{ tipo: 'horario', idLiga: 4, antes, despues: { ...antes, inicio: 18 * 60 } }],
  ],
  [
    'an earlier end',
    { horaBaseFinal: 21, minutoBaseFinal: 30 },
    [{ tipo: 'horario', idLiga: 4, antes, despues: { ...antes, fin: 21 * 60 + 30 } }],
  ],
])('%s of a league', (_, cambios, esperados) =>
  expect(cambiosDe(LIGA, { ...VALORES, ...cambios })).toEqual(esperados),
);

it('a new league has no matches to touch', () =>
  expect(cambiosDe(null, { ...VALORES, horaBaseInicio: 18 })).toEqual([]));

it('a league of two legs that is left with one', () => {
  const dos = { ...VALORES, idaVuelta: true };
  expect(cambiosDe({ ...LIGA, idaVuelta: true }, dos)).toEqual([]);
  expect(cambiosDe({ ...LIGA, idaVuelta: true }, { ...dos, idaVuelta: false })).toEqual([
    { tipo: 'vuelta', idLiga: 4 },
  ]);
});

it('another sport brings its rules, and of those that somebody wrote only its kinds of set', () => {
  expect(cambiarDeporte(una(), 'pickleball').reglas).toEqual(reglasIniciales('social', 'pickleball'));
  expect(cambiarDeporte(una(), 'padel').reglas).toEqual(reglasIniciales('social', 'padel'));
  const escritas = { ...reglasIniciales('social', 'padel'), victoria: 5 };
  expect(cambiarDeporte(una({ deporte: 'padel', reglas: escritas }), 'pickleball').reglas).toEqual({
    ...escritas,
    formatos: ['once'],
    puntoDeOro: false,
  });
});
