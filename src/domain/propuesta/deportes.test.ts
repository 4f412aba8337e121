import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AMISTOSOS, datos, ganado, jugador, LIGA } from '#tests/builders/propuesta.ts';
import { engineForTests } from '#tests/support/propuesta.ts';
import { conDeportes, unClub } from '../../../bench/propuesta/clubes.ts';
import {
  calladas,
  fueraQueCaben,
  personasEnPista,
  reglasRotas,
} from '../../../bench/propuesta/comprobador.ts';
import { mejorPorFuerza, valorado } from '../../../bench/propuesta/exhaustivo.ts';
import { voraces } from '../../../bench/propuesta/voraces.ts';
import type { DatosPropuesta, Propuesta } from './datos.ts';

const proponer = engineForTests();

const CLUB = conDeportes(unClub({ ligas: 4, jugadores: 5, pistas: 4, maxInicios: 14, maxPartidos: 12 }));
const MINUTO = conDeportes(unClub({ ligas: 2, jugadores: 4, pistas: 2, maxInicios: 5, maxPartidos: 5 }));

const PADEL = { ...LIGA, id: 2, deporte: 'padel' as const };
const pista = (id: number, deporte: DatosPropuesta['pistas'][number]['deporte']) => ({
  ...{ id, nombre: `Pista ${id}`, deporte, disponible: true },
});

/** Two of tennis and two of padel, all for a friendly. */
const cuatro = (cambios: Partial<DatosPropuesta> = {}): DatosPropuesta =>
  datos({
    ligas: [LIGA, PADEL],
    jugadores: [1, 2, 3, 4].map((id) => jugador(id, { idLiga: id > 2 ? 2 : 1, disponibleAmistosos: true })),
    pistas: [pista(1, 'tenis'), pista(2, 'padel')],
    ...cambios,
  });

/** Of what is wanted first, people where modes are mixed and lines otherwise, how much less than the bound. */
const loQueFalta = ({ medidas: { gente, lineas }, cota }: Propuesta): number =>
  gente ? gente.cota - gente.juegan : cota - lineas;

const dondeDe = (suyos: DatosPropuesta) =>
  proponer(suyos).partidos.map(({ idLiga, idPista }) => [idLiga, idPista]);

describe('leagues and courts of several sports', () => {
  it('no line is on a court of another sport, none that fits is left out, and friendlies are of one sport', () => {
    const visto = { lineas: 0, amistosos: 0, mezclados: 0 };
    fc.assert(
      fc.property(CLUB, (suyos) => {
        const propuesta = proponer(suyos);
        visto.lineas += propuesta.medidas.lineas;
        visto.amistosos += propuesta.medidas.amistosos;
        visto.mezclados += Number(new Set(suyos.ligas.map(({ deporte }) => deporte)).size > 1);
        expect(reglasRotas(suyos, propuesta.partidos)).toEqual([]);
        expect(fueraQueCaben(suyos, propuesta)).toEqual([]);
        expect(calladas(suyos, propuesta)).toEqual([]);
        expect(propuesta.demostrado).toBe(true);
        expect(loQueFalta(propuesta)).toBe(0);
        expect(personasEnPista(suyos, propuesta.partidos)).toBeGreaterThanOrEqual(
          Math.max(...Object.values(voraces(suyos)).map((v) => personasEnPista(suyos, v))),
        );
        const desde = proponer(suyos, { desde: propuesta.partidos });
        expect(desde.medidas).toMatchObject({
          gente: propuesta.medidas.gente,
          equidad: propuesta.medidas.equidad,
        });
      }),
      { numRuns: 60, seed: 20261129 },
    );
    expect(visto.lineas).toBeGreaterThan(100);
    expect(visto.amistosos).toBeGreaterThan(2);
    expect(visto.mezclados).toBeGreaterThan(40);
  }, 60_000);

  it('in the tiny ones, nothing tried by force has more lines, nor as many with more fairness', () => {
    let lineas = 0;
    fc.assert(
      fc.property(MINUTO, (suyos) => {
        const { partidos } = proponer({ ...suyos, rellenarConAmistosos: false });
        lineas += partidos.length;
        expect(valorado(suyos, partidos)).toEqual(mejorPorFuerza(suyos));
      }),
      { numRuns: 60, seed: 5 },
    );
    expect(lineas).toBeGreaterThan(30);
  }, 60_000);

  it('each plays on its own', () => {
    expect(dondeDe(cuatro())).toEqual([
      [1, 1],
      [2, 2],
    ]);
  });

  it('without a court of its sport nobody has a match, and it is said', () => {
    const sinPista = cuatro({ pistas: [pista(1, 'tenis'), pista(2, 'tenis')] });
    expect(dondeDe(sinPista)).toEqual([[1, 1]]);
    expect(proponer(sinPista).avisos).toContain('No hay pistas de pádel disponibles.');
    expect(proponer(cuatro()).avisos.join()).not.toContain('No hay pistas');
  });

  it('the lines of before that are on a court of another sport no longer hold', () => {
    const linea = { fecha: '2026-11-21T10:00', idPista: 1, idLiga: 2, idJugador1: 3, idJugador2: 4 };
    expect(proponer(cuatro(), { desde: [linea] }).partidos).toContainEqual({ ...linea, idPista: 2 });
  });

  it('empty slots are those of the sports of its leagues', () => {
    const vacias = proponer(cuatro({ ligas: [PADEL], vacio: true })).partidos;
    expect(vacias.map(({ idPista }) => idPista)).toEqual([2, 2]);
  });

  it('friendlies of each sport are on its courts, between its players, once a day whoever they play as', () => {
    const nadieDebe = cuatro({
      partidos: [
        ganado({ id: 1, idLiga: 1, idJugador1: 1, idJugador2: 2 }),
        ganado({ id: 2, idLiga: 2, idJugador1: 3, idJugador2: 4 }),
      ],
      ligasAmistosos: [AMISTOSOS, { ...AMISTOSOS, id: 10, deporte: 'padel' }],
      rellenarConAmistosos: true,
    });
    const enSuPista = [
      [9, 1],
      [10, 2],
    ];
    expect(dondeDe(nadieDebe)).toEqual(enSuPista);
    const laMisma = [7];
    const gente = [
      [2, laMisma],
      [3, laMisma],
    ] as const;
    expect(dondeDe({ ...nadieDebe, gente })).toEqual([[9, 1]]);
  });

  it('friendlies of two modes of a sport share its courts', () => {
    const suyos = cuatro({
      ligas: [LIGA, { ...LIGA, id: 2, modo: 'parejas' }],
      pistas: [pista(1, 'tenis')],
      partidos: [
        ganado({ id: 1, idLiga: 1, idJugador1: 1, idJugador2: 2 }),
        ganado({ id: 2, idLiga: 2, idJugador1: 3, idJugador2: 4 }),
      ],
      ligasAmistosos: [AMISTOSOS, { ...AMISTOSOS, id: 10, modo: 'parejas' }],
      rellenarConAmistosos: true,
    });
    const { partidos } = proponer(suyos);
    expect(partidos.map(({ idLiga, idJugador1 }) => [idLiga, idJugador1])).toEqual([
      [9, 1],
      [10, 3],
    ]);
    expect(reglasRotas(suyos, partidos)).toEqual([]);
  });
});
