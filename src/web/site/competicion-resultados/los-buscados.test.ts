import { expect, test } from 'vitest';
import { losBuscados } from './los-buscados.ts';

test('the links are to the last two days and to the weekend before them', () => {
  const dias = ['2026-11-26', '2026-11-25', '2026-11-24', '2026-11-22', '2026-11-21', '2026-11-15'];
  expect(losBuscados(dias)).toEqual(['2026-11-26', '2026-11-25', '2026-11-22', '2026-11-21']);
  expect(losBuscados(['2026-11-22'])).toEqual(['2026-11-22']);
});
