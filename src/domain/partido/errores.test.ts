import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { type FormatoSet, reglasIniciales } from '#domain/liga/reglas.ts';
import type { TipoLiga } from '#domain/liga/tipos.ts';
import { NADIE_REPITE } from '#domain/persona/gente.ts';
import { type Cambios, jugado, partidoDe, planoDeEjemplo, setsDe } from '#tests/builders/partido.ts';
import { avisosDe, avisosDeAntes, avisosDeCita, type EntornoCita, erroresDe, rarezasDe } from './errores.ts';
import { esSetHabitual } from './formatos.ts';
import { marcadorCon } from './marcador.ts';
import { mensajes } from './mensajes.ts';
import { conDesenlace } from './plano.ts';
import { estaDecidido } from './resultado.ts';

const con = (texto: string, cambios: Cambios = {}) =>
  planoDeEjemplo({ sets: marcadorCon(...setsDe(texto)), ...cambios });

describe('errors of the boxes', () => {
  test.each<[string, string, string]>([
    ['6-31', 'jugador2Set1', mensajes.noEsEntero],
    ['65-3', 'jugador1Set1', mensajes.noEsEntero],
    ['-1-6', 'jugador1Set1', mensajes.noEsEntero],
    ['6-4 2.5-6', 'jugador1Set2', mensajes.noEsEntero],
    ['6-4 x-6', 'jugador1Set2', mensajes.noEsEntero],
    ['6-_', 'jugador2Set1', mensajes.faltaPareja],
    ['6-4 _-6', 'jugador1Set2', mensajes.faltaPareja],
    ['6-4 _-_ 6-4', 'jugador1Set2', mensajes.hueco(2)],
    ['_-_ 6-4', 'jugador1Set1', mensajes.hueco(1)],
    ['6-4 4-6', 'jugador1Set2', mensajes.sinGanador],
    ['0-0', 'jugador1Set1', mensajes.sinGanador],
  ])('%j: %s', (texto, path, message) => expect(erroresDe(con(texto))).toEqual([{ path, message }]));

  test.each(['', '6-4 6-4', '6-4 3-6 10-8', '6-4', '30-28', '6-4 4-6 6-4 4-6 6-4 0-6'])(
    '%j is sound',
    (texto) => expect(erroresDe(con(texto))).toEqual([]),
  );

  test('every box at fault is named', () =>
    expect(erroresDe(con('100-_ _-_ 6-4')).map(({ path }) => path)).toEqual([
      'jugador1Set1',
      'jugador2Set1',
      'jugador1Set2',
    ]));
});

describe('errors of the flags and players', () => {
  test('both no-show', () => {
    const errores = erroresDe(con('', { jugador1NoPresenta: true, jugador2NoPresenta: true }));
    expect(errores).toEqual([{ path: 'jugador2NoPresenta', message: mensajes.dosNoPresentados }]);
  });

  test('both postponed', () => {
    const errores = erroresDe(con('', { jugador1Aplaza: true, jugador2Aplaza: true }));
    expect(errores).toEqual([{ path: 'jugador2Aplaza', message: mensajes.dosAplazan }]);
  });

  test.each([
    { jugador1NoPresenta: true },
    { jugador2NoPresenta: true },
    { jugador1Aplaza: true },
    { jugador2Aplaza: true },
    { jugador1Aplaza: true, jugador2NoPresenta: true },
  ])('one alone is none: %j', (indicadores) => {
    expect(erroresDe(con('', indicadores))).toEqual([]);
  });

  test('what was played is not cancelled', () => {
    const error = { path: 'cancelado', message: mensajes.canceladoConResultado };
    expect(erroresDe(con('6-4 6-4', { cancelado: true }))).toEqual([error]);
    expect(erroresDe(con('', { cancelado: true, jugador1NoPresenta: true }))).toEqual([error]);
    expect(erroresDe(con('', { cancelado: true, jugador1Aplaza: true }))).toEqual([]);
  });

  test('same player twice', () => {
    const errores = erroresDe(con('', { idJugador1: 7, idJugador2: 7 }));
    expect(errores).toEqual([{ path: 'idJugador2', message: mensajes.mismoJugador }]);
  });

  test('with a no-show the boxes are not read', () =>
    expect(erroresDe(con('6-_ _-_ x-3', { jugador1NoPresenta: true }))).toEqual([]));

  test('a result without players is validated alone', () => {
    const { idJugador1: _, idJugador2: __, ...resultado } = con('6-4 6-4');
    expect(erroresDe(resultado)).toEqual([]);
  });
});

test('a sound score is empty or has a winner', () => {
  const casilla = fc.option(fc.integer({ min: -1, max: 32 }), { nil: null });
  fc.assert(
    fc.property(fc.array(fc.tuple(casilla, casilla), { maxLength: 6 }), (sets) => {
      const partido = planoDeEjemplo({ sets: marcadorCon(...sets) });
      const vacio = sets.every(([uno, dos]) => uno === null && dos === null);
      if (erroresDe(partido).length === 0) expect(vacio || estaDecidido(conDesenlace(partido))).toBe(true);
    }),
  );
});

const avisos = (texto: string, tipo: TipoLiga = 'social', cambios: Cambios = {}) =>
  avisosDe(con(texto, cambios), reglasIniciales(tipo));

test('of pickleball: to its points, and no set of it is a super tie-break too early', () => {
  const suyos = (texto: string, formatos: FormatoSet[]) =>
    avisosDe(con(texto), { ...reglasIniciales('social', 'pickleball'), formatos });
  expect(suyos('11-7 9-11 13-11', ['once'])).toEqual([]);
  expect(suyos('15-9 17-15', ['quince'])).toEqual([]);
  expect(suyos('6-4 11-7', ['once']).map(({ path }) => path)).toEqual(['jugador1Set1']);
});

describe('usual sets', () => {
  test.each([
    ['largo', ['6-0', '6-4', '7-5', '7-6', '6-7'], ['6-5', '7-4', '8-6', '5-3', '6-6']],
    ['corto', ['4-0', '4-2', '4-3', '5-3', '5-4'], ['4-4', '5-2', '6-4', '3-0']],
    ['tieBreak', ['7-0', '7-5', '8-6', '12-10'], ['7-6', '8-5', '6-4']],
    ['once', ['11-0', '11-9', '12-10', '15-13'], ['11-10', '12-9', '10-8', '6-4']],
    ['quince', ['15-0', '15-13', '17-15'], ['15-14', '16-13', '11-9']],
    ['superTieBreak', ['10-0', '10-8', '11-9', '15-13'], ['10-9', '11-8', '9-7']],
  ] as const)('%s', (formato, habituales, raros) => {
    for (const texto of habituales)
      expect([texto, esSetHabitual(parDe(texto), [formato])]).toEqual([texto, true]);
    for (const texto of raros)
      expect([texto, esSetHabitual(parDe(texto), [formato])]).toEqual([texto, false]);
  });

  const parDe = (texto: string): [number, number] => {
    const [uno = 0, dos = 0] = texto.split('-').map(Number);
    return [uno, dos];
  };
});

describe('warnings', () => {
  test.each(['', '6-4 6-4', '6-4 3-6 10-8', '6-7 7-6 7-5'])('%j in a social league has none', (texto) =>
    expect(avisos(texto)).toEqual([]),
  );

  test('an infantil league knows short sets and tie-breaks', () => {
    expect(avisos('4-1 2-4 7-4', 'infantil')).toEqual([]);
    expect(avisos('4-1 4-2')).toEqual([
      { path: 'jugador1Set1', message: mensajes.setInusual(1) },
      { path: 'jugador1Set2', message: mensajes.setInusual(2) },
    ]);
  });

  test('a super tie-break before set 3', () =>
    expect(avisos('10-8 6-4')).toEqual([{ path: 'jugador1Set1', message: mensajes.superTieBreakPronto(1) }]));

  test('sets after the match was decided', () =>
    expect(avisos('6-4 6-4 6-4 0-6')).toEqual([
      { path: 'jugador1Set3', message: mensajes.setDeMas(3) },
      { path: 'jugador1Set4', message: mensajes.setDeMas(4) },
    ]));

  test('a set that nobody won', () =>
    expect(avisos('6-6 6-4 6-2')).toEqual([{ path: 'jugador1Set1', message: mensajes.setSinGanador(1) }]));

  test('nobody won two sets', () =>
    expect(avisos('6-4')).toEqual([{ path: 'jugador1Set1', message: mensajes.sinDosSets }]));

  test('a result on a postponed match', () => {
    const aviso = [{ path: 'jugador2Aplaza', message: mensajes.resultadoAplazado }];
    expect(avisos('6-4 6-4', 'social', { jugador2Aplaza: true })).toEqual(aviso);
    expect(avisos('', 'social', { jugador2Aplaza: true, jugador1NoPresenta: true })).toEqual(aviso);
    expect(avisos('', 'social', { jugador2Aplaza: true })).toEqual([]);
  });

  test('a result on a postponed match is nothing odd in its score', () =>
    expect(rarezasDe(con('6-4 6-4', { jugador2Aplaza: true }), reglasIniciales('social'))).toEqual([]));

  test('the score of a no-show is not looked at', () =>
    expect(avisos('3-2', 'social', { jugador1NoPresenta: true })).toEqual([]));
});

const NOMBRES = new Map([
  [1, 'Ana'],
  [2, 'Bea'],
]);

const entorno = (cambios: Partial<EntornoCita> = {}): EntornoCita => ({
  horario: { inicio: 9 * 60, fin: 14 * 60 },
  ausentes: [],
  otros: [],
  gente: NADIE_REPITE,
  nombres: NOMBRES,
  ...cambios,
});

const cita = partidoDe({ id: 5, fecha: '2026-11-21T10:00', duracion: 90 });

describe('who plays and when deserves a look', () => {
  it('when a player has another match that day', () => {
    const otro = partidoDe({ id: 6, fecha: '2026-11-21T20:00', idJugador1: 2, idJugador2: 9 });
    expect(avisosDeCita(cita, entorno({ otros: [otro] }))).toEqual([
      { campo: 'idJugador2', mensaje: mensajes.dosElMismoDia('Bea', '20:00') },
    ]);
  });

  it.each([
    ['itself', partidoDe({ id: 5, fecha: '2026-11-21T20:00' })],
    ['the day before', partidoDe({ id: 6, fecha: '2026-11-20T20:00' })],
    ['one put off', partidoDe({ id: 6, fecha: '2026-11-21T20:00', jugador1Aplaza: true })],
    ['one awarded', partidoDe({ id: 6, fecha: '2026-11-21T20:00', sintetico: true })],
    ['one between others', partidoDe({ id: 6, fecha: '2026-11-21T20:00', idJugador1: 8, idJugador2: 9 })],
  ])('%s is not another match of the day', (_, otro) => {
    expect(avisosDeCita(cita, entorno({ otros: [otro] }))).toEqual([]);
  });

  it('when a player has an incident that day', () => {
    expect(avisosDeCita(cita, entorno({ ausentes: [1, 7] }))).toEqual([
      { campo: 'idJugador1', mensaje: mensajes.conIncidencia('Ana') },
    ]);
  });

  it.each([
    ['08:45', 90, true],
    ['09:00', 90, false],
    ['12:30', 90, false],
    ['12:45', 90, true],
    ['12:45', 75, false],
  ])('at %s for %i minutes, outside the hours of the league: %s', (hora, duracion, fuera) => {
    const avisos = avisosDeCita({ ...cita, fecha: `2026-11-21T${hora}`, duracion }, entorno());
    expect(avisos).toEqual(
      fuera ? [{ campo: 'fecha', mensaje: mensajes.fueraDeHorario('09:00', '14:00') }] : [],
    );
  });

  it('but not in a match that is not played then, nor the hours while it has no league', () => {
    const todo = entorno({ ausentes: [1, 2], horario: { inicio: 0, fin: 60 } });
    expect(avisosDeCita({ ...cita, sintetico: true }, todo)).toEqual([]);
    expect(avisosDeCita({ ...cita, desenlace: { que: 'aplazado', por: 2 } }, todo)).toEqual([]);
    expect(avisosDeCita(jugado(1, 2, '6-4 6-4', { id: 5 }), todo)).toHaveLength(3);
    expect(avisosDeCita(cita, entorno({ horario: null }))).toEqual([]);
  });
});

it.each<[string, string[]]>([
  ['6-4 6-2', [mensajes.suspendidoAcabado]],
  ['6-4 3-6 10-7', [mensajes.suspendidoAcabado]],
  ['6-4 2-1', []],
  ['6-4', []],
  ['6-4 4-6', []],
])('a match that is to be gone on with at %s warns where it looks finished', (texto, dicho) => {
  const plano = { ...con(texto), desenlace: 'suspendido' as const };
  expect(avisosDe(plano, reglasIniciales('social')).map(({ message }) => message)).toEqual(dicho);
});

describe('a result told before its match', () => {
  const [ANTES, A_SU_HORA] = ['2026-11-21T09:59', '2026-11-21T10:00'];
  const dicho = (cambios: Cambios, ahora: string) =>
    avisosDeAntes(partidoDe(cambios), ahora).map(({ message }) => message);
  const seisCero = marcadorCon([6, 0], [6, 0]);

  test.each<[string, Cambios]>([
    ['played', { sets: seisCero }],
    ['left by one', { desenlace: { que: 'retirada', de: 1, sets: seisCero, tras: null } }],
    ['to which one did not come', { jugador1NoPresenta: true }],
    ['begun and stopped', { desenlace: { que: 'suspendido', sets: marcadorCon([6, 4]), tras: null } }],
  ])('is told of one %s, until its hour', (_, cambios) => {
    expect(dicho(cambios, ANTES)).toEqual([mensajes.aunNoSeJuega('2026-11-21T10:00')]);
    expect(dicho(cambios, A_SU_HORA)).toEqual([]);
  });

  test.each<[string, Cambios]>([
    ['to be played', {}],
    ['put off', { clubAplaza: true }],
    ['cancelled', { cancelado: true }],
    ['awarded', { sets: seisCero, sintetico: true }],
    [
      'awarded to who stayed',
      { desenlace: { que: 'adjudicado', a: 1, por: 'baja', sets: seisCero, tras: null } },
    ],
  ])('is nothing of one %s', (_, cambios) => expect(dicho(cambios, ANTES)).toEqual([]));
});
