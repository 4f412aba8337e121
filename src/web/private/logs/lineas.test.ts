import { describe, expect, it } from 'vitest';
import { lineasDe } from './lineas.ts';

describe('lineasDe', () => {
  it('has none for an empty log', () => {
    expect(lineasDe('')).toEqual([]);
  });

  it('tells when, who and what, even when what was done holds the separator', () => {
    expect(
      lineasDe('21/11/2026 18:30 · admin · Cambia la pista «Prado · 1»\n21/11/2026 18:00 · admin · Entra'),
    ).toEqual([
      { id: 0, cuando: '21/11/2026 18:30', quien: 'admin', que: 'Cambia la pista «Prado · 1»' },
      { id: 1, cuando: '21/11/2026 18:00', quien: 'admin', que: 'Entra' },
    ]);
  });
});
