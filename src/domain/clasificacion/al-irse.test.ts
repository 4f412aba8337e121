import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { estaFuera, type JugadorLiga } from '#domain/liga/liga.ts';
import { REGLAS_AL_IRSE, type ReglaAlIrse, reglasIniciales } from '#domain/liga/reglas.ts';
import type { Desenlace } from '#domain/partido/desenlace.ts';
import { marcadorCon } from '#domain/partido/marcador.ts';
import { juega, type Partido } from '#domain/partido/partido.ts';
import { ganadorDe, nadieLoDebe, seDebe } from '#domain/partido/resultado.ts';
import { cuentaEnLaTabla } from '#domain/partido/veredicto.ts';
import { ligaDe } from '#tests/builders/liga.ts';
import { partidoDe } from '#tests/builders/partido.ts';
import { empezar, irse, temporadas } from '#tests/support/temporada.ts';
import { AL_IRSE, resolverSalidas, trasIrse } from './al-irse.ts';
import { puedeAnularse, seAnularia } from './anulable.ts';
import { clasificacion } from './tabla.ts';

const AHORA = '2026-11-21T18:00';
const [AYER, LUEGO] = ['2026-11-20T10:00', '2026-12-10T10:00'];
const JUGADO = { que: 'jugado', sets: marcadorCon([6, 4], [6, 4]), tras: null } satisfies Desenlace;

const jugadores = [1, 2, 3, 4, 5].map(
  (id): JugadorLiga => ({ id, nombre: `J${id}`, estado: 'activo', enLiga: true }),
);
const ligaCon = (alIrse: ReglaAlIrse) => ligaDe({ reglas: { ...reglasIniciales('social'), alIrse } });

/** The first player beats as many of the other four as that; the match with the last one is arranged. */
const conJugados = (n: number): Partido[] => [
  ...Array.from({ length: n }, (_, i) =>
    partidoDe({ id: i + 1, idJugador1: 1, idJugador2: i + 2, fecha: AYER, desenlace: JUGADO }),
  ),
  ...(n < 4 ? [partidoDe({ id: 9, idJugador1: 5, idJugador2: 1, fecha: LUEGO })] : []),
];

const dejar = (alIrse: ReglaAlIrse, partidos: Partido[], como: (typeof AL_IRSE)[number] = 'regla') => {
  const datos = { liga: ligaCon(alIrse), jugadores, partidos, ahora: AHORA, duracion: 90 };
  const hecho = resolverSalidas(datos, new Set([1]), como);
  return { hecho, tras: trasIrse(partidos, hecho) };
};

describe('who leaves, by the rule of the league', () => {
  it.each([
    ['mitad', 1, { anulados: 4, ganados: 0 }],
    // Half of four is not less than half.
    ['mitad', 2, { anulados: 0, ganados: 2 }],
    ['mitad', 4, { anulados: 0, ganados: 0 }],
    ['anular', 4, { anulados: 4, ganados: 0 }],
    ['adjudicar', 1, { anulados: 0, ganados: 3 }],
    ['abierto', 1, { anulados: 0, ganados: 0 }],
    ['seDecide', 1, { anulados: 0, ganados: 0 }],
  ] as const)('%s, with %i of four played', (regla, jugados, { anulados, ganados }) => {
    const { tras } = dejar(regla, conJugados(jugados));
    expect(tras.filter(({ desenlace }) => desenlace.que === 'anulado')).toHaveLength(anulados);
    expect(tras.filter(({ desenlace }) => desenlace.que === 'adjudicado')).toHaveLength(ganados);
    expect(tras.filter((uno) => ganadorDe(uno) === 1 && uno.idJugador1 === 1)).toHaveLength(
      anulados > 0 ? 0 : jugados,
    );
  });

  it.each(AL_IRSE.filter((como) => como !== 'regla'))('the desk may say %s against the rule', (como) => {
    const { tras } = dejar('anular', conJugados(1), como);
    expect(tras.filter(({ desenlace }) => desenlace.que === 'anulado')).toEqual([]);
    expect(tras.some(({ desenlace }) => desenlace.que === 'adjudicado')).toBe(como === 'adjudicar');
  });

  it('keeps the score of what was played, and none of what was not', () => {
    const wo: Desenlace = { que: 'noPresentado', de: 2, tras: null };
    const aMedias: Desenlace = { que: 'suspendido', sets: marcadorCon([6, 4], [2, 1]), tras: 1 };
    const empate: Desenlace = { que: 'empatado', sets: marcadorCon([6, 4], [4, 6]), tras: null };
    const ninguno: Desenlace = { que: 'ningunoPresentado', tras: null };
    const partidos = conJugados(1).concat(
      partidoDe({ id: 20, idJugador1: 1, idJugador2: 3, fecha: AYER, desenlace: wo }),
      partidoDe({ id: 21, idJugador1: 1, idJugador2: 4, fecha: AYER, desenlace: aMedias }),
      partidoDe({ id: 22, idJugador1: 5, idJugador2: 1, fecha: AYER, desenlace: empate }),
      partidoDe({ id: 23, idJugador1: 5, idJugador2: 1, fecha: AYER, desenlace: ninguno }),
    );
    const { anular } = dejar('anular', partidos).hecho;
    expect(anular.map(({ id, desenlace }) => [id, desenlace])).toEqual([
      [1, { ...JUGADO, que: 'anulado', por: 'baja' }],
      [9, { que: 'anulado', por: 'baja', sets: marcadorCon(), tras: null }],
      [20, { que: 'anulado', por: 'baja', sets: marcadorCon(), tras: null }],
      [21, { ...aMedias, que: 'anulado', por: 'baja' }],
      [22, { ...empate, que: 'anulado', por: 'baja' }],
      [23, { que: 'anulado', por: 'baja', sets: marcadorCon(), tras: null }],
    ]);
  });

  it('says sure without more only once nobody can take results away by leaving', () => {
    const todos = jugadores.flatMap(({ id: uno }) =>
      jugadores.filter(({ id }) => id > uno).map(({ id: otro }) => [uno, otro] as const),
    );
    const con = (cuantos: number) =>
      todos
        .slice(0, cuantos)
        .map(([idJugador1, idJugador2], i) =>
          partidoDe({ id: i + 1, idJugador1, idJugador2, fecha: AYER, desenlace: JUGADO }),
        );
    const puede = (regla: ReglaAlIrse, cuantos: number) =>
      puedeAnularse({ liga: ligaCon(regla), jugadores, partidos: con(cuantos) });
    expect([4, 7, 8, 10].map((n) => puede('mitad', n))).toEqual([true, false, false, false]);
    expect(puede('anular', 10)).toBe(true);
    for (const regla of ['seDecide', 'adjudicar', 'abierto'] as const) expect(puede(regla, 4)).toBe(false);
    const cerrada = { ...ligaCon('anular'), estado: 'inactiva' as const };
    expect(puedeAnularse({ liga: cerrada, jugadores, partidos: con(4) })).toBe(false);
  });
});

describe('any half season', () => {
  const deQuien = (partidos: readonly Partido[], id: number) => partidos.filter((uno) => juega(uno, id));

  it('leaves nobody owing, nor counting, what was annulled, and touches nothing of the others', () => {
    fc.assert(
      fc.property(temporadas, fc.constantFrom(...REGLAS_AL_IRSE), (temporada, regla) => {
        const antes = empezar({ ...temporada, regla });
        const { liga, jugadores: todos, partidos } = antes;
        const anula = seAnularia(1, { liga, jugadores: todos, partidos });
        const tras = irse(antes, { quien: 0, eliminado: true, como: 'regla' }).partidos;
        const ajenos = (unos: readonly Partido[]) => unos.filter((uno) => !juega(uno, 1));
        expect(ajenos(tras)).toEqual(ajenos(partidos));
        if (!anula) return;
        const suyos = deQuien(tras, 1);
        expect(suyos.every((uno) => nadieLoDebe(uno) && !seDebe(uno))).toBe(true);
        expect(suyos.filter((uno) => cuentaEnLaTabla(uno, liga.reglas))).toEqual([]);
        for (const { id } of todos.filter((uno) => uno.id !== 1))
          expect(deQuien(suyos, id).length).toBeGreaterThanOrEqual(liga.idaVuelta ? 2 : 1);
      }),
    );
  });

  it('takes no point from who stays, whoever leaves, where nothing was said to hang on that', () => {
    let miradas = 0;
    fc.assert(
      fc.property(temporadas, fc.constantFrom(...REGLAS_AL_IRSE), fc.nat(7), (temporada, regla, quien) => {
        const antes = temporada.bajas.reduce(irse, empezar({ ...temporada, regla }));
        const seVa = antes.jugadores[quien % antes.jugadores.length];
        if (!seVa || estaFuera(seVa) || puedeAnularse(antes)) return;
        const puntosEn = ({ liga, jugadores: todos, partidos }: typeof antes) => {
          const opciones = { hoy: '2026-11-21', esPrimera: false, esUltima: false };
          const filas = clasificacion(liga, todos, partidos, opciones);
          return new Map(filas.map((fila) => [fila.idJugador, fila.puntos]));
        };
        const era = puntosEn(antes);
        const es = puntosEn(irse(antes, { quien, eliminado: true, como: 'regla' }));
        for (const [id, puntos] of era) {
          if (id === seVa.id) continue;
          expect(es.get(id)).toBeGreaterThanOrEqual(puntos);
          miradas += Number(regla === 'mitad');
        }
      }),
      { numRuns: 300 },
    );
    expect(miradas).toBeGreaterThan(50);
  });

  it('adds up: as many wins as losses, sets and games won as lost, whoever left and however', () => {
    fc.assert(
      fc.property(temporadas, (temporada) => {
        const estado = temporada.bajas.reduce(irse, empezar(temporada));
        const opciones = { hoy: '2026-11-21', esPrimera: false, esUltima: false };
        const filas = clasificacion(estado.liga, estado.jugadores, estado.partidos, opciones);
        const suma = (de: (fila: (typeof filas)[number]) => number) =>
          filas.reduce((total, fila) => total + de(fila), 0);
        const sinGanador = estado.partidos.filter(
          (uno) => ganadorDe(uno) === null && cuentaEnLaTabla(uno, estado.liga.reglas),
        );
        expect(suma((fila) => fila.partidosJugados)).toBe(
          2 * (suma((fila) => fila.partidosGanados) + sinGanador.length),
        );
        expect(suma((fila) => fila.setsGanados)).toBe(suma((fila) => fila.setsPerdidos));
        expect(suma((fila) => fila.juegosGanados)).toBe(suma((fila) => fila.juegosPerdidos));
        expect(suma((fila) => fila.partidosGanados)).toBe(
          estado.partidos.filter((uno) => ganadorDe(uno) !== null).length,
        );
      }),
    );
  });
});
