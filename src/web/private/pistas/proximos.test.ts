import { expect, test } from 'vitest';
import type { PartidoEncontrado } from '#contract/liga/partidos.ts';
import { cuandoEs, enOrden } from './proximos.tsx';

const el = (fecha: string) => ({ fecha }) as PartidoEncontrado;

test('the next match of a court is the first by its date, said short', () => {
  const [primero] = enOrden([el('2026-12-05T10:00'), el('2026-11-28T18:30'), el('2026-11-29T09:00')]);
  expect(primero && cuandoEs(primero)).toBe('sáb 28 nov, 18:30');
});
