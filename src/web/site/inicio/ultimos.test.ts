import { expect, test } from 'vitest';
import type { FilaResultado } from '#contract/liga/resultados.ts';
import { cuantosDeMenores, ultimosDe } from './ultimos.ts';

const fila = (id: number, conMenores = false): FilaResultado =>
  ({
    id,
    fecha: `2026-11-21T1${id}:00`,
    conMenores,
    liga: conMenores ? 'infantil' : 'social',
  }) as FilaResultado;

test('four are told of the last day, none of minors, and how many there were', () => {
  const filas = [fila(0, true), ...[1, 2, 3, 4, 5, 6, 7].map((id) => fila(id))];
  const ultimos = ultimosDe(filas);
  expect(ultimos).toMatchObject({ dia: '2026-11-21', total: 8 });
  expect(ultimos?.partidos.map(({ id }) => id)).toEqual([1, 2, 3, 4]);
  expect(ultimosDe([])).toBeNull();
});

test('with minors alone on the last day it is the one before; with them alone every day, nobody is named', () => {
  const antes = { ...fila(9), fecha: '2026-11-14T10:00' };
  const ultimos = ultimosDe([fila(0, true), fila(1, true), antes]);
  const despues = { dia: '2026-11-21', total: 2, tipo: 'infantil' as const };
  expect(ultimos).toEqual({ dia: '2026-11-14', partidos: [antes], total: 1, despues });
  expect(cuantosDeMenores(despues)).toBe('2 resultados de la liga infantil');
  const deSocial = ultimosDe([{ ...fila(0, true), liga: 'social' }, antes])?.despues;
  expect(deSocial && cuantosDeMenores(deSocial)).toBe('1 resultado con menores');
  expect(ultimosDe([fila(0, true)])).toEqual({ dia: '2026-11-21', partidos: [], total: 1, despues: null });
});
