import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { nombrable, nombradosEn } from './nombrados.ts';

const menor = (nombre: string, publico = '') => nombrable({ nombre, publico });

const OSCAR = menor('Óscar Tejada Galindo', 'Óscar T.');
const MENORES = [
  OSCAR,
  menor('Clara del Olmo Palomar', 'Clara O.'),
  menor('María José López Ruiz', 'María J.'),
  menor('Ana-Belén Núñez', 'Ana-Belén N.'),
  menor('Juan de la Cruz Gómez', 'Juan C.'),
  menor("Nora O'Hara", 'Nora O.'),
  menor('Alicia García-Sanz', 'Alicia G.'),
  menor('Pérez Vega, Martín', 'Martín P.'),
  menor('Francisco Javier Marcos Peña', 'Francisco J.'),
  menor('Bruno Bruno Zas', 'Bruno B.'),
  menor('Li O', 'Li O.'),
  menor('Ana del Río', 'Ana R.'),
];

const nombra = (nota: string, resto: Partial<Parameters<typeof nombradosEn>[1]> = {}): string[] =>
  nombradosEn(nota, { menores: MENORES, suyos: [], adultos: [], ...resto }).map(({ publico }) => publico);

describe('a note names a child', () => {
  test.each([
    ['Del Olmo Palomar Clara', 'Clara O.'],
    ['TEJADA OSCAR', 'Óscar T.'],
    ['Tejada, Óscar', 'Óscar T.'],
    ['Óscar (Tejada)', 'Óscar T.'],
    ['Óscar-Tejada', 'Óscar T.'],
    ['oscar_tejada', 'Óscar T.'],
    ['#ÓscarTejada', 'Óscar T.'],
    ['#vamososcartejada', 'Óscar T.'],
    ['TEJADAOSCAR', 'Óscar T.'],
    ['Óscar T. Galindo', 'Óscar T.'],
    ['O\u0301scar\u200b Tej\u00adada', 'Óscar T.'],
    ['Óscar no viene: lo ha dicho la familia Tejada', 'Óscar T.'],
    ['La familia Tejada Galindo', 'Óscar T.'],
    ['Mª José López', 'María J.'],
    ['M.ª López', 'María J.'],
    ['MªJosé Ruiz', 'María J.'],
    ['José López', 'María J.'],
    ['López Ruiz María José', 'María J.'],
    ['Ana Núñez', 'Ana-Belén N.'],
    ['Anabelen Nunez', 'Ana-Belén N.'],
    ['Cruz, Juan', 'Juan C.'],
    ['juandelacruz', 'Juan C.'],
    ['Nora O’Hara', 'Nora O.'],
    ['Nora OHara', 'Nora O.'],
    ['nora ohara', 'Nora O.'],
    ['Alicia Sanz', 'Alicia G.'],
    ['Alicia Garciasanz', 'Alicia G.'],
    ['Martín Vega', 'Martín P.'],
    ['Fco. Javier Marcos', 'Francisco J.'],
    ['Bruno Bruno', 'Bruno B.'],
  ])('in %j', (nota, quien) => expect(nombra(nota)).toContain(quien));

  test.each([
    'María José avisa de que llega tarde',
    'Óscar T. llega tarde',
    'Óscar y Clara llegan tarde',
    'La familia Tejada lo pidió',
    'Bruno llega tarde',
    'Juega un canario; qué lío',
    'Mañana, a las 10:30 en Prado 1. 👩‍👧',
    '',
  ])('and not in %j', (nota) => expect(nombra(nota)).toEqual([]));

  test('who plays the match, by one surname', () => {
    expect(nombra('La familia Tejada lo pidió', { suyos: [OSCAR] })).toEqual(['Óscar T.']);
    expect(nombra('Óscar llega tarde, y Óscar T. avisa', { suyos: [OSCAR] })).toEqual([]);
  });

  test('by more than the public name tells', () => {
    const ali = menor('Alicia García Pérez', 'Ali García');
    const en = (nota: string) => nombradosEn(nota, { menores: [ali], suyos: [ali], adultos: [] }).length;
    expect(['Ali García avisa', 'Con García', 'Alicia García', 'Con Pérez'].map(en)).toEqual([0, 0, 1, 1]);
    const todo = menor('Alicia García', 'Alicia García');
    expect(nombradosEn('Alicia García', { menores: [todo], suyos: [todo], adultos: [] })).toEqual([]);
  });

  test.each<[string, number]>([
    ['Antonio Ruiz avisa', 0],
    ['RUIZ, ANTONIO avisa a Antonio', 0],
    ['Antonio Ruiz Gil avisa', 1],
    ['Gil, Antonio Ruiz', 1],
    ['Antonio Ruiz y Antonio Gil', 1],
    ['Antonio avisa a Gil', 1],
  ])('who is called as an adult of the match: %j %i', (nota, cuantos) => {
    const menores = [menor('Antonio Ruiz Gil', 'Antonio R.')];
    expect(nombradosEn(nota, { menores, suyos: [], adultos: ['Antonio Ruiz'] })).toHaveLength(cuantos);
  });
});

const PILAS = ['Óscar', 'María José', 'Ana-Belén', 'Íñigo', 'Zoe', 'José Antonio', 'María del Carmen'];
const APELLIDOS = ['Tejada', 'del Olmo', 'de la Cruz', "O'Hara", 'García-Sanz', 'Núñez', 'Ferreiro', 'Yagüe'];
const FRASES = [
  'Suspendido por lluvia el sábado, 28 de noviembre.',
  'Llega tarde',
  'Avisar a',
  '',
  'Pista 3 —',
];

const nino = fc
  .tuple(
    fc.constantFrom(...PILAS),
    fc.uniqueArray(fc.constantFrom(...APELLIDOS), { minLength: 1, maxLength: 2 }),
  )
  .map(([pila, apellidos]) => ({ pila, apellidos, menor: menor(`${pila} ${apellidos.join(' ')}`) }));

const trozo = (parte: string): fc.Arbitrary<string> =>
  fc.constantFrom(parte, ...parte.split(/[\s-]/u).filter((una) => una.length > 3 || una === 'Ana'));

const sinAcentos = (texto: string): string => texto.normalize('NFD').replace(/\p{M}/gu, '');
const ESCRITURAS: readonly ((texto: string) => string)[] = [
  (texto) => texto,
  (texto) => texto.toUpperCase(),
  (texto) => sinAcentos(texto).toLowerCase(),
  (texto) => texto.normalize('NFD'),
  (texto) => texto.replace('María', 'Mª'),
  (texto) => texto.replaceAll("'", '’'),
  (texto) => texto.replaceAll("'", ''),
  (texto) => texto.replaceAll(/\s/gu, '_'),
];
const UNIONES = [' ', ', ', '-', '_', ' (', '/', '. ', ' viene con la familia '];

describe('whatever the child and the spelling', () => {
  it('a first name with a surname is never published', () => {
    const escrito = nino.chain(({ pila, apellidos, menor: suyo }) =>
      fc
        .record({
          pila: trozo(pila),
          apellido: fc.constantFrom(...apellidos).chain(trozo),
          union: fc.constantFrom(...UNIONES),
          delante: fc.boolean(),
          escribir: fc.constantFrom(...ESCRITURAS),
          frase: fc.constantFrom(...FRASES),
        })
        .map(({ pila: una, apellido, union, delante, escribir, frase }) => {
          const [uno, otro] = delante ? [apellido, una] : [una, apellido];
          return { suyo, nota: `${frase} ${escribir(`${uno}${union}${otro}`)}. ${frase}` };
        }),
    );
    fc.assert(
      fc.property(escrito, fc.array(nino), ({ suyo, nota }, otros) => {
        const menores = [...otros.map((otro) => otro.menor), suyo];
        expect(nombradosEn(nota, { menores, suyos: [], adultos: [] })).toContain(suyo);
      }),
      { numRuns: 500 },
    );
  });

  it('a note with no more than first names of theirs, and adults, names nobody', () => {
    const parte = fc.constantFrom(...FRASES, ...PILAS, 'Blas Zurbarán', 'Luis Gil Zurbarán', 'Zurbarán');
    fc.assert(
      fc.property(fc.array(nino), fc.array(parte), (ninos, partes) => {
        const menores = ninos.map((uno) => uno.menor);
        expect(nombradosEn(partes.join(' '), { menores, suyos: menores, adultos: [] })).toEqual([]);
      }),
    );
  });
});
