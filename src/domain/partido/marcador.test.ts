import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { partidoDe, setsDe } from '#tests/builders/partido.ts';
import {
  marcadorCon,
  marcadorDe,
  marcadorPorNoPresentado,
  normalizar,
  planoDe,
  vistoDesde,
} from './marcador.ts';
import type { SetPartido } from './partido.ts';

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

describe('a result seen from one side', () => {
  const resultado = partidoDe({ sets: marcadorCon([4, 6], [5, 7]), jugador1Aplaza: true });

  test('has the games of that side first, and its flags', () => {
    expect(vistoDesde(1, resultado)).toBe(resultado);
    expect(vistoDesde(2, resultado)).toEqual({
      sets: marcadorCon([6, 4], [7, 5]),
      jugador1NoPresenta: false,
      jugador2NoPresenta: false,
      jugador1Aplaza: false,
      jugador2Aplaza: true,
      clubAplaza: false,
      cancelado: false,
    });
  });

  test('says of an absence that it was the other one’s', () => {
    const ausente = { ...resultado, jugador1NoPresenta: true, sets: marcadorPorNoPresentado(1) };
    expect(vistoDesde(2, ausente)).toMatchObject({
      jugador1NoPresenta: false,
      jugador2NoPresenta: true,
      sets: marcadorPorNoPresentado(2),
    });
  });
});

describe('no-show', () => {
  test('player 1 absent: 0-0 against 6-6, sets 3 to 6 empty', () =>
    expect(marcadorPorNoPresentado(1)).toEqual(marcadorCon([0, 6], [0, 6])));

  test('player 2 absent: the reverse', () =>
    expect(marcadorPorNoPresentado(2)).toEqual(marcadorCon([6, 0], [6, 0])));

  test('its score replaces whatever was sent', () => {
    const enviado = partidoDe({ jugador2NoPresenta: true, sets: marcadorCon(...setsDe('2-6 _-3')) });
    expect(normalizar(enviado).sets).toEqual(marcadorPorNoPresentado(2));
  });

  test('without a no-show, or with two, the score stays', () => {
    const sets = marcadorCon([6, 3]);
    expect(normalizar(partidoDe({ sets })).sets).toBe(sets);
    expect(normalizar(partidoDe({ sets, jugador1NoPresenta: true, jugador2NoPresenta: true })).sets).toBe(
      sets,
    );
  });

  test('normalising twice changes nothing', () => {
    fc.assert(
      fc.property(marcadores, fc.boolean(), fc.boolean(), (sets, uno, dos) => {
        const una = normalizar(partidoDe({ sets, jugador1NoPresenta: uno, jugador2NoPresenta: dos }));
        expect(normalizar(una)).toEqual(una);
      }),
    );
  });
});
