import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { JugadorLiga } from '#domain/liga/liga.ts';
import { DERROTAS_RETIRADA, RETIRADAS, type Reglas, reglasIniciales } from '#domain/liga/reglas.ts';
import type { Desenlace } from '#domain/partido/desenlace.ts';
import { dobleSeisCero, marcadorCon } from '#domain/partido/marcador.ts';
import type { Partido, SetPartido } from '#domain/partido/partido.ts';
import { ligaDe } from '#tests/builders/liga.ts';
import { partidoDe } from '#tests/builders/partido.ts';
import { clasificacion } from './tabla.ts';

const OPCIONES = { hoy: '2026-11-21', esPrimera: false, esUltima: false };
const tras = null;

const jugadores = (n: number): JugadorLiga[] =>
  Array.from({ length: n }, (_, i) => ({ id: i + 1, nombre: `J${i + 1}`, estado: 'activo', enLiga: true }));

const tabla = (reglas: Partial<Reglas>, partidos: readonly Partido[], n = 2) =>
  clasificacion(
    ligaDe({ idaVuelta: true, reglas: { ...reglasIniciales('social'), ...reglas } }),
    jugadores(n),
    partidos,
    OPCIONES,
  );

/** Points, sets and games of both after one match between them. */
function dan(reglas: Partial<Reglas>, desenlace: Desenlace) {
  const filas = tabla(reglas, [partidoDe({ desenlace })]);
  const de = (id: number) => {
    const fila = filas.find(({ idJugador }) => idJugador === id);
    return [
      fila?.puntos,
      `${fila?.setsGanados}-${fila?.setsPerdidos}`,
      `${fila?.juegosGanados}-${fila?.juegosPerdidos}`,
    ];
  };
  return [de(1), de(2)];
}

const jugado = (...sets: SetPartido[]): Desenlace => ({ que: 'jugado', sets: marcadorCon(...sets), tras });
const dejado = (de: 1 | 2, ...sets: SetPartido[]): Desenlace => ({
  que: 'retirada',
  de,
  sets: marcadorCon(...sets),
  tras,
});

const DOS_CERO = jugado([6, 4], [6, 3]);
const DOS_UNO = jugado([6, 4], [3, 6], [10, 8]);
const EMPATE: Desenlace = { que: 'empatado', sets: marcadorCon([6, 4], [4, 6]), tras };
const NINGUNO: Desenlace = { que: 'ningunoPresentado', tras };
const FALTA_2: Desenlace = { que: 'noPresentado', de: 2, tras };
const A_FAVOR_1: Desenlace = { que: 'adjudicado', a: 1, por: 'resolucion', sets: dobleSeisCero(1), tras };

const SABADELL: Partial<Reglas> = { victoria: 0, derrota: 0, puntosSetGanado: 2, puntosSetPerdido: 1 };

describe('by set won and lost', () => {
  test.each([
    [DOS_CERO, 4, 2],
    [DOS_UNO, 5, 4],
    [FALTA_2, 4, 0],
    [A_FAVOR_1, 4, 0],
    [dejado(1, [6, 4], [2, 1]), 4, 5],
    [NINGUNO, 0, 0],
  ])('as in Sabadell, %j', (desenlace, uno, dos) => {
    expect(dan(SABADELL, desenlace).map(([puntos]) => puntos)).toEqual([uno, dos]);
  });

  test('who wins by no-show takes no sets where its 6-0 6-0 does not count', () =>
    expect(dan({ ...SABADELL, victoria: 3, contarMarcadorWo: false }, FALTA_2)).toEqual([
      [3, '0-0', '0-0'],
      [0, '0-0', '0-0'],
    ]));

  test('who leaves takes none where leaving is as not turning up', () =>
    expect(
      dan({ ...SABADELL, derrotaRetirada: 'noPresentado', derrotaWo: -1 }, dejado(1, [6, 4], [2, 1])),
    ).toEqual([
      [-1, '1-2', '8-11'],
      [5, '2-1', '11-8'],
    ]));

  test('a draw gives its own, and those of its sets', () =>
    expect(dan({ ...SABADELL, empate: 1 }, EMPATE).map(([puntos]) => puntos)).toEqual([4, 4]));

  test('they may be negative, and none are given where nobody ranks', () => {
    expect(dan({ puntosSetPerdido: -1 }, DOS_UNO).map(([puntos]) => puntos)).toEqual([2, -1]);
    expect(dan({ ...SABADELL, clasifica: false }, DOS_UNO).map(([puntos]) => puntos)).toEqual([0, 0]);
  });
});

describe('a retirement', () => {
  const MEDIO = dejado(1, [6, 4], [2, 1]);
  test.each([
    ['given to the rival', {}, MEDIO, [1, '1-2', '8-11'], [3, '2-1', '11-8']],
    ['as it stood', { retirada: 'comoVa' }, MEDIO, [1, '2-0', '8-5'], [3, '0-2', '5-8']],
    [
      'as not turning up',
      { derrotaRetirada: 'noPresentado', derrotaWo: -2 },
      MEDIO,
      [-2, '1-2', '8-11'],
      [3, '2-1', '11-8'],
    ],
    ['a half-played first set', {}, dejado(1, [3, 1]), [1, '0-2', '3-12'], [3, '2-0', '12-3']],
    ['nearly won', {}, dejado(1, [6, 0], [5, 0]), [1, '1-2', '11-8'], [3, '2-1', '8-11']],
    ['is no close loss', { derrotaAjustada: 2 }, MEDIO, [1, '1-2', '8-11'], [3, '2-1', '11-8']],
  ] as const)('%s', (_, reglas, desenlace, uno, dos) => {
    expect(dan(reglas, desenlace)).toEqual([uno, dos]);
  });
});

describe('neither turned up', () => {
  test('both lose by no-show, with so many points each', () => {
    const filas = tabla({ ninguno: -2 }, [partidoDe({ desenlace: NINGUNO })]);
    for (const fila of filas)
      expect(fila).toMatchObject({
        ...{ puntos: -2, partidosJugados: 1, partidosGanados: 0, woPerdidos: 1, woGanados: 0 },
        ...{ setsPerdidos: 0, juegosPerdidos: 0 },
      });
  });

  test('or it counts for nobody', () => {
    const filas = tabla({ ninguno: null }, [partidoDe({ desenlace: NINGUNO })]);
    for (const fila of filas) expect(fila).toMatchObject({ puntos: 0, partidosJugados: 0, woPerdidos: 0 });
  });
});

describe('a loss in the deciding set', () => {
  test.each([
    ['in three sets', DOS_UNO, 2],
    ['in two', DOS_CERO, 1],
    ['of one set', jugado([6, 5]), 1],
    ['by games, at one set all', jugado([6, 0], [5, 6]), 1],
    ['by no-show', FALTA_2, 0],
  ] as const)('%s', (_, desenlace, puntos) => {
    expect(dan({ derrotaAjustada: 2 }, desenlace)[1]?.[0]).toBe(puntos);
  });
});

test('a draw gives its points to both, and is a win of neither', () => {
  const filas = tabla({ empate: 1 }, [partidoDe({ desenlace: EMPATE })]);
  for (const fila of filas)
    expect(fila).toMatchObject({
      puntos: 1,
      partidosJugados: 1,
      partidosGanados: 0,
      setsGanados: 1,
      woPerdidos: 0,
    });
});

/** The same counted in another way: by hand, match by match, playing out what was left. */
type Hecho =
  | { que: 'juego' | 'adjudicado'; sets: [number, number][] }
  | { que: 'empate'; sets: [number, number][] }
  | { que: 'retirada'; de: 0 | 1; sets: [number, number][] }
  | { que: 'falta'; de: 0 | 1 }
  | { que: 'nadie' };
type Cuenta = {
  p: number;
  j: number;
  g: number;
  s: number;
  S: number;
  k: number;
  K: number;
  wo: number;
  WO: number;
};

const acabo = ([a, b]: [number, number], super10: boolean): boolean => {
  const [mas, menos] = [Math.max(a, b), Math.min(a, b)];
  if (super10) return mas >= 10 && mas - menos >= 2;
  return (mas >= 6 && mas - menos >= 2) || mas >= 7;
};

/** Plays on, every game for the rival, until the rival has two sets. */
function hastaElFinal(sets: readonly [number, number][], rival: 0 | 1): [number, number][] {
  const jugados = sets.map(([a, b]): [number, number] => [a, b]);
  for (let i = Math.max(0, jugados.length - 1); ; i += 1) {
    const set = jugados[i] ?? [0, 0];
    jugados[i] = set;
    while (!acabo(set, i === 2)) set[rival] += 1;
    if (jugados.filter((uno) => uno[rival] > uno[(1 - rival) as 0 | 1]).length >= 2) return jugados;
  }
}

function aMano(
  reglas: Reglas,
  hechos: readonly { a: number; b: number; hecho: Hecho }[],
  n: number,
): Cuenta[] {
  const nada = (): Cuenta => ({ p: 0, j: 0, g: 0, s: 0, S: 0, k: 0, K: 0, wo: 0, WO: 0 });
  const cuentas = Array.from({ length: n + 1 }, nada);
  for (const { a, b, hecho } of hechos) {
    const dos = [cuentas[a] ?? nada(), cuentas[b] ?? nada()] as const;
    if (hecho.que === 'nadie') {
      for (const uno of reglas.ninguno === null ? [] : dos) {
        uno.j += 1;
        uno.WO += 1;
        uno.p += reglas.ninguno ?? 0;
      }
      continue;
    }
    let sets: [number, number][] = [];
    if (hecho.que === 'falta') {
      if (reglas.contarMarcadorWo)
        sets =
          hecho.de === 0
            ? [
                [0, 6],
                [0, 6],
              ]
            : [
                [6, 0],
                [6, 0],
              ];
    } else if (hecho.que === 'retirada' && reglas.retirada === 'alRival')
      sets = hastaElFinal(hecho.sets, hecho.de === 0 ? 1 : 0);
    else sets = hecho.sets;
    const ganados = [0, 0];
    const juegos = [0, 0];
    for (const [x, y] of sets) {
      if (x > y) ganados[0] = (ganados[0] ?? 0) + 1;
      if (y > x) ganados[1] = (ganados[1] ?? 0) + 1;
      const corto = reglas.superTieBreakComoJuego && Math.max(x, y) >= 10;
      juegos[0] = (juegos[0] ?? 0) + (corto ? Number(x > y) : x);
      juegos[1] = (juegos[1] ?? 0) + (corto ? Number(y > x) : y);
    }
    const total = sets.reduce((suma, [x, y]) => suma + x - y, 0);
    const porSets = (ganados[0] ?? 0) - (ganados[1] ?? 0);
    let gana = porSets === 0 ? Math.sign(total) : Math.sign(porSets);
    if (hecho.que === 'falta' || hecho.que === 'retirada') gana = hecho.de === 0 ? -1 : 1;
    if (hecho.que === 'empate') gana = 0;
    for (const [i, uno] of dos.entries()) {
      const [suyos, ajenos] = i === 0 ? [0, 1] : [1, 0];
      const signo = i === 0 ? gana : -gana;
      uno.j += 1;
      uno.g += Number(signo > 0);
      uno.s += ganados[suyos] ?? 0;
      uno.S += ganados[ajenos] ?? 0;
      uno.k += juegos[suyos] ?? 0;
      uno.K += juegos[ajenos] ?? 0;
      if (hecho.que === 'falta') {
        uno.wo += Number(signo > 0);
        uno.WO += Number(signo < 0);
      }
      const deSets =
        (ganados[suyos] ?? 0) * reglas.puntosSetGanado + (ganados[ajenos] ?? 0) * reglas.puntosSetPerdido;
      if (signo > 0) uno.p += reglas.victoria + deSets;
      else if (signo === 0) uno.p += (reglas.empate ?? 0) + deSets;
      else if (hecho.que === 'falta') uno.p += reglas.derrotaWo;
      else if (hecho.que === 'adjudicado') uno.p += reglas.derrotaResolucion;
      else if (hecho.que === 'retirada' && reglas.derrotaRetirada === 'noPresentado')
        uno.p += reglas.derrotaWo;
      else if (hecho.que === 'retirada') uno.p += reglas.derrota + deSets;
      else {
        const enTres = (ganados[0] ?? 0) > 0 && (ganados[1] ?? 0) > 0 && Math.abs(porSets) === 1;
        uno.p +=
          (enTres && reglas.derrotaAjustada !== null ? reglas.derrotaAjustada : reglas.derrota) + deSets;
      }
    }
  }
  return cuentas;
}

const N = 6;
const pocos = fc.integer({ min: -3, max: 5 });
const unasReglas = fc.record({
  ...{ victoria: pocos, derrota: pocos, derrotaWo: pocos, derrotaResolucion: pocos },
  ...{ puntosSetGanado: pocos, puntosSetPerdido: pocos },
  ...{ derrotaAjustada: fc.option(pocos), empate: pocos, ninguno: fc.option(pocos) },
  retirada: fc.constantFrom(...RETIRADAS),
  derrotaRetirada: fc.constantFrom(...DERROTAS_RETIRADA),
  ...{ contarMarcadorWo: fc.boolean(), superTieBreakComoJuego: fc.boolean() },
});

const ganado = fc.constantFrom<[number, number]>([6, 0], [6, 3], [6, 4], [7, 5], [7, 6]);
const decisivo = fc.constantFrom<[number, number]>([10, 0], [10, 8], [12, 10], [15, 13]);
const alReves = ([x, y]: [number, number]): [number, number] => [y, x];
const entero = fc.tuple(fc.boolean(), ganado, ganado, fc.option(decisivo)).map(([girar, uno, dos, tres]) => {
  const sets = tres ? [uno, alReves(dos), tres] : [uno, dos];
  return girar ? sets.map(alReves) : sets;
});
const medio = fc.constantFrom<[number, number]>([0, 0], [2, 1], [3, 5], [5, 5], [6, 5], [6, 6]);
const cortado = fc
  .tuple(
    fc.constantFrom(0, 1, 2),
    ganado,
    ganado,
    medio,
    fc.constantFrom<[number, number]>([0, 0], [9, 3], [6, 4], [9, 9]),
  )
  .map(
    ([cuantos, uno, dos, set, ultimo]) => [[set], [uno, set], [uno, alReves(dos), ultimo]][cuantos] ?? [set],
  );
const de = fc.constantFrom<0 | 1>(0, 1);
const unHecho: fc.Arbitrary<Hecho> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ que: fc.constant('juego' as const), sets: entero }) },
  fc.constant<Hecho>({ que: 'nadie' }),
  fc.record({ que: fc.constant('falta' as const), de }),
  fc.record({ que: fc.constant('empate' as const), sets: ganado.map((uno) => [uno, alReves(uno)]) }),
  fc.record({
    que: fc.constant('adjudicado' as const),
    sets: fc.constantFrom<[number, number][]>(
      [
        [6, 0],
        [6, 0],
      ],
      [
        [0, 6],
        [0, 6],
      ],
    ),
  }),
  { weight: 3, arbitrary: fc.record({ que: fc.constant('retirada' as const), de, sets: cortado }) },
);
const hechos = fc.array(
  fc
    .tuple(fc.integer({ min: 1, max: N }), fc.integer({ min: 1, max: N - 1 }), unHecho)
    .map(([a, salto, hecho]) => ({ a, b: ((a - 1 + salto) % N) + 1, hecho })),
  { maxLength: 30 },
);

function desenlaceDe(hecho: Hecho): Desenlace {
  switch (hecho.que) {
    case 'juego':
      return jugado(...hecho.sets);
    case 'empate':
      return { que: 'empatado', sets: marcadorCon(...hecho.sets), tras };
    case 'adjudicado':
      return {
        que: 'adjudicado',
        a: hecho.sets[0]?.[0] === 6 ? 1 : 2,
        por: 'resolucion',
        sets: marcadorCon(...hecho.sets),
        tras,
      };
    case 'retirada':
      return dejado(hecho.de === 0 ? 1 : 2, ...hecho.sets);
    case 'falta':
      return { que: 'noPresentado', de: hecho.de === 0 ? 1 : 2, tras };
    case 'nadie':
      return NINGUNO;
    default:
      return hecho satisfies never;
  }
}

test('in 3,000 leagues of every mix of these rules, the table is what counting by hand gives', () => {
  fc.assert(
    fc.property(unasReglas, hechos, (reglas, suyos) => {
      const partidos = suyos.map(({ a, b, hecho }, i) =>
        partidoDe({ id: i + 1, idJugador1: a, idJugador2: b, desenlace: desenlaceDe(hecho) }),
      );
      const cuentas = aMano({ ...reglasIniciales('social'), ...reglas }, suyos, N);
      const filas = tabla(reglas, partidos, N);
      expect(filas).toHaveLength(N);
      for (const fila of filas) {
        const { p, j, g, s, S, k, K, wo, WO } = cuentas[fila.idJugador] ?? { p: Number.NaN };
        expect(fila).toMatchObject({
          ...{ puntos: p, partidosJugados: j, partidosGanados: g, setsGanados: s, setsPerdidos: S },
          ...{ juegosGanados: k, juegosPerdidos: K, woGanados: wo, woPerdidos: WO },
        });
      }
    }),
    { numRuns: 3000 },
  );
});
