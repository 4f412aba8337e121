import { describe, expect, it } from 'vitest';
import { NADIE_REPITE } from '#domain/persona/gente.ts';
import { DOMINGO, partido, SABADO } from '#tests/builders/propuesta.ts';
import type { EntornoCabida } from './cabida.ts';
import { type Cabida, dondeCabria } from './cabida.ts';
import { avisosDeLineas, erroresDeLineas, type LineaEditada } from './revision.ts';

const LIGA = {
  deporte: 'tenis' as const,
  inicio: 600,
  fin: 780,
  duracion: 90,
  idaVuelta: false,
  fechaIdaVuelta: null,
};

const entorno = (cambios: Partial<EntornoCabida> = {}): EntornoCabida => ({
  ligas: new Map([[1, LIGA]]),
  jugadores: new Map([
    [1, 'Ana'],
    [2, 'Bea'],
    [3, 'Carlos'],
    [4, 'Dani'],
    [5, 'Eva'],
    [6, 'Fran'],
  ]),
  pistas: new Map([
    [1, { nombre: 'Pista 1', deporte: 'tenis' }],
    [2, { nombre: 'Pista 2', deporte: 'tenis' }],
  ]),
  ausencias: {},
  partidos: [],
  gente: NADIE_REPITE,
  lesionados: new Set(),
  dias: [SABADO],
  ahora: '2026-11-20T18:00',
  disponibles: [1],
  cerradas: [],
  ...cambios,
});

const linea = (idJugador1: number, idJugador2: number, hora: string, dia = SABADO): LineaEditada => ({
  fecha: `${dia}T${hora}`,
  idPista: 1,
  idLiga: 1,
  idJugador1,
  idJugador2,
});

const PAREJA = { idLiga: 1, idJugador1: 1, idJugador2: 2, jugados: 0 };
/** The only court full all morning, by others. */
const LLENA = [linea(3, 4, '10:00'), linea(5, 6, '11:30')];

const cabria = (con: Partial<EntornoCabida>, lineas: LineaEditada[] = [], pareja = PAREJA): Cabida[] =>
  dondeCabria(pareja, lineas, entorno(con));
const frases = (cabidas: readonly Cabida[]) => cabidas.map(({ frase }) => frase);

describe('where a pair left out would fit', () => {
  it.each<[string, Partial<EntornoCabida>, LineaEditada[], string[]]>([
    ['as things are', {}, [], ['Ahora cabe: el sábado a las 10:00 en Pista 1.']],
    [
      'somebody absent',
      { ausencias: { [SABADO]: [1] } },
      [linea(3, 4, '10:00')],
      ['Si Ana pudiera el sábado: a las 11:30 en Pista 1.'],
    ],
    [
      'an hour at which somebody never can',
      { nuncaPuede: (id, fecha) => id === 1 && fecha > `${SABADO}T11:00` },
      [linea(3, 4, '10:00')],
      [
        'Si Ana pudiera a esa hora: el sábado a las 11:30 en Pista 1.',
        'Si Carlos – Dani pasara al sábado a las 11:30 en Pista 1: el sábado a las 10:00 en Pista 1.',
        'Si la liga pudiera empezar a las 08:30: el sábado a las 08:30 en Pista 1.',
      ],
    ],
    [
      'the first hour at which both can',
      { nuncaPuede: (id, fecha) => id === 2 && fecha < `${SABADO}T11:00` },
      [],
      ['Ahora cabe: el sábado a las 11:00 en Pista 1.'],
    ],
    [
      'the first hour at which the court is open',
      {
        clausuras: [{ fecha: SABADO, hasta: null, inicio: null, fin: '10:45', pistas: [1], motivo: 'obras' }],
      },
      [],
      ['Ahora cabe: el sábado a las 10:45 en Pista 1.'],
    ],
    [
      'nowhere on a holiday',
      {
        clausuras: [{ fecha: SABADO, hasta: null, inicio: null, fin: null, pistas: null, motivo: 'fiesta' }],
      },
      [],
      [],
    ],
    [
      'both absent: one rule for two',
      { ausencias: { [SABADO]: [1, 2] } },
      [],
      ['Si Ana y Bea pudieran el sábado: a las 10:00 en Pista 1.'],
    ],
    [
      'one absent and the other with a line: two rules, so nothing',
      { ausencias: { [SABADO]: [1] } },
      [linea(2, 3, '10:00')],
      [],
    ],
    [
      'both with another line',
      { ligas: new Map([[1, { ...LIGA, fin: 870 }]]) },
      [linea(1, 3, '10:00'), linea(2, 4, '11:30')],
      ['Si Ana y Bea jugaran dos partidos el sábado: a las 13:00 en Pista 1.'],
    ],
    [
      'a saved match that day, not overlapping it',
      { partidos: [partido({ idLiga: 7, idPista: 9, fecha: `${SABADO}T10:00`, idJugador2: 8 })] },
      [],
      ['Si Ana jugara dos partidos el sábado: a las 11:30 en Pista 1.'],
    ],
    [
      'another line that day, or that line on the other day',
      { dias: [SABADO, DOMINGO], ausencias: { [DOMINGO]: [2] } },
      [linea(1, 3, '10:00')],
      [
        'Si Ana jugara dos partidos el sábado: a las 11:30 en Pista 1.',
        'Si Ana – Carlos pasara al domingo a las 10:00 en Pista 1: el sábado a las 10:00 en Pista 1.',
        'Si Bea pudiera el domingo: a las 10:00 en Pista 1.',
      ],
    ],
    [
      'full courts: the window stretched as little as it takes, or another court',
      { cerradas: [2] },
      LLENA,
      [
        'Si la liga pudiera empezar a las 08:30: el sábado a las 08:30 en Pista 1.',
        'Si Pista 2 estuviera disponible: el sábado a las 10:00 en Pista 2.',
      ],
    ],
    [
      'full courts, taken before too: the window ends later',
      {
        partidos: [
          partido({ idLiga: 7, fecha: `${SABADO}T08:00`, duracion: 120, idJugador1: 8, idJugador2: 9 }),
        ],
      },
      LLENA,
      ['Si la liga pudiera acabar a las 14:30: el sábado a las 13:00 en Pista 1.'],
    ],
    [
      'an injury: told, not added',
      { lesionados: new Set([2]) },
      [],
      ['Si Bea no estuviera de baja: el sábado a las 10:00 en Pista 1.'],
    ],
  ])('%s', (_, con, lineas, esperadas) => expect(frases(cabria(con, lineas))).toEqual(esperadas));

  it('the leg that is not open yet is told, not added; nor is what needs a court that is closed', () => {
    const deVuelta = { ...LIGA, idaVuelta: true, fechaIdaVuelta: DOMINGO };
    const ligas = new Map([[1, deVuelta]]);
    const jugada = { ...PAREJA, jugados: 1 };
    const [ella] = cabria({ ligas }, [], jugada);
    expect([ella?.regla, ella?.seAnade]).toEqual(['vuelta', false]);
    expect(cabria({ ligas, dias: [DOMINGO] }, [], jugada)[0]?.regla).toBe('ninguna');
    const cabidas = cabria({ cerradas: [2] }, LLENA);
    expect(cabidas.map(({ regla, seAnade }) => [regla, seAnade])).toEqual([
      ['empezarAntes', true],
      ['pista', false],
    ]);
  });

  it('absent, with the second leg closed too: two rules, so nothing', () => {
    const ligas = new Map([[1, { ...LIGA, idaVuelta: true, fechaIdaVuelta: DOMINGO }]]);
    const con = { ligas, ausencias: { [SABADO]: [1] } };
    expect(cabria(con, [], { ...PAREJA, jugados: 1 })).toEqual([]);
  });

  it('a line of others goes elsewhere when the courts are full, and only where it breaks nothing', () => {
    const dias = [SABADO, DOMINGO];
    const mueve = cabria({ dias, ausencias: { [DOMINGO]: [1, 3] } }, LLENA).find((c) => c.mover !== null);
    expect(mueve?.frase).toBe(
      'Si Eva – Fran pasara al domingo a las 10:00 en Pista 1: el sábado a las 11:30 en Pista 1.',
    );
    expect(mueve?.mover).toEqual({ linea: 1, fecha: `${DOMINGO}T10:00`, idPista: 1 });
  });

  it('today, what has passed is no place', () => {
    const [cabida] = dondeCabria(PAREJA, [], entorno({ ahora: `${SABADO}T10:20` }));
    expect(cabida).toMatchObject({ regla: 'ninguna', linea: { fecha: `${SABADO}T10:30` } });
    const tarde = dondeCabria(PAREJA, [], entorno({ ahora: `${SABADO}T12:00` }));
    expect(tarde.map(({ frase }) => frase)).toEqual([
      'Si la liga pudiera acabar a las 13:30: el sábado a las 12:00 en Pista 1.',
    ]);
  });

  it('one that already has its line is not asked about', () =>
    expect(cabria({}, [linea(2, 1, '10:00')])).toEqual([]));

  it('what may be added can be saved, with the warning of the rule that was waived', () => {
    const casos: [Partial<EntornoCabida>, LineaEditada[]][] = [
      [{}, []],
      [{ ausencias: { [SABADO]: [1] } }, []],
      [
        { dias: [SABADO, DOMINGO] },
        [linea(1, 3, '10:00'), linea(2, 4, '11:30'), linea(1, 5, '10:00', DOMINGO)],
      ],
      [{ dias: [SABADO, DOMINGO] }, [...LLENA, linea(1, 3, '10:00', DOMINGO)]],
      [{}, LLENA],
    ];
    for (const [con, lineas] of casos) {
      const cabidas = cabria(con, lineas).filter(({ seAnade }) => seAnade);
      expect(cabidas).not.toEqual([]);
      for (const { linea: nueva, mover, regla } of cabidas) {
        const todas = [
          ...lineas.map((otra, n) => (n === mover?.linea ? { ...otra, ...sinLinea(mover) } : otra)),
          nueva,
        ];
        expect(erroresDeLineas(todas, entorno(con))).toEqual([]);
        const avisada = avisosDeLineas(todas, entorno(con)).length > 0;
        expect(avisada).toBe(regla !== 'ninguna' && regla !== 'mover');
      }
    }
  });
});

const sinLinea = ({ linea: _, ...sitio }: { linea: number; fecha: string; idPista: number }) => sitio;
