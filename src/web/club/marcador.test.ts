import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { PartidoPublico } from '#contract/liga/clasificaciones.ts';
import { bien } from '#domain/hoja/persona.ts';
import { resultadoDeHoja } from '#domain/hoja/resultado.ts';
import type { Desenlace } from '#domain/partido/desenlace.ts';
import { erroresDe } from '#domain/partido/errores.ts';
import { marcadorCon } from '#domain/partido/marcador.ts';
import { comoSeGuarda, conDesenlace, enPlano, SIN_EMPATES } from '#domain/partido/plano.ts';
import { marcadorDe } from '#domain/registro/linea.ts';
import { partidoDe, planoDeEjemplo, setsDe } from '#tests/builders/partido.ts';
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
      const plano = comoSeGuarda(planoDeEjemplo({ ...partido, sets }), null, SIN_EMPATES);
      fc.pre(erroresDe(plano).length === 0);
      const resultado = conDesenlace(plano);
      const dicho = textoMarcador(resultado);
      // In the log and the week, and in the list of a player.
      const enPocasLetras = `${marcadorDe(plano) ?? ''} ${falta === null ? '' : 'W.O.'}`;
      for (const impreso of [dicho, enPocasLetras, dicho.replaceAll('-', '–').replaceAll(', ', ' ')])
        expect(resultadoDeHoja(impreso, NOMBRES)).toEqual(bien(resultado.desenlace));
    }),
    { numRuns: 2000 },
  );
});

test('whose retirement it was is said by name, and read back', () => {
  const desenlace: Desenlace = { que: 'retirada', de: 2, sets: marcadorCon([6, 4], [2, 1]), tras: null };
  expect(textoMarcador({ desenlace })).toBe('6-4, 2-1 y retirada');
  const dicho = textoMarcador({ desenlace }, NOMBRES);
  expect(dicho).toBe('6-4, 2-1 y retirada de Eva Paz');
  expect(resultadoDeHoja(dicho, NOMBRES)).toEqual(bien(desenlace));
});

test.each([
  ['Miguel Yagüe', 'No se juega ese día: lo aplazó Miguel Yagüe.'],
  ['Miguel Y.', 'No se juega ese día: lo aplazó Miguel Y.'],
])('who put it off ends the sentence with one full stop: %s', (jugador1Nombre, frase) => {
  const partido = { ...planoDeEjemplo({ jugador1Aplaza: true }), jugador1Nombre };
  expect(motivoDeRetirado(partido as unknown as PartidoPublico)).toBe(frase);
});

test('nobody who left is said to have put off what leaving took off the schedule', () => {
  const jugador1 = { jugador1Nombre: 'Miguel Yagüe', sinRival: true };
  const partido = { ...planoDeEjemplo({ jugador1Aplaza: true }), ...jugador1 };
  expect(motivoDeRetirado(partido as unknown as PartidoPublico)).toBe(
    'No se juega: quien falta ya no está en la liga.',
  );
});

const SIN_SETS = marcadorCon();

test.each<[Desenlace, string]>([
  [{ que: 'cancelado', tras: null }, 'No se juega: se ha cancelado.'],
  [{ que: 'anulado', por: 'comite', sets: SIN_SETS, tras: null }, 'Anulado: no cuenta para nadie.'],
  [
    { que: 'anulado', por: 'baja', sets: marcadorCon([6, 4], [3, 6], [10, 7]), tras: null },
    'Anulado porque uno de los dos dejó la liga: no cuenta para nadie. Se había jugado: 6-4, 3-6, [10-7].',
  ],
  [{ que: 'ningunoPresentado', tras: null }, 'No se presentó ninguno: ya no se juega.'],
])('only what was cancelled is said to be: %o', (desenlace, frase) => {
  expect(motivoDeRetirado(enPlano(desenlace) as unknown as PartidoPublico)).toBe(frase);
});
