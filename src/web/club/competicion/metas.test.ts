import { expect, test } from 'vitest';
import type { Necesita } from '#contract/liga/clasificaciones.ts';
import { porConseguir, principal } from './metas.ts';

const una = (meta: Necesita['meta'], estado: Necesita['estado']): Necesita => ({
  meta,
  estado,
  titulo: '',
  frase: '',
  lista: [],
});

const dichas = (metas: Necesita[], esPrimero = false) =>
  porConseguir(metas, esPrimero).map(({ meta }) => meta);

test('what is met already is not told, nor staying to whoever leads', () => {
  const metas = [una('primero', 'propio'), una('salvado', 'propio'), una('sinDescenso', 'hecho')];
  expect(dichas(metas)).toEqual(['primero', 'salvado']);
  expect(dichas(metas, true)).toEqual(['primero']);
});

test('with nothing left to want, the best that is met', () => {
  expect(dichas([una('primero', 'hecho'), una('salvado', 'hecho')], true)).toEqual(['primero']);
});

test('first comes the best that is in their own hands', () => {
  const metas = [una('primero', 'otros'), una('salvado', 'propio'), una('sinDescenso', 'propio')];
  expect(principal(metas)?.meta).toBe('salvado');
  expect(principal(metas.slice(0, 1))?.meta).toBe('primero');
  expect(principal([])).toBeUndefined();
});
