import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { PartidoPublico } from '#contract/liga/clasificaciones.ts';
import { bien } from '#domain/hoja/persona.ts';
import { resultadoDeHoja } from '#domain/hoja/resultado.ts';
import { erroresDe } from '#domain/partido/errores.ts';
import { MARCADOR_VACIO, marcadorCon, normalizar, planoDe } from '#domain/partido/marcador.ts';
import { SIN_INDICADORES } from '#domain/partido/partido.ts';
import { marcadorDe } from '#domain/registro/linea.ts';
import { partidoDe, setsDe } from '#tests/builders/partido.ts';
import { motivoDeRetirado, textoMarcador } from './marcador.tsx';

const escrito = (sets: string): string => textoMarcador(partidoDe({ sets: marcadorCon(...setsDe(sets)) }));

test('a super tie-break goes in brackets, so that it is not read as a set', () => {
  expect(escrito('6-4 4-6 10-6')).toBe('6-4, 4-6, [10-6]');
  expect(escrito('6-4 4-6 6-3')).toBe('6-4, 4-6, 6-3');
});

const NOMBRES = ['Ana Gil', 'Eva Paz'] as const;
const SUELTO = fc.record({
  sets: fc.array(fc.tuple(fc.nat(30), fc.nat(30)), { maxLength: 6 }).map((sets) => marcadorCon(...sets)),
  falta: fc.constantFrom(null, null, null, 1, 2),
});

test('what the site prints of any match that may be saved is read back from a sheet as the same', () => {
  fc.assert(
    fc.property(SUELTO, ({ sets, falta }) => {
      const partido = { jugador1NoPresenta: falta === 1, jugador2NoPresenta: falta === 2 };
      const resultado = normalizar({ ...SIN_INDICADORES, ...partido, sets });
      fc.pre(erroresDe(resultado).length === 0);
      const dicho = textoMarcador(resultado);
      // In the log and the week, and in the list of a player.
      const enPocasLetras = `${marcadorDe(planoDe(resultado.sets)) ?? ''} ${falta === null ? '' : 'W.O.'}`;
      for (const impreso of [dicho, enPocasLetras, dicho.replaceAll('-', '–').replaceAll(', ', ' ')])
        expect(resultadoDeHoja(impreso, NOMBRES)).toEqual(bien(resultado));
    }),
    { numRuns: 2000 },
  );
});

test.each([
  ['Miguel Yagüe', 'No se juega ese día: lo aplazó Miguel Yagüe.'],
  ['Miguel Y.', 'No se juega ese día: lo aplazó Miguel Y.'],
])('who put it off ends the sentence with one full stop: %s', (jugador1Nombre, frase) => {
  const partido = { ...partidoDe({ jugador1Aplaza: true }), ...planoDe(MARCADOR_VACIO), jugador1Nombre };
  expect(motivoDeRetirado(partido as unknown as PartidoPublico)).toBe(frase);
});

test('nobody who left is said to have put off what leaving took off the schedule', () => {
  const jugador1 = { jugador1Nombre: 'Miguel Yagüe', jugador1Estado: 'eliminado' };
  const partido = { ...partidoDe({ jugador1Aplaza: true }), ...planoDe(MARCADOR_VACIO), ...jugador1 };
  expect(motivoDeRetirado(partido as unknown as PartidoPublico)).toBe(
    'No se juega: quien falta ya no está en la liga.',
  );
});
