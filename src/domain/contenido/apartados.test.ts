import fc from 'fast-check';
import { expect, test } from 'vitest';
import { enApartados } from './apartados.ts';

test('a text is its beginning and what each heading heads; a box is apart', () => {
  expect(
    enApartados(
      '<p>a<br>b</p><hr><h2 id="x">Uno</h2><ul><li>c</li></ul><p>d</p><aside><h2>Caja</h2><p>e</p></aside><p>f</p><h2>Dos</h2><aside><p>g</p></aside><h2>Tres</h2><p>h</p><aside><p>i</p></aside>',
    ),
  ).toEqual([
    { cabeza: '', html: '<p>a<br>b</p><hr>' },
    { cabeza: '<h2 id="x">Uno</h2>', html: '<ul><li>c</li></ul><p>d</p>' },
    { cabeza: '', html: '<aside><h2>Caja</h2><p>e</p></aside>' },
    { cabeza: '', html: '<p>f</p>' },
    { cabeza: '<h2>Dos</h2>', html: '<aside><p>g</p></aside>' },
    { cabeza: '<h2>Tres</h2>', html: '<p>h</p>' },
    { cabeza: '', html: '<aside><p>i</p></aside>' },
  ]);
});

test('a heading inside something else divides nothing', () => {
  expect(enApartados('<div class="dos-columnas"><section><h2>Uno</h2></section></div><p>a</p>')).toHaveLength(
    1,
  );
});

const PIEZAS = [
  '<h2>t</h2>',
  '<p>a<wbr>b</p>',
  '<hr>',
  '<aside><h2>c</h2></aside>',
  '<ul><li>d</li></ul>',
  'e',
  '\n',
];

test('nothing of a text is lost, nor told twice', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...PIEZAS)), (piezas) => {
      const juntos = enApartados(piezas.join(''))
        .map(({ cabeza, html }) => cabeza + html)
        .join('');
      expect(juntos.replaceAll('\n', '')).toBe(piezas.join('').replaceAll('\n', ''));
    }),
  );
});
