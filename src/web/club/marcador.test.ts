import { expect, test } from 'vitest';
import { marcadorCon } from '#domain/partido/marcador.ts';
import { partidoDe, setsDe } from '#tests/builders/partido.ts';
import { textoMarcador } from './marcador.tsx';

const escrito = (sets: string): string => textoMarcador(partidoDe({ sets: marcadorCon(...setsDe(sets)) }));

test('a super tie-break goes in brackets, so that it is not read as a set', () => {
  expect(escrito('6-4 4-6 10-6')).toBe('6-4, 4-6, [10-6]');
  expect(escrito('6-4 4-6 6-3')).toBe('6-4, 4-6, 6-3');
});
