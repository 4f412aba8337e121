import { expect, it } from 'vitest';
import type { IncidenciaFila } from '#contract/liga/incidencias.ts';
import { diaCorto, porTandas } from './incidencias-list.tsx';

const una = (fecha: string, hasta: string | null = null) => ({ fecha, hasta }) as IncidenciaFila;

it('puts loose days one after another together, and a period apart', () => {
  const dias = ['2030-11-30', '2030-12-01', '2030-12-07'].map((dia) => una(dia));
  const periodo = una('2030-12-08', '2030-12-12');
  expect(porTandas([...dias, periodo]).map((tanda) => tanda.length)).toEqual([2, 1, 1]);
});

it.each([
  ['alone, its month', una('2030-11-30'), undefined, 'sáb 30 nov 2030'],
  ['before another of its month, only the day', una('2030-12-07'), una('2030-12-08'), 'sáb 7'],
  ['before one of the next month, its month', una('2030-11-30'), una('2030-12-01'), 'sáb 30 nov 2030'],
])('a day says, %s', (_rule, suya, siguiente, texto) => expect(diaCorto(suya, siguiente)).toBe(texto));
