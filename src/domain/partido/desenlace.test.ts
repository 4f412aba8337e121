import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { RETIRADAS, reglasIniciales } from '#domain/liga/reglas.ts';
import { unDesenlace } from '#tests/builders/partido.ts';
import { CLASES, girado, marcadorEn, quienLoAplazo } from './desenlace.ts';
import { erroresDe } from './errores.ts';
import { MARCADOR_VACIO, marcadorCon } from './marcador.ts';
import { comoSeGuarda, desenlaceDe, ESCRITOS, enPlano, escritoDe, SIN_EMPATES } from './plano.ts';
import {
  ausenteDe,
  comoSeLee,
  esEmpate,
  estaAplazado,
  estaDecidido,
  ganadorDe,
  nadieLoDebe,
  seDebe,
  setsDe,
  sinJugar,
  vistoDesde,
} from './resultado.ts';
import { cuentasDe, veredictoDe } from './veredicto.ts';

const REGLAS = { ...reglasIniciales('social'), retirada: 'comoVa' as const };
const SETS = marcadorCon([6, 4], [2, 3]);
const tras = null;

describe('what each class answers', () => {
  it.each([
    // class · who wins, is it owed, does it count, its word
    [{ que: 'pendiente' }, null, true, false, null],
    [{ que: 'aplazado', por: 'club' }, null, true, false, 'Aplazado'],
    [{ que: 'suspendido', sets: SETS, tras }, null, true, false, 'Suspendido'],
    [{ que: 'jugado', sets: marcadorCon([6, 4], [6, 3]), tras }, 1, false, true, null],
    [{ que: 'empatado', sets: marcadorCon([6, 4], [4, 6]), tras }, null, false, true, 'Empate'],
    [{ que: 'retirada', de: 1, sets: SETS, tras }, 2, false, true, null],
    [{ que: 'noPresentado', de: 1, tras }, 2, false, true, null],
    [{ que: 'ningunoPresentado', tras }, null, false, false, 'No se presentó ninguno'],
    [{ que: 'adjudicado', a: 2, por: 'comite', sets: marcadorCon(), tras }, 2, false, true, null],
    [{ que: 'anulado', por: 'baja', sets: SETS, tras }, null, false, false, 'Anulado'],
    [{ que: 'cancelado', tras: 1 }, null, false, false, 'Cancelado'],
  ] as const)('%j', (desenlace, gana, debe, cuenta, palabra) => {
    const resultado = { desenlace };
    expect(ganadorDe(resultado)).toBe(gana);
    expect(seDebe(resultado)).toBe(debe);
    expect(estaDecidido(resultado)).toBe(cuenta);
    expect(comoSeLee(resultado)).toBe(palabra);
  });

  it('of a retirement where the score stands as it was, those games count, and the other wins', () =>
    expect(cuentasDe({ desenlace: { que: 'retirada', de: 1, sets: SETS, tras } }, REGLAS)).toEqual({
      sets: [1, 1],
      juegos: [8, 7],
    }));
});

describe('whatever the outcome', () => {
  it('boxes, flags and the word say it whole: it is read back as it was', () => {
    fc.assert(
      fc.property(unDesenlace, (desenlace) => {
        const sintetico = desenlace.que === 'adjudicado' && desenlace.por === 'resolucion';
        expect(desenlaceDe({ ...enPlano(desenlace), sintetico })).toEqual(desenlace);
      }),
    );
  });

  it('it is decided, or to be played, or put off, or nobody owes it; never two of those', () => {
    fc.assert(
      fc.property(unDesenlace, (desenlace) => {
        const es = [estaDecidido, sinJugar, estaAplazado, nadieLoDebe].map((de) => de({ desenlace }));
        expect(es.filter(Boolean)).toHaveLength(1);
        expect(estaDecidido({ desenlace })).toBe(
          ganadorDe({ desenlace }) !== null || esEmpate({ desenlace }),
        );
      }),
    );
  });

  it('who wins hangs on no rule of the league', () => {
    const reglas = fc.record({
      retirada: fc.constantFrom(...RETIRADAS),
      contarMarcadorWo: fc.boolean(),
      superTieBreakComoJuego: fc.boolean(),
    });
    fc.assert(
      fc.property(unDesenlace, reglas, (desenlace, suyas) => {
        const veredicto = veredictoDe({ desenlace }, { ...REGLAS, ...suyas });
        expect(veredicto?.ganador ?? null).toBe(ganadorDe({ desenlace }));
      }),
    );
  });

  it('changing sides changes who won, who was missing and whose games they are, and twice changes nothing', () => {
    fc.assert(
      fc.property(unDesenlace, (desenlace) => {
        const [aqui, alli] = [{ desenlace }, vistoDesde(2, { desenlace })];
        const del = (lado: 1 | 2 | null) => lado && 3 - lado;
        expect(ganadorDe(alli)).toBe(del(ganadorDe(aqui)));
        expect(ausenteDe(alli)).toBe(del(ausenteDe(aqui)));
        expect(setsDe(alli)).toEqual(setsDe(aqui).map(([uno, dos]) => [dos, uno]));
        expect(girado(alli.desenlace)).toEqual(desenlace);
        expect(vistoDesde(1, aqui)).toBe(aqui);
      }),
    );
  });

  it('every class is made, and every word is of one', () => {
    const hechos = fc.sample(unDesenlace, 2000);
    expect(new Set(hechos.map(({ que }) => que))).toEqual(new Set(CLASES));
    expect(new Set(hechos.map(escritoDe).filter((escrito) => escrito !== null))).toEqual(new Set(ESCRITOS));
  });

  it('what may be said is no error, and beside a flag it is', () => {
    const suspendido = enPlano({ que: 'suspendido', sets: SETS, tras });
    expect(erroresDe(suspendido)).toEqual([]);
    expect(erroresDe({ ...suspendido, desenlace: null }).length).toBe(0);
    const empatado = enPlano({ que: 'suspendido', sets: marcadorCon([6, 4], [4, 6]), tras });
    expect(erroresDe(empatado)).toEqual([]);
    expect(erroresDe({ ...empatado, desenlace: null })).toHaveLength(1);
    expect(erroresDe({ ...empatado, jugador1NoPresenta: true })).toHaveLength(1);
    expect(erroresDe({ ...empatado, cancelado: true })).toHaveLength(1);
  });
});

test.each([
  [{ que: 'retirada', de: 2, sets: MARCADOR_VACIO, tras }, 'Escribe el marcador con el que se retiró'],
  [{ que: 'suspendido', sets: MARCADOR_VACIO, tras }, 'Escribe el marcador con el que se suspendió'],
] as const)('%j is refused: it ended at some score', (desenlace, mensaje) => {
  expect(erroresDe(enPlano(desenlace))).toEqual([
    { path: 'desenlace', message: expect.stringContaining(mensaje) },
  ]);
});

describe('a save that does not say it', () => {
  const antes = enPlano({ que: 'suspendido', sets: SETS, tras });
  const { desenlace: _, ...callado } = antes;

  it('leaves it as it was while boxes and flags are what they were, and only then', () => {
    expect(comoSeGuarda(callado, antes, SIN_EMPATES)).toMatchObject({ desenlace: 'suspendido' });
    expect(comoSeGuarda({ ...callado, jugador1Set2: 6 }, antes, SIN_EMPATES)).toMatchObject({
      desenlace: null,
    });
    expect(comoSeGuarda({ ...callado, desenlace: null }, antes, SIN_EMPATES)).toMatchObject({
      desenlace: null,
    });
    expect(comoSeGuarda(callado, null, SIN_EMPATES)).toMatchObject({ desenlace: null });
  });
});

it('who put it off is told of whatever came after', () => {
  expect(quienLoAplazo({ que: 'aplazado', por: 'club' })).toBe('club');
  expect(quienLoAplazo({ que: 'jugado', sets: SETS, tras: 2 })).toBe(2);
  expect(marcadorEn({ que: 'noPresentado', de: 1, tras: 2 })).toEqual(marcadorCon([0, 6], [0, 6]));
});
