import { expect, it } from 'vitest';
import type { Cierre } from '#contract/liga/temporadas.ts';
import {
  comoAcaba,
  conCambios,
  consecuencias,
  type Destino,
  type Division,
  deFuera,
  fraseQuedan,
  pendientesDe,
  porJugarDe,
  promocionesDe,
  puestosDe,
  quedanDe,
  quienesCambian,
  recuento,
  sinDecidir,
} from './use-cierre.tsx';

const [PRIMERA, SEGUNDA] = [10, 20];

const destino = (
  idJugador: number,
  de: number,
  a: number | null,
  cambios: Partial<Destino> = {},
): Destino => ({
  idJugador,
  jugador: `Jugador ${idJugador}`,
  estado: 'activo',
  de,
  puesto: 1,
  empatado: false,
  a,
  motivo: 'sigue',
  rival: null,
  ...cambios,
});

const division = (idLiga: number, creados: number, aplazados: number): Division =>
  ({
    idLiga,
    creados,
    resueltos: Array.from({ length: creados }, (_, n) => ({ aplazado: n < aplazados })),
    quitados: [],
    sinAdjudicar: [],
    empates: [],
    porJugar: [],
    grupo: { grupoMin: 0, grupoMax: 0 },
    nueva: { nombre: '', abierta: false, desde: null, hasta: null },
  }) as unknown as Division;

const DIVISIONES = [division(PRIMERA, 2, 1), division(SEGUNDA, 3, 2)];
const DESTINOS = [
  destino(1, PRIMERA, PRIMERA),
  destino(2, PRIMERA, SEGUNDA, { motivo: 'desciende' }),
  destino(3, SEGUNDA, PRIMERA, { motivo: 'asciende' }),
  destino(4, SEGUNDA, SEGUNDA, { motivo: 'promocionSinDecidir' }),
];

it('who goes up and down is counted by where each one ends', () => {
  expect(recuento({ divisiones: DIVISIONES }, DESTINOS)).toEqual({
    suben: 1,
    bajan: 1,
    dentro: 4,
    fuera: 0,
    eliminados: 0,
    ligas: 2,
    quitados: 0,
  });
});

it('who goes up and who goes down is told by name', () => {
  const { suben, bajan } = quienesCambian({ divisiones: DIVISIONES }, DESTINOS);
  expect([suben, bajan].map((unos) => unos.map(({ jugador }) => jugador))).toEqual([
    ['Jugador 3'],
    ['Jugador 2'],
  ]);
});

it('whoever is left out goes neither up nor down, and a division that nobody goes to is not opened', () => {
  const cambios = new Map([
    [3, null],
    [2, PRIMERA],
    [4, PRIMERA],
  ]);
  expect(recuento({ divisiones: DIVISIONES }, conCambios(DESTINOS, cambios))).toMatchObject({
    suben: 1,
    bajan: 0,
    dentro: 3,
    fuera: 1,
    ligas: 1,
  });
});

it('who was struck off is told apart from who is left without a league', () => {
  const cambios = new Map([[1, null]]);
  const eliminado = destino(5, PRIMERA, null, { motivo: 'eliminado' });
  const n = recuento({ divisiones: DIVISIONES }, [...conCambios(DESTINOS, cambios), eliminado]);
  expect(deFuera(n)).toBe('1 sin liga y 1 eliminado');
  expect(deFuera({ fuera: 0, eliminados: 1 })).toBe('1 eliminado');
  expect(deFuera({ fuera: 0, eliminados: 0 })).toBe('0 sin liga');
});

it('a promotion is undecided until somebody decides, also that they stay', () => {
  expect(sinDecidir(DESTINOS, new Map()).map(({ idJugador }) => idJugador)).toEqual([4]);
  expect(sinDecidir(DESTINOS, new Map([[4, SEGUNDA]]))).toEqual([]);
});

it('what closing does is said before, with what was changed by hand, and only of what there is', () => {
  const cierre = { anio: 2026, divisiones: DIVISIONES, destinos: DESTINOS } as unknown as Cierre;
  expect(consecuencias(cierre, new Map([[1, null]]))).toEqual([
    'Se abren 2 ligas de 2027/28 con 3 jugadores: 1 sube y 1 baja; fuera, 1 sin liga · 1 cambio tuyo.',
    '2 divisiones quedan inactivas, con su tabla en la web.',
    '5 partidos los gana quien va por delante (3 estaban aplazados).',
  ]);
});

it('a group that is left with fewer or more than it has is told with its number, and so are the days of the next cycle', () => {
  const [primera, segunda] = [division(PRIMERA, 0, 0), division(SEGUNDA, 0, 0)];
  const nueva = { nombre: '', abierta: false, desde: '2026-10-19', hasta: '2026-11-29' };
  const divisiones = [
    { ...primera, division: 1, nueva, grupo: { grupoMin: 3, grupoMax: 4 } },
    { ...segunda, division: 2, nueva, grupo: { grupoMin: 0, grupoMax: 1 } },
  ];
  const cierre = {
    ...{ tipo: 'social', fin: 'ciclo', ciclo: 2, anio: 2026 },
    divisiones,
    destinos: DESTINOS,
  };
  expect(consecuencias(cierre as unknown as Cierre, new Map()).slice(1, -1)).toEqual([
    'El ciclo 3 va del lunes, 19 de octubre al domingo, 29 de noviembre.',
    '1ª División queda con 2 jugadores, y su grupo es de 3 a 4 jugadores.',
    '2ª División queda con 2 jugadores, y su grupo es de 1 jugador como mucho.',
  ]);
  const dePadel = consecuencias({ ...cierre, modo: 'parejas' } as unknown as Cierre, new Map());
  expect(dePadel[0]).toContain(' con 4 parejas: ');
  expect(dePadel).toContain('1ª División queda con 2 parejas, y su grupo es de 3 a 4 parejas.');
  const alReves = new Map([
    [2, PRIMERA],
    [4, null],
  ]);
  expect(consecuencias(cierre as unknown as Cierre, alReves).join()).not.toContain('su grupo');
});

it('a promotion is told by the division whose places are played for, and who is decided is left out', () => {
  const con = (una: Division | undefined, zonas: [idJugador: number, zona: string][]) =>
    ({
      ...una,
      clasificaciones: zonas.map(([idJugador, zona]) => ({ idJugador, zona })),
    }) as Division;
  const divisiones = [
    con(DIVISIONES[0], [[1, 'promocionDescenso']]),
    con(DIVISIONES[1], [
      [4, 'promocionAscenso'],
      [5, 'promocionAscenso'],
    ]),
  ];
  const motivo = 'promocionSinDecidir';
  const destinos = [
    destino(1, PRIMERA, PRIMERA, { motivo }),
    destino(4, SEGUNDA, SEGUNDA, { motivo }),
    destino(5, SEGUNDA, SEGUNDA, { motivo }),
  ];
  expect(
    promocionesDe({ divisiones, destinos }, new Map([[5, PRIMERA]])).map(
      ({ division: { idLiga }, defienden, aspiran }) => [
        idLiga,
        ...[defienden, aspiran].map((unos) => unos.map(({ idJugador }) => idJugador)),
      ],
    ),
  ).toEqual([[PRIMERA, [1], [4]]]);
});

it('of what is arranged, only what is still to come can be left to be played', () => {
  const una = {
    ...division(PRIMERA, 0, 0),
    quitados: [{ porPuntuar: true }, { porPuntuar: false }],
    porJugar: [{}, {}],
  } as unknown as Division;
  expect(puestosDe({ divisiones: [una] })).toBe(3);
});

const NADIE = { destinos: [] };
const pareja = (jugador1: string, jugador2: string) => ({ jugador1, jugador2 });

/** Six to be awarded, of which one was put off, one has no result and one is Eva's, who was struck off; two arranged. */
function conDeTodo(puestos: 'mantener' | 'quitar'): Cierre {
  const gana = (perdedor: string, aplazado = false) => ({ ganador: 'Ana', perdedor, aplazado });
  const seis = [gana('Eva'), gana('Luis', true), ...Array.from({ length: 4 }, () => gana('Sol'))];
  const sinApuntar = { ...pareja('Ana', 'Sol'), cancelado: false, porPuntuar: true };
  const conDia = [pareja('Luis', 'Sol'), pareja('Ana', 'Luis')];
  const quitar = puestos === 'quitar';
  const una = {
    idLiga: PRIMERA,
    resueltos: quitar ? [...seis, gana('Sol'), gana('Luis')] : seis,
    porJugar: quitar ? [] : conDia,
    sinAdjudicar: [],
    grupo: { grupoMin: 0, grupoMax: 0 },
    quitados: [
      sinApuntar,
      ...(quitar ? conDia.map((uno) => ({ ...uno, cancelado: false, porPuntuar: false })) : []),
    ],
  };
  const destinos = [destino(5, PRIMERA, null, { jugador: 'Eva', estado: 'eliminado', motivo: 'eliminado' })];
  return { anio: 2026, divisiones: [una], destinos } as unknown as Cierre;
}

it.each([
  ['mantener', '2 se juegan y 5 los gana quien va por delante: 1 sin apuntar y 4 sin día.'],
  ['quitar', '7 los gana quien va por delante: 2 con día, 1 sin apuntar y 4 sin día.'],
] as const)('what is left adds up, with what has a day to %s', (puestos, frase) => {
  const cierre = conDeTodo(puestos);
  expect(fraseQuedan(quedanDe(cierre))).toBe(frase);
  expect(porJugarDe(cierre)).toBe(7);
});

it.each([
  [
    'mantener',
    [
      '5 partidos los gana quien va por delante (1 estaba aplazado).',
      '2 partidos siguen en el horario.',
      'Sale del horario el partido sin apuntar.',
    ],
  ],
  [
    'quitar',
    [
      '7 partidos los gana quien va por delante (1 estaba aplazado).',
      'Salen del horario los 2 partidos con día y el partido sin apuntar.',
    ],
  ],
] as const)('and what closing does to it, with who was struck off apart, to %s', (puestos, frases) => {
  const eliminado = 'Aparte, 1 partido de eliminados lo gana su rival.';
  expect(consecuencias(conDeTodo(puestos), new Map()).slice(2)).toEqual([...frases, eliminado]);
});

it('how a division ends is said in words, and only of what there is', () => {
  expect(comoAcaba(division(PRIMERA, 0, 0), NADIE)).toBe('Todo jugado');
  const porJugar = [pareja('Ana', 'Eva'), pareja('Luis', 'Eva')] as unknown as Division['porJugar'];
  expect(comoAcaba({ ...division(PRIMERA, 14, 1), porJugar }, NADIE)).toBe(
    '16 sin jugar: 14 los gana quien va por delante, 2 se juegan',
  );
  const sinAdjudicar = [{ ...pareja('Ana', 'Eva'), faltan: 2, motivo: 'no han jugado ninguno' }];
  const iguales = { ...division(PRIMERA, 0, 0), sinAdjudicar };
  expect(comoAcaba(iguales, NADIE)).toBe('2 sin jugar: 2 no los gana nadie');
  expect(fraseQuedan(quedanDe({ divisiones: [iguales], ...NADIE }))).toBe('2 no los gana nadie.');
  expect(consecuencias({ ...conDeTodo('quitar'), divisiones: [iguales], ...NADIE }, new Map())).toContain(
    '2 partidos no los gana nadie: ninguno de los dos va por delante.',
  );
});

it('what somebody struck off left unplayed is not to be played, but said apart', () => {
  const cambios = {
    resueltos: [
      { ganador: 'Ana', perdedor: 'Luis', aplazado: false },
      { ganador: 'Ana', perdedor: 'Eva', aplazado: false },
    ],
    porJugar: [pareja('Luis', 'Eva')],
  } as unknown as Partial<Division>;
  const con = { ...division(PRIMERA, 2, 0), ...cambios };
  const cierre = { destinos: [destino(5, PRIMERA, null, { jugador: 'Eva', estado: 'eliminado' })] };
  expect(pendientesDe(con, cierre)).toMatchObject({ adjudican: 1, siguen: 0, deEliminados: 2, ajenos: 1 });
  expect(comoAcaba(con, cierre)).toBe(
    '1 sin jugar: 1 lo gana quien va por delante · aparte, 2 de eliminados',
  );
});
