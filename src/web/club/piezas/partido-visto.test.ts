import { expect, test } from 'vitest';
import type { PartidoPublico } from '#contract/liga/clasificaciones.ts';
import type { FilaHorario } from '#contract/liga/horarios.ts';
import type { PartidoFila } from '#contract/liga/partidos.ts';
import type { FilaResultado } from '#contract/liga/resultados.ts';
import { DE_SIEMPRE } from '#domain/liga/deportes.ts';
import { MARCADOR_VACIO, marcadorCon, planoDe } from '#domain/partido/marcador.ts';
import type { Marcador } from '#domain/partido/partido.ts';
import { SIN_INDICADORES } from '#domain/partido/plano.ts';
import {
  fraseDe,
  vistoDeHorario,
  vistoDeMesa,
  vistoDePublico,
  vistoDeResultado,
  vistoDesde,
} from './partido-visto.ts';

const JUGADORES = { idJugador1: 1, jugador1: 'Ana Gil', idJugador2: 2, jugador2: 'Eva Paz' };
const CITA = { id: 7, fecha: '2026-11-28T10:00', duracion: 90, pista: 'Prado 1', observaciones: null };
const LADOS = [
  { id: 1, nombre: 'Ana Gil' },
  { id: 2, nombre: 'Eva Paz' },
];
const horario = {
  ...JUGADORES,
  ...CITA,
  liga: 'social',
  ...DE_SIEMPRE,
  division: 1,
  weather: { icon: '10d' },
} as FilaHorario;
const resultado = {
  ...horario,
  sets: [
    [4, 6],
    [6, 3],
    [7, 10],
  ],
  ausente: null,
  retirado: null,
  ganador: 2,
} as unknown as FilaResultado;

test.each([
  ['2026-11-28T09:59', 'suspendido', 'Ana Gil contra Eva Paz, 6-4, 2-1, por reanudar'],
  ['2026-11-28T10:00', 'enJuego', 'Ana Gil contra Eva Paz, 6-4, 2-1, en juego'],
  ['2026-11-28T11:30', 'suspendido', 'Ana Gil contra Eva Paz, 6-4, 2-1, por reanudar'],
])('of the schedule, begun another day, at %s it is %s with its score', (ahora, estado, frase) => {
  const visto = vistoDeHorario(
    {
      ...horario,
      sets: [
        [6, 4],
        [2, 1],
      ],
    },
    ahora,
  );
  expect(visto.estado).toBe(estado);
  expect(fraseDe(visto)).toBe(frase);
});

test.each([
  ['2026-11-28T09:59', 'porJugar', 'Ana Gil contra Eva Paz'],
  ['2026-11-28T10:00', 'enJuego', 'Ana Gil contra Eva Paz, en juego'],
  ['2026-11-28T11:30', 'sinResultado', 'Ana Gil contra Eva Paz, sin resultado todavía'],
])('of the schedule, at %s it is %s, and has a forecast until it begins', (ahora, estado, frase) => {
  const visto = vistoDeHorario(horario, ahora);
  expect(visto).toMatchObject({ estado, lados: LADOS, liga: { breve: 'Social 1ª' } });
  expect(visto.weather === null).toBe(estado !== 'porJugar');
  expect(fraseDe(visto)).toBe(frase);
});

test('a result is told with who won first, also seen from the other side', () => {
  const visto = vistoDeResultado(resultado);
  expect(fraseDe(visto)).toBe('Eva Paz gana a Ana Gil, 6-4, 3-6, 10-7');
  const vuelto = vistoDesde(2, visto);
  expect(vuelto).toMatchObject({
    lados: LADOS.toReversed(),
    ganador: 1,
    sets: [
      [6, 4],
      [3, 6],
      [10, 7],
    ],
  });
  expect(fraseDe(vuelto)).toBe(fraseDe(visto));
  expect(vistoDesde(1, visto)).toBe(visto);
  expect(fraseDe(vistoDeResultado({ ...resultado, ausente: 1 }))).toBe(
    'Eva Paz gana a Ana Gil, que no se presentó',
  );
  expect(fraseDe(vistoDeResultado({ ...resultado, retirado: 1 }))).toBe(
    'Eva Paz gana a Ana Gil, 6-4, 3-6, 10-7, por retirada de Ana Gil',
  );
});

const deMesa = (sets: Marcador, indicadores = {}): PartidoFila =>
  ({
    ...JUGADORES,
    ...CITA,
    ...planoDe(sets),
    ...SIN_INDICADORES,
    ...indicadores,
    liga: 'Primera',
  }) as PartidoFila;

test.each([
  ['played', deMesa(marcadorCon([6, 1], [6, 2])), 'jugado', 'Ana Gil gana a Eva Paz, 6-1, 6-2'],
  [
    'not turned up',
    deMesa(MARCADOR_VACIO, { jugador2NoPresenta: true }),
    'jugado',
    'Ana Gil gana a Eva Paz, que no se presentó',
  ],
  ['put off', deMesa(MARCADOR_VACIO, { clubAplaza: true }), 'aplazado', 'Ana Gil contra Eva Paz, aplazado'],
  [
    'cancelled',
    deMesa(MARCADOR_VACIO, { cancelado: true }),
    'cancelado',
    'Ana Gil contra Eva Paz, cancelado',
  ],
  [
    'of neither',
    deMesa(MARCADOR_VACIO, { desenlace: 'no-presentados' }),
    'ningunoPresentado',
    'Ana Gil contra Eva Paz, no se presentó ninguno',
  ],
  [
    'annulled, whose score is no result',
    deMesa(marcadorCon([6, 1], [6, 2]), { desenlace: 'anulado-baja' } as object),
    'anulado',
    'Ana Gil contra Eva Paz, anulado',
  ],
  [
    'put off, and played after all',
    deMesa(marcadorCon([0, 6], [0, 6]), { clubAplaza: true }),
    'jugado',
    'Eva Paz gana a Ana Gil, 6-0, 6-0',
  ],
  [
    'left',
    deMesa(marcadorCon([6, 1], [2, 1]), { desenlace: 'retirada-2' }),
    'jugado',
    'Ana Gil gana a Eva Paz, 6-1, 2-1, por retirada de Eva Paz',
  ],
  [
    'stopped',
    deMesa(marcadorCon([6, 1], [2, 1]), { desenlace: 'suspendido' }),
    'suspendido',
    'Ana Gil contra Eva Paz, 6-1, 2-1, por reanudar',
  ],
  ['to be played', deMesa(MARCADOR_VACIO), 'porJugar', 'Ana Gil contra Eva Paz'],
])('at the desk and on its page alike: %s', (_, partido, estado, frase) => {
  const { jugador1: jugador1Nombre, jugador2: jugador2Nombre } = JUGADORES;
  const publico = { ...partido, jugador1Nombre, jugador2Nombre } as unknown as PartidoPublico;
  const vistos = [vistoDeMesa(partido, '2026-11-27T10:00'), vistoDePublico(publico, 'porJugar')];
  for (const visto of vistos) {
    expect(visto).toMatchObject({ estado, lados: LADOS, liga: { breve: 'Primera' } });
    expect(fraseDe(visto)).toBe(frase);
  }
});

test('of a draw both are named', () => {
  const visto = vistoDeResultado({ ...resultado, jugador2: 'Iván Paz' });
  expect(fraseDe({ ...visto, ganador: null })).toBe('Ana Gil empata con Iván Paz, 4-6, 6-3, 7-10');
});
