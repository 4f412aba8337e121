import { describe, expect, it } from 'vitest';
import { engineForTests } from '#tests/support/propuesta.ts';
import { calladas, fueraQueCaben, reglasRotas } from '../../../bench/propuesta/comprobador.ts';
import { casoNumero, generarCaso, TAMANOS } from '../../../bench/propuesta/generador.ts';
import { voraces } from '../../../bench/propuesta/voraces.ts';
import type { DatosPropuesta } from './datos.ts';

const proponer = engineForTests();

const CLUBES = process.env.DUROS ? 12 : 6;

describe('random clubs', () => {
  const casos = Array.from({ length: CLUBES }, (_, n) => generarCaso(casoNumero(TAMANOS.club, 100 + n)));

  it.each(casos.map((caso, n) => [n, caso] as const))('club %i: rules, reasons, bound, greedy', (_, caso) => {
    const propuesta = proponer(caso);
    const greedy = Object.values(voraces(caso)).map((lineas) => lineas.length);
    expect(reglasRotas(caso, propuesta.partidos)).toEqual([]);
    expect(fueraQueCaben(caso, propuesta)).toEqual([]);
    expect(calladas(caso, propuesta)).toEqual([]);
    expect(propuesta.demostrado).toBe(true);
    expect(propuesta.medidas.lineas).toBe(propuesta.cota);
    expect(propuesta.medidas.lineas).toBeGreaterThanOrEqual(Math.max(...greedy));
    expect(propuesta.medidas.calidad).toBeGreaterThanOrEqual(propuesta.medidas.cotaCalidad ?? 0);
  });

  it('the same answer ten times, and whatever the order of the input', () => {
    const caso = casos[3] as DatosPropuesta;
    const revuelto = {
      ...caso,
      jugadores: [...caso.jugadores].reverse(),
      partidos: [...caso.partidos].reverse(),
      pistas: [...caso.pistas].reverse(),
      ligas: [...caso.ligas].reverse(),
    };
    const respuestas = Array.from({ length: 10 }, (_, n) =>
      JSON.stringify(proponer(n % 2 === 0 ? caso : revuelto).partidos),
    );
    expect(new Set(respuestas).size).toBe(1);
  });

  it('a cancelled run answers null and leaves the next as it would be', () => {
    const caso = casos[4] as DatosPropuesta;
    const antes = JSON.stringify(proponer(caso));
    let preguntas = 0;
    expect(() => proponer(caso, { cancelado: () => ++preguntas > 20 })).toThrow('cancelled');
    expect(JSON.stringify(proponer(caso))).toBe(antes);
  });

  it('out of time it still answers a valid proposal, not claimed best', () => {
    const caso = casos[3] as DatosPropuesta;
    const propuesta = proponer(caso, { limiteMs: 0 });
    expect(reglasRotas(caso, propuesta.partidos)).toEqual([]);
    expect(fueraQueCaben(caso, propuesta)).toEqual([]);
    expect(propuesta.demostrado).toBe(false);
    expect(propuesta.medidas.lineas).toBeGreaterThan(0);
  });

  it('sweeps of a week of many leagues break no rule and stay within 1 % of the bound', () => {
    const caso = generarCaso(casoNumero({ ligas: 14, jugadores: 14, pistas: 10, dias: 5 }, 3));
    const propuesta = proponer(caso);
    expect(reglasRotas(caso, propuesta.partidos)).toEqual([]);
    expect(propuesta.medidas.lineas).toBeGreaterThanOrEqual(0.99 * propuesta.cota);
  }, 90_000);
});
