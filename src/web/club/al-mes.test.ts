import { expect, test } from 'vitest';
import { ponerClub } from '#club';
import { SEMILLA } from '#club/semilla';
import { type Caso, CUOTAS, conCuotas } from '#tests/builders/precios.ts';
import { alMesDe, deTenis, esDeUnaHora, menorAlMes, quienPuede } from './al-mes.ts';

function iniciacion(caso: Caso) {
  const suyo = conCuotas(CUOTAS[caso]).escuela.programas.find(({ id }) => id === 'iniciacion');
  if (!suyo) throw new Error('No beginners');
  return suyo;
}

const leido = (texto: string) => texto.replaceAll('\u00a0', ' ');

test.each([
  ['todas', 'Socios 27 €, No socios 31 €', true],
  ['gratis', 'Socios Gratis, No socios 31 €', true],
  ['unaGratis', 'Socios Gratis, No socios 31 €', true],
  ['dosGratis', 'Socios Gratis, No socios 31 €', false],
  ['soloSocios', 'Solo socios 27 €', true],
  ['dosSoloSocios', 'Socios 27 €, No socios 31 €', true],
  ['soloUna', 'Socios 27 €, No socios 31 €', true],
  ['soloDos', 'Socios 46 €, No socios 52 €', false],
  ['ninguna', '', true],
] as const)('on the card of the group, %s: %s', (caso, dicho, deUnaHora) => {
  const precios = alMesDe(iniciacion(caso)).map(({ quien, precio }) => `${quien} ${precio}`);
  expect(leido(precios.join(', '))).toBe(dicho);
  expect(esDeUnaHora(iniciacion(caso))).toBe(deUnaHora);
});

test.each([
  ['todas', [25, 29], [27, 31]],
  ['gratis', [25, 29], [0, 31]],
  ['unaGratis', [25, 29], [46, 31]],
  ['dosGratis', [25, 29], [27, 31]],
  ['soloSocios', [25, 29], [27, 0]],
  ['soloDos', [25, 29], [46, 52]],
  ['ninguna', [25, 29], [0, 0]],
] as const)('the least of a month of the school, one group %s or all of them', (caso, una, todas) => {
  const menor = (todos: boolean) => {
    ponerClub(conCuotas(CUOTAS[caso], todos));
    const { socios, noSocios } = menorAlMes(deTenis());
    return [socios, noSocios];
  };
  expect([menor(false), menor(true)]).toEqual([una, todas]);
  ponerClub(SEMILLA);
});

test('who may: what only members have a price for is for them', () => {
  const { quien } = iniciacion('todas');
  expect(quienPuede(iniciacion('todas'))).toBe(quien);
  expect(quienPuede(iniciacion('gratis'))).toBe(quien);
  expect(quienPuede(iniciacion('ninguna'))).toBe(quien);
  expect(quienPuede(iniciacion('soloSocios'))).toBe(`${quien}, solo socios`);
  const equipo = SEMILLA.escuela.programas.find(({ cuotas }) => cuotas === null);
  expect(equipo && quienPuede(equipo)).toBe('Por selección, solo socios');
});
