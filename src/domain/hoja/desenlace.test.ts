import { expect, test } from 'vitest';
import { ESCRITOS } from '#domain/partido/plano.ts';
import { desenlaceDeHoja, desenlaceEnHoja } from './desenlace.ts';
import { bien } from './persona.ts';

const NOMBRES = ['Ana Gil', 'Íñigo Peñón'] as const;

test.each(ESCRITOS)('%s goes out and is read back, by name and by number', (escrito) => {
  for (const nombres of [NOMBRES, ['1', '2'] as const])
    expect(desenlaceDeHoja(` ${desenlaceEnHoja(escrito, nombres).toUpperCase()} `, NOMBRES)).toEqual(
      bien(escrito),
    );
});

test('an empty cell says nothing besides, and two of one name are told apart by number alone', () => {
  expect(desenlaceDeHoja('  ', NOMBRES)).toEqual(bien(null));
  const iguales = ['Ana Gil', 'Ana Gil'] as const;
  expect(desenlaceDeHoja('retirada de Ana Gil', iguales)).toMatchObject({ bien: false });
  expect(desenlaceDeHoja('retirada de 2', iguales)).toEqual(bien('retirada-2'));
});

test('what is not understood is asked, with all that it may be', () => {
  const leido = desenlaceDeHoja('se fue', NOMBRES);
  expect(leido).toMatchObject({ bien: false });
  expect(!leido.bien && leido.propuestas).toContainEqual({
    texto: 'retirada de 2',
    etiqueta: 'retirada de Íñigo Peñón',
  });
});
