import { expect, test } from 'vitest';
import { ponerClub } from '#club';
import { SEMILLA } from '#club/semilla';
import { type Caso, CUOTAS, conCuotas } from '#tests/builders/precios.ts';
import { alMesDe, desdeAlMes, deTenis, esDeUnaHora, quienPuede } from './al-mes.ts';

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
  ['todas', 'Desde 25 € al mes', 'Desde 27 € al mes'],
  ['gratis', 'Desde 25 € al mes', 'Gratis para socios'],
  ['unaGratis', 'Desde 25 € al mes', 'Desde 46 € al mes'],
  ['dosGratis', 'Desde 25 € al mes', 'Desde 27 € al mes'],
  ['soloSocios', 'Desde 25 € al mes', 'Desde 27 € al mes'],
  ['soloDos', 'Desde 25 € al mes', 'Desde 46 € al mes'],
  ['ninguna', 'Desde 25 € al mes', ''],
] as const)('from how much the school is, one group %s or all of them', (caso, una, todas) => {
  const desde = (todos: boolean) => {
    ponerClub(conCuotas(CUOTAS[caso], todos));
    return leido(desdeAlMes(deTenis()));
  };
  expect(desde(false)).toBe(una);
  expect(desde(true)).toBe(todas);
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
