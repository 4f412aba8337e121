import { expect, test } from 'vitest';
import { enPartes } from './en-partes.ts';

test('what is looked for, within the name as it is written', () => {
  const marcado = (nombre: string, buscado: string) =>
    enPartes(nombre, buscado)
      .map(({ texto, hallada }) => (hallada ? `[${texto}]` : texto))
      .join('');
  expect(marcado('José Luis Ñúñez', 'NUÑ jo')).toBe('[Jo]sé Luis [Ñúñ]ez');
  expect(marcado('Ana Ayala', 'a')).toBe('[A]na [A]yala');
  expect(marcado('Marcos O.', '')).toBe('Marcos O.');
});
