import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { engineForTests } from '#tests/support/propuesta.ts';
import { conCierres, unClub } from '../../../bench/propuesta/clubes.ts';
import { calladas, fueraQueCaben, reglasRotas } from '../../../bench/propuesta/comprobador.ts';
import { mejorPorFuerza, valorado } from '../../../bench/propuesta/exhaustivo.ts';
import { voraces } from '../../../bench/propuesta/voraces.ts';

const proponer = engineForTests();

const CLUB = unClub({ ligas: 3, jugadores: 5, pistas: 3, maxInicios: 14, maxPartidos: 12 });
const MINUTO = unClub({ ligas: 2, jugadores: 4, pistas: 1, maxInicios: 8, maxPartidos: 5 });

const vuelto = <T>(cosas: readonly T[]): T[] => [...cosas].reverse();

describe('any club whatever', () => {
  it('breaks no rule, hides no pair, leaves out none that fits, and beats the greedy ones', () => {
    const visto = { lineas: 0, fuera: 0, amistosos: 0 };
    fc.assert(
      fc.property(CLUB, (datos) => {
        const propuesta = proponer(datos);
        const { lineas, amistosos } = propuesta.medidas;
        visto.lineas += lineas;
        visto.amistosos += amistosos;
        visto.fuera += propuesta.fuera.length;
        expect(reglasRotas(datos, propuesta.partidos)).toEqual([]);
        expect(fueraQueCaben(datos, propuesta)).toEqual([]);
        expect(calladas(datos, propuesta)).toEqual([]);
        expect(propuesta.demostrado).toBe(true);
        expect(lineas).toBe(propuesta.cota);
        expect(lineas).toBeGreaterThanOrEqual(
          Math.max(...Object.values(voraces(datos)).map((v) => v.length)),
        );
        for (const { motivos, frase } of propuesta.fuera)
          expect([motivos.length, frase.endsWith('.')]).toEqual([datos.dias.length, true]);
      }),
      { numRuns: 60, seed: 20261121 },
    );
    // The clubs are not empty ones.
    expect(visto.lineas).toBeGreaterThan(120);
    expect(visto.amistosos).toBeGreaterThan(2);
    expect(visto.fuera).toBeGreaterThan(300);
  }, 60_000);

  it('in the tiny ones, nothing tried by force has more lines, nor as many with more fairness', () => {
    let lineas = 0;
    fc.assert(
      fc.property(MINUTO, (datos) => {
        const propuesta = proponer({ ...datos, rellenarConAmistosos: false });
        const { partidos } = propuesta;
        lineas += partidos.length;
        expect(valorado(datos, partidos)).toEqual(mejorPorFuerza(datos));
      }),
      { numRuns: 120, seed: 7 },
    );
    expect(lineas).toBeGreaterThan(100);
  }, 60_000);

  it('puts nothing on a court while it is shut, loses nothing else for it, and says which and when', () => {
    const visto = { lineas: 0, amistosos: 0, fuera: 0, menos: 0 };
    fc.assert(
      fc.property(conCierres(CLUB, 3), (datos) => {
        const propuesta = proponer(datos);
        const { lineas, amistosos } = propuesta.medidas;
        expect(reglasRotas(datos, propuesta.partidos)).toEqual([]);
        expect(fueraQueCaben(datos, propuesta)).toEqual([]);
        expect(calladas(datos, propuesta)).toEqual([]);
        expect(lineas).toBe(propuesta.cota);
        expect(lineas).toBeGreaterThanOrEqual(
          Math.max(...Object.values(voraces(datos)).map((v) => v.length)),
        );
        const dichas = propuesta.avisos.filter((aviso) => aviso.endsWith('no se propone nada.'));
        const queTocan = datos.clausuras?.filter(
          (una) =>
            datos.dias.some((dia) => una.fecha <= dia && dia <= (una.hasta ?? una.fecha)) &&
            datos.pistas.some(({ id, disponible }) => disponible && (una.pistas?.includes(id) ?? true)),
        );
        expect(dichas.length > 0).toBe((queTocan?.length ?? 0) > 0);
        visto.lineas += lineas;
        visto.amistosos += amistosos;
        visto.fuera += propuesta.fuera.length;
        visto.menos += proponer({ ...datos, clausuras: [] }).medidas.lineas - lineas;
      }),
      { numRuns: 40, seed: 430 },
    );
    expect(visto.lineas).toBeGreaterThan(40);
    expect(visto.menos).toBeGreaterThan(20);
    expect(visto.amistosos).toBeGreaterThan(0);
  }, 60_000);

  it('in the tiny ones with courts shut, nothing tried by force has more lines either', () => {
    let lineas = 0;
    fc.assert(
      fc.property(conCierres(MINUTO, 1), (datos) => {
        const { partidos } = proponer({ ...datos, rellenarConAmistosos: false });
        lineas += partidos.length;
        expect(valorado(datos, partidos)).toEqual(mejorPorFuerza(datos));
      }),
      { numRuns: 60, seed: 43 },
    );
    expect(lineas).toBeGreaterThan(10);
  }, 60_000);

  it('answers the same ten times, whatever the order of its input and what was cancelled between', () => {
    fc.assert(
      fc.property(CLUB, fc.integer({ min: 1, max: 30 }), (datos, paciencia) => {
        const { ligas, jugadores, pistas, partidos } = datos;
        const revuelto = {
          ...datos,
          ligas: vuelto(ligas),
          jugadores: vuelto(jugadores),
          pistas: vuelto(pistas),
          partidos: vuelto(partidos),
        };
        const respuestas = Array.from({ length: 10 }, (_, n) => {
          let preguntas = 0;
          const cancelado = () => ++preguntas > paciencia;
          if (n % 3 === 0) expect(() => proponer(datos, { cancelado: () => cancelado() || true })).toThrow();
          return JSON.stringify(proponer(n % 2 === 0 ? datos : revuelto));
        });
        expect(new Set(respuestas).size).toBe(1);
      }),
      { numRuns: 8, seed: 3 },
    );
  }, 60_000);

  it('bettered from any of its lines, or from all, it is never worse', () => {
    fc.assert(
      fc.property(CLUB, fc.integer({ min: 0, max: 5 }), (datos, cuantas) => {
        const entera = proponer(datos);
        const parte = proponer(datos, { desde: entera.partidos.slice(cuantas) });
        const { lineas, equidad, calidad } = entera.medidas;
        const deTodas = proponer(datos, { desde: entera.partidos }).medidas;
        expect([deTodas.lineas, deTodas.equidad]).toEqual([lineas, equidad]);
        expect(deTodas.calidad).toBeLessThanOrEqual(calidad);
        expect([parte.medidas.lineas, parte.medidas.equidad]).toEqual([lineas, equidad]);
        expect(reglasRotas(datos, parte.partidos)).toEqual([]);
        const apremiada = proponer(datos, { desde: entera.partidos, basta: () => true });
        expect(apremiada.medidas).toMatchObject({ lineas, equidad });
        expect(apremiada.medidas.calidad).toBeLessThanOrEqual(calidad);
      }),
      { numRuns: 25, seed: 11 },
    );
  }, 60_000);
});
