import fc from 'fast-check';
import { expect, it } from 'vitest';
import { diaDe } from '#domain/fecha.ts';
import { type Gente, senasDe } from '#domain/persona/gente.ts';
import { datos, jugador, LIGA, SABADO } from '#tests/builders/propuesta.ts';
import { engineForTests } from '#tests/support/propuesta.ts';
import { unClub } from '../../../bench/propuesta/clubes.ts';
import { reglasRotas } from '../../../bench/propuesta/comprobador.ts';
import type { DatosPropuesta, LineaPropuesta } from './datos.ts';

const proponer = engineForTests();

const CLUB = unClub({ ligas: 3, jugadores: 5, pistas: 3, maxInicios: 14, maxPartidos: 12 });

/** The first players of the leagues are one person, and so are the second ones. */
function conRepetidos(club: DatosPropuesta): DatosPropuesta & { gente: [number, number[]][] } {
  const deCadaLiga = club.ligas.map(({ id }) => club.jugadores.filter(({ idLiga }) => idLiga === id));
  const gente = [0, 1].flatMap((n) =>
    deCadaLiga.flatMap((suyos) => (suyos[n] ? [[suyos[n].id, [n + 1]] as [number, number[]]] : [])),
  );
  const suyosDe = (id: number): number[] => {
    const persona = new Map(gente).get(id)?.[0];
    return persona === undefined ? [id] : gente.flatMap(([otro, [una]]) => (una === persona ? [otro] : []));
  };
  const ausencias = Object.fromEntries(
    Object.entries(club.ausencias).map(([dia, ids]) => [dia, [...new Set(ids.flatMap(suyosDe))]]),
  );
  return { ...club, gente, ausencias };
}

/** Who plays each day, as what tells people apart. */
const juegan = (lineas: readonly LineaPropuesta[], gente: Gente): string[] =>
  lineas.flatMap(({ fecha, idJugador1, idJugador2 }) =>
    [idJugador1, idJugador2].flatMap((id) =>
      id === null ? [] : senasDe(gente, id).map((quien) => `${diaDe(fecha)} ${quien}`),
    ),
  );

it('nobody plays twice a day, whoever they play as, and nothing is hidden', () => {
  let lineas = 0;
  fc.assert(
    fc.property(CLUB, (club) => {
      const entrada = conRepetidos({ ...club, partidos: [] });
      const { partidos, demostrado } = proponer(entrada);
      const todos = juegan(partidos, new Map(entrada.gente));
      expect(new Set(todos).size).toBe(todos.length);
      expect(reglasRotas(entrada, partidos)).toEqual([]);
      expect(demostrado).toBe(true);
      lineas += partidos.length;
    }),
    { numRuns: 30, seed: 20261128 },
  );
  expect(lineas).toBeGreaterThan(60);
});

it('a match saved of another of theirs takes their day, and they are told to play another', () => {
  const dos = datos({
    ligas: [LIGA, { ...LIGA, id: 2, tipo: 'infantil' }],
    jugadores: [jugador(1), jugador(2), jugador(3, { idLiga: 2 }), jugador(4, { idLiga: 2 })],
    dias: [SABADO],
  });
  expect(proponer(dos).partidos).toHaveLength(2);
  const { partidos, fuera } = proponer({
    ...dos,
    gente: [
      [1, [1]],
      [3, [1]],
    ],
  });
  expect(partidos).toHaveLength(1);
  expect(fuera.map(({ motivos }) => motivos.map(({ motivo }) => motivo))).toEqual([['juegaOtra']]);
});
