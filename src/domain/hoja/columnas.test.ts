import { describe, expect, it } from 'vitest';
import {
  camposDeCabeceras,
  deIdaYVuelta,
  filaDeCabeceras,
  filasDeHoja,
  type QueSeTrae,
  seRecuerda,
} from './columnas.ts';

const campos = (que: QueSeTrae, cabeceras: string) => camposDeCabeceras(que, cabeceras.split('|'));

describe('headings as people write them', () => {
  it.each([
    [
      'jugadores',
      'Nº|APELLIDOS|Nombre|Teléfono móvil|Correo electrónico|Cuota',
      [null, 'apellidos', 'nombre', 'telefono', 'email', null],
    ],
    ['jugadores', 'Apellidos y nombre|Tfno.|E-mail', ['nombre', 'telefono', 'email']],
    ['ligas', 'División|Jugador', ['liga', 'nombre']],
    [
      'partidos',
      'Día|Hora|Pista|Jugador 1|Jugador 2|Set 1|Set 2|3er set',
      ['fecha', 'hora', 'pista', 'jugador1', 'jugador2', 'resultado', 'resultado', 'resultado'],
    ],
    [
      'partidos',
      'FECHA|Categoría|Partido|Marcador|Gana',
      ['fecha', 'liga', 'pareja', 'resultado', 'ganador'],
    ],
    ['partidos', 'Fecha|Local|Visitante|Resultado', ['fecha', 'jugador1', 'jugador2', 'resultado']],
  ] as const)('of %s: %s', (que, cabeceras, esperados) => {
    expect(campos(que, cabeceras)).toEqual(esperados);
  });

  it('what was chosen the last time for a heading wins, also nothing', () => {
    const recordadas = { quien: 'nombre', telefono: '' } as const;
    expect(camposDeCabeceras('jugadores', ['¿Quién?', 'Teléfono'], recordadas)).toEqual(['nombre', null]);
  });

  it('are looked for below the titles of the sheet', () => {
    expect(
      filaDeCabeceras('jugadores', [
        ['CLUB DE TENIS'],
        ['Temporada 2026'],
        ['Nombre', 'Email'],
        ['Ana', 'x'],
      ]),
    ).toBe(2);
  });
});

describe('the rows below them', () => {
  it('take from above what merged cells say once, but nothing else', () => {
    const filas = [
      ['Liga', 'División', 'Jugador', 'Tel'],
      ['Social', '1ª', 'Ana', '600'],
      ['', '', 'Eva', ''],
      ['', '', '', ''],
      ['', '2ª', 'Luz', ''],
    ];
    const leidas = filasDeHoja(filas, {
      que: 'ligas',
      cabecera: 0,
      campos: campos('ligas', 'Liga|División|Jugador|Tel'),
    });
    expect(leidas).toEqual([
      { linea: 2, celdas: { liga: 'Social 1ª', nombre: 'Ana', telefono: '600' } },
      { linea: 3, celdas: { liga: 'Social 1ª', nombre: 'Eva' } },
      { linea: 5, celdas: { liga: 'Social 2ª', nombre: 'Luz' } },
    ]);
  });

  it('of players take nothing from above', () => {
    const filas = [
      ['Nombre', 'División'],
      ['Ana', '1ª'],
      ['Eva', ''],
    ];
    expect(filasDeHoja(filas, { que: 'jugadores', cabecera: 0, campos: ['nombre', 'liga'] })[1]).toEqual({
      linea: 3,
      celdas: { nombre: 'Eva' },
    });
  });

  it('take the title of their block, and the headings repeated in it are no row', () => {
    const filas = [
      ['Jugador 1', 'Jugador 2', 'Resultado'],
      ['SEGUNDA DIVISIÓN', '', ''],
      ['Sábado 3 de octubre', '', ''],
      ['Ana', 'Eva', '6-4 6-4'],
      ['Domingo 4 de octubre', '', ''],
      ['Jugador 1', 'Jugador 2', 'Resultado'],
      ['Luz', 'Sol', ''],
    ];
    const leidas = filasDeHoja(filas, {
      que: 'partidos',
      cabecera: 0,
      campos: ['jugador1', 'jugador2', 'resultado'],
    });
    expect(leidas.map(({ linea, celdas }) => [linea, celdas.liga, celdas.fecha, celdas.jugador1])).toEqual([
      [4, 'SEGUNDA DIVISIÓN', 'Sábado 3 de octubre', 'Ana'],
      [7, 'SEGUNDA DIVISIÓN', 'Domingo 4 de octubre', 'Luz'],
    ]);
  });
});

describe('a file that went out from here', () => {
  const DE_JUGADORES = 'Id|Nombre|Estado|Email|Teléfono|Id liga|Liga|Versión';
  const DE_PARTIDOS = 'Id|Fecha|Pista|Jugador 1|Jugador 2|J1 set 1|J2 set 1|J1 set 2|J2 set 2|Versión';

  it.each([
    [DE_JUGADORES, 'jugadores'],
    [DE_PARTIDOS, 'partidos'],
    // Clubs number their members too.
    ['Id|Nombre|Estado', null],
    ['Nombre|Versión', null],
  ] as const)('is known by its number and its version: %s', (cabeceras, que) => {
    expect(deIdaYVuelta(cabeceras.split('|'))).toBe(que);
  });

  it('each of its columns is what it is called, which in any other is nothing', () => {
    expect(campos('jugadores', DE_JUGADORES)).toEqual([
      ...['id', 'nombre', 'estado', 'email', 'telefono', 'idLiga', 'liga', 'version'],
    ]);
    expect(campos('jugadores', 'Id|Nombre|Estado')).toEqual([null, 'nombre', null]);
    expect(camposDeCabeceras('jugadores', ['Id', 'Estado'], { id: 'nombre' }, true)).toEqual([
      'id',
      'estado',
    ]);
    expect([seRecuerda('id'), seRecuerda('estado'), seRecuerda('nombre'), seRecuerda(null)]).toEqual([
      ...[false, false, true, true],
    ]);
  });

  const leer = (cabeceras: string, ...filas: string[][]) =>
    filasDeHoja([cabeceras.split('|'), ...filas], {
      que: 'partidos',
      cabecera: 0,
      campos: campos('partidos', cabeceras),
    }).map(({ linea, celdas }) => [linea, celdas]);

  it('says what is empty too, and takes nothing from above', () => {
    const [primera, segunda] = leer(
      'Id|Fecha|Liga|Versión',
      ['1', '21/11/2026', 'Social', '3'],
      ['2', '', '', ''],
      ['', '', '', ''],
    );
    expect(primera).toEqual([2, { id: '1', fecha: '21/11/2026', liga: 'Social', version: '3' }]);
    expect(segunda).toEqual([3, { id: '2', fecha: '', liga: '', version: '' }]);
  });

  it.each([
    [['6', '4', '6', '3'], '6-4 6-3'],
    [['6', '4', '', ''], '6-4'],
    [['6', '', '', ''], '6-'],
    [['', '', '6', '3'], '- 6-3'],
    [['', '', '', ''], ''],
  ])('has its sets in two columns each: %j', (sets, resultado) => {
    const [fila] = leer(DE_PARTIDOS, ['7', '21/11/2026', '', 'Ana', 'Eva', ...sets, '1']);
    expect(fila?.[1]).toMatchObject({ id: '7', resultado });
  });
});
