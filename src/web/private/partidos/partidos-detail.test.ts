import { expect, it, vi } from 'vitest';
import type { Liga } from '#contract/liga/ligas.ts';
import { ElegirLiga } from './partidos-detail.tsx';

it('choosing a league brings how long it plays; leaving it empty keeps the length', () => {
  const setValues = vi.fn();
  const form = { values: { idLiga: null }, errors: {}, setValues } as never;
  const ligas = [{ id: 1, duracion: 75, estado: 'activa' } as Liga];
  const { onChange } = ElegirLiga({ form, listas: { ligas } as never }).props;
  onChange(1);
  onChange(null);
  expect(setValues.mock.calls).toEqual([[{ idLiga: 1, duracion: 75 }], [{ idLiga: null }]]);
});
