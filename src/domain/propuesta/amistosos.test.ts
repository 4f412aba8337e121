import { describe, expect, it } from 'vitest';
import { sumarDias } from '#domain/fecha.ts';
import { clavePareja } from '#domain/partido/partido.ts';
import {
  AMISTOSOS,
  DOMINGO,
  datos,
  ganado,
  jugador,
  jugadosEntreCuatro,
  partido,
  SABADO,
} from '#tests/builders/propuesta.ts';
import { engineForTests } from '#tests/support/propuesta.ts';
import type { DatosPropuesta } from './datos.ts';

const proponer = engineForTests();

/** Two players who owe each other nothing and may play friendlies. */
const entrada = (cambios: Partial<DatosPropuesta>): DatosPropuesta =>
  datos({
    jugadores: [1, 2].map((id) => jugador(id, { disponibleAmistosos: true })),
    partidos: [ganado({})],
    rellenarConAmistosos: true,
    ligasAmistosos: [AMISTOSOS],
    ...cambios,
  });

describe('friendlies', () => {
  it('do not meet the same rival on both days', () => {
    const { partidos } = proponer(entrada({ dias: [SABADO, DOMINGO] }));
    expect(partidos.map(({ fecha, idJugador1, idJugador2 }) => [fecha, idJugador1, idJugador2])).toEqual([
      [`${SABADO}T10:00`, 1, 2],
    ]);
  });

  it('go to a court in use, even at a later hour, before another one is opened', () => {
    const pistas = [1, 2].map((id) => ({
      id,
      nombre: `P${id}`,
      deporte: 'tenis' as const,
      disponible: true,
    }));
    const deOtros = partido({ id: 2, idLiga: 7, idPista: 2, fecha: `${SABADO}T10:00`, idJugador1: 8 });
    const { partidos } = proponer(entrada({ pistas, partidos: [ganado({}), { ...deOtros, idJugador2: 9 }] }));
    expect(partidos.map(({ fecha, idPista }) => [fecha, idPista])).toEqual([[`${SABADO}T11:30`, 2]]);
  });

  it('take a pair that met lately only when there is nobody else for them', () => {
    const gente = [1, 2, 3, 4].map((id) => jugador(id, { disponibleAmistosos: true }));
    const pistas = [1, 2].map((id) => ({
      id,
      nombre: `P${id}`,
      deporte: 'tenis' as const,
      disponible: true,
    }));
    const hace = (dias: number, [idJugador1, idJugador2]: readonly [number, number], id: number) =>
      ganado({ id, idJugador1, idJugador2, fecha: `${sumarDias(SABADO, -dias)}T10:00` });
    const parejas = (
      jugadores: DatosPropuesta['jugadores'],
      recientes: readonly (readonly [number, number])[],
    ) =>
      proponer(
        entrada({
          jugadores,
          pistas,
          partidos: [...jugadosEntreCuatro(), ...recientes.map((pareja, n) => hace(7, pareja, 90 + n))],
        }),
      ).partidos.map(({ idJugador1, idJugador2 }) => clavePareja(idJugador1 ?? 0, idJugador2 ?? 0));
    expect(parejas(gente.slice(0, 2), [[1, 2]])).toEqual(['1-2']);
    expect(
      parejas(gente, [
        [1, 2],
        [1, 3],
      ]).toSorted(),
    ).toEqual(['1-4', '2-3']);
    expect(
      parejas(gente, [
        [1, 4],
        [2, 3],
        [1, 2],
      ]).toSorted(),
    ).toEqual(['1-3', '2-4']);
  });
});
