import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CRITERIOS } from '#domain/liga/reglas.ts';
import type { Desenlace } from '#domain/partido/desenlace.ts';
import {
  casos,
  citados,
  contar,
  HOY,
  type Mundo,
  mundoDe,
  N,
  OPCIONES,
  suma,
} from '#tests/support/mezcla.ts';
import { clasificacion, clasificar, cruces } from './tabla.ts';

describe('leagues of every rule at once', () => {
  test('points, order, places and reasons are those of a count apart', () => {
    const vistos = new Map<string, number>();
    fc.assert(
      fc.property(casos, (caso) => {
        const mundo = mundoDe(caso);
        const filas = clasificacion(mundo.liga, mundo.jugadores, mundo.partidos, OPCIONES);
        const { partes, medir, puntosDe, cortes, grupos, fuera } = contar(mundo);
        for (const fila of filas) {
          const suyas = partes.filter(({ id }) => id === fila.idJugador);
          expect(fila).toMatchObject({
            puntos: puntosDe(fila.idJugador),
            partidosJugados: suyas.length,
            partidosGanados: suyas.filter(({ gana }) => gana).length,
            setsGanados: suma(suyas, ({ sets }) => sets[0]),
            setsPerdidos: suma(suyas, ({ sets }) => sets[1]),
            juegosGanados: suma(suyas, ({ juegos }) => juegos[0]),
            juegosPerdidos: suma(suyas, ({ juegos }) => juegos[1]),
            woPerdidos: suma(suyas, ({ wo }) => wo),
          });
        }
        const lugares = grupos.flatMap((grupo, i) => {
          const puesto = 1 + suma(grupos.slice(0, i), (otro) => otro.length);
          return grupo.map((id) => [id, puesto, grupo.length > 1] as const);
        });
        const porId = (unos: readonly (readonly [number, number, boolean])[]) =>
          unos.toSorted(([uno], [otro]) => uno - otro);
        expect(porId(filas.map((fila) => [fila.idJugador, fila.puesto, fila.empatado]))).toEqual(
          porId(lugares),
        );
        for (const { idJugador, puntos, desempate } of filas) {
          if (!desempate) continue;
          const { idRival, criterio, valor, valorRival, iguales } = desempate;
          const corte = cortes.get(`${idJugador} ${idRival}`);
          const suyos = corte?.ids ?? [];
          expect(desempate).toMatchObject({
            ...{ criterio: corte?.criterio, empatados: suyos.length, puntos },
            enPuntos: filas.filter(
              (otra) => otra.puntos === puntos && fuera(otra.idJugador) === fuera(idJugador),
            ).length,
          });
          for (const uno of iguales)
            expect([uno, medir(uno, idJugador, suyos)]).toEqual([uno, medir(uno, idRival, suyos)]);
          vistos.set(criterio, (vistos.get(criterio) ?? 0) + 1);
          if (criterio === 'ninguno' || criterio === 'decision') continue;
          const dos = [idJugador, idRival].map((id) => medir(criterio, id, suyos));
          const leidos = criterio.startsWith('menos') ? dos.map((uno) => -uno + 0) : dos;
          expect([valor, valorRival].map((uno) => (uno ?? Number.NaN) + 0)).toEqual(leidos);
          const parecen = desempate.medida === 'porcentaje' ? leidos.map((uno) => 100 * uno) : leidos;
          for (const [i, citado] of citados(desempate).entries())
            expect(Math.abs(citado - (parecen[i] ?? Number.NaN))).toBeLessThanOrEqual(
              desempate.medida === 'porcentaje' ? 0.5 : 0,
            );
          if (!criterio.endsWith('Entre')) continue;
          const jugaron = (id: number): number =>
            partes.filter((parte) => parte.id === id && suyos.includes(parte.rival)).length;
          expect(desempate.partidosEntre).toEqual(
            new Set(suyos.map(jugaron)).size === 1 ? null : [jugaron(idJugador), jugaron(idRival)],
          );
        }
      }),
      { numRuns: 1500 },
    );
    for (const criterio of [...CRITERIOS, 'ninguno'])
      expect([criterio, vistos.get(criterio) ?? 0]).toEqual([
        criterio,
        expect.toSatisfy((n: number) => n > 10),
      ]);
  });

  test('what some win others lose, and nobody else gets points but by hand', () => {
    fc.assert(
      fc.property(casos, (caso) => {
        const { liga, jugadores, partidos } = mundoDe(caso);
        const { filas, enfrentamientos } = clasificar(liga, jugadores, partidos, OPCIONES);
        const son = (que: Desenlace['que']): number =>
          partidos.filter(({ desenlace }) => desenlace.que === que).length;
        const deLosDos = caso.norma.ninguno === null ? 0 : son('ningunoPresentado');
        expect(suma(filas, (fila) => fila.setsGanados)).toBe(suma(filas, (fila) => fila.setsPerdidos));
        expect(suma(filas, (fila) => fila.juegosGanados)).toBe(suma(filas, (fila) => fila.juegosPerdidos));
        expect(suma(filas, (fila) => fila.woPerdidos)).toBe(
          suma(filas, (fila) => fila.woGanados) + 2 * deLosDos,
        );
        expect(suma(filas, (fila) => fila.partidosJugados)).toBe(
          2 * (suma(filas, (fila) => fila.partidosGanados) + son('empatado') + deLosDos),
        );
        const empates = cruces(liga, filas, enfrentamientos, HOY).map((fila) => fila.empates ?? []);
        expect(suma(empates.flat(), (n) => n)).toBe(2 * son('empatado'));
        for (const [i, fila] of empates.entries())
          expect(fila).toEqual(empates.flatMap((otra) => otra[i] ?? []));
      }),
      { numRuns: 500 },
    );
  });

  test('names, ids and the order in which they come change nothing', () => {
    const conEtiquetas = fc.tuple(
      casos,
      fc.shuffledSubarray([...Array.from({ length: N }).keys()], { minLength: N }),
    );
    fc.assert(
      fc.property(conEtiquetas, ([caso, etiquetas]) => {
        const idDe = (i: number): number => 10 + 7 * (etiquetas[i] ?? 0);
        const lugares = ({ liga, jugadores, partidos }: Mundo, llamar: (i: number) => number) => {
          const filas = clasificacion(liga, jugadores, partidos, OPCIONES);
          return Array.from({ length: N }, (_, i) => {
            const fila = filas.find(({ idJugador }) => idJugador === llamar(i));
            return [fila?.puesto, fila?.empatado, fila?.zona, fila?.puntos];
          });
        };
        const otro = mundoDe(caso, idDe, 'Z');
        const vueltas = {
          ...otro,
          jugadores: otro.jugadores.toReversed(),
          partidos: otro.partidos.toReversed(),
        };
        const suyos = lugares(mundoDe(caso), (i) => i + 1);
        expect(lugares(vueltas, idDe)).toEqual(suyos);
      }),
      { numRuns: 500 },
    );
  });
});
