import { afterEach, expect, it } from 'vitest';
import { club, ponerClub } from '#club';
import { SEMILLA } from '#club/semilla';
import { centroDe, centroForzado, centrosDeTipo, nombresDeSedes, sitioDe } from './sitio.ts';

afterEach(() => ponerClub(SEMILLA));

it.each([
  ['escuelapadel', 'reston'],
  ['escuelapickleball', 'prado'],
  ['equipocompeticion', 'prado'],
  ['escuelaminitenis', null],
  ['nuevosocio', null],
] as const)('%s is taught at %s', (tipo, centro) => {
  expect(centroForzado(tipo)).toBe(centro);
});

it('is all taught at the only site of a club that has one', () => {
  ponerClub({ ...club, centros: { prado: club.centros.prado } });
  expect(centrosDeTipo('escuelapadel')).toEqual(['prado']);
  expect(centroForzado('escuelaminitenis')).toBe('prado');
  expect(centroForzado('nuevosocio')).toBeNull();
});

it('names three sites as a sentence does', () => {
  ponerClub({ ...club, centros: { ...club.centros, tercera: { ...club.centros.prado, nombre: 'Umbría' } } });
  expect(nombresDeSedes()).toBe('Prado, Restón y Umbría');
});

it.each([
  ['Restón 1', 'reston'],
  ['Prado 2', 'prado'],
  ['Pista central', null],
  [null, null],
] as const)('%s is of %s', (pista, centro) => {
  expect(centroDe(pista)).toBe(centro);
  expect(sitioDe(pista).direccion).toBe(centro ? club.centros[centro]?.direccion : club.direccion);
});
