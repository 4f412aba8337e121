import { expect, test } from 'vitest';
import type { FilaHorario } from '#contract/liga/horarios.ts';
import type { FilaResultado } from '#contract/liga/resultados.ts';
import { brevesDe, resumen } from './breves.ts';

const AHORA = '2026-11-28T10:40';

const proximo = (id: number, hora: string, resto: Partial<FilaHorario> = {}): FilaHorario =>
  ({
    id,
    fecha: `2026-11-28T${hora}`,
    duracion: 90,
    pista: 'Restón 2',
    liga: 'social',
    jugador1: 'Alicia Llorente Ochoa',
    jugador2: 'Emma Duarte Galindo',
    conMenores: false,
    ...resto,
  }) as FilaHorario;

const jugado = (resto: Partial<FilaResultado> = {}): FilaResultado =>
  ({
    id: 1,
    fecha: '2026-11-26T18:00',
    pista: 'Prado 1',
    jugador1: 'Violeta Toribio Galindo',
    jugador2: 'Blanca Zúñiga del Olmo',
    conMenores: false,
    sets: [
      [0, 6],
      [4, 6],
    ],
    ausente: null,
    ganador: 2,
    ...resto,
  }) as FilaResultado;

test('those that are not over come, and no minor is named', () => {
  const filas = [
    proximo(1, '09:00'),
    proximo(5, '10:00'),
    proximo(2, '12:00', { conMenores: true }),
    proximo(3, '21:00'),
  ];
  const comun = { duracion: 90, pista: 'Restón 2', liga: 'social', texto: 'Llorente – Duarte' };
  expect(brevesDe(filas, [], AHORA)).toEqual({
    proximos: [
      { id: 5, fecha: '2026-11-28T10:00', ...comun },
      { id: 3, fecha: '2026-11-28T21:00', ...comun },
    ],
    ultimo: null,
  });
  const hermanos = proximo(4, '21:00', { jugador2: 'Bruno Llorente Ochoa' });
  expect(brevesDe([hermanos], [], AHORA).proximos[0]?.texto).toBe('Llorente A. – Llorente B.');
});

test('the last one played is the latest that is over, with a winner and no minors', () => {
  const filas = [
    jugado(),
    jugado({ id: 2, fecha: '2026-11-26T19:30' }),
    jugado({ id: 3, fecha: '2026-11-26T20:00', conMenores: true }),
    jugado({ id: 4, fecha: '2026-11-26T21:00', ganador: null }),
    jugado({ id: 5, fecha: '2026-11-25T21:00' }),
    jugado({ id: 6, fecha: '2026-12-20T10:00' }),
  ];
  expect(brevesDe([], filas, AHORA).ultimo).toMatchObject({ id: 2, texto: 'Zúñiga 6–0 6–4 Toribio' });
});

test.each<[string, Partial<FilaResultado>]>([
  ['Zúñiga 4–6 7–6 [10–7] Toribio', { sets: [[6, 4], [6, 7], [7, 10]] }], // biome-ignore format: a score
  ['Toribio 6–0 6–4 Zúñiga', { sets: [[6, 0], [6, 4]], ganador: 1 }], // biome-ignore format: a score
  ['Zúñiga – Toribio, no presentado', { ausente: 1, sets: [] }],
])('told from who won: %s', (dicho, resto) => {
  expect(resumen(jugado(resto))).toBe(dicho);
});
