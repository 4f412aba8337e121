import { expect, test } from 'vitest';
import { cambiosEntre } from './diferencias.tsx';

const parrafos = (...textos: string[]) => textos.map((texto) => ({ clase: 'Párrafo', texto }));

/** What changes, in one word and what it says. */
const entre = (antes: string[], despues: string[]) =>
  cambiosEntre(parrafos(...antes), parrafos(...despues)).map((cambio) => {
    if (cambio.tipo === 'iguales') return `= ${cambio.cuantos}`;
    if (cambio.tipo === 'cambiado') return `${cambio.antes.texto} > ${cambio.despues.texto}`;
    return `${cambio.tipo === 'quitado' ? '-' : '+'} ${cambio.trozo.texto}`;
  });

test.each([
  [['a', 'b'], ['a', 'b'], ['= 2']],
  [['a'], ['a', 'b'], ['= 1', '+ b']],
  [['a', 'b'], ['b'], ['- a', '= 1']],
  [
    ['a', 'b', 'c'],
    ['a', 'x', 'c'],
    ['= 1', 'b > x', '= 1'],
  ],
  [
    ['a', 'b', 'c'],
    ['x', 'c'],
    ['a > x', '- b', '= 1'],
  ],
  [
    ['a', 'c'],
    ['x', 'y', 'c'],
    ['a > x', '+ y', '= 1'],
  ],
  [['a'], [], ['- a']],
  [[], ['a'], ['+ a']],
])('from %j to %j: %j', (antes, despues, cambios) => {
  expect(entre(antes, despues)).toEqual(cambios);
});

test('a paragraph that becomes a heading changes, though its words do not', () => {
  const [cambio] = cambiosEntre(parrafos('a'), [{ clase: 'Título', texto: 'a' }]);
  expect(cambio).toMatchObject({ tipo: 'cambiado', despues: { clase: 'Título' } });
});
