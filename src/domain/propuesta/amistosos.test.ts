import { describe, expect, it } from 'vitest';
import { engineForTests } from '#tests/support/propuesta.ts';
import type { DatosPropuesta } from './datos.ts';
import { AMISTOSOS, DOMINGO, datos, ganado, jugador, partido, SABADO } from './ejemplos.ts';

const proponer = engineForTests();

/** Two players who owe each other nothing and may play friendlies. */
const entrada = (cambios: Partial<DatosPropuesta>): DatosPropuesta =>
  datos({
    jugadores: [1, 2].map((id) => jugador(id, { disponibleAmistosos: true })),
    partidos: [ganado({})],
    rellenarConAmistosos: true,
    ligaAmistosos: AMISTOSOS,
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
    const pistas = [1, 2].map((id) => ({ id, nombre: `P${id}`, disponible: true }));
    const deOtros = partido({ id: 2, idLiga: 7, idPista: 2, fecha: `${SABADO}T10:00`, idJugador1: 8 });
    const { partidos } = proponer(entrada({ pistas, partidos: [ganado({}), { ...deOtros, idJugador2: 9 }] }));
    expect(partidos.map(({ fecha, idPista }) => [fecha, idPista])).toEqual([[`${SABADO}T11:30`, 2]]);
  });
});
