import { describe, expect, test } from 'vitest';
import { type Reglas, reglasIniciales } from '#domain/liga/reglas.ts';
import type { Partido } from '#domain/partido/partido.ts';
import { jugadoresDe, ligaDe } from '#tests/builders/liga.ts';
import { jugado, partidoDe } from '#tests/builders/partido.ts';
import { compararFracciones } from './desempate.ts';
import { clasificacion } from './tabla.ts';

const [ana, berta, carla, dora] = [1, 2, 3, 4] as const;
const cuatro = jugadoresDe('Ana', 'Berta', 'Carla', 'Dora');

const ordenDe = (partidos: Partido[], reglas: Partial<Reglas> = {}, jugadores = cuatro) =>
  clasificacion(ligaDe({ reglas: { ...reglasIniciales('social'), ...reglas } }), jugadores, partidos, {
    hoy: '2026-11-21',
    esPrimera: true,
    esUltima: true,
  });

const resumen = (filas: ReturnType<typeof ordenDe>) =>
  filas.map(({ jugador, desempate }) => `${jugador} ${desempate?.criterio ?? '-'}`);

describe('two tied', () => {
  test('their own match decides, however worse the sets', () => {
    const partidos = [
      jugado(berta, ana, '7-6 7-6'),
      jugado(ana, carla, '6-0 6-0'),
      jugado(dora, berta, '6-0 6-0'),
    ];
    const filas = ordenDe(partidos);
    expect(resumen(filas)).toEqual(['Berta directo', 'Ana -', 'Dora -', 'Carla -']);
    expect(filas[0]?.desempate).toMatchObject({
      idRival: ana,
      puntos: 4,
      empatados: 2,
      valor: 1,
      valorRival: 0,
    });
  });

  test('a shared pair of legs goes on to sets', () => {
    const partidos = [jugado(ana, berta, '6-0 6-0'), jugado(berta, ana, '6-0 4-6 10-8', { id: 2 })];
    expect(resumen(ordenDe(partidos)).slice(0, 2)).toEqual(['Ana sets', 'Berta -']);
  });

  test('without a match between them, sets', () => {
    const partidos = [jugado(ana, carla, '6-0 3-6 6-0'), jugado(berta, dora, '7-6 7-6')];
    const filas = ordenDe(partidos);
    expect(resumen(filas)).toEqual(['Berta sets', 'Ana -', 'Carla sets', 'Dora -']);
    expect(filas[0]?.desempate).toMatchObject({ valor: 2, valorRival: 1, medida: 'diferencia' });
  });

  test('equal sets, games', () => {
    const partidos = [jugado(ana, carla, '6-4 6-4'), jugado(berta, dora, '6-0 6-0')];
    expect(resumen(ordenDe(partidos)).slice(0, 2)).toEqual(['Berta juegos', 'Ana -']);
  });
});

describe('three tied', () => {
  const circulo = [
    jugado(ana, berta, '6-4 6-4'),
    jugado(berta, carla, '6-0 6-0'),
    jugado(carla, ana, '6-4 3-6 6-4'),
  ];

  test('their matches do not count until two are left', () => {
    const filas = ordenDe(circulo);
    expect(resumen(filas).slice(0, 3)).toEqual(['Ana sets', 'Berta sets', 'Carla -']);
    expect(filas[0]?.desempate).toMatchObject({ empatados: 3, valor: 1, valorRival: 0 });
  });

  test('when one is separated, the other two start again from their own match', () => {
    const partidos = [
      jugado(ana, berta, '6-0 6-0'),
      jugado(berta, carla, '7-6 7-6'),
      jugado(carla, ana, '6-0 6-0'),
      jugado(ana, dora, '6-0 0-6 6-0'),
      jugado(berta, dora, '7-6 7-6'),
      jugado(carla, dora, '6-0 6-0'),
    ];
    const filas = ordenDe(partidos);
    expect(resumen(filas)).toEqual(['Berta directo', 'Carla sets', 'Ana -', 'Dora -']);
    expect(filas.map(({ desempate }) => desempate?.empatados ?? 0)).toEqual([2, 3, 0, 0]);
    expect(filas[0]?.desempate).toMatchObject({ enPuntos: 3, iguales: ['sets'] });
    expect(filas[1]?.desempate).toMatchObject({ enPuntos: 3, iguales: [] });
  });
});

describe('fewer no-shows lost', () => {
  test('separates those whom nothing else does', () => {
    const partidos = [partidoDe({ idJugador1: ana, idJugador2: carla, jugador1NoPresenta: true })];
    const perdido = jugado(berta, dora, '0-6 0-6');
    const filas = ordenDe([...partidos, perdido], { derrota: 0 });
    expect(resumen(filas).slice(2)).toEqual(['Berta menosWo', 'Ana -']);
    expect(filas[2]?.desempate).toMatchObject({ valor: 0, valorRival: 1 });
  });
});

describe('nothing separates them', () => {
  test('they share the place, listed by Spanish name and then id', () => {
    const jugadores = jugadoresDe('Zoe', 'Álvaro', 'Nuria', 'Álvaro');
    const filas = ordenDe([], {}, jugadores);
    expect(filas.map(({ idJugador }) => idJugador)).toEqual([2, 4, 3, 1]);
    expect(filas.map(({ puesto, empatado }) => [puesto, empatado])).toEqual(filas.map(() => [1, true]));
    expect(filas.map(({ desempate }) => desempate?.criterio ?? null)).toEqual([
      'ninguno',
      'ninguno',
      'ninguno',
      null,
    ]);
    expect(filas[0]?.desempate).toMatchObject({ empatados: 4, valor: null, valorRival: null });
  });

  test('a row alone with its points is not tied', () => {
    const filas = ordenDe([jugado(ana, berta, '6-0 6-0')]);
    expect(filas.map(({ empatado }) => empatado)).toEqual([false, false, true, true]);
  });

  test('in a league that is over they go as the club decided, if it did of all of them', () => {
    const con = (decididos: number[], estado: 'activa' | 'inactiva' = 'inactiva') => {
      const reglas = { ...reglasIniciales('social'), decididos };
      return clasificacion(ligaDe({ estado, reglas }), jugadoresDe('Ana', 'Berta', 'Carla'), [], {
        hoy: '2026-11-21',
        esPrimera: true,
        esUltima: true,
      }).map(({ jugador, puesto, desempate }) => [jugador, puesto, desempate?.criterio]);
    };
    expect(con([3, 1, 2])).toEqual([
      ['Carla', 1, 'decision'],
      ['Ana', 2, 'decision'],
      ['Berta', 3, undefined],
    ]);
    const juntas = [
      ['Ana', 1, 'ninguno'],
      ['Berta', 1, 'ninguno'],
      ['Carla', 1, undefined],
    ];
    expect(con([3, 1])).toEqual(juntas);
    expect(con([3, 1, 2], 'activa')).toEqual(juntas);
  });
});

describe('the league chooses', () => {
  const partidos = [
    jugado(berta, ana, '7-6 7-6'),
    jugado(ana, carla, '6-0 6-0'),
    jugado(dora, berta, '6-0 6-0'),
  ];

  test('the order of the criteria', () =>
    expect(resumen(ordenDe(partidos, { desempates: ['juegos', 'directo'] })).slice(0, 2)).toEqual([
      'Ana juegos',
      'Berta -',
    ]));

  test('no criteria at all', () =>
    expect(resumen(ordenDe(partidos, { desempates: [] })).slice(0, 2)).toEqual(['Ana ninguno', 'Berta -']));

  test('shares instead of differences', () => {
    const dosVictorias = [
      jugado(ana, carla, '6-0 6-0'),
      jugado(ana, dora, '6-0 0-6 6-0'),
      jugado(berta, carla, '6-0 6-0', { id: 4 }),
      jugado(berta, dora, '6-0 6-0', { id: 5 }),
      jugado(dora, berta, '6-0 6-0', { id: 6 }),
    ];
    const filas = ordenDe(dosVictorias, { medida: 'porcentaje', derrota: 0 });
    expect(filas[0]).toMatchObject({ jugador: 'Ana', desempate: { medida: 'porcentaje', valor: 0.8 } });
    expect(filas[0]?.desempate?.valorRival).toBeCloseTo(2 / 3);
  });

  test('the share of who has played a single set is whole', () => {
    const filas = ordenDe([jugado(ana, carla, '6-4'), jugado(berta, dora, '6-4 4-6 6-4')], {
      medida: 'porcentaje',
    });
    expect(filas[0]).toMatchObject({ jugador: 'Ana', desempate: { criterio: 'sets', valor: 1 } });
  });
});

test('shares are compared exactly, where decimals would call them equal', () => {
  const grande = 2 ** 26;
  expect(grande / (grande + 1) === (grande + 1) / (grande + 2)).toBe(false);
  expect(compararFracciones([1, 3], [3, 9])).toBe(0);
  expect(compararFracciones([grande, grande + 1], [grande + 1, grande + 2])).toBeGreaterThan(0);
});

test('what they are equal in is told only where there was something to be equal in', () => {
  const igualados = (partidos: Partido[], reglas: Partial<Reglas> = {}) =>
    ordenDe(partidos, reglas).map(({ desempate }) => desempate && [desempate.enPuntos, ...desempate.iguales]);
  const sinVerse = [jugado(ana, carla, '6-0 6-0'), jugado(berta, dora, '6-1 6-0')];
  expect(igualados(sinVerse)[0]).toEqual([2, 'sets']);
  const unoCadaUno = [jugado(ana, berta, '6-0 6-0'), jugado(berta, ana, '6-0 4-6 10-8', { id: 2 })];
  expect(igualados(unoCadaUno)[0]).toEqual([2, 'directo']);
  expect(igualados(sinVerse, { desempates: ['menosWo', 'juegos'] })[0]).toEqual([2]);
});
