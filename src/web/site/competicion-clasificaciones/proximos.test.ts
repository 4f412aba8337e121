import { expect, test } from 'vitest';
import type { FilaHorario } from '#contract/liga/horarios.ts';
import type { TipoLiga } from '#domain/liga/tipos.ts';
import type { Call } from '#web/platform/call.ts';
import { leerProximos } from './proximos.ts';

const fila = (id: number, suyo: Partial<FilaHorario> = {}) =>
  ({ id, idLiga: 1, fecha: `2100-01-0${id}T10:00`, duracion: 90, conMenores: false, ...suyo }) as FilaHorario;

const leidos = async (filas: FilaHorario[], tipo: TipoLiga = 'social') => {
  const call = (async () => filas) as unknown as Call;
  return (await leerProximos(call, tipo, 1, 2)).map(({ id }) => id);
};

test('the next matches are those of the league that are not over, so many', async () => {
  const acabado = fila(1, { fecha: '2026-01-01T10:00' });
  expect(await leidos([acabado, fila(2, { idLiga: 7 }), fila(3), fila(4), fila(5)])).toEqual([3, 4]);
  expect(await leidos([])).toEqual([]);
});

test('where a minor is going to be is told only in the tables that search engines do not have', async () => {
  const filas = [fila(1, { conMenores: true }), fila(2)];
  expect(await leidos(filas)).toEqual([2]);
  expect(await leidos(filas, 'infantil')).toEqual([1, 2]);
});
