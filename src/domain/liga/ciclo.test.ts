import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { diaSemana, diasEntre, sumarDias } from '#domain/fecha.ts';
import { finDeCiclo, fueraDeGrupo, inicioDelSiguiente, semanasEscritas, tamanoDeGrupo } from './ciclo.ts';

const liga = (inicioCiclo: string | null, semanasCiclo: number, ciclo = 1) => ({
  ciclo,
  reglas: { inicioCiclo, semanasCiclo },
});

describe('a cycle', () => {
  // Monday to Sunday.
  it.each([
    [liga('2026-09-07', 6), '2026-10-18'],
    [liga('2026-09-07', 1), '2026-09-13'],
    [liga('2026-09-07', 0), null],
    [liga(null, 6), null],
    [liga('2026-09-07', 6, 0), null],
  ])('%j ends on %s', (una, fin) => {
    expect(finDeCiclo(una)).toBe(fin);
  });

  it.each([
    ['before its end', '2026-10-10', '2026-10-19'],
    ['on its last day', '2026-10-18', '2026-10-19'],
    ['in the week after', '2026-10-25', '2026-10-19'],
    ['a week later', '2026-10-26', '2026-10-26'],
    ['weeks later, on a Thursday', '2026-11-12', '2026-11-09'],
  ])('closed %s, the next one begins on that week', (_, hoy, inicio) => {
    expect(inicioDelSiguiente(liga('2026-09-07', 6), hoy)).toBe(inicio);
  });

  it('of which no end is known opens one of which no beginning is', () => {
    expect(inicioDelSiguiente(liga(null, 6), '2026-10-10')).toBeNull();
  });

  it('never begins before the one it follows ends, nor later than a week after both, and on the same day of the week', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 52 }), fc.integer({ min: 0, max: 900 }), (semanas, tras) => {
        const una = liga('2026-09-09', semanas);
        const [fin, hoy] = [finDeCiclo(una) ?? '', sumarDias('2026-09-09', tras)];
        const inicio = inicioDelSiguiente(una, hoy) ?? '';
        expect(inicio > fin).toBe(true);
        expect(diaSemana(inicio)).toBe(diaSemana('2026-09-09'));
        expect(inicio === sumarDias(fin, 1) || (inicio <= hoy && diasEntre(inicio, hoy) < 7)).toBe(true);
      }),
    );
  });
});

describe('a group', () => {
  it.each([
    [{ grupoMin: 5, grupoMax: 6 }, [4, 5, 6, 7], ['pocos', null, null, 'muchos'], 'de 5 a 6 jugadores'],
    [{ grupoMin: 6, grupoMax: 6 }, [5, 6, 7], ['pocos', null, 'muchos'], 'de 6 jugadores'],
    [{ grupoMin: 4, grupoMax: 0 }, [3, 40], ['pocos', null], 'de 4 jugadores o más'],
    [{ grupoMin: 0, grupoMax: 8 }, [1, 9], [null, 'muchos'], 'de 8 jugadores como mucho'],
    [{ grupoMin: 0, grupoMax: 0 }, [1, 90], [null, null], ''],
    [{ grupoMin: 5, grupoMax: 6 }, [0], [null], 'de 5 a 6 jugadores'],
  ])('of %j', (reglas, cuantos, esperado, texto) => {
    expect(cuantos.map((n) => fueraDeGrupo(n, reglas))).toEqual(esperado);
    expect(tamanoDeGrupo(reglas, 'individual')).toBe(texto);
    expect(tamanoDeGrupo(reglas, 'parejas')).toBe(
      texto.replace(/jugador(?:es)?/, (dicho) => (dicho === 'jugador' ? 'pareja' : 'parejas')),
    );
  });
});

it('weeks are written as they are counted', () => {
  expect([1, 6].map(semanasEscritas)).toEqual(['1 semana', '6 semanas']);
});
