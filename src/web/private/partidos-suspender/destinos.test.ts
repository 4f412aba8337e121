import { describe, expect, it } from 'vitest';
import type { PartidoFila } from '#contract/liga/partidos.ts';
import { MARCADOR_VACIO, planoDe } from '#domain/partido/marcador.ts';
import { NADIE_REPITE } from '#domain/persona/gente.ts';
import {
  type DiaNuevo,
  destinosDe,
  enLugar,
  enResumen,
  lugaresDe,
  reparoDe,
  semanasDespues,
  sePuedenSuspender,
} from './destinos.ts';

const fila = (cambios: Partial<PartidoFila> = {}): PartidoFila => ({
  id: 1,
  idLiga: 1,
  liga: 'Liga Social',
  idPista: 1,
  pista: 'Pista 1',
  fecha: '2026-11-21T10:00',
  duracion: 90,
  observaciones: null,
  sintetico: false,
  idJugador1: 1,
  jugador1: 'Ana',
  idJugador2: 2,
  jugador2: 'Luis',
  ...(planoDe(MARCADOR_VACIO) as Pick<PartidoFila, `jugador${1 | 2}Set${1 | 2 | 3 | 4 | 5 | 6}`>),
  jugador1NoPresenta: false,
  jugador2NoPresenta: false,
  jugador1Aplaza: false,
  jugador2Aplaza: false,
  clubAplaza: false,
  cancelado: false,
  version: 1,
  ...cambios,
});

const otros = { idJugador1: 3, jugador1: 'Eva', idJugador2: 4, jugador2: 'Paz' };

const deTenis = (...ids: number[]) => ids.map((id) => ({ id, deporte: 'tenis' as const }));

const nuevo = (cambios: Partial<DiaNuevo> = {}): DiaNuevo => ({
  dia: '2026-11-28',
  ahora: '2026-11-20T18:00',
  pistas: deTenis(1, 2),
  clausuras: [],
  guardados: [],
  gente: NADIE_REPITE,
  horarios: new Map([[1, { inicio: 9 * 60, fin: 22 * 60, deporte: 'tenis' }]]),
  ausentes: [],
  bajas: [],
  ...cambios,
});

const destino = (cambios: Partial<DiaNuevo>) => destinosDe([fila()], nuevo(cambios)).get(1);

describe('where suspended matches go, in words', () => {
  it('as they were: nothing to say', () => {
    expect(destino({})).toEqual({ sitio: { fecha: '2026-11-28T10:00', idPista: 1 }, nota: null });
  });

  it('off the calendar without a new day', () => {
    expect(destinosDe([fila()], null).get(1)).toEqual({ sitio: null, nota: null });
  });

  it.each([
    ['the court', { pistas: deTenis(2) }, 'Cambia de pista.'],
    [
      'the hour',
      { pistas: deTenis(1), guardados: [fila({ id: 9, ...otros, fecha: '2026-11-28T10:00' })] },
      'Cambia de hora.',
    ],
    [
      'both',
      { pistas: deTenis(2), guardados: [fila({ id: 9, ...otros, idPista: 2, fecha: '2026-11-28T10:00' })] },
      'Cambia de hora y de pista.',
    ],
  ])('when %s changes', (_, cambios, nota) => {
    expect(destino(cambios)?.nota).toBe(nota);
  });

  it.each([
    ['full', { pistas: [] }, 'No queda ninguna hora libre ese día.'],
    ['absent', { ausentes: [2] }, 'Luis no puede ese día.'],
    [
      'playing',
      { guardados: [fila({ id: 9, ...otros, idJugador2: 1, fecha: '2026-11-28T18:00' })] },
      'Ana juega otro partido ese día, a las 18:00.',
    ],
  ])('when there is no place: %s', (_, cambios, nota) => {
    expect(destino(cambios)).toEqual({ sitio: null, nota });
  });

  it('in a line, how many go to each day and how many wait', () => {
    const sitio = { fecha: '2026-12-05T10:00', idPista: 1 };
    const varios = [sitio, null, sitio, null, { ...sitio, fecha: '2026-12-06T10:00' }];
    const dicho = enResumen(varios.map((uno) => ({ sitio: uno, nota: null })));
    expect(dicho).toBe('2 pasan al sáb 5 dic, 1 pasa al dom 6 dic y 2 quedan aplazados');
    expect(enResumen([{ sitio, nota: null }])).toBe('1 pasa al sáb 5 dic');
  });

  it('a suspended match of that same day is in nobody’s way', () => {
    const suya = fila({ id: 2, ...otros });
    const destinos = destinosDe([fila(), suya], nuevo({ dia: '2026-11-21', guardados: [fila(), suya] }));
    expect(destinos.get(1)?.sitio).toEqual({ fecha: '2026-11-21T10:00', idPista: 1 });
  });
});

const HOY = '2026-11-21';

describe('the day that suspended matches go to', () => {
  it.each([
    [null, 'Indica a qué día pasan.'],
    ['2026-11-22', 'Es el mismo día que se suspende: elige otro.'],
    ['2026-11-20', 'Ese día ya ha pasado: elige otro.'],
    [HOY, null],
    ['2026-11-23', null],
  ])('%s: %s', (otro, reparo) => expect(reparoDe('2026-11-22', otro, HOY)).toBe(reparo));

  it.each([
    ['all good', [null, null], false, true],
    ['nothing marked', [], false, false],
    ['a day that is still being read', [null], true, false],
    ['a day that will not do among others', [null, 'Ese día ya ha pasado: elige otro.'], false, false],
  ])('%s: suspended %j, %s: %s', (_, reparos, leyendo, puede) =>
    expect(sePuedenSuspender(reparos, leyendo)).toBe(puede),
  );

  it.each([
    ['2026-11-22', '2026-11-29'],
    [HOY, '2026-11-28'],
    ['2026-11-20', '2026-11-27'],
    ['2026-11-14', HOY],
    ['2026-10-31', HOY],
    ['2026-10-30', '2026-11-27'],
  ])('of %s is at first %s: the same day of the week, still to come', (dia, otro) =>
    expect(semanasDespues(dia, HOY)).toBe(otro),
  );
});

describe('where it rains', () => {
  const en = (...pistas: (string | null)[]) => pistas.map((pista, id) => fila({ id, pista }));
  const nombres = (...pistas: (string | null)[]) => lugaresDe(en(...pistas)).map(({ nombre }) => nombre);

  it.each([
    [
      'two sites',
      ['Prado 1', 'Restón 2', 'Prado 2', 'Restón 1'],
      ['Prado', 'Restón', 'Prado 1', 'Prado 2', 'Restón 1', 'Restón 2'],
    ],
    ['one site: everywhere is that', ['Pista 1', 'Pista 2'], ['Pista 1', 'Pista 2']],
    ['a site of one court', ['Prado 1', 'Prado 2', 'Central'], ['Prado', 'Central', 'Prado 1', 'Prado 2']],
    ['one court, or none', ['Prado 1', 'Prado 1', null], []],
  ])('%s', (_, pistas, esperado) => expect(nombres(...pistas)).toEqual(esperado));

  it('a site is all its courts', () => {
    const partidos = en('Prado 1', 'Restón 2', 'Prado 2', null);
    const prado = lugaresDe(partidos).find(({ nombre }) => nombre === 'Prado') ?? null;
    expect(enLugar(partidos, prado).map(({ pista }) => pista)).toEqual(['Prado 1', 'Prado 2']);
    expect(enLugar(partidos, null)).toEqual(partidos);
  });
});
