import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { engineForTests } from '#tests/support/propuesta.ts';
import { calladas } from '../../../bench/propuesta/calladas.ts';
import { fueraQueCaben, reglasRotas } from '../../../bench/propuesta/comprobador.ts';
import { desigualdadDe, mejorPorFuerza } from '../../../bench/propuesta/exhaustivo.ts';
import { voraces } from '../../../bench/propuesta/voraces.ts';
import type { DatosPropuesta, LigaPropuesta } from './datos.ts';
import { DOMINGO, ganado, jugador, LIGA, partido, SABADO } from './ejemplos.ts';

const proponer = engineForTests();

type Medidas = { ligas: number; jugadores: number; pistas: number; maxInicios: number; maxPartidos: number };

const CUARTO = 15;
const DIAS = [SABADO, DOMINGO];
const MAX_DE_LIGA = 10;

const unaLiga = (id: number, maxInicios: number): fc.Arbitrary<LigaPropuesta> =>
  fc
    .record({
      cuartos: fc.integer({ min: 0, max: 4 }),
      duracion: fc.constantFrom(60, 75, 90),
      // From a window too short for a match on.
      holgura: fc.integer({ min: -1, max: maxInicios - 1 }),
      idaVuelta: fc.boolean(),
      fechaIdaVuelta: fc.constantFrom(null, '2026-10-01', DOMINGO, '2027-01-01'),
      tipo: fc.constantFrom('social' as const, 'infantil' as const),
    })
    .map(({ cuartos, holgura, ...liga }) => {
      const inicio = 570 + CUARTO * cuartos;
      return { ...LIGA, ...liga, id, division: id, inicio, fin: inicio + liga.duracion + CUARTO * holgura };
    });

const unJugador = (id: number, idLiga: number) =>
  fc
    .record({
      estado: fc.constantFrom(...(['activo', 'activo', 'activo', 'activo', 'lesion', 'eliminado'] as const)),
      disponibleAmistosos: fc.boolean(),
    })
    .map((cambios) => jugador(id, { ...cambios, idLiga }));

/** Matches between anybody of a league: long ago or on the days, won, to be played, put off or awarded. */
function unPartido({ ligas, jugadores, pistas }: Medidas) {
  const numero = fc.integer({ min: 1, max: jugadores });
  return fc
    .record({
      idLiga: fc.integer({ min: 1, max: ligas + 1 }),
      uno: numero,
      otro: numero,
      idPista: fc.option(fc.integer({ min: 1, max: pistas })),
      fecha: fc.constantFrom('2026-10-03T11:00', '2026-11-15T17:00', `${SABADO}T10:00`, `${DOMINGO}T11:30`),
      clase: fc.constantFrom('ganado', 'pendiente', 'aplazado', 'sintetico', 'ausente'),
    })
    .filter(({ uno, otro }) => uno !== otro)
    .map(({ uno, otro, clase, ...resto }) => {
      const idJugador1 = MAX_DE_LIGA * resto.idLiga + uno;
      const idJugador2 = MAX_DE_LIGA * resto.idLiga + otro;
      const base = { ...resto, idJugador1, idJugador2 };
      if (clase === 'ganado') return ganado(base);
      return partido({
        ...base,
        jugador1Aplaza: clase === 'aplazado',
        sintetico: clase === 'sintetico',
        jugador2NoPresenta: clase === 'ausente',
      });
    });
}

/** Any club of up to that size, with whatever may be wrong in it. */
function unClub(medidas: Medidas): fc.Arbitrary<DatosPropuesta> {
  const ids = Array.from({ length: medidas.ligas }, (_, n) => n + 1);
  const quienes = ids.flatMap((idLiga) =>
    Array.from({ length: medidas.jugadores }, (_, n) => [MAX_DE_LIGA * idLiga + n + 1, idLiga] as const),
  );
  const algunos = fc.subarray(
    quienes.map(([id]) => id),
    { maxLength: Math.ceil(quienes.length / 4) },
  );
  return fc
    .record({
      ligas: fc.tuple(...ids.map((id) => unaLiga(id, medidas.maxInicios))),
      jugadores: fc.tuple(...quienes.map(([id, idLiga]) => unJugador(id, idLiga))),
      disponibles: fc.array(fc.constantFrom(true, true, true, false), {
        minLength: medidas.pistas,
        maxLength: medidas.pistas,
      }),
      sabado: algunos,
      domingo: algunos,
      partidos: fc.array(unPartido(medidas), { maxLength: medidas.maxPartidos }),
      cuantosDias: fc.integer({ min: 1, max: 2 }),
      rellenarConAmistosos: fc.boolean(),
    })
    .map(({ disponibles, sabado, domingo, partidos, cuantosDias, ...resto }) => ({
      ...resto,
      dias: DIAS.slice(0, cuantosDias),
      partidos: partidos.map((suyo, n) => ({ ...suyo, id: n + 1 })),
      pistas: disponibles.map((disponible, n) => ({ id: n + 1, nombre: `Pista ${n + 1}`, disponible })),
      ausencias: { [SABADO]: sabado, [DOMINGO]: domingo },
      vacio: false,
      ligaAmistosos: { ...LIGA, id: 99, tipo: 'amistosos', division: 0 },
    }));
}

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
        const hallada = { lineas: partidos.length, desigualdad: desigualdadDe(datos, partidos) };
        expect(hallada).toEqual(mejorPorFuerza(datos));
      }),
      { numRuns: 120, seed: 7 },
    );
    expect(lineas).toBeGreaterThan(100);
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
