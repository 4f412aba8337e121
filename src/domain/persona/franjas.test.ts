import { describe, expect, it } from 'vitest';
import {
  bandaDeFranja,
  cuantasNunca,
  errorDeFranjas,
  escribirFranjas,
  FRANJAS,
  franjasDe,
  gustoEn,
  gustosDe,
  horasDeFranja,
  leerFranjas,
  sonFranjas,
} from './franjas.ts';

const DE_DIA = { inicio: 540, fin: 1260, duracion: 90 };
const SABADO = '2026-11-21';

describe('the bands of a day', () => {
  it.each([
    ['09:00', 540, 'manana'],
    ['11:59', 719, 'manana'],
    ['12:00', 720, 'mediodia'],
    ['16:00', 960, 'tarde'],
    ['19:45', 1185, 'tarde'],
    ['20:00', 1200, 'noche'],
  ])('%s', (_, minuto, franja) => expect(FRANJAS[bandaDeFranja(minuto)]).toBe(franja));

  it.each([
    ['from nine to nine', DE_DIA, ['manana', 'mediodia', 'tarde']],
    ['until ten at night', { ...DE_DIA, fin: 1320 }, ['manana', 'mediodia', 'tarde', 'noche']],
    ['a morning', { ...DE_DIA, fin: 780 }, ['manana']],
    ['no league', null, ['manana', 'mediodia', 'tarde', 'noche']],
    ['no room for a match', { ...DE_DIA, fin: 600 }, []],
  ])('a league plays, %s', (_, ventana, franjas) => expect(franjasDe(ventana)).toEqual(franjas));
});

describe('the hours of a band', () => {
  const corta = { inicio: 540, fin: 810, duracion: 90 };
  it.each([
    ['whole', DE_DIA, ['antes de las 12:00', 'de 12:00 a 16:00', 'de 16:00 a 19:30']],
    ['only one start', corta, ['antes de las 12:00', 'solo a las 12:00']],
    ['short of its end', { ...corta, fin: 840 }, ['antes de las 12:00', 'de 12:00 a 12:30']],
    [
      'late in its beginning',
      { inicio: 1020, fin: 1320, duracion: 60 },
      ['de 17:00 a 20:00', 'desde las 20:00'],
    ],
    ['no league', null, ['antes de las 12:00', 'de 12:00 a 16:00', 'de 16:00 a 20:00', 'desde las 20:00']],
  ])('%s', (_, ventana, horas) =>
    expect(franjasDe(ventana).map((franja) => horasDeFranja(franja, ventana))).toEqual(horas),
  );
});

describe('what is said', () => {
  it('is written in the order of the week, and read as it was', () => {
    const texto = 'sabado-manana:nunca domingo-tarde:prefiero';
    expect(escribirFranjas(leerFranjas('domingo-tarde:prefiero sabado-manana:nunca'))).toBe(texto);
    expect(escribirFranjas({})).toBeNull();
    expect([leerFranjas(null), leerFranjas('')]).toEqual([{}, {}]);
  });

  it.each([
    ['sabado-tarde:mal', true],
    ['lunes-tarde:mal', false],
    ['sabado-tarde:nada', false],
    ['sabado-tarde', false],
    ['sabado-tarde:mal  domingo-tarde:mal', false],
    ['__proto__:mal', false],
  ])('%s', (texto, vale) => expect(sonFranjas(texto)).toBe(vale));

  const CUATRO = leerFranjas(
    'sabado-manana:nunca sabado-mediodia:nunca sabado-tarde:nunca domingo-tarde:nunca sabado-noche:nunca',
  );

  it('may be never in half of the bands the league plays, and no more', () => {
    expect(cuantasNunca(CUATRO, DE_DIA)).toEqual({ nuncas: 4, tope: 3, todas: 6 });
    expect(errorDeFranjas(CUATRO, DE_DIA)).toContain('en 4 de las 6 franjas');
    expect(errorDeFranjas(CUATRO, DE_DIA, 'mesa')).toMatch(/«No puede nunca» .* Si no va a jugar/);
    const { 'domingo-tarde': _, ...tres } = CUATRO;
    expect(errorDeFranjas(tres, DE_DIA)).toBeNull();
    expect(
      errorDeFranjas(leerFranjas('sabado-manana:nunca domingo-manana:nunca'), { ...DE_DIA, fin: 780 }),
    ).toContain('puede estar en 1');
  });

  it.each([
    ['kept as said', leerFranjas('sabado-tarde:nunca'), true, 'nunca'],
    ['where the club does not keep it', leerFranjas('sabado-tarde:nunca'), false, 'mal'],
    ['of more than half', CUATRO, true, 'mal'],
    ['of another band', leerFranjas('sabado-manana:nunca'), true, null],
    ['preferred', leerFranjas('sabado-tarde:prefiero'), true, 'prefiero'],
  ])('counts, %s', (_, franjas, firmes, gusto) => {
    const suyas = { franjas, ventana: DE_DIA, firmes };
    expect(gustoEn(suyas, `${SABADO}T17:00`)).toBe(gusto);
    expect(gustoEn(suyas, '2026-11-20T17:00')).toBeNull();
  });

  it('is of who said it', () => {
    const gustos = gustosDe([
      { id: 1, franjas: 'sabado-tarde:mal' },
      { id: 2, franjas: null },
    ]);
    expect([1, 2, 3].map((id) => gustos(id, `${SABADO}T17:00`))).toEqual(['mal', null, null]);
  });
});
