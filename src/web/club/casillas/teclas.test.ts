import { describe, expect, it } from 'vitest';
import { anterior, destinoDe, estaCompleta, ORDEN, siguiente, soloDigitos } from './valores.ts';

const LIBRE = { alPrincipio: true, alFinal: true, trasEscribir: true };
const EN_MEDIO = { alPrincipio: false, alFinal: false, trasEscribir: true };

describe('ORDEN', () => {
  it('goes set by set, as a score is said', () => {
    expect(ORDEN.slice(0, 3)).toEqual(['jugador1Set1', 'jugador2Set1', 'jugador1Set2']);
    expect(siguiente('jugador2Set1')).toBe('jugador1Set2');
    expect(siguiente('jugador2Set6')).toBeNull();
    expect(anterior('jugador1Set2')).toBe('jugador2Set1');
    expect(anterior('jugador1Set1')).toBeNull();
  });
});

describe('soloDigitos', () => {
  it.each([
    ['6', '6'],
    ['6a', '6'],
    ['-1', '1'],
    ['123', '12'],
    ['', ''],
  ])('%j becomes %j', (texto, esperado) => {
    expect(soloDigitos(texto)).toBe(esperado);
  });
});

describe('estaCompleta', () => {
  it.each([
    ['jugador1Set1', '6', true],
    ['jugador1Set1', '1', true],
    ['jugador1Set2', '0', true],
    ['jugador1Set3', '1', false],
    ['jugador2Set6', '1', false],
    ['jugador1Set3', '10', true],
    ['jugador1Set3', '7', true],
    ['jugador1Set1', '', false],
  ] as const)('%s with %j: %s', (caja, texto, esperado) => {
    expect(estaCompleta(caja, texto)).toBe(esperado);
  });
});

describe('destinoDe', () => {
  it.each([
    ['ArrowDown', 'jugador1Set2', 'jugador2Set2'],
    ['ArrowDown', 'jugador2Set2', null],
    ['ArrowUp', 'jugador2Set2', 'jugador1Set2'],
    ['ArrowUp', 'jugador1Set2', null],
    ['ArrowRight', 'jugador1Set2', 'jugador1Set3'],
    ['ArrowRight', 'jugador1Set6', null],
    ['ArrowLeft', 'jugador1Set2', 'jugador1Set1'],
    ['ArrowLeft', 'jugador1Set1', null],
    ['-', 'jugador1Set1', 'jugador2Set1'],
    ['6', 'jugador1Set1', null],
  ] as const)('%s in %s leads to %s', (tecla, caja, destino) => {
    expect(destinoDe(tecla, caja, LIBRE)).toBe(destino);
  });

  it('swallows the hyphen of a box that has just been reached', () => {
    expect(destinoDe('-', 'jugador1Set1', { ...LIBRE, trasEscribir: false })).toBeNull();
  });

  it('lets arrows move the caret inside the box', () => {
    expect(destinoDe('ArrowLeft', 'jugador1Set2', EN_MEDIO)).toBeNull();
    expect(destinoDe('ArrowRight', 'jugador1Set2', EN_MEDIO)).toBeNull();
  });
});
