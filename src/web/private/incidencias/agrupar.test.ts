import { expect, it } from 'vitest';
import type { IncidenciaFila } from '#contract/liga/incidencias.ts';
import {
  deQuienSigue,
  diaCorto,
  findeBreve,
  findesDesde,
  losQueTocan,
  porFinde,
  porTandas,
} from './valores.ts';

const una = (fecha: string, hasta: string | null = null) => ({ fecha, hasta }) as IncidenciaFila;

it('puts loose days one after another together, and a period apart', () => {
  const dias = ['2030-11-30', '2030-12-01', '2030-12-07'].map((dia) => una(dia));
  const periodo = una('2030-12-08', '2030-12-12');
  expect(porTandas([...dias, periodo]).map((tanda) => tanda.length)).toEqual([2, 1, 1]);
});

it('of who was struck off none is told', () => {
  const jugadores = [
    { id: 1, estado: 'eliminado' },
    { id: 2, estado: 'lesion' },
  ] as const;
  expect(deQuienSigue([{ idJugador: 1 }, { idJugador: 2 }, { idJugador: 3 }], jugadores)).toEqual([
    { idJugador: 2 },
    { idJugador: 3 },
  ]);
});

it.each([
  ['alone, its month', una('2030-11-30'), undefined, 'sáb 30 nov 2030'],
  ['before another of its month, only the day', una('2030-12-07'), una('2030-12-08'), 'sáb 7'],
  ['before one of the next month, its month', una('2030-11-30'), una('2030-12-01'), 'sáb 30 nov 2030'],
])('a day says, %s', (_rule, suya, siguiente, texto) => expect(diaCorto(suya, siguiente)).toBe(texto));

it('a match is told where it falls on a day of who plays it, also within a period', () => {
  const partido = (fecha: string, idJugador1: number) => ({ fecha, idJugador1, idJugador2: 9 });
  const suya = { idJugador: 1, fecha: '2030-12-07', hasta: '2030-12-12' };
  const [dentro, fuera, deOtro] = [
    partido('2030-12-12T10:00', 1),
    partido('2030-12-13T10:00', 1),
    partido('2030-12-08T10:00', 2),
  ];
  expect(losQueTocan([dentro, fuera, deOtro], [suya])).toEqual([dentro]);
  expect(losQueTocan([deOtro], [{ ...suya, idJugador: 9 }])).toEqual([deOtro]);
});

it.each([
  ['2030-11-27', '30 nov-1 dic'],
  ['2030-12-01', '30 nov-1 dic'],
  ['2030-12-02', '7-8 dic'],
])('on %s the first weekend ahead is %s', (hoy, finde) =>
  expect(findesDesde(hoy).map(findeBreve)[0]).toBe(finde),
);

it.each([
  ['on a Wednesday, the one that comes', '2030-11-27'],
  ['on its Sunday, still', '2030-12-01'],
])('who is away this weekend comes first, %s', (_rule, hoy) => {
  const alguien = (jugador: string, ...suyas: IncidenciaFila[]) => ({ idJugador: 1, jugador, suyas });
  const [ana, luis] = [alguien('Ana', una('2030-12-07')), alguien('Luis', una('2030-11-20', '2030-12-02'))];
  expect(porFinde([ana, luis], hoy)).toEqual([
    ['Este fin de semana', [luis]],
    ['Otros días', [ana]],
  ]);
});
