import { describe, expect, test } from 'vitest';
import type { JugadorLiga, Liga } from '#domain/liga/liga.ts';
import type { Partido } from '#domain/partido/partido.ts';
import { jugadoresDe, ligaDe } from '#tests/builders/liga.ts';
import { jugado, partidoDe } from '#tests/builders/partido.ts';
import { clasificacion, type OpcionesClasificacion } from './tabla.ts';

const OPCIONES: OpcionesClasificacion = { hoy: '2026-11-21', esPrimera: true, esUltima: true };
const [ana, berta, carla] = [1, 2, 3] as const;
const tres = jugadoresDe('Ana', 'Berta', 'Carla');

const tabla = (partidos: Partido[], jugadores = tres, liga: Liga = ligaDe(), mas = {}) =>
  clasificacion(liga, jugadores, partidos, { ...OPCIONES, ...mas });

const filaDe = (partidos: Partido[], idJugador: number, liga: Liga = ligaDe()) =>
  tabla(partidos, tres, liga).find((fila) => fila.idJugador === idJugador);

describe('counters', () => {
  test('a win and a played loss', () => {
    const partidos = [jugado(ana, berta, '6-4 3-6 10-8')];
    expect(filaDe(partidos, ana)).toMatchObject({
      puntos: 3,
      partidosJugados: 1,
      partidosGanados: 1,
      setsGanados: 2,
      setsPerdidos: 1,
      juegosGanados: 10,
      juegosPerdidos: 10,
      woGanados: 0,
      woPerdidos: 0,
    });
    expect(filaDe(partidos, berta)).toMatchObject({ puntos: 1, partidosJugados: 1, partidosGanados: 0 });
  });

  test('a no-show counts for both, 6-0 6-0, and takes no points', () => {
    const partidos = [partidoDe({ jugador1NoPresenta: true })];
    expect(filaDe(partidos, ana)).toMatchObject({
      puntos: 0,
      partidosJugados: 1,
      woPerdidos: 1,
      juegosPerdidos: 12,
    });
    expect(filaDe(partidos, berta)).toMatchObject({
      puntos: 3,
      partidosJugados: 1,
      woGanados: 1,
      setsGanados: 2,
    });
  });

  test('losing a resolution match takes no points', () => {
    const partidos = [jugado(ana, berta, '6-0 6-0', { sintetico: true })];
    expect(filaDe(partidos, berta)).toMatchObject({ puntos: 0, partidosJugados: 1, woPerdidos: 0 });
  });

  test('matches without result and matches of other leagues count nothing', () => {
    const partidos = [partidoDe(), jugado(ana, berta, '6-0 6-0', { idLiga: 2 })];
    expect(tabla(partidos).every((fila) => fila.partidosJugados === 0 && fila.puntos === 0)).toBe(true);
  });

  test('incidents of that player in that league', () => {
    const incidencias = [
      { idLiga: 1, idJugador: ana },
      { idLiga: 1, idJugador: ana },
      { idLiga: 2, idJugador: ana },
      { idLiga: 1, idJugador: 99 },
    ];
    const filas = tabla([], tres, ligaDe(), { incidencias });
    expect(filas.map((fila) => fila.incidencias)).toEqual([2, 0, 0]);
  });
});

describe('postponed', () => {
  const aplazado = (id: number, cambios: Partial<Partido> = {}) =>
    partidoDe({ id, jugador1Aplaza: true, ...cambios });

  test('counted for the player who postponed', () => {
    expect(filaDe([aplazado(1)], ana)).toMatchObject({ aplazados: 1, aplazadosTotal: 1 });
    expect(filaDe([aplazado(1)], berta)).toMatchObject({ aplazados: 0, aplazadosTotal: 0 });
    const delOtro = [partidoDe({ jugador2Aplaza: true })];
    expect(filaDe(delOtro, ana)).toMatchObject({ aplazados: 0, aplazadosTotal: 0 });
    expect(filaDe(delOtro, berta)).toMatchObject({ aplazados: 1, aplazadosTotal: 1 });
  });

  test('played later: no longer owed, still in the total', () => {
    const partidos = [aplazado(1), jugado(berta, ana, '6-4 6-4', { id: 2 })];
    expect(filaDe(partidos, ana)).toMatchObject({ aplazados: 0, aplazadosTotal: 1 });
    const conResultado = [jugado(ana, berta, '6-4 6-4', { jugador1Aplaza: true })];
    expect(filaDe(conResultado, ana)).toMatchObject({ aplazados: 0, aplazadosTotal: 1 });
  });

  test('postponed twice with one leg: one owed', () =>
    expect(filaDe([aplazado(1), aplazado(2)], ana)).toMatchObject({ aplazados: 1, aplazadosTotal: 2 }));

  test('the second leg makes room for another one', () => {
    const liga = ligaDe({ idaVuelta: true, fechaIdaVuelta: '2026-11-01' });
    expect(filaDe([aplazado(1)], ana, liga)).toMatchObject({ aplazados: 1 });
    expect(filaDe([aplazado(1), aplazado(2), aplazado(3)], ana, liga)).toMatchObject({ aplazados: 2 });
  });

  test('played more often than they had to: nothing is owed to that rival, and no less to another', () => {
    const dosVeces = [jugado(ana, berta, '6-4 6-4', { id: 2 }), jugado(berta, ana, '6-4 6-4', { id: 3 })];
    const aOtra = aplazado(4, { idJugador2: carla });
    expect(filaDe([aplazado(1), ...dosVeces, aOtra], ana)).toMatchObject({ aplazados: 1, aplazadosTotal: 2 });
  });
});

describe('who is in the table', () => {
  const nombres = (filas: { jugador: string }[]) => filas.map(({ jugador }) => jugador);

  test('the roster, and whoever left but has matches, after all others', () => {
    const [uno, dos, tercera] = tres;
    const jugadores = [{ ...uno, enLiga: false }, dos, { ...tercera, enLiga: false }] as typeof tres;
    expect(nombres(tabla([jugado(ana, berta, '6-0 6-0')], jugadores))).toEqual(['Berta', 'Ana']);
  });

  test('an eliminated player goes last with all her points', () => {
    const [uno, ...resto] = tres;
    const jugadores = [{ ...uno, estado: 'eliminado' }, ...resto] as typeof tres;
    const filas = tabla([jugado(ana, berta, '6-0 6-0')], jugadores);
    expect(filas.map(({ jugador, puntos }) => [jugador, puntos])).toEqual([
      ['Berta', 1],
      ['Carla', 0],
      ['Ana', 3],
    ]);
  });

  test('an injured player keeps her place', () => {
    const [uno, ...resto] = tres;
    const jugadores = [{ ...uno, estado: 'lesion' }, ...resto] as typeof tres;
    expect(nombres(tabla([jugado(ana, berta, '6-0 6-0')], jugadores))).toEqual(['Ana', 'Berta', 'Carla']);
  });

  test('a player nobody described keeps a row, so that totals add up', () => {
    const filas = tabla([jugado(ana, 77, '6-0 6-0')]);
    expect(filas.at(-1)).toMatchObject({ idJugador: 77, jugador: '#77', partidosJugados: 1 });
  });

  test('a player sent twice has one row', () => expect(tabla([], [...tres, ...tres])).toHaveLength(3));
});

describe('a league that does not rank', () => {
  test('has matches but no points, zones nor reasons, and goes by name', () => {
    const liga = ligaDe({ tipo: 'amistosos', division: 0 });
    const filas = tabla([jugado(berta, ana, '6-0 6-0')], tres, liga, { esPrimera: false, esUltima: false });
    expect(filas.map(({ jugador, puntos, zona, desempate }) => [jugador, puntos, zona, desempate])).toEqual([
      ['Ana', 0, null, null],
      ['Berta', 0, null, null],
      ['Carla', 0, null, null],
    ]);
    expect(filas[1]).toMatchObject({ partidosGanados: 1, setsGanados: 2, empatado: false });
  });

  test('who is out of it goes last there too', () => {
    const [uno, ...resto] = tres;
    const jugadores = [{ ...uno, estado: 'eliminado' }, ...resto] as typeof tres;
    const filas = tabla([], jugadores, ligaDe({ tipo: 'amistosos', division: 0 }));
    expect(filas.map(({ jugador }) => jugador)).toEqual(['Berta', 'Carla', 'Ana']);
  });
});

describe('zones and who is out of the league', () => {
  const MEDIA = { esPrimera: false, esUltima: false };
  const ocho = jugadoresDe('A', 'B', 'C', 'D', 'E', 'F', 'G', 'H');
  const LETRAS = {
    ascenso: 'A',
    promocionAscenso: 'a',
    porDecidir: '=',
    promocionDescenso: 'd',
    descenso: 'D',
  } as const;
  const zonas = (jugadores: JugadorLiga[], ocupan: boolean) => {
    const reglas = { ...ligaDe().reglas, eliminadosOcupanPlaza: ocupan };
    // Nobody is equal to another one, and who left has a row for the matches that were played.
    const partidos = jugadores.flatMap(({ id: gana }) =>
      jugadores.filter(({ id }) => id > gana).map(({ id: pierde }) => jugado(gana, pierde, '6-4 6-4')),
    );
    return tabla(partidos, jugadores, ligaDe({ reglas }), MEDIA)
      .map(({ zona }) => (zona ? LETRAS[zona] : '-'))
      .join('');
  };
  const fuera = (cambio: Partial<JugadorLiga>, cuantos: number): JugadorLiga[] =>
    ocho.map((jugador, i) => (i < cuantos ? { ...jugador, ...cambio } : jugador));

  test.each<[string, JugadorLiga[], string, string]>([
    ['nobody', ocho, 'AAaaddDD', 'AAaaddDD'],
    ['one eliminated', fuera({ estado: 'eliminado' }, 1), 'AAaadDD-', 'AAaaddDD'],
    ['three eliminated', fuera({ estado: 'eliminado' }, 3), 'AAaDD---', 'AAaaddDD'],
    ['one who left', fuera({ enLiga: false }, 1), 'AAaadDD-', 'AAaaddDD'],
    ['one injured', fuera({ estado: 'lesion' }, 1), 'AAaaddDD', 'AAaaddDD'],
    ['everybody', fuera({ estado: 'eliminado' }, 8), '--------', 'AAaaddDD'],
  ])('with %s out', (_, jugadores, sin, con) => {
    expect(zonas(jugadores, false)).toBe(sin);
    expect(zonas(jugadores, true)).toBe(con);
  });
});
