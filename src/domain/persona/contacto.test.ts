import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { enlacesDe, esQuienSeBusca, telefonosDe } from './contacto.ts';
import { posiblesRepetidos } from './repetidos.ts';

describe('a telephone', () => {
  test.each([
    ['600 123 456', 'tel:+34600123456', 'https://wa.me/34600123456'],
    ['+34600123456', 'tel:+34600123456', 'https://wa.me/34600123456'],
    ['0034 600123456', 'tel:+34600123456', 'https://wa.me/34600123456'],
    ['+44 7700 900123', 'tel:+447700900123', 'https://wa.me/447700900123'],
    ['0044 7700 900123', 'tel:+447700900123', 'https://wa.me/447700900123'],
  ])('%s is called at %s and written to at %s', (telefono, tel, whatsapp) =>
    expect(enlacesDe(telefono)).toEqual({ tel, whatsapp }),
  );

  test.each([
    ['600 111 222 / 910 333 444', '34600111222 34910333444'],
    ['600111222 910333444', '34600111222 34910333444'],
    ['600111222-910333444', '34600111222 34910333444'],
    ['casa 913 33 44 55 y móvil +34 600-111-222', '34913334455 34600111222'],
    ['0034600111222; +44 20 7946 0958', '34600111222 442079460958'],
    ['600 111 222 (su madre)', '34600111222'],
    ['600 111 222, 23', '34600111222'],
    ['600 111 222 ext. 12', '34600111222'],
    ['600111222.0', '34600111222'],
    ['(+34) 600 111 222', '34600111222'],
  ])('in «%s» there are %s, and the first is called', (escrito, todos) => {
    expect(telefonosDe(escrito).join(' ')).toBe(todos);
    expect(enlacesDe(escrito)?.tel).toBe(`tel:+${todos.split(' ')[0]}`);
  });

  test('whatever is written, what is called has the figures of one telephone', () => {
    const trozos = fc.constantFrom(
      ...[
        '600111222',
        '91 333 44 55',
        '+34',
        '0034',
        '+44 20 7946 0958',
        '.0',
        ' / ',
        ' y ',
        '-',
        ' ',
        '12',
        'ext',
      ],
    );
    fc.assert(
      fc.property(fc.array(trozos, { maxLength: 8 }), (escrito) => {
        for (const uno of telefonosDe(escrito.join(''))) expect(uno).toMatch(/^(?:34\d{9}|(?!34)\d{8,15})$/);
      }),
    );
  });

  test.each([null, '', 'no tiene', '600 12', '6001112220', '+34 600 12', '+1234567890123456'])(
    '%j is none',
    (telefono) => expect(enlacesDe(telefono)).toBeNull(),
  );
});

describe('looking for somebody', () => {
  const quien = {
    nombre: 'José Ángel Núñez',
    nombreDeportivo: 'El Zurdo',
    telefono: '+34 600 123 456',
    email: 'Jose@correo.example',
  };
  test.each([
    ['', true],
    ['nunez jose', true],
    ['ÁNG', true],
    ['zurdo', true],
    ['nunez luis', false],
    ['600123', true],
    ['600 12', true],
    ['+34 600 123 456', true],
    ['123 456', true],
    ['601', false],
    ['jose@', true],
    ['luis@', false],
  ])('with %j: %s', (escrito, es) => expect(esQuienSeBusca(quien, escrito)).toBe(es));
});

describe('who may be the same person', () => {
  const uno = (id: number, nombre: string, telefono: string | null = null, email: string | null = null) => ({
    id,
    nombre,
    telefono,
    email,
  });
  const club = [
    uno(1, 'Marta Quirós Salas', '600 111 222', 'marta@correo.example'),
    uno(2, 'Luis Quirós', '600 111 222'),
    uno(3, 'Ana Gil'),
  ];
  const quienes = (
    escrito: Parameters<typeof posiblesRepetidos>[0],
    guardado = null as (typeof club)[0] | null,
  ) => posiblesRepetidos(escrito, guardado, club).map(({ jugador, en }) => [jugador.id, en]);

  test('has the same name, telephone or mail, however they are written', () => {
    expect(quienes(uno(0, ' marta  QUIROS salas'))).toEqual([[1, ['nombre']]]);
    expect(quienes(uno(0, 'Eva', '+34600111222'))).toEqual([
      [1, ['telefono']],
      [2, ['telefono']],
    ]);
    expect(quienes(uno(0, 'Marta Quirós Salas', '600111222', 'MARTA@correo.example'))).toEqual([
      [1, ['nombre', 'telefono', 'email']],
      [2, ['telefono']],
    ]);
  });

  test('is nobody of whom nothing is known', () => expect(quienes(uno(0, 'Eva', '', ''))).toEqual([]));

  test('is not told again while what they share stays as it was saved', () => {
    const [marta] = club;
    expect(quienes({ ...uno(1, 'Marta Quirós Salas', '600 111 222') }, marta ?? null)).toEqual([]);
    expect(quienes({ ...uno(1, 'Ana Gil', '600 111 222') }, marta ?? null)).toEqual([[3, ['nombre']]]);
  });
});
