import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Cambios, planoDeEjemplo, setsDe } from '#tests/builders/partido.ts';
import { marcadorCon, marcadorDe, marcadorPorNoPresentado, planoDe } from './marcador.ts';
import type { SetPartido } from './partido.ts';
import { comoSeGuarda, SIN_EMPATES } from './plano.ts';

const casillas = fc.option(fc.integer({ min: 0, max: 99 }), { nil: null });
const marcadores = fc
  .array(fc.tuple(casillas, casillas), { minLength: 6, maxLength: 6 })
  .map((sets) => sets as SetPartido[]);

describe('the flat boxes of the API', () => {
  test('each box has its place', () => {
    const plano = planoDe(marcadorCon([6, 4], [3, 6]));
    expect(plano).toMatchObject({ jugador1Set1: 6, jugador2Set1: 4, jugador1Set2: 3, jugador2Set2: 6 });
    expect(Object.keys(plano)).toHaveLength(12);
    expect(plano.jugador2Set6).toBeNull();
  });

  test('going there and back changes nothing', () => {
    fc.assert(
      fc.property(marcadores, (sets) => {
        expect(marcadorDe(planoDe(sets))).toEqual(sets);
      }),
    );
  });
});

describe('no-show', () => {
  test('player 1 absent: 0-0 against 6-6, sets 3 to 6 empty', () =>
    expect(marcadorPorNoPresentado(1)).toEqual(marcadorCon([0, 6], [0, 6])));

  test('player 2 absent: the reverse', () =>
    expect(marcadorPorNoPresentado(2)).toEqual(marcadorCon([6, 0], [6, 0])));

  test('its score replaces whatever was sent', () => {
    const enviado = planoDeEjemplo({ jugador2NoPresenta: true, sets: marcadorCon(...setsDe('2-6 _-3')) });
    expect(marcadorDe(comoSeGuarda(enviado, null, SIN_EMPATES))).toEqual(marcadorPorNoPresentado(2));
  });

  test('without a no-show, or with two, the score stays', () => {
    const sets = marcadorCon([6, 3]);
    const guardado = (cambios: Cambios) =>
      marcadorDe(comoSeGuarda(planoDeEjemplo(cambios), null, SIN_EMPATES));
    expect(guardado({ sets })).toEqual(sets);
    expect(guardado({ sets, jugador1NoPresenta: true, jugador2NoPresenta: true })).toEqual(sets);
  });

  test('normalising twice changes nothing', () => {
    fc.assert(
      fc.property(marcadores, fc.boolean(), fc.boolean(), (sets, uno, dos) => {
        const plano = planoDeEjemplo({ sets, jugador1NoPresenta: uno, jugador2NoPresenta: dos });
        const una = comoSeGuarda(plano, null, SIN_EMPATES);
        expect(comoSeGuarda(una, null, SIN_EMPATES)).toEqual(una);
      }),
    );
  });
});
