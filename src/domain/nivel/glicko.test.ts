import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Enfrentamiento, type Fuerza, SIN_PARTIDOS, trasPeriodo } from './glicko.ts';

const unaFuerza: fc.Arbitrary<Fuerza> = fc.record({
  puntos: fc.double({ min: 500, max: 2500, noNaN: true }),
  desviacion: fc.double({ min: 30, max: 350, noNaN: true }),
  volatilidad: fc.double({ min: 0.03, max: 0.08, noNaN: true }),
});
const unEnfrentamiento: fc.Arbitrary<Enfrentamiento> = fc.record({ rival: unaFuerza, gana: fc.boolean() });

it('gives what the published example gives', () => {
  const tras = trasPeriodo({ puntos: 1500, desviacion: 200, volatilidad: 0.06 }, [
    { rival: { puntos: 1400, desviacion: 30 }, gana: true },
    { rival: { puntos: 1550, desviacion: 100 }, gana: false },
    { rival: { puntos: 1700, desviacion: 300 }, gana: false },
  ]);
  // The paper says 1464.06, 151.52 and 0.05999, from figures that it rounds on the way.
  expect(Math.abs(tras.puntos - 1464.06)).toBeLessThan(0.011);
  expect(tras.puntos).toBeCloseTo(1464.0507, 4);
  expect(tras.desviacion).toBeCloseTo(151.5165, 4);
  expect(tras.volatilidad).toBeCloseTo(0.06, 4);
  expect(tras.volatilidad).toBeCloseTo(0.059996, 6);
});

it('keeps who met nobody where they were, less sure, and never less than whoever has not played', () => {
  fc.assert(
    fc.property(unaFuerza, (propia) => {
      const tras = trasPeriodo(propia, []);
      expect([tras.puntos, tras.volatilidad]).toEqual([propia.puntos, propia.volatilidad]);
      expect(tras.desviacion).toBeGreaterThanOrEqual(propia.desviacion);
      expect(tras.desviacion).toBeLessThanOrEqual(SIN_PARTIDOS.desviacion);
    }),
  );
});

it('whoever wins never loses by it, nor gains whoever loses', () => {
  fc.assert(
    fc.property(unaFuerza, unaFuerza, (propia, rival) => {
      expect(trasPeriodo(propia, [{ rival, gana: true }]).puntos).toBeGreaterThan(propia.puntos - 1e-9);
      expect(trasPeriodo(propia, [{ rival, gana: false }]).puntos).toBeLessThan(propia.puntos + 1e-9);
    }),
  );
});

it('against an equal whoever wins gains, and as much as the other loses', () => {
  fc.assert(
    fc.property(unaFuerza, (propia) => {
      const gana = trasPeriodo(propia, [{ rival: propia, gana: true }]).puntos - propia.puntos;
      const pierde = trasPeriodo(propia, [{ rival: propia, gana: false }]).puntos - propia.puntos;
      expect(gana).toBeGreaterThan(0);
      expect(gana + pierde).toBeCloseTo(0, 6);
    }),
  );
});

it('is the same in whatever order the enfrentamientos of a period come', () => {
  fc.assert(
    fc.property(unaFuerza, fc.array(unEnfrentamiento, { minLength: 2, maxLength: 12 }), (propia, todos) => {
      const [una, otra] = [trasPeriodo(propia, todos), trasPeriodo(propia, todos.toReversed())];
      expect(otra.puntos).toBeCloseTo(una.puntos, 3);
      expect(otra.desviacion).toBeCloseTo(una.desviacion, 3);
    }),
  );
});

it('is sure of more, the more somebody plays', () => {
  const rival = { puntos: 1500, desviacion: 80 };
  const tras = (n: number) => trasPeriodo(SIN_PARTIDOS, Array(n).fill({ rival, gana: true }));
  expect(tras(6).desviacion).toBeLessThan(tras(2).desviacion);
  expect(tras(2).desviacion).toBeLessThan(SIN_PARTIDOS.desviacion);
});
