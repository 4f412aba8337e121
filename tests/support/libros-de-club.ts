import { unLibro } from './libro.ts';

const dia = (texto: string): Date => new Date(`${texto}T00:00Z`);

/** Two titles above the headings, a blank row, names in one column, telephones as numbers, and a column of nobody's. */
export const LIBRO_JUGADORES = unLibro({
  nombre: 'Socios',
  juntas: ['A1:D1'],
  filas: [
    ['CLUB DE TENIS · LISTADO DE JUGADORES', null, null, null],
    ['Actualizado en septiembre', null, null, null],
    [],
    ['Apellidos y nombre', 'Tfno. móvil', 'Correo electrónico', 'Cuota'],
    ['GARCÍA DE LA PEÑA, ÍÑIGO', 600_111_111, 'inigo@club.example', 'pagada'],
    ['Muñoz Ibáñez, Ángela', '600 22 22 22', null, 'pagada'],
    ['Gil Ruiz, Ana', 600_333_333, 'ana gil@club', null],
    ['Paz Soler, Eva', 600_999_999, null, null],
    ['Paz Soler, Luis', '600 444 444', null, null],
    [],
    ['Muñoz Ibáñez, Ángela', null, 'angela@club.example', null],
  ],
});

/** Divisions in merged cells, names in two columns, and one league that is of children. */
export const LIBRO_LIGAS = unLibro({
  nombre: 'Divisiones',
  juntas: ['A1:D1', 'A3:A5', 'A6:A8', 'A9:A10'],
  filas: [
    ['LIGAS 2026/27', null, null, null],
    ['División', 'Nombre', 'Apellidos', 'Teléfono'],
    ['Social 1ª 2026/27', 'Íñigo', 'García de la Peña', '600 111 111'],
    [null, 'Ángela', 'Muñoz Ibáñez', null],
    [null, 'Ana', 'Gil Ruiz', null],
    ['2ª DIVISIÓN', 'Eva', 'Paz Soler', null],
    [null, 'Luis', 'Paz Soler', null],
    [null, 'Óscar', 'Núñez', null],
    ['Infantil promoción', 'Alicia', 'Gómez', null],
    [null, 'Bruno', 'Gómez', null],
  ],
});

/** Days of three kinds, hours of three, names in any order, and results as people write them. */
export const LIBRO_PARTIDOS = unLibro({
  nombre: 'Resultados',
  juntas: ['A1:G1', 'A3:A4'],
  filas: [
    ['LIGA SOCIAL · RESULTADOS', null, null, null, null, null, null],
    ['Día', 'Hora', 'Pista', 'Div.', 'Jugador 1', 'Jugador 2', 'Resultado'],
    [
      dia('2026-10-03'),
      { hora: '18:30' },
      2,
      '1ª',
      'Íñigo García de la Peña',
      'Muñoz Ibáñez, Ángela',
      '6-4 3-6 1-0',
    ],
    [null, '20.00 h', null, null, 'Ana Gil Ruiz', 'Íñigo García de la Peña', '6/4 6/3'],
    ['sábado 10 de octubre', '10:00', 'Pista 1', '1ª', 'Ana Gil Ruiz', 'Ángela Muñoz Ibañez', 'W.O.'],
    ['11/10/26', '18h', 'Pista 1', '2ª', 'Eva Paz Soler', 'Luis Paz Soler', 'aplazado'],
    ['11/10/26', null, 'Pista 7', '2ª', 'Óscar Núñez', 'Eva Paz', '6-7-'],
    ['domingo 17 de octubre', '12:00', null, '2ª', 'Óscar Núñez', 'Luis Paz Soler', null],
  ],
});
