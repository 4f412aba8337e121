import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planoDeEjemplo } from '#tests/builders/partido.ts';
import {
  type Contado,
  contadoDe,
  type Dicho,
  enCajas,
  esLoMismo,
  fraseDeContado,
  plazoDe,
  versionDe,
} from './dicho.ts';
import { marcadorCon } from './marcador.ts';
import { SIN_APLAZAR } from './plano.ts';

const GANA_UNO: Contado = {
  sets: [
    [6, 4],
    [6, 2],
  ],
  ausente: null,
};
const GANA_DOS: Contado = {
  sets: [
    [4, 6],
    [2, 6],
  ],
  ausente: null,
};
const dice = (idJugador: number, contado: Contado | null, dt: number): Dicho => ({
  idJugador,
  contado,
  nota: null,
  dt,
});

describe('what players say of a match', () => {
  it.each<[string, Dicho[], string | undefined]>([
    ['nobody', [], undefined],
    ['one of them', [dice(1, GANA_UNO, 10)], 'espera'],
    ['both the same', [dice(1, GANA_UNO, 10), dice(2, GANA_UNO, 20)], 'conformes'],
    ['both, not the same', [dice(1, GANA_UNO, 10), dice(2, GANA_DOS, 20)], 'desacuerdo'],
    ['one, and the other that it was not so', [dice(1, GANA_UNO, 10), dice(2, null, 20)], 'desacuerdo'],
    ['a sentence alone', [dice(1, null, 10)], undefined],
  ])('%s', (_, dichos, estado) => expect(versionDe(dichos)?.estado).toBe(estado));

  it('the one that is on the table is the first that was told, whoever told it', () => {
    const dichos = [dice(1, GANA_UNO, 20), dice(2, GANA_DOS, 10)];
    const version = versionDe(dichos);
    expect(version?.primero.idJugador).toBe(2);
    expect(version && plazoDe(version, 48)).toBe(10 + 48 * 3600);
  });

  it('a no-show is told by who it was, whatever the boxes', () => {
    const marcado = planoDeEjemplo({ sets: marcadorCon([3, 1]), jugador1NoPresenta: true });
    expect(contadoDe(marcado)).toEqual({
      sets: [
        [0, 6],
        [0, 6],
      ],
      ausente: 1,
    });
  });

  it('of who left it at that score, both say whose it was; it comes and goes in the boxes whole', () => {
    const dejado = { ...GANA_UNO, retirado: 1 as const };
    expect(contadoDe({ ...planoDeEjemplo({}), ...enCajas(dejado) })).toEqual(dejado);
    expect(esLoMismo(dejado, GANA_UNO)).toBe(false);
    expect(esLoMismo(dejado, { ...dejado, retirado: 2 })).toBe(false);
    expect(esLoMismo(dejado, { ...dejado })).toBe(true);
  });

  it.each<[Contado, string]>([
    // Who leaves it loses, whatever the sets say.
    [{ ...GANA_UNO, retirado: 1 }, 'gana Luis: 4-6, 2-6 y retirada de Ana'],
    [{ ...GANA_UNO, retirado: 2 }, 'gana Ana: 6-4, 6-2 y retirada de Luis'],
    [GANA_UNO, 'gana Ana: 6-4, 6-2'],
    [GANA_DOS, 'gana Luis: 6-4, 6-2'],
    [
      {
        sets: [
          [0, 6],
          [0, 6],
        ],
        ausente: 1,
      },
      'Ana no se presentó',
    ],
  ])('is said with the winner first', (contado, frase) =>
    expect(fraseDeContado(contado, ['Ana', 'Luis'])).toBe(frase),
  );

  it('goes to boxes and comes back', () => {
    const juegos = fc.nat(99);
    const contado = fc.record({
      sets: fc.array(fc.tuple(juegos, juegos), { maxLength: 6 }),
      ausente: fc.constant(null),
    });
    fc.assert(
      fc.property(contado, (uno) => {
        expect(contadoDe({ ...SIN_APLAZAR, ...enCajas(uno) })).toEqual(uno);
        expect(esLoMismo(uno, structuredClone(uno))).toBe(true);
      }),
    );
    expect(
      contadoDe({
        ...SIN_APLAZAR,
        ...enCajas({
          sets: [
            [6, 0],
            [6, 0],
          ],
          ausente: 2,
        }),
      }).ausente,
    ).toBe(2);
    expect(esLoMismo(GANA_UNO, GANA_DOS)).toBe(false);
  });
});
