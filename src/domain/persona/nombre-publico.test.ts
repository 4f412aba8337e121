import { describe, expect, test } from 'vitest';
import { comoFiguran, notaDeMenores, queEsNombreDeportivo } from './mensajes.ts';
import { nombresPublicos } from './nombre-publico.ts';

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
