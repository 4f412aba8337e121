import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clasificacion } from '#domain/clasificacion/tabla.ts';
import { reglasIniciales } from '#domain/liga/reglas.ts';
import { PENDIENTE } from '#domain/partido/desenlace.ts';
import { jugadoresDe, ligaDe } from '#tests/builders/liga.ts';
import { type Cambios, jugado } from '#tests/builders/partido.ts';
import { azar, cuentasDe, jugarAlAzar, ligaAMedias, VALOR } from '#tests/support/futuro.ts';
import { faltasDeLugares, faltasDeNecesidad } from '#tests/support/futuro-fuerza.ts';
import { faltasConLiguilla } from '#tests/support/futuro-liguilla.ts';
import { juzgar, temporadas } from '#tests/support/temporada.ts';
import { lugaresDe } from './alcance.ts';
import { cortoDe } from './marcas.ts';
import { BUSCADOS, modeloDe, opcionesDe } from './modelo.ts';
import { necesidadesDe } from './necesidad.ts';
import { futuroDe } from './zonas.ts';

const semillas = (desde: number, cuantas: number) => Array.from({ length: cuantas }, (_, i) => desde + i);

describe('what can still happen', () => {
  test('is what happens when every outcome is gone through', () => {
    expect(semillas(1, 60).flatMap((semilla) => faltasDeLugares(semilla, 5000).faltas)).toEqual([]);
  });

  test('needs are the shortest that are enough, whatever the others do', () => {
    const vistos = semillas(1, 60).map((semilla) => faltasDeNecesidad(semilla, 5000));
    expect(vistos.flatMap(({ faltas }) => faltas)).toEqual([]);
    const estados = new Set(vistos.flatMap(({ casos }) => casos));
    expect([...estados].sort()).toEqual(['hecho', 'imposible', 'otros', 'propio']);
  });

  test('by what is counted among the tied it is never less than happens, nor more than points allow', () => {
    const vistos = semillas(1, 30).map(faltasConLiguilla);
    expect(vistos.flatMap(({ faltas }) => faltas)).toEqual([]);
    const suma = (que: 'exactos' | 'filas') => vistos.reduce((total, visto) => total + visto[que], 0);
    expect(suma('exactos')).toBeGreaterThan(suma('filas') / 3);
  });

  test.each(BUSCADOS)('%s tells some players of those leagues apart', (criterio) => {
    const grupo = [0, 1];
    const separa = semillas(1, 60).some((semilla) => {
      const cuentas = cuentasDe(modeloDe(ligaAMedias(azar(semilla), { n: 4, abiertos: 2 })));
      const [uno, otro] = grupo.map((x) => VALOR[criterio](x, grupo, cuentas));
      return uno !== otro;
    });
    expect(separa).toBe(true);
  });

  test('what is decided is never overturned', () => {
    for (const semilla of semillas(1, 60)) {
      const dado = azar(semilla);
      const partida = ligaAMedias(dado, { n: 8, abiertos: 1 + (semilla % 12) });
      const lugares = new Map(
        lugaresDe(modeloDe(partida), { quedan: 100_000 }).map((uno) => [uno.idJugador, uno]),
      );
      const finales = partida.porJugar.map((uno) => jugarAlAzar(dado, uno, partida.liga.reglas));
      const opciones = { hoy: '2026-11-22', esPrimera: false, esUltima: false };
      const tabla = clasificacion(
        partida.liga,
        partida.jugadores,
        [...partida.partidos, ...finales],
        opciones,
      );
      for (const { idJugador, puesto } of tabla) {
        const iguales = tabla.filter((otra) => otra.puesto === puesto).length;
        expect(lugares.get(idJugador)?.mejor).toBeLessThanOrEqual(puesto);
        expect(lugares.get(idJugador)?.peor).toBeGreaterThanOrEqual(puesto + iguales - 1);
      }
    }
  });
});

test('a win over somebody tied may be by no-show or not: neither is the worst for who wins it', () => {
  const reglas = {
    ...reglasIniciales('social'),
    derrota: 0,
    contarMarcadorWo: false,
    ascensos: 1,
    promociones: 0,
    desempates: ['menosWo' as const, 'sets' as const],
  };
  const liga = ligaDe({ division: 1, reglas });
  const jugadores = jugadoresDe('Ana', 'Bea', 'Cris', 'Dora');
  const [ana = 0, bea = 0, cris = 0, dora = 0] = jugadores.map(({ id }) => id);
  const partidos = [
    jugado(ana, cris, '6-4 4-6 6-4'),
    jugado(dora, ana, '6-4 6-4'),
    jugado(bea, cris, '6-4 6-4'),
    jugado(bea, dora, '6-4 6-4'),
    jugado(cris, dora, '6-4 6-4'),
  ];
  // Ana ties with Bea by winning: played, Bea has better sets; where Bea does not come, Ana goes first.
  const suyo = futuroDe({ liga, ligas: [liga, ligaDe({ id: 2, division: 2 })], jugadores, partidos }).find(
    ({ idJugador }) => idJugador === ana,
  );
  expect(suyo?.metas.find(({ meta }) => meta === 'primero')?.estado).toBe('otros');
});

test('nothing that is said of half a season is denied, whatever is played, awarded, cancelled or closed', () => {
  fc.assert(
    fc.property(temporadas, (temporada) => {
      expect(juzgar(temporada).faltas).toEqual([]);
    }),
    { seed: 48, numRuns: 40 },
  );
});

describe('the scores of an open match', () => {
  test('of a social league: two long sets, and a super tie-break that counts 1-0', () => {
    const { clases, exactas } = opcionesDe(reglasIniciales('social'));
    expect(exactas).toBe(true);
    expect(clases).toEqual([
      {
        pierde: 1,
        variantes: [
          { sets: 2, juegosMin: 2, juegosMax: 12, wo: false },
          { sets: 1, juegosMin: -4, juegosMax: 11, wo: false },
        ],
      },
      {
        pierde: 0,
        variantes: [
          { sets: 2, juegosMin: 12, juegosMax: 12, wo: true },
          { sets: 2, juegosMin: 12, juegosMax: 12, wo: false },
        ],
      },
    ]);
  });

  test('a season that has hardly begun is not looked into', () => {
    const [primero] = lugaresDe(modeloDe(ligaAMedias(azar(1), { n: 30, abiertos: 400 })), {
      quedan: 100_000,
    });
    expect(primero).toMatchObject({ mejor: 1, peor: 30, exacto: false });
  });

  test('shares are not searched, nor leagues where losing may be worth as much as winning', () => {
    expect(opcionesDe({ ...reglasIniciales('social'), medida: 'porcentaje' }).exactas).toBe(false);
    expect(opcionesDe({ ...reglasIniciales('social'), derrota: 3 }).sirven).toBe(false);
  });
});

describe('a division of four with one match left', () => {
  const liga = ligaDe({ division: 2, reglas: { ...reglasIniciales('social'), ascensos: 1, promociones: 0 } });
  const datos = {
    liga,
    ligas: [liga, ligaDe({ id: 2, division: 1 }), ligaDe({ id: 3, division: 3 })],
    jugadores: jugadoresDe('Ana', 'Berta', 'Carla', 'Dora'),
    partidos: [
      jugado(1, 2, '6-0 6-0'),
      jugado(1, 3, '6-0 6-0'),
      jugado(1, 4, '6-0 6-0'),
      jugado(2, 3, '6-0 6-0'),
      jugado(2, 4, '6-0 6-0'),
    ],
  };

  test('says who goes up, who is safe and who depends on themselves', () => {
    expect(futuroDe(datos).map(({ marca, mejor, peor }) => [marca, mejor, peor])).toEqual([
      ['ascenso', 1, 1],
      ['salvado', 2, 2],
      [null, 3, 4],
      [null, 3, 4],
    ]);
    expect(futuroDe(datos)[2]?.metas).toEqual([
      { meta: 'ascenso', estado: 'imposible' },
      { meta: 'salvado', estado: 'propio' },
    ]);
  });

  test('and what they need', () => {
    expect(necesidadesDe(datos, 3).at(-1)).toMatchObject({
      meta: 'salvado',
      estado: 'propio',
      conjuntos: [[{ gana: 3, pierde: 4 }]],
    });
  });

  test('what the table says decided is decided for the player too, whatever is proven there', () => {
    const lugares = { idJugador: 3, mejor: 3, peor: 3, exacto: false };
    expect(necesidadesDe(datos, 3, lugares).at(-1)).toMatchObject({ meta: 'salvado', estado: 'hecho' });
  });

  test('a match arranged beyond the legs undoes what it may change', () => {
    const con = (cambios: Cambios) =>
      futuroDe({ ...datos, partidos: [...datos.partidos, jugado(1, 2, '', cambios)] })[0]?.marca;
    expect(con({})).toBe('salvado');
    expect(con({ cancelado: true })).toBe('ascenso');
    expect(con({ jugador1Aplaza: true })).toBe('ascenso');
  });

  test('what is left with who is out may be given to the others, or to nobody', () => {
    const sinDora = datos.jugadores.map((uno) =>
      uno.id === 4 ? { ...uno, estado: 'eliminado' as const } : uno,
    );
    const partidos = datos.partidos.filter(({ idJugador2 }) => idJugador2 !== 4);
    const abierta = futuroDe({ ...datos, jugadores: sinDora, partidos: partidos.slice(1) });
    // Berta and Ana owe each other a match; Carla is last of three, and the match with Dora may save her.
    expect(abierta.map(({ idJugador, mejor, peor }) => [idJugador, mejor, peor])).toEqual([
      [1, 1, 3],
      [2, 1, 3],
      [3, 1, 3],
    ]);
    const cerrada = {
      ...datos,
      jugadores: sinDora,
      partidos: partidos.map((uno) =>
        uno.desenlace.que === 'cancelado' ? { ...uno, desenlace: PENDIENTE } : uno,
      ),
    };
    expect(futuroDe({ ...cerrada, liga: { ...liga, estado: 'inactiva' } }).map(({ marca }) => marca)).toEqual(
      ['ascenso', 'salvado', 'descenso'],
    );
  });

  test('who left has no future, and a league that is over no doubt but of those who are equal', () => {
    const jugadores = datos.jugadores.map((uno) => (uno.id === 4 ? { ...uno, enLiga: false } : uno));
    expect(futuroDe({ ...datos, jugadores }).map(({ idJugador }) => idJugador)).toEqual([1, 2, 3]);
    const cerrada = { ...datos, liga: { ...liga, estado: 'inactiva' as const } };
    expect(futuroDe(cerrada).map(({ mejor, peor }) => [mejor, peor])).toEqual([
      [1, 1],
      [2, 2],
      [3, 4],
      [3, 4],
    ]);
    expect(necesidadesDe(cerrada, 3).at(-1)).toMatchObject({
      meta: 'salvado',
      estado: 'otros',
      ayuda: 'empate',
    });
  });

  test('who leaves may turn round who goes up, and the lines of relegation: only what stands is called sure', () => {
    const enRueda = [
      jugado(2, 1, '7-6 7-6'),
      jugado(1, 3, '6-0 6-0'),
      jugado(3, 2, '6-0 6-0'),
      ...[1, 2, 3].map((idJugador) => jugado(idJugador, 4, '6-1 6-1')),
    ];
    const dicho = (partidos: typeof enRueda, sale = 0) => {
      const jugadores = datos.jugadores.map((uno) => ({ ...uno, enLiga: uno.id !== sale }));
      return futuroDe({ ...datos, jugadores, partidos }).map(({ marca, siNadieSeVa }) =>
        marca ? cortoDe(marca, siNadieSeVa) : null,
      );
    };
    const dePaso = ['Ascenso si nadie se va', 'Salvado si nadie se va', 'Salvado si nadie se va'];
    expect(dicho(enRueda)).toEqual([...dePaso, 'Puesto de descenso si nadie se va']);
    // Without Carla the match between the other two decides, and without Dora somebody else goes down.
    expect(dicho(enRueda, 3)[1]).toBe('Ascenso si nadie se va');
    expect(dicho(enRueda, 4)).toEqual([dePaso[0], 'Puesto de descenso si nadie se va', dePaso[1]]);
    const sola = enRueda.with(0, jugado(1, 2, '6-0 6-0'));
    expect([dicho(sola)[0], dicho(sola, 3)[0]]).toEqual(['Ascenso seguro', 'Ascenso seguro']);
  });
});
