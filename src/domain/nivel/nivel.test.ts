import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TipoLiga } from '#domain/liga/tipos.ts';
import type { Desenlace } from '#domain/partido/desenlace.ts';
import { marcadorCon } from '#domain/partido/marcador.ts';
import type { Partido } from '#domain/partido/partido.ts';
import { ligaDe } from '#tests/builders/liga.ts';
import { jugado, partidoDe } from '#tests/builders/partido.ts';
import { fraseDeNivel, fraseDeSugerida } from './dicho.ts';
import {
  compiten,
  cuentaParaElNivel,
  desdeQueCuentan,
  divisionSugerida,
  nivelDe,
  nivelesDe,
} from './nivel.ts';

const LIGA = ligaDe({ id: 1 });
/** Each plays as themself, but 90 and 91, pairs of the first four. */
const PERSONAS = new Map<number, readonly number[]>([
  ...Array.from({ length: 40 }, (_, i) => [i + 1, [i + 1]] as const),
  [90, [1, 2]],
  [91, [3, 4]],
]);
const AHORA = '2026-11-29T12:00';

const niveles = (partidos: readonly Partido[], ahora = AHORA, ligas = [LIGA]) =>
  nivelesDe({ ligas, partidos, personas: PERSONAS, ahora });
const puntosDe = (partidos: readonly Partido[], id: number): number =>
  niveles(partidos).get(id)?.puntos ?? Number.NaN;

const retirado = (sets: [number, number][]): Desenlace => ({
  que: 'retirada',
  de: 2,
  sets: marcadorCon(...sets),
  tras: null,
});

describe('what counts', () => {
  it.each<[string, Partial<Partido>, boolean]>([
    ['played', jugado(1, 2, '6-4 6-4'), true],
    ['drawn', { desenlace: { que: 'empatado', sets: marcadorCon([6, 4], [4, 6]), tras: null } }, true],
    [
      'left with a set over',
      {
        desenlace: retirado([
          [6, 4],
          [2, 1],
        ]),
      },
      true,
    ],
    ['left with the first set unfinished', { desenlace: retirado([[5, 4]]) }, false],
    // A whole set only where sets are short.
    ['left at 4-1', { desenlace: retirado([[4, 1]]) }, false],
    ['left before a game', { desenlace: retirado([[0, 0]]) }, false],
    ['a no-show', { desenlace: { que: 'noPresentado', de: 2, tras: null } }, false],
    ['neither came', { desenlace: { que: 'ningunoPresentado', tras: null } }, false],
    [
      'an award',
      {
        desenlace: { que: 'adjudicado', a: 1, por: 'comite', sets: marcadorCon([6, 4], [6, 4]), tras: null },
      },
      false,
    ],
    ['a match of resolver división', jugado(1, 2, '6-0 6-0', { sintetico: true }), false],
    ['stopped', { desenlace: { que: 'suspendido', sets: marcadorCon([6, 4], [2, 1]), tras: null } }, false],
    [
      'annulled',
      { desenlace: { que: 'anulado', por: 'baja', sets: marcadorCon([6, 4], [6, 4]), tras: null } },
      false,
    ],
    ['to be played', { desenlace: { que: 'pendiente' } }, false],
  ])('%s', (_, cambios, cuenta) => {
    const partido = { ...partidoDe(), ...cambios };
    expect(cuentaParaElNivel(partido, LIGA)).toBe(cuenta);
    expect(niveles([partido]).size).toBe(cuenta ? 2 : 0);
  });

  it('of friendlies and play-offs as of any league; not of leagues that are not among them', () => {
    for (const tipo of ['amistosos', 'playoff'] satisfies TipoLiga[]) {
      const suelta = ligaDe({ id: 2, tipo, division: 0 });
      expect(niveles([jugado(1, 2, '6-4 6-4', { idLiga: 2 })], AHORA, [LIGA, suelta]).size).toBe(2);
    }
    expect(niveles([jugado(1, 2, '6-4 6-4', { idLiga: 7 })]).size).toBe(0);
  });

  it('for three years', () => {
    expect(desdeQueCuentan('2026-11-29T12:00')).toBe('2023-11-01');
  });
});

it('a draw takes two who were equal nowhere, and brings together two who were not', () => {
  const empate = { que: 'empatado', sets: marcadorCon([6, 4], [4, 6]), tras: null } as const;
  const otroDia = { fecha: '2026-10-10T10:00' };
  expect([1, 2].map((id) => puntosDe([partidoDe({ desenlace: empate })], id))).toEqual([1500, 1500]);
  const antes = [jugado(1, 2, '6-4 6-4', otroDia), jugado(1, 3, '6-4 6-4', otroDia)];
  const despues = [...antes, partidoDe({ desenlace: empate })];
  expect(puntosDe(despues, 1)).toBeLessThan(puntosDe(antes, 1));
  expect(puntosDe(despues, 2)).toBeGreaterThan(puntosDe(antes, 2));
});

it('the divisions of a league are those of its type, sport and mode', () => {
  const tenis = { tipo: 'social' as const };
  expect(compiten(tenis, { tipo: 'social', deporte: 'tenis' })).toBe(true);
  for (const otra of [
    { tipo: 'infantil' as const },
    { tipo: 'social' as const, deporte: 'padel' },
    { tipo: 'social' as const, modo: 'parejas' },
  ])
    expect(compiten(tenis, otra)).toBe(false);
});

it('whoever has not met anybody begins where their division does', () => {
  const divisiones = [1, 2, 3].map((division) => ligaDe({ id: division, division }));
  const partidos = [1, 2, 3].map((idLiga) => jugado(idLiga * 2, idLiga * 2 + 1, '6-4 6-4', { idLiga }));
  const todos = niveles(partidos, AHORA, divisiones);
  const medias = [1, 2, 3].map(
    (n) => ((todos.get(n * 2)?.puntos ?? 0) + (todos.get(n * 2 + 1)?.puntos ?? 0)) / 2,
  );
  expect(medias.map(Math.round)).toEqual([1650, 1500, 1350]);
});

const PARTIDOS = fc.array(
  fc
    .record({
      uno: fc.integer({ min: 1, max: 8 }),
      otro: fc.integer({ min: 1, max: 8 }),
      marcador: fc.constantFrom('6-4 6-4', '4-6 4-6', '6-4 3-6 10-8'),
      mes: fc.integer({ min: 1, max: 11 }),
      dia: fc.integer({ min: 1, max: 28 }),
    })
    .filter(({ uno, otro }) => uno !== otro)
    .map(({ uno, otro, marcador, mes, dia }) =>
      jugado(uno, otro, marcador, {
        fecha: `2026-${String(mes).padStart(2, '0')}-${String(dia).padStart(2, '0')}T10:00`,
      }),
    ),
  { minLength: 1, maxLength: 40 },
);

it('is the same in whatever order the matches come, and on whatever day of the month they are', () => {
  fc.assert(
    fc.property(PARTIDOS, (partidos) => {
      const movidos = partidos
        .toReversed()
        .map((uno) => ({ ...uno, fecha: `${uno.fecha.slice(0, 8)}15T19:00` }));
      const [antes, despues] = [niveles(partidos), niveles(movidos)];
      for (const [id, { puntos, desviacion, partidos: jugados }] of antes) {
        expect(despues.get(id)?.puntos).toBeCloseTo(puntos, 2);
        expect(despues.get(id)?.desviacion).toBeCloseTo(desviacion, 2);
        expect(despues.get(id)?.partidos).toBe(jugados);
      }
    }),
  );
});

it('whoever wins one more against an equal does not lose by it', () => {
  fc.assert(
    fc.property(PARTIDOS, (partidos) => {
      // 30 and 31 have played nobody: they are equals.
      const fecha = '2026-11-20T10:00';
      const con = niveles([...partidos, jugado(30, 31, '6-4 6-4', { fecha })]);
      expect(con.get(30)?.puntos).toBeGreaterThan(1500);
      expect(con.get(31)?.puntos).toBeLessThan(1500);
    }),
  );
});

it('a match among others changes nothing of whom they have not met, and little of whom their rivals meet later', () => {
  fc.assert(
    fc.property(PARTIDOS, (partidos) => {
      const ajeno = jugado(30, 31, '6-4 6-4', { fecha: '2026-01-10T10:00' });
      const [antes, despues] = [niveles(partidos), niveles([ajeno, ...partidos])];
      for (const [id, { puntos }] of antes) expect(despues.get(id)?.puntos).toBeCloseTo(puntos, 6);
    }),
  );
  const cadena = [5, 6, 7, 8].map((id, mes) =>
    jugado(id, id + 1, '6-4 6-4', { fecha: `2026-0${mes + 2}-10T10:00` }),
  );
  const lejano = jugado(5, 30, '6-4 6-4', { fecha: '2026-01-10T10:00' });
  const cambio = (id: number): number => Math.abs(puntosDe([lejano, ...cadena], id) - puntosDe(cadena, id));
  expect(cambio(6)).toBeLessThan(cambio(5));
  expect(cambio(9)).toBeLessThan(cambio(7));
  // It is told in tens.
  expect(cambio(9)).toBeLessThan(5);
});

it('whoever stops playing is told less surely', () => {
  const partidos = [jugado(1, 2, '6-4 6-4', { fecha: '2025-01-10T10:00' })];
  const deEntonces = niveles(partidos, '2025-01-20T10:00').get(1);
  const deAhora = niveles(partidos).get(1);
  expect(deAhora?.puntos).toBe(deEntonces?.puntos);
  expect(deAhora?.desviacion).toBeGreaterThan(deEntonces?.desviacion ?? 0);
});

describe('a pair', () => {
  it('counts for each of its two, who gain the same when they were equal', () => {
    const todos = niveles([jugado(90, 91, '6-4 6-4')]);
    expect([...todos.keys()].toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4]);
    expect(todos.get(1)?.puntos).toBeGreaterThan(1500);
    expect(todos.get(2)?.puntos).toBe(todos.get(1)?.puntos);
    expect(todos.get(3)?.puntos).toBe(todos.get(4)?.puntos);
    expect(todos.get(4)?.puntos).toBeLessThan(1500);
  });

  it('is expected as one: the better of the two gains no less for playing with the other', () => {
    const antes = [10, 11, 12, 13, 14].map((id) => jugado(1, id, '6-0 6-0', { fecha: '2026-10-02T10:00' }));
    const despues = [...antes, jugado(90, 91, '6-4 6-4', { fecha: '2026-11-02T10:00' })];
    expect(puntosDe(despues, 1)).toBeGreaterThan(puntosDe(antes, 1));
    expect(puntosDe(despues, 2)).toBeGreaterThan(1500);
  });

  it('has the average of both, of as many matches as who has fewer; of nobody knows, none', () => {
    const todos = niveles([jugado(1, 5, '6-4 6-4'), jugado(1, 6, '6-4 6-4'), jugado(2, 5, '4-6 4-6')]);
    const [uno, otro] = [nivelDe(todos, [1]), nivelDe(todos, [2])];
    const pareja = nivelDe(todos, [1, 2]);
    expect(pareja?.partidos).toBe(1);
    expect(Math.abs((pareja?.puntos ?? 0) - ((uno?.puntos ?? 0) + (otro?.puntos ?? 0)) / 2)).toBeLessThan(10);
    expect(nivelDe(todos, [1, 20])).toBeNull();
    expect(nivelDe(todos, [])).toBeNull();
  });
});

describe('the division for whoever has none', () => {
  const con = (idLiga: number, ...puntos: number[]) => ({
    idLiga,
    niveles: puntos.map((uno) => ({ puntos: uno, margen: 90, partidos: 8 })),
  });
  const DIVISIONES = [con(1, 1700, 1800, 1760), con(2, 1500, 1560, 1540, 1520), con(3, 1300, 1310, 1340)];
  const de = (puntos: number, partidos = 5) =>
    divisionSugerida({ puntos, margen: 120, partidos }, DIVISIONES);

  it.each([
    [1900, 1, 1760],
    [1660, 1, 1760],
    [1600, 2, 1530],
    [1000, 3, 1310],
    // As near one as the other: the lower one.
    [1420, 3, 1310],
  ])('of %i is %i, whose median is %i', (puntos, idLiga, mediana) => {
    expect(de(puntos)).toEqual({ idLiga, mediana, divisiones: 3 });
  });

  it('is not said with fewer than three matches, nor from divisions of fewer than three players', () => {
    expect(de(1500, 2)).toBeNull();
    expect(divisionSugerida(null, DIVISIONES)).toBeNull();
    const pocas = [con(1, 1500, 1500), con(2, 1900, 1900, 1900)];
    expect(divisionSugerida({ puntos: 1500, margen: 90, partidos: 9 }, pocas)?.idLiga).toBe(2);
    expect(divisionSugerida({ puntos: 1500, margen: 90, partidos: 9 }, [con(1, 1500)])).toBeNull();
  });

  it('is told with its reason', () => {
    expect(fraseDeNivel({ puntos: 1540, margen: 80, partidos: 14 })).toBe('Nivel 1.540 ± 80, de 14 partidos');
    expect(fraseDeNivel({ puntos: 990, margen: 290, partidos: 1 })).toBe('Nivel 990 ± 290, de 1 partido');
    expect(fraseDeSugerida('la 2ª', { idLiga: 2, mediana: 1530, divisiones: 3 })).toBe(
      'Por su nivel podría jugar en la 2ª: la mediana de sus jugadores es 1.530, la más cercana de 3 divisiones.',
    );
    expect(fraseDeSugerida('la 2ª', { idLiga: 2, mediana: 1530, divisiones: 1 })).toContain(
      'la única con niveles',
    );
  });
});
