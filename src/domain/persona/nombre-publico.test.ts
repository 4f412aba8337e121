import { describe, expect, test } from 'vitest';
import { comoFiguran, notaDeMenores, queEsNombreDeportivo } from './mensajes.ts';
import { nombresPublicos, textoPublico } from './nombre-publico.ts';

/** Players in the order of their ids; `[name, chosen]`. */
type Quien = string | [nombre: string, elegido: string];

const publicos = (todos: readonly Quien[], completos = false): (string | undefined)[] => {
  const lista = todos.map((uno, i) => {
    const [nombre, nombreDeportivo] = typeof uno === 'string' ? [uno, null] : uno;
    return { id: i + 1, nombre, nombreDeportivo };
  });
  const nombres = nombresPublicos(lista, completos);
  return lista.map(({ id }) => nombres.get(id));
};

describe('how a minor is called in public', () => {
  test.each<[string, string]>([
    ['Alicia García Pérez', 'Alicia G.'],
    ['  Alicia   García ', 'Alicia G.'],
    ['Íñigo Óscar', 'Íñigo Ó.'],
    ['María del Carmen Ruiz', 'María C.'],
    ['Juan de la Cruz Gómez', 'Juan C.'],
    ['María José García López', 'María J.'],
    ['Ana-Belén Núñez', 'Ana-Belén N.'],
    ['García Pérez, Alicia', 'Alicia G.'],
    ['Noa', 'Noa'],
    ['Noa de', 'Noa D.'],
    ["Nora O'Hara", 'Nora O.'],
    ['Nora (García)', 'Nora G.'],
    ['Nora 🎾', 'Nora'],
    ['Li O', 'Li O.'],
  ])('%j is %j', (nombre, publico) => expect(publicos([nombre])).toEqual([publico]));

  test.each<[string, Quien[], string[]]>([
    ['by a second letter', ['Alicia García', 'Alicia Gómez'], ['Alicia Ga.', 'Alicia Gó.']],
    [
      'only those who are alike',
      ['Alicia García', 'Alicia Ruiz', 'Eva Gil'],
      ['Alicia G.', 'Alicia R.', 'Eva G.'],
    ],
    [
      'by a third one only where it takes it',
      ['Eva Garrido', 'Eva Galán', 'Eva Gómez'],
      ['Eva Gar.', 'Eva Gal.', 'Eva Gó.'],
    ],
    ['by a number of the same surname', ['Eva García Ruiz', 'Eva García Gil'], ['Eva G.', 'Eva G. 2']],
    [
      'whatever the case and the accents',
      ['Eva gil', 'EVA GIL', 'Éva Gil'],
      ['Eva G.', 'EVA G. 2', 'Éva G. 3'],
    ],
    ['never by a whole surname', ['Eva Gil', 'Eva Gila'], ['Eva Gi.', 'Eva Gil.']],
    ['one word and the same', ['Noa', 'Noa'], ['Noa', 'Noa 2']],
    ['from what somebody chose', [['Eva Ruiz', 'Alicia G.'], 'Alicia García'], ['Alicia G.', 'Alicia Ga.']],
    [
      'of two who chose alike',
      [
        ['Eva Ruiz', 'La Bola'],
        ['Ana Gil', 'la bola'],
      ],
      ['La Bola', 'la bola 2'],
    ],
    [
      'from a number that somebody chose',
      ['Eva García Ruiz', 'Eva García Gil', ['Ana Gil', 'Eva G. 2']],
      ['Eva G.', 'Eva G. 3', 'Eva G. 2'],
    ],
  ])('are told apart %s', (_, todos, nombres) => expect(publicos(todos)).toEqual(nombres));

  test('with full names only who chose another one is called otherwise', () =>
    expect(publicos(['Alicia García', ['Eva Ruiz', 'Evita']], true)).toEqual([undefined, 'Evita']));

  test('nobody is called like anybody else, nor by a whole surname, however many they are', () => {
    const [pilas, apellidos] = [
      ['Eva', 'Éva', 'Ana'],
      ['Gil', 'Gila', 'García', 'Garzón', 'Gómez', 'de la Gala', 'Zó'],
    ];
    const todos = pilas.flatMap((pila) =>
      apellidos.flatMap((uno) => apellidos.map((otro) => `${pila} ${uno} ${otro}`)),
    );
    const nombres = publicos(todos);
    expect(new Set(nombres.map((nombre) => nombre?.normalize('NFD').replace(/\p{M}/gu, ''))).size).toBe(
      todos.length,
    );
    for (const nombre of nombres) expect(nombre).not.toMatch(/García|Garzón|Gómez|Gala|Zó/);
  });

  test('what the pages say follows the setting', () => {
    for (const frase of [comoFiguran, notaDeMenores, queEsNombreDeportivo]) {
      expect(frase(false)).toContain('inicial del apellido');
      expect(frase(true)).toContain('nombre y apellidos');
    }
  });
});

describe('what is written of a minor', () => {
  const publico = (texto: string, nombre = 'Alicia García Pérez', suyo = 'Alicia G.') =>
    textoPublico(texto, [{ nombre, publico: suyo }]);

  test.each<[string, string]>([
    ['A petición de Alicia García Pérez.', 'A petición de Alicia G.'],
    ['alicia garcia no puede antes', 'Alicia G. no puede antes'],
    ['La familia García Pérez lo pidió', 'La familia Alicia G. lo pidió'],
    ['Avisar a García o a Pérez', 'Avisar a Alicia G. o a Alicia G.'],
    ['Garcíamar y peréz', 'Garcíamar y Alicia G.'],
    ['Avisa GARCIA a ALICIA  perez', 'Avisa Alicia G. a Alicia G.'],
    ['Alicia Garci\u0301a, n\u00ba 3', 'Alicia G., nº 3'],
    ['A García. Después', 'A Alicia G. Después'],
    ['Alicia llega tarde', 'Alicia llega tarde'],
    ['#AliciaGarcíaPérez y AliciaGarcía', '#Alicia G. y Alicia G.'],
    ['aliciaperez, GARCIAPEREZ', 'Alicia G., Alicia G.'],
    ['#VamosGarcía y GarcíaGana', '#VamosAlicia G. y Alicia G.Gana'],
    ['Gar\u200bcía, Alicia\u2060Pérez\u00ad', 'Alicia G., Alicia G.'],
    ['\u200bAlicia \u200bGarcía\u200b', '\u200bAlicia G.'],
    ['👩‍👧 y nadie más', '👩‍👧 y nadie más'],
  ])('%j is %j', (texto, dicho) => expect(publico(texto)).toBe(dicho));

  test('by a name that was chosen with a surname in it, or with signs', () => {
    expect(publico('Con Alicia García', 'Alicia García Pérez', 'Ali García')).toBe('Con Ali García');
    expect(publico("Con Nora O'Hara (nueva)", "Nora O'Hara", 'Nora $& O.')).toBe('Con Nora $& O. (nueva)');
    expect(publico("O'Hara", "Nora O'Hara", 'Nora O.')).toBe('Nora O.');
  });

  test('little words of a name are left where they are only words', () => {
    expect(publico('Avisar de la lluvia a juan de la', 'Juan de la Cruz', 'Juan C.')).toBe(
      'Avisar de la lluvia a juan de la',
    );
    expect(publico('Uno u otro; lo dice O', 'Li O', 'Li Oh.')).toBe('Uno u otro; lo dice Li Oh.');
  });

  test.each<[string, string]>([
    ['Lo pidió Alicia García Pérez.', 'Lo pidió Alicia G.'],
    ['alicia garcia, o Alicia Pérez', 'Alicia G., o Alicia G.'],
    ['García Pérez, Alicia y #AliciaGarcía', 'Alicia G. y #Alicia G.'],
    ['García y la familia García Pérez', 'García y la familia García Pérez'],
    ['Alicia no viene', 'Alicia no viene'],
  ])('of who is elsewhere in the club only by the full name: %j is %j', (texto, dicho) =>
    expect(textoPublico(texto, [{ nombre: 'Alicia García Pérez', publico: 'Alicia G.', entero: true }])).toBe(
      dicho,
    ),
  );

  test('of who is told as they are written nothing changes, though a child is called so', () =>
    expect(
      textoPublico('Antonio Ruiz avisa a Antonio Ruiz Gil', [
        { nombre: 'Antonio Ruiz', publico: null, entero: true },
        { nombre: 'Antonio Ruiz Gil', publico: 'Antonio R.', entero: true },
      ]),
    ).toBe('Antonio Ruiz avisa a Antonio R.'));

  test('of several at once, none inside the name of another', () =>
    expect(
      textoPublico('Martín García y la familia MARTIN', [
        { nombre: 'Martín García', publico: 'Martín G.' },
        { nombre: 'Alicia Martín', publico: 'Alicia M.' },
      ]),
    ).toBe('Martín G. y la familia Alicia M.'));
});
