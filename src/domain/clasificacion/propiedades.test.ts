import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { JugadorLiga } from '#domain/liga/liga.ts';
import { ESTADOS_JUGADOR } from '#domain/liga/liga.ts';
import {
  CRITERIOS,
  type Criterio,
  DERROTAS_RETIRADA,
  MEDIDAS,
  RETIRADAS,
  reglasIniciales,
} from '#domain/liga/reglas.ts';
import { marcadorCon } from '#domain/partido/marcador.ts';
import type { Partido } from '#domain/partido/partido.ts';
import { ligaDe } from '#tests/builders/liga.ts';
import { partidoDe, unDesenlace } from '#tests/builders/partido.ts';
import type { FilaClasificacion } from './fila.ts';
import { victoriasEntre } from './recuento.ts';
import { clasificacion, clasificar, cruces } from './tabla.ts';

const OPCIONES = { hoy: '2026-11-21', esPrimera: false, esUltima: false };
const N = 7;

const juegos = fc.integer({ min: 0, max: 11 });
const partidos = fc
  .array(
    fc.record({
      idJugador1: fc.integer({ min: 1, max: N }),
      salto: fc.integer({ min: 1, max: N - 1 }),
      sets: fc.array(fc.tuple(juegos, juegos), { maxLength: 4 }),
      sintetico: fc.boolean(),
      bandera: fc.constantFrom('', '', 'jugador1NoPresenta', 'jugador2NoPresenta', 'jugador1Aplaza'),
      // One of every four, of any class.
      otro: fc.option(unDesenlace, { freq: 3 }),
    }),
    { maxLength: 40 },
  )
  .map((lista) =>
    lista.map(({ idJugador1, salto, sets, sintetico, bandera, otro }, i): Partido => {
      const idJugador2 = ((idJugador1 - 1 + salto) % N) + 1;
      const cambios = bandera === '' ? {} : { [bandera]: true };
      return partidoDe({
        id: i + 1,
        idJugador1,
        idJugador2,
        sets: marcadorCon(...sets),
        sintetico,
        ...cambios,
        ...(otro && { desenlace: otro }),
      });
    }),
  );

const jugadores = fc
  .array(
    fc.record({
      nombre: fc.constantFrom('Ana', 'Álvaro', 'Zoe', 'Ñoño'),
      estado: fc.constantFrom(...ESTADOS_JUGADOR),
      enLiga: fc.boolean(),
      ajustes: fc.array(
        fc.record({
          puntos: fc.integer({ min: -9, max: 9 }).filter((puntos) => puntos !== 0),
          fecha: fc.constant('2026-10-01'),
          motivo: fc.constant('Alineación'),
        }),
        { maxLength: 2 },
      ),
    }),
    { minLength: N, maxLength: N },
  )
  .map((lista) => lista.map((jugador, i): JugadorLiga => ({ id: i + 1, ...jugador })));

const puntos = fc.integer({ min: -2, max: 3 });

const ligas = fc
  .record({
    medida: fc.constantFrom(...MEDIDAS),
    desempates: fc.shuffledSubarray([...CRITERIOS]),
    contarMarcadorWo: fc.boolean(),
    superTieBreakComoJuego: fc.boolean(),
    ...{ derrotaAjustada: fc.option(puntos), empate: puntos, ninguno: fc.option(puntos) },
    ...{ puntosSetGanado: puntos, puntosSetPerdido: puntos },
    retirada: fc.constantFrom(...RETIRADAS),
    derrotaRetirada: fc.constantFrom(...DERROTAS_RETIRADA),
  })
  .map((reglas) => ligaDe({ idaVuelta: true, reglas: { ...reglasIniciales('social'), ...reglas } }));

/** They hang on who else is tied: liguilla.test.ts counts them. */
const SIN_LIGUILLA = { puntosEntre: null, setsEntre: null, juegosEntre: null };

const sumaDe = <C extends string>(filas: readonly Record<C, number>[], campo: C): number =>
  filas.reduce((total, fila) => total + fila[campo], 0);

describe('whatever the matches', () => {
  test('what some win others lose', () => {
    fc.assert(
      fc.property(ligas, jugadores, partidos, (liga, quienes, lista) => {
        const filas = clasificacion(liga, quienes, lista, OPCIONES);
        expect(sumaDe(filas, 'setsGanados')).toBe(sumaDe(filas, 'setsPerdidos'));
        expect(sumaDe(filas, 'juegosGanados')).toBe(sumaDe(filas, 'juegosPerdidos'));
        const son = (que: Partido['desenlace']['que']): number =>
          lista.filter(({ desenlace }) => desenlace.que === que).length;
        const deLosDos = liga.reglas.ninguno === null ? 0 : son('ningunoPresentado');
        expect(sumaDe(filas, 'woPerdidos')).toBe(sumaDe(filas, 'woGanados') + 2 * deLosDos);
        expect(sumaDe(filas, 'partidosJugados')).toBe(
          2 * (sumaDe(filas, 'partidosGanados') + son('empatado') + deLosDos),
        );
      }),
    );
  });

  test('points follow from wins, matches, no-shows and what was given by hand where each match gives its own and none was awarded', () => {
    fc.assert(
      fc.property(ligas, jugadores, partidos, ({ reglas, ...resto }, quienes, lista) => {
        const { medida, desempates, contarMarcadorWo, superTieBreakComoJuego } = reglas;
        const suyas = { medida, desempates, contarMarcadorWo, superTieBreakComoJuego, empate: 1 };
        const liga = { ...resto, reglas: { ...reglasIniciales('social'), ...suyas } };
        const jugados = lista.map((partido): Partido => {
          const { desenlace } = partido;
          return desenlace.que === 'adjudicado'
            ? { ...partido, sintetico: false, desenlace: { ...desenlace, que: 'jugado' } }
            : { ...partido, sintetico: false };
        });
        for (const fila of clasificacion(liga, quienes, jugados, OPCIONES)) {
          const { idJugador, partidosGanados: pg, partidosJugados: pj, woPerdidos } = fila;
          const aMano = quienes.find(({ id }) => id === idJugador)?.ajustes ?? [];
          expect(fila.puntos).toBe(3 * pg + (pj - pg - woPerdidos) + sumaDe(aMano, 'puntos'));
        }
      }),
    );
  });

  test('what a tie is told with is true: how many have those points, and in what else the two are equal', () => {
    fc.assert(
      fc.property(ligas, jugadores, partidos, (liga, quienes, lista) => {
        const { filas, enfrentamientos } = clasificar(liga, quienes, lista, OPCIONES);
        const fuera = ({ estado, enLiga }: FilaClasificacion) => estado === 'eliminado' || !enLiga;
        const saldo = (ganados: number, perdidos: number) =>
          liga.reglas.medida === 'diferencia'
            ? ganados - perdidos
            : ganados / Math.max(1, ganados + perdidos);
        const valor = (criterio: Criterio, fila: FilaClasificacion, rival: FilaClasificacion) =>
          ({
            directo: victoriasEntre(enfrentamientos, fila.idJugador, rival.idJugador),
            sets: saldo(fila.setsGanados, fila.setsPerdidos),
            juegos: saldo(fila.juegosGanados, fila.juegosPerdidos),
            menosWo: fila.woPerdidos,
            menosPartidos: fila.partidosJugados,
            ...SIN_LIGUILLA,
          })[criterio];
        for (const [i, fila] of filas.entries()) {
          const rival = filas[i + 1];
          if (fila.desempate === null || rival === undefined) continue;
          const { criterio, enPuntos, iguales } = fila.desempate;
          const conEsos = filas.filter((otra) => otra.puntos === fila.puntos && fuera(otra) === fuera(fila));
          expect(enPuntos).toBe(conEsos.length);
          expect(iguales).not.toContain(criterio);
          for (const uno of iguales)
            expect([uno, valor(uno, fila, rival)]).toEqual([uno, valor(uno, rival, fila)]);
        }
      }),
    );
  });

  test('the order of the input does not matter', () => {
    const barajado = fc
      .tuple(jugadores, partidos)
      .chain(([quienes, lista]) =>
        fc.tuple(
          fc.constant({ quienes, lista }),
          fc.shuffledSubarray(quienes, { minLength: quienes.length }),
          fc.shuffledSubarray(lista, { minLength: lista.length }),
        ),
      );
    fc.assert(
      fc.property(ligas, barajado, (liga, [{ quienes, lista }, otrosQuienes, otraLista]) => {
        const filas = clasificacion(liga, quienes, lista, OPCIONES);
        expect(clasificacion(liga, otrosQuienes, otraLista, OPCIONES)).toEqual(filas);
      }),
    );
  });

  test('the table goes by who is out, then points, and has each player once', () => {
    fc.assert(
      fc.property(ligas, jugadores, partidos, (liga, quienes, lista) => {
        const filas = clasificacion(liga, quienes, lista, OPCIONES);
        const fuera = new Set(
          quienes.filter((j) => j.estado === 'eliminado' || !j.enLiga).map(({ id }) => id),
        );
        const claves = filas.map(({ idJugador, puntos }) => (fuera.has(idJugador) ? 0 : 1e6) + puntos);
        expect(claves).toEqual(claves.toSorted((a, b) => b - a));
        expect(new Set(filas.map(({ idJugador }) => idJugador)).size).toBe(filas.length);
      }),
    );
  });

  test('a reason is given exactly where two neighbours share points, and it names the next row', () => {
    fc.assert(
      fc.property(ligas, jugadores, partidos, (liga, quienes, lista) => {
        const activos = quienes.map((jugador) => ({ ...jugador, estado: 'activo' as const, enLiga: true }));
        const filas = clasificacion(liga, activos, lista, OPCIONES);
        for (const [i, { desempate, puntos, empatado }] of filas.entries()) {
          const siguiente = filas[i + 1];
          const rival = siguiente?.puntos === puntos ? siguiente.idJugador : undefined;
          expect(desempate?.idRival).toBe(rival);
          if (desempate?.criterio === 'ninguno')
            expect([empatado, siguiente?.empatado]).toEqual([true, true]);
        }
      }),
    );
  });

  test('crossings agree with the table once legs are done', () => {
    fc.assert(
      fc.property(jugadores, partidos, (quienes, lista) => {
        const liga = ligaDe();
        const { filas, enfrentamientos } = clasificar(liga, quienes, lista, OPCIONES);
        for (const [i, { cruces: celdas }] of cruces(liga, filas, enfrentamientos, OPCIONES.hoy).entries()) {
          expect(celdas.filter((celda) => celda === null)).toHaveLength(1);
          expect(celdas.reduce<number>((total, celda) => total + Math.max(0, celda ?? 0), 0)).toBe(
            filas[i]?.partidosGanados,
          );
        }
      }),
    );
  });
});
