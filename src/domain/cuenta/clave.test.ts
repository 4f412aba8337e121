import { describe, expect, it } from 'vitest';
import { mensajes, rechazoDeClave } from './clave.ts';

const COMUNES = new Set(['contrasena123', 'qwertyuiop123']);

describe('a password', () => {
  it.each([
    ['', 12],
    ['once letras', 1],
    ['ñandúes 😀', 3],
  ])('%j is short: it says how many characters are missing', (clave, faltan) => {
    expect(rechazoDeClave(clave, 'berta')).toBe(mensajes.corta(faltan, 12));
  });

  it('has from 12 characters to 200', () => {
    expect(rechazoDeClave('x'.repeat(12), 'berta')).toBe(null);
    expect(rechazoDeClave('x'.repeat(200), 'berta')).toBe(null);
    expect(rechazoDeClave('x'.repeat(201), 'berta')).toBe(mensajes.larga(200));
  });

  it('needs neither capitals, nor digits, nor symbols', () => {
    expect(rechazoDeClave('nubes de verano lejos', 'berta', COMUNES)).toBe(null);
  });

  it.each([
    ['nubes de berta lejos', 'berta'],
    ['BERTA 2026 verano', 'Berta'],
    ['j. c. de m. y v.', 'J.C. de M. y V.'],
    ['la clave de Íñigo Peña', 'iñigo peña'],
  ])('%j has the name of %s in it, however it is written', (clave, usuario) => {
    expect(rechazoDeClave(clave, usuario)).toBe(mensajes.conUsuario);
  });

  it('may have in it a name so short that it is found in many words', () => {
    expect(rechazoDeClave('mañana por la mañana', 'ana')).toBe(null);
  });

  it.each(['contraseña123', 'Contraseña 123', 'QWERTYUIOP123'])('%s is one of the most used', (clave) => {
    expect(rechazoDeClave(clave, 'berta', COMUNES)).toBe(mensajes.comun);
    expect(rechazoDeClave(clave, 'berta')).toBe(null);
  });
});
