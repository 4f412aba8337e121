import { expect, test } from 'vitest';
import type { FilaHorario } from '#contract/liga/horarios.ts';
import { DE_SIEMPRE } from '#domain/liga/deportes.ts';
import { eventosDe } from './eventos.server.ts';

const fila = (cambios: Partial<FilaHorario> = {}): FilaHorario => ({
  id: 1,
  idLiga: 1,
  fecha: '2026-11-21T23:00',
  duracion: 90,
  idJugador1: 1,
  jugador1: 'Ana Gil',
  idJugador2: 2,
  jugador2: 'Luis Paz',
  pista: 'Prado 1',
  ...DE_SIEMPRE,
  liga: 'social',
  conMenores: false,
  division: 1,
  nombreLiga: 'Liga Social - 1ª División - 2026/27',
  observaciones: null,
  weather: null,
  ...cambios,
});

test('a match of the social league is an event with its players, in the club’s time', () =>
  expect(eventosDe([fila()])?.['@graph'][0]).toMatchObject({
    '@type': 'SportsEvent',
    name: 'Ana Gil contra Luis Paz',
    description: 'Liga Social - 1ª División - 2026/27, Prado 1',
    startDate: '2026-11-21T22:00:00.000Z',
    endDate: '2026-11-21T23:30:00.000Z',
    competitor: [
      { '@type': 'Person', name: 'Ana Gil' },
      { '@type': 'Person', name: 'Luis Paz' },
    ],
  }));

test('nothing is told of minors', () => {
  expect(eventosDe([fila({ liga: 'infantil', conMenores: true })])).toBeNull();
  const juntas = eventosDe([
    fila({ liga: 'amistosos', conMenores: true, jugador1: 'Una Niña' }),
    fila({ liga: 'playoff' }),
  ]);
  expect(juntas?.['@graph']).toHaveLength(1);
  expect(JSON.stringify(juntas)).not.toContain('Una Niña');
});

test('the next twenty are enough', () =>
  expect(eventosDe(Array.from({ length: 30 }, () => fila()))?.['@graph']).toHaveLength(20));
