import { expect, it } from 'vitest';
import { avisoDe, cambiosEntre } from './cambios.ts';

const fila = (clave: string, huella = '') => ({ clave, huella, frase: `el ${clave}` });

it('says which rows are new, other or gone', () => {
  const cambios = cambiosEntre([fila('a'), fila('b'), fila('c')], [fila('b', 'x'), fila('c'), fila('d')]);
  expect(cambios.nuevas).toEqual([fila('d')]);
  expect(cambios.otras).toEqual([fila('b', 'x')]);
  expect(cambios.idas).toEqual([fila('a')]);
});

it('is told in a sentence, and with a number when there are many', () => {
  expect(avisoDe(cambiosEntre([fila('a')], [fila('a')]))).toBe('');
  expect(avisoDe(cambiosEntre([fila('a')], [fila('a', 'x')]))).toBe('Ha cambiado: el a.');
  expect(avisoDe(cambiosEntre([fila('a')], []))).toBe('Ya no está: el a.');
  expect(avisoDe(cambiosEntre([fila('a')], [fila('b')]))).toBe('Nuevo: el b.');
  expect(
    avisoDe(
      cambiosEntre(
        [],
        ['a', 'b', 'c'].map((una) => fila(una)),
      ),
    ),
  ).toBe('La página se ha puesto al día: 3 cambios.');
});
