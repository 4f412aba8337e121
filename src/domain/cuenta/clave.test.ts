import { describe, expect, it } from 'vitest';
import { juzgarClave, type Medida, palabrasConocidas, rechazoInmediato } from './clave.ts';
import { mensajes } from './mensajes.ts';

const CONOCIDAS = palabrasConocidas(['Club de Tenis Valdecierzo', 'Restón', 'berta']);
const FUERTE: Medida = { nivel: 4, consejos: [] };

describe('a password', () => {
  it.each([
    ['', 12],
    ['once letras', 1],
    ['ñandúes 😀', 3],
  ])('%j is short: it says how many characters are missing', (clave, faltan) => {
    expect(rechazoInmediato(clave)).toEqual({
      apta: false,
      nivel: 0,
      consejos: [mensajes.corta(faltan, 12)],
    });
    expect(juzgarClave(clave, CONOCIDAS, FUERTE).apta).toBe(false);
  });

  it('has from 12 characters to 200', () => {
    expect(rechazoInmediato('x'.repeat(11))?.consejos).toEqual([mensajes.corta(1, 12)]);
    expect(rechazoInmediato('x'.repeat(12))).toBe(null);
    expect(rechazoInmediato('J.C. de M y V', 'j.c. de m y v')?.consejos).toEqual([mensajes.delClub]);
    expect(rechazoInmediato('x'.repeat(200))).toBe(null);
    expect(rechazoInmediato('x'.repeat(201))?.consejos).toEqual([mensajes.larga(200)]);
  });

  it('has eight characters that are not of the club, whose words may be of three letters', () => {
    const suyas = palabrasConocidas(['Sol']);
    expect(juzgarClave('sol 8letras8 sol', suyas, FUERTE).apta).toBe(true);
    expect(juzgarClave('sol 7letras sol', suyas, FUERTE).consejos).toEqual([mensajes.delClub]);
  });

  it('is not saved by what a short word of the club leaves of a long one', () => {
    const suyas = palabrasConocidas(['Restón', 'Restonarenas']);
    expect(juzgarClave('restonarenas 12345', suyas, FUERTE).consejos).toEqual([mensajes.delClub]);
  });

  it('needs neither capitals, nor digits, nor symbols', () => {
    expect(juzgarClave('nubes de verano lejos', CONOCIDAS, FUERTE)).toEqual({
      apta: true,
      nivel: 4,
      consejos: [],
    });
  });

  it.each([
    'TenisClub2026!!',
    'valdecierzo tenis',
    'Berta-Restón-2026',
    'pádel pádel pádel',
    'tenistenistenis1',
  ])('%s is made of what everybody knows of the club, however hard a meter finds it', (clave) => {
    expect(juzgarClave(clave, CONOCIDAS, FUERTE)).toEqual({
      apta: false,
      nivel: 0,
      consejos: [mensajes.delClub],
    });
  });

  it('may have words of the club among enough others', () => {
    expect(juzgarClave('la pista tres de Restón se inunda', CONOCIDAS, FUERTE).apta).toBe(true);
  });

  it.each([0, 1, 2] as const)(
    'of level %d is refused with what the meter says, or with something to do',
    (nivel) => {
      const consejos = ['Escribe palabras.'];
      expect(juzgarClave('cualquier cosa larga', CONOCIDAS, { nivel, consejos })).toEqual({
        apta: false,
        nivel,
        consejos,
      });
      expect(juzgarClave('cualquier cosa larga', CONOCIDAS, { nivel, consejos: [] }).consejos).toEqual([
        mensajes.debil,
      ]);
    },
  );

  it('of level 3 will do', () => {
    expect(juzgarClave('cualquier cosa larga', CONOCIDAS, { nivel: 3, consejos: ['x'] })).toEqual({
      apta: true,
      nivel: 3,
      consejos: [],
    });
  });
});
