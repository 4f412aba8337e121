import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { siGana, siPierde } from '#domain/futuro/si-gana.ts';
import { futuroDe } from '#domain/futuro/zonas.ts';
import { RECHAZOS, type Reglas, reglasIniciales } from '#domain/liga/reglas.ts';
import { marcadorCon } from '#domain/partido/marcador.ts';
import type { Partido } from '#domain/partido/partido.ts';
import { estaDecidido } from '#domain/partido/resultado.ts';
import { jugadoresDe, ligaDe } from '#tests/builders/liga.ts';
import { jugado, partidoDe } from '#tests/builders/partido.ts';
import { puedeRetar, retablesPor } from './escalera.ts';
import { resolverDivision } from './resolver-division.ts';
import { quedanDe } from './seguimiento.ts';
import { clasificacion, tablaDe } from './tabla.ts';

const HOY = '2026-11-21';
const OPCIONES = { hoy: HOY, esPrimera: true, esUltima: true };
const [ana, blas, carla, dani] = [1, 2, 3, 4] as const;
const GENTE = jugadoresDe('Ana', 'Blas', 'Carla', 'Dani');

const escaleraDe = (reglas: Partial<Reglas> = {}) =>
  ligaDe({ reglas: { ...reglasIniciales('social'), sistema: 'escalera', ...reglas } });

/** In order of time; each on a day of November. */
const enDias = (...partidos: Partido[]): Partido[] =>
  partidos.map((uno, i) => ({ ...uno, id: i + 1, fecha: `2026-11-${String(i + 3).padStart(2, '0')}T10:00` }));

const orden = (partidos: Partido[], reglas: Partial<Reglas> = {}, gente = GENTE): string =>
  clasificacion(escaleraDe(reglas), gente, partidos, OPCIONES)
    .map(({ jugador }) => jugador[0])
    .join('');

const noVa = (falta: number, otro: number): Partido =>
  partidoDe({ idJugador1: falta, idJugador2: otro, jugador1NoPresenta: true });

const ninguno = (idJugador1: number, idJugador2: number): Partido =>
  partidoDe({ idJugador1, idJugador2, desenlace: { que: 'ningunoPresentado', tras: null } });

const empatado = (idJugador1: number, idJugador2: number): Partido =>
  partidoDe({
    idJugador1,
    idJugador2,
    desenlace: { que: 'empatado', sets: marcadorCon([6, 4], [4, 6]), tras: null },
  });

describe('the order of a ladder', () => {
  test.each<[string, Partido[], Partial<Reglas>, string]>([
    ['nobody has played: as they came', [], {}, 'ABCD'],
    ['as staff put them, and who is not in it after them', [], { salida: [dani, carla] }, 'DCAB'],
    [
      'who beats somebody above takes their place, and those between go down',
      [jugado(dani, ana, '6-0 6-0')],
      {},
      'DABC',
    ],
    ['written from the other side', [jugado(ana, dani, '0-6 0-6')], {}, 'DABC'],
    ['who is above and wins stays', [jugado(ana, dani, '6-0 6-0')], {}, 'ABCD'],
    ['one after the other', [jugado(carla, blas, '6-0 6-0'), jugado(carla, ana, '6-0 6-0')], {}, 'CABD'],
    [
      'the other way round it is another order',
      [jugado(carla, ana, '6-0 6-0'), jugado(blas, carla, '6-0 6-0')],
      {},
      'BCAD',
    ],
    ['who does not turn up loses the place', [noVa(ana, carla)], { rechazo: 'pierde' }, 'CABD'],
    ['or one place', [noVa(ana, carla)], { rechazo: 'baja' }, 'BACD'],
    ['or nothing', [noVa(ana, carla)], { rechazo: 'nada' }, 'ABCD'],
    ['who challenged and does not turn up loses nothing', [noVa(carla, ana)], { rechazo: 'baja' }, 'ABCD'],
    ['of neither, nothing', [ninguno(dani, ana)], {}, 'ABCD'],
    ['of neither, nothing also where both lose it', [ninguno(dani, ana)], { ninguno: 0 }, 'ABCD'],
    ['a draw moves nobody', [empatado(dani, ana)], { empate: 1 }, 'ABCD'],
    [
      'annulled, it moves nobody',
      [
        partidoDe({
          idJugador1: dani,
          idJugador2: ana,
          desenlace: { que: 'anulado', por: 'comite', sets: [], tras: null },
        }),
      ],
      {},
      'ABCD',
    ],
    ['called off, likewise', [partidoDe({ idJugador1: dani, idJugador2: ana, cancelado: true })], {}, 'ABCD'],
    [
      'an award counts as a win',
      [
        partidoDe({
          idJugador1: dani,
          idJugador2: ana,
          desenlace: { que: 'adjudicado', a: 1, por: 'comite', sets: [], tras: null },
        }),
      ],
      {},
      'DABC',
    ],
    [
      'who retires loses',
      [
        partidoDe({
          idJugador1: ana,
          idJugador2: blas,
          desenlace: { que: 'retirada', de: 1, sets: [], tras: null },
        }),
      ],
      {},
      'BACD',
    ],
    ['of another league, nothing', [jugado(dani, ana, '6-0 6-0', { idLiga: 2 })], {}, 'ABCD'],
  ])('%s', (_, partidos, reglas, esperado) => {
    expect(orden(enDias(...partidos), reglas)).toBe(esperado);
  });

  it('puts who is out after all others, who keep their order', () => {
    const partidos = enDias(jugado(carla, ana, '6-0 6-0'));
    const sinCarla = GENTE.map((uno) => (uno.id === carla ? { ...uno, enLiga: false } : uno));
    expect(orden(partidos)).toBe('CABD');
    expect(orden(partidos, {}, sinCarla)).toBe('ABDC');
  });

  it('gives no points, each place once, and its zones by place', () => {
    const partidos = enDias(jugado(dani, ana, '6-0 6-0'));
    const liga = escaleraDe({ ascensos: 1, promociones: 0 });
    const filas = clasificacion(liga, GENTE, partidos, { ...OPCIONES, esPrimera: false, esUltima: false });
    expect(filas.map(({ puesto, empatado, puntos, zona }) => [puesto, empatado, puntos, zona])).toEqual([
      [1, false, 0, 'ascenso'],
      [2, false, 0, null],
      [3, false, 0, null],
      [4, false, 0, 'descenso'],
    ]);
  });
});

const motivos = (partidos: Partido[], reglas: Partial<Reglas> = {}): Record<string, string | undefined> => {
  const liga = escaleraDe(reglas);
  const { clasificaciones } = tablaDe(
    { liga, ligas: [liga], jugadores: GENTE, partidos, incidencias: [] },
    HOY,
  );
  return Object.fromEntries(clasificaciones.map(({ jugador, motivo }) => [jugador, motivo]));
};

describe('why each is in that place', () => {
  it('says who took a place, from whom and when', () => {
    expect(motivos(enDias(jugado(carla, ana, '6-0 6-0')))).toEqual({
      Carla: 'Ganó a Ana el 3 de noviembre y tomó su puesto.',
      Ana: 'Perdió con Carla el 3 de noviembre y bajó un puesto.',
      Blas: 'Bajó un puesto: Carla ganó a Ana el 3 de noviembre y tomó el suyo.',
      Dani: 'Sigue en el 4.º: nadie le ha ganado.',
    });
  });

  it('says that a challenge was won, and that somebody did not turn up', () => {
    expect(motivos(enDias(jugado(ana, blas, '6-0 6-0'))).Ana).toBe(
      'Ganó a Blas el 3 de noviembre y sigue por delante.',
    );
    expect(motivos(enDias(noVa(ana, carla)), { rechazo: 'baja' })).toEqual({
      Blas: 'Subió un puesto: Ana no se presentó ante Carla el 3 de noviembre.',
      Ana: 'No se presentó ante Carla el 3 de noviembre y bajó un puesto.',
      Carla: 'Sigue en el 3.º: nadie le ha ganado.',
      Dani: 'Sigue en el 4.º: nadie le ha ganado.',
    });
    expect(motivos(enDias(noVa(ana, carla))).Carla).toBe(
      'Ana no se presentó ante Carla el 3 de noviembre, y subió.',
    );
  });
});

describe('who may challenge whom', () => {
  const filas = clasificacion(escaleraDe(), GENTE, [], OPCIONES);
  test.each([
    [dani, 1, ['Carla']],
    [dani, 2, ['Carla', 'Blas']],
    [dani, 9, ['Carla', 'Blas', 'Ana']],
    [ana, 3, []],
    [99, 3, []],
  ])('%i, %i places above: %j', (id, retoPuestos, esperados) => {
    expect(retablesPor(filas, id, { retoPuestos }).map(({ jugador }) => jugador)).toEqual(esperados);
  });

  it('whichever of the two is named first, and not who is out', () => {
    expect(puedeRetar(filas, [ana, carla], { retoPuestos: 2 })).toBe(true);
    expect(puedeRetar(filas, [carla, ana], { retoPuestos: 2 })).toBe(true);
    expect(puedeRetar(filas, [ana, dani], { retoPuestos: 2 })).toBe(false);
    const sinBlas = filas.map((fila) => (fila.idJugador === blas ? { ...fila, enLiga: false } : fila));
    expect(puedeRetar(sinBlas, [ana, dani], { retoPuestos: 2 })).toBe(true);
    expect(puedeRetar(sinBlas, [ana, blas], { retoPuestos: 2 })).toBe(false);
  });
});

describe('what a ladder does not have', () => {
  const liga = escaleraDe();
  const porJugar = partidoDe({ id: 9, idJugador1: dani, idJugador2: carla, fecha: '2026-11-28T10:00' });
  const yaPaso = partidoDe({ id: 8, idJugador1: dani, idJugador2: blas, fecha: '2026-11-02T10:00' });

  it('nobody owes a match, nothing is looked into, and resolving it awards nothing', () => {
    const datos = { liga, ligas: [liga], jugadores: GENTE, partidos: [porJugar], incidencias: [] };
    expect([...quedanDe(datos).values()]).toEqual([0, 0, 0, 0]);
    expect(futuroDe(datos)).toEqual([]);
    const {
      crear,
      puntuar,
      cancelar,
      porJugar: quedan,
      sinAdjudicar,
    } = resolverDivision(liga, GENTE, [porJugar, yaPaso], {
      ahora: '2026-11-21T10:00',
      duracion: 60,
      esPrimera: true,
      esUltima: true,
    });
    expect({ crear, puntuar, sinAdjudicar }).toEqual({ crear: [], puntuar: [], sinAdjudicar: [] });
    expect(quedan.map(({ id }) => id)).toEqual([9]);
    expect(cancelar.map(({ id, desenlace }) => [id, desenlace.que])).toEqual([[8, 'cancelado']]);
  });

  it('a challenge that was put off is counted, whatever else the two have played', () => {
    const aplazado = partidoDe({ idJugador1: dani, idJugador2: ana, jugador1Aplaza: true });
    const filas = clasificacion(liga, GENTE, enDias(jugado(ana, dani, '6-0 6-0'), aplazado), OPCIONES);
    expect(filas.map(({ aplazados }) => aplazados)).toEqual([0, 0, 0, 1]);
  });

  it('a win tells the place that would be taken, and no points', () => {
    const datos = { liga, ligas: [liga], jugadores: GENTE, partidos: [], incidencias: [] };
    const dos = [
      { id: dani, puesto: 4 },
      { id: blas, puesto: 2 },
    ] as const;
    expect(siGana(datos, dos, HOY)).toEqual(['sube al 2.º', 'sigue 2.º']);
    expect(siPierde(datos, dos, HOY)).toEqual(['sigue 4.º', 'baja al 3.º']);
  });
});

const N = 6;
const MUCHOS = jugadoresDe(...Array.from({ length: N }, (_, i) => `J${i + 1}`));
const unPartido = fc.record({
  idJugador1: fc.integer({ min: 1, max: N }),
  salto: fc.integer({ min: 1, max: N - 1 }),
  gana: fc.constantFrom('6-0 6-0', '0-6 0-6'),
  falta: fc.option(fc.constantFrom('jugador1NoPresenta' as const, 'jugador2NoPresenta' as const)),
  dia: fc.integer({ min: 1, max: 28 }),
});
const partidos = fc.array(unPartido, { maxLength: 25 }).map((todos) =>
  todos.map(({ idJugador1, salto, gana, falta, dia }, i): Partido => {
    const idJugador2 = ((idJugador1 - 1 + salto) % N) + 1;
    const base = { id: i + 1, fecha: `2026-10-${String(dia).padStart(2, '0')}T10:00` };
    return falta
      ? partidoDe({ ...base, idJugador1, idJugador2, [falta]: true })
      : jugado(idJugador1, idJugador2, gana, base);
  }),
);
const reglas = fc.record({
  rechazo: fc.constantFrom(...RECHAZOS),
  salida: fc.uniqueArray(fc.integer({ min: 1, max: N + 3 })),
});
const filasDe = (unos: readonly Partido[], unas: Partial<Reglas>, gente = MUCHOS) =>
  clasificacion(escaleraDe(unas), gente, unos, OPCIONES);
const idsDe = (...datos: Parameters<typeof filasDe>): number[] =>
  filasDe(...datos).map(({ idJugador }) => idJugador);

describe('whatever is played', () => {
  it('each is in one place, and each place is once', () => {
    fc.assert(
      fc.property(partidos, reglas, (unos, unas) => {
        const filas = filasDe(unos, unas);
        expect(filas.map(({ puesto }) => puesto)).toEqual(MUCHOS.map((_, i) => i + 1));
        expect(new Set(filas.map(({ idJugador }) => idJugador)).size).toBe(N);
      }),
    );
  });

  it('the order in which matches and players are read says nothing', () => {
    fc.assert(
      fc.property(partidos, reglas, fc.infiniteStream(fc.nat()), (unos, unas, azar) => {
        const barajar = <T>(lista: readonly T[]): T[] =>
          lista
            .map((uno) => ({ uno, n: azar.next().value }))
            .sort((a, b) => a.n - b.n)
            .map(({ uno }) => uno);
        expect(idsDe(barajar(unos), unas, barajar(MUCHOS))).toEqual(idsDe(unos, unas));
      }),
    );
  });

  it('a win over somebody below moves nobody; over somebody above, the winner takes that place', () => {
    fc.assert(
      fc.property(partidos, reglas, fc.nat(N - 1), fc.nat(N - 1), (unos, unas, i, j) => {
        fc.pre(i !== j);
        const antes = idsDe(unos, unas);
        const [gana = 0, pierde = 0] = [antes[i], antes[j]];
        const otro = jugado(gana, pierde, '6-0 6-0', { id: 99, fecha: '2026-11-01T10:00' });
        const despues = idsDe([...unos, otro], unas);
        if (i < j) expect(despues).toEqual(antes);
        else {
          expect(despues.indexOf(gana)).toBe(j);
          const sin = (ids: number[]) => ids.filter((id) => id !== gana);
          expect(sin(despues)).toEqual(sin(antes));
        }
      }),
    );
  });

  it('who goes leaves the order of the others as it was', () => {
    fc.assert(
      fc.property(partidos, reglas, fc.integer({ min: 1, max: N }), (unos, unas, seVa) => {
        const gente = MUCHOS.map((uno) => (uno.id === seVa ? { ...uno, estado: 'eliminado' as const } : uno));
        const quedan = idsDe(unos, unas, gente);
        expect(quedan.at(-1)).toBe(seVa);
        expect(quedan.slice(0, -1)).toEqual(idsDe(unos, unas).filter((id) => id !== seVa));
      }),
    );
  });

  it('matches without a winner move nobody', () => {
    fc.assert(
      fc.property(partidos, reglas, (unos, unas) => {
        const pendientes = unos.map((uno, i) => ({
          ...uno,
          id: 100 + i,
          desenlace: { que: 'pendiente' } as const,
        }));
        expect(pendientes.some(estaDecidido)).toBe(false);
        expect(idsDe([...unos, ...pendientes], unas)).toEqual(idsDe(unos, unas));
      }),
    );
  });
});
