import { describe, expect, test } from 'vitest';
import { type Cambios, planoDeEjemplo, setsDe } from '#tests/builders/partido.ts';
import { avisosDe, erroresDe, rarezasDe } from './errores.ts';
import { marcadorCon } from './marcador.ts';
import { mensajes } from './mensajes.ts';
import { comoSeGuarda, conEmpate, desenlaceDe, type Plano } from './plano.ts';

const CON = { empate: 1 };
const SIN = { empate: null };
const FORMATOS = { formatos: ['largo', 'superTieBreak'] as const };

const plano = (texto: string, cambios: Cambios = {}): Plano =>
  planoDeEjemplo({ sets: marcadorCon(...setsDe(texto)), ...cambios });

describe('a score that nobody wins', () => {
  test.each([
    // score · what else is said · its class
    ['6-4 4-6', {}, 'empatado'],
    ['6-4 3-6', {}, 'jugado'],
    ['5-5', {}, 'empatado'],
    ['6-4 4-6 10-8', {}, 'jugado'],
    ['', {}, 'pendiente'],
    ['', { clubAplaza: true }, 'aplazado'],
    ['6-4 4-6', { jugador1Aplaza: true }, 'empatado'],
    ['6-4 4-6', { jugador1NoPresenta: true }, 'noPresentado'],
    ['6-4 4-6', { sintetico: true }, 'pendiente'],
  ] as const)('%s %j, where there are draws: %s', (texto, cambios, que) => {
    const suyo = conEmpate(plano(texto, cambios), CON);
    expect(desenlaceDe(suyo).que).toBe(que);
    expect(conEmpate(suyo, CON)).toEqual(suyo);
  });

  test('is an error where there are none, even with the word; and awarded or cancelled, anywhere', () => {
    const dicho = { ...plano('6-4 4-6'), desenlace: 'empate' as const };
    for (const uno of [conEmpate(plano('6-4 4-6'), SIN), conEmpate(dicho, SIN)])
      expect(erroresDe(uno)).toEqual([{ path: 'jugador1Set2', message: mensajes.sinGanador }]);
    for (const cambios of [{ sintetico: true }, { cancelado: true }])
      expect(erroresDe(conEmpate(plano('6-4 4-6', cambios), CON))).toHaveLength(1);
  });

  test('is asked before it is saved', () => {
    const suyo = conEmpate(plano('6-4 4-6'), CON);
    expect(erroresDe(suyo)).toEqual([]);
    expect(rarezasDe(suyo, { formatos: [...FORMATOS.formatos] })).toEqual([
      { path: 'jugador1Set2', message: mensajes.quedaEnEmpate },
    ]);
  });

  test('is as good as any other by the clock', () => {
    const conReloj = { formatos: [...FORMATOS.formatos], conReloj: true };
    expect(rarezasDe(conEmpate(plano('6-4 4-6'), CON), conReloj)).toEqual([]);
    expect(rarezasDe(conEmpate(plano('3-3'), CON), conReloj)).toEqual([]);
  });

  test('loses the word with another score, and leaves another word alone', () => {
    const antes = comoSeGuarda(plano('6-4 4-6'), null, CON);
    expect(antes.desenlace).toBe('empate');
    const tercero = { ...antes, jugador1Set3: 10, jugador2Set3: 7 };
    expect(comoSeGuarda(tercero, antes, CON).desenlace).toBeNull();
    const dejado = { ...plano('6-4 4-6'), desenlace: 'retirada-1' as const };
    expect(conEmpate(dejado, CON)).toBe(dejado);
  });
});

describe('where the clock ends a match', () => {
  const conReloj = { formatos: [...FORMATOS.formatos], conReloj: true };
  const dicho = (texto: string, desenlace: Plano['desenlace'] = null) =>
    avisosDe({ ...plano(texto), desenlace }, conReloj).map(({ message }) => message);

  test.each(['6-4 1-2', '6-4 3-6', '5-3', '6-4 2-2', '6-4 4-6 3-2', '6-4 6-3'])(
    '%s is an end like any other',
    (texto) => expect(dicho(texto)).toEqual([]),
  );

  test('a set before the last one was played to its end, and none is played after', () => {
    expect(dicho('8-3 2-1')).toEqual([mensajes.setInusual(1)]);
    expect(dicho('6-4 6-3 2-1')).toEqual([mensajes.setDeMas(3)]);
  });

  test('what was stopped does not look finished until its sets are whole', () => {
    expect(dicho('6-4 1-2', 'suspendido')).toEqual([]);
    expect(dicho('6-4 6-3', 'suspendido')).toEqual([mensajes.suspendidoAcabado]);
  });

  test('no other league is told less', () =>
    expect(
      rarezasDe(plano('6-4 1-2'), { formatos: [...FORMATOS.formatos] }).map(({ message }) => message),
    ).toEqual([mensajes.setInusual(2), mensajes.sinDosSets]));
});
