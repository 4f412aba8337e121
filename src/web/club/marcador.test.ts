import { expect, test } from 'vitest';
import type { PartidoPublico } from '#contract/liga/clasificaciones.ts';
import { MARCADOR_VACIO, marcadorCon, planoDe } from '#domain/partido/marcador.ts';
import { partidoDe, setsDe } from '#tests/builders/partido.ts';
import { motivoDeRetirado, textoMarcador } from './marcador.tsx';

const escrito = (sets: string): string => textoMarcador(partidoDe({ sets: marcadorCon(...setsDe(sets)) }));

test('a super tie-break goes in brackets, so that it is not read as a set', () => {
  expect(escrito('6-4 4-6 10-6')).toBe('6-4, 4-6, [10-6]');
  expect(escrito('6-4 4-6 6-3')).toBe('6-4, 4-6, 6-3');
});

test.each([
  ['Miguel Yagüe', 'No se juega ese día: lo aplazó Miguel Yagüe.'],
  ['Miguel Y.', 'No se juega ese día: lo aplazó Miguel Y.'],
])('who put it off ends the sentence with one full stop: %s', (jugador1Nombre, frase) => {
  const partido = { ...partidoDe({ jugador1Aplaza: true }), ...planoDe(MARCADOR_VACIO), jugador1Nombre };
  expect(motivoDeRetirado(partido as unknown as PartidoPublico)).toBe(frase);
});
