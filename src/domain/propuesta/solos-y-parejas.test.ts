import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MODOS, type Modo } from '#domain/liga/deportes.ts';
import { AMISTOSOS, DOMINGO, datos, ganado, jugador, LIGA, SABADO } from '#tests/builders/propuesta.ts';
import { engineForTests } from '#tests/support/propuesta.ts';
import { conCierres, conDeportes, conGente, unClub } from '../../../bench/propuesta/clubes.ts';
import {
  calladas,
  fueraQueCaben,
  personasEnPista,
  reglasRotas,
} from '../../../bench/propuesta/comprobador.ts';
import { mejorPorFuerza, valorado } from '../../../bench/propuesta/exhaustivo.ts';
import { casoNumero, TAMANOS } from '../../../bench/propuesta/generador.ts';
import { generarMezcla } from '../../../bench/propuesta/mezcla.ts';
import { voraces } from '../../../bench/propuesta/voraces.ts';
import type { DatosPropuesta, Propuesta } from './datos.ts';

const proponer = engineForTests();

const mezclado = (club: fc.Arbitrary<DatosPropuesta>) => conGente(conDeportes(club));
const CLUB = mezclado(unClub({ ligas: 4, jugadores: 5, pistas: 4, maxInicios: 14, maxPartidos: 12 }));
const MINUTO = mezclado(unClub({ ligas: 2, jugadores: 4, pistas: 2, maxInicios: 6, maxPartidos: 4 }));

const deVarios = ({ ligas }: DatosPropuesta): boolean => new Set(ligas.map(({ modo }) => modo)).size > 1;

/** Rules, reasons, proof and greedy ones; how many of the lines are of pairs. */
function comprobar(suyos: DatosPropuesta, propuesta: Propuesta): number {
  const { partidos, medidas, demostrado, cota } = propuesta;
  expect(reglasRotas(suyos, partidos)).toEqual([]);
  expect(fueraQueCaben(suyos, propuesta)).toEqual([]);
  expect(calladas(suyos, propuesta)).toEqual([]);
  expect(demostrado).toBe(true);
  const juegan = personasEnPista(suyos, partidos);
  expect(medidas.gente).toEqual(deVarios(suyos) ? { juegan, cota: juegan } : null);
  expect(medidas.lineas).toBeLessThanOrEqual(cota);
  expect(medidas.calidad).toBeGreaterThanOrEqual(medidas.cotaCalidad ?? 0);
  for (const lineas of Object.values(voraces(suyos)))
    expect(juegan).toBeGreaterThanOrEqual(personasEnPista(suyos, lineas));
  const deParejas = new Set(suyos.ligas.filter(({ modo }) => modo === 'parejas').map(({ id }) => id));
  return partidos.filter(({ idLiga }) => deParejas.has(idLiga ?? 0)).length;
}

describe('singles and pairs of several sports over the same people', () => {
  it.each([
    ['with every court open', CLUB],
    ['with courts shut', conCierres(CLUB, 4)],
  ])(
    '%s: nobody twice a day, nobody absent in a pair, the best proven',
    (_, club) => {
      const visto = { lineas: 0, deParejas: 0, mezclados: 0 };
      fc.assert(
        fc.property(club, (suyos) => {
          const propuesta = proponer(suyos);
          visto.deParejas += comprobar(suyos, propuesta);
          visto.lineas += propuesta.medidas.lineas;
          visto.mezclados += Number(deVarios(suyos));
        }),
        { numRuns: 20, seed: 20261129 },
      );
      expect(visto.deParejas).toBeGreaterThan(10);
      expect(visto.lineas - visto.deParejas).toBeGreaterThan(10);
      expect(visto.mezclados).toBeGreaterThan(10);
    },
    60_000,
  );

  it('in the tiny ones, nothing tried by force has more people on court, nor as many with more fairness', () => {
    let mezclados = 0;
    fc.assert(
      fc.property(MINUTO, (suyos) => {
        const { partidos } = proponer({ ...suyos, rellenarConAmistosos: false });
        mezclados += Number(deVarios(suyos) && partidos.length > 0);
        expect(valorado(suyos, partidos)).toEqual(mejorPorFuerza(suyos));
      }),
      { numRuns: 60, seed: 8 },
    );
    expect(mezclados).toBeGreaterThan(10);
  }, 60_000);

  it('clubs of the size of ours', () => {
    for (const n of [0, 3, 5]) {
      const suyos = generarMezcla(casoNumero(TAMANOS.club, n));
      expect(comprobar(suyos, proponer(suyos))).toBeGreaterThan(2);
    }
  }, 60_000);

  it('where all leagues are of one mode, the answer is the same whichever it is', () => {
    let lineas = 0;
    fc.assert(
      fc.property(unClub({ ligas: 3, jugadores: 5, pistas: 3, maxInicios: 14, maxPartidos: 12 }), (club) => {
        const todosDe = (modo: Modo) =>
          proponer({
            ...club,
            ligas: club.ligas.map((liga) => ({ ...liga, modo })),
            ligasAmistosos: [{ ...AMISTOSOS, modo }],
          });
        const [individual, parejas] = MODOS.map(todosDe);
        expect(parejas).toEqual(individual);
        lineas += individual?.medidas.lineas ?? 0;
      }),
      { numRuns: 30, seed: 4 },
    );
    expect(lineas).toBeGreaterThan(60);
  }, 60_000);
});

/** Four people who play alone (1 to 4) and two with two (5, 6), before a third pair (7) that no one of them is in. */
const PAREJAS = { ...LIGA, id: 2, modo: 'parejas' as const };
const CUATRO: DatosPropuesta['gente'] = [
  [1, [1]],
  [2, [2]],
  [3, [3]],
  [4, [4]],
  [5, [1, 2]],
  [6, [3, 4]],
];
const deLosDos = (cambios: Partial<DatosPropuesta> = {}): DatosPropuesta =>
  datos({
    ligas: [LIGA, PAREJAS],
    jugadores: [1, 2, 3, 4, 5, 6, 7].map((id) => jugador(id, { idLiga: id > 4 ? 2 : 1 })),
    ausencias: { [SABADO]: [7], [DOMINGO]: [7] },
    pistas: [1, 2].map((id) => ({ id, nombre: `P${id}`, deporte: 'tenis', disponible: true })),
    gente: CUATRO,
    ...cambios,
  });
const ligasDe = (suyos: DatosPropuesta) =>
  proponer(suyos)
    .partidos.map(({ idLiga }) => idLiga)
    .sort();

describe('who plays alone and with somebody', () => {
  const deSolos = (cuantos: number, idJugador1 = 8) =>
    Array.from({ length: cuantos }, (_, n) => ganado({ id: 20 + n, idJugador1, idJugador2: 9 + n }));

  it('plays as whom they are behind: the four of a pair match are as many as those of two of singles', () => {
    const otros = [8, 9].map((id) => jugador(id, { idLiga: 1 }));
    const jugadores = [...deLosDos().jugadores, ...otros];
    const ausencias = { [SABADO]: [7, 8, 9] };
    const delante = ganado({ id: 1, idLiga: 2, idJugador1: 7, idJugador2: 99 });
    expect(ligasDe(deLosDos({ jugadores, ausencias, partidos: [delante] }))).toEqual([2]);
    expect(ligasDe(deLosDos({ jugadores, ausencias, partidos: deSolos(1) }))).toEqual([1, 1]);
  });

  it('in two days, once as each', () => {
    expect(ligasDe(deLosDos({ dias: [SABADO, DOMINGO] }))).toEqual([1, 1, 2]);
  });

  it('plays alone where that is more people: each against somebody who would not play', () => {
    const jugadores = [...deLosDos().jugadores, ...[8, 9, 10, 11].map((id) => jugador(id))];
    const entreTodos = (ids: readonly number[]) =>
      ids.flatMap((idJugador1, n) => ids.slice(n + 1).map((idJugador2) => ({ idJugador1, idJugador2 })));
    const partidos = [...entreTodos([1, 2, 3, 4]), ...entreTodos([8, 9, 10, 11])].map((dos, n) =>
      ganado({ ...dos, id: n + 1 }),
    );
    expect(ligasDe(deLosDos({ jugadores, partidos }))).toEqual([1, 1, 1, 1]);
  });

  it('and of one place left, four play rather than two', () => {
    const unSitio = { ...LIGA, fin: LIGA.inicio + LIGA.duracion };
    const ligas = [unSitio, { ...unSitio, id: 2, modo: 'parejas' as const }];
    const pistas = deLosDos().pistas.slice(1);
    const { partidos, medidas, cota } = proponer(deLosDos({ ligas, pistas }));
    expect(partidos.map(({ idLiga }) => idLiga)).toEqual([2]);
    expect([medidas.gente, medidas.lineas <= cota]).toEqual([{ juegan: 4, cota: 4 }, true]);
  });
});
