import { describe, expect, it } from 'vitest';
import { partidoDe } from '#tests/builders/partido.ts';
import { lineaEl } from '#tests/builders/propuesta.ts';
import { historiasDe } from './datos.ts';
import type { LineaEditada } from './revision.ts';
import { avisos, avisosDeReglas, type EntornoReglas } from './revision.ts';

const [SABADO, DOMINGO] = ['2026-11-28', '2026-11-29'];

const ficha = (nombre: string, cambios = {}) => ({
  nombre,
  estado: 'activo' as const,
  idLiga: 1,
  disponibleAmistosos: true,
  ...cambios,
});

const entorno = (cambios: Partial<EntornoReglas> = {}): EntornoReglas => ({
  ligas: new Map([
    [1, { tipo: 'social', idaVuelta: false, fechaIdaVuelta: null }],
    [2, { tipo: 'social', idaVuelta: true, fechaIdaVuelta: DOMINGO }],
    [3, { tipo: 'amistosos', idaVuelta: false, fechaIdaVuelta: null }],
  ]),
  fichas: new Map([
    [1, ficha('Ana')],
    [2, ficha('Bea')],
    [3, ficha('Eva', { estado: 'lesion' })],
    [4, ficha('Paz', { estado: 'eliminado' })],
    [5, ficha('Sol', { idLiga: 2 })],
    [6, ficha('Luz', { idLiga: 2, disponibleAmistosos: false })],
  ]),
  historias: new Map(),
  pistas: new Map([[1, { nombre: 'Prado 1', deporte: 'tenis' }]]),
  cerradas: new Set(),
  ...cambios,
});

const linea = (cambios?: Partial<LineaEditada>) => lineaEl(SABADO, cambios);

const dichos = (lineas: LineaEditada[], con = entorno()) =>
  avisosDeReglas(lineas, con).map(({ linea: n, mensaje }) => [n, mensaje]);

const jugado = (cambios = {}) =>
  partidoDe({ idLiga: 1, idJugador1: 2, idJugador2: 1, fecha: '2026-10-03T10:00', ...cambios });

const deLiga = (idLiga: number, ...partidos: ReturnType<typeof jugado>[]) => ({
  historias: new Map([[idLiga, historiasDe(partidos, idLiga)]]),
});

describe('rules that a hand may break', () => {
  it('none: nothing is said, nor of a line that lacks something', () => {
    expect(dichos([linea()])).toEqual([]);
    expect(dichos([linea({ idJugador2: null })], entorno({ cerradas: new Set([1]) }))).toEqual([]);
  });

  it('a court that was not marked', () =>
    expect(dichos([linea()], entorno({ cerradas: new Set([1]) }))).toEqual([
      [0, avisos.pistaCerrada('Prado 1')],
    ]));

  it('players injured, gone, or of another league', () => {
    expect(dichos([linea({ idJugador1: 3, idJugador2: 4 })])).toEqual([
      [0, avisos.lesionado('Eva')],
      [0, avisos.eliminado('Paz')],
    ]);
    expect(dichos([linea({ idJugador2: 5 })])).toEqual([[0, avisos.deOtraLiga('Sol')]]);
  });

  it('a friendly takes anybody who is available', () => {
    const amistoso = { idLiga: 3, idJugador1: 5 };
    expect(dichos([linea({ ...amistoso, idJugador2: 2 })])).toEqual([]);
    expect(dichos([linea({ ...amistoso, idJugador2: 6 })])).toEqual([[0, avisos.sinAmistosos('Luz')]]);
  });

  it.each([
    ['played', jugado()],
    ['scheduled for another day', jugado({ fecha: '2026-12-05T10:00' })],
    ['awarded', jugado({ sintetico: true })],
  ])('a pair whose match is already %s', (_, partido) =>
    expect(dichos([linea()], entorno(deLiga(1, partido)))).toEqual([[0, avisos.nadaPendiente('Ana y Bea')]]),
  );

  it('a postponed match is still owed', () =>
    expect(dichos([linea()], entorno(deLiga(1, jugado({ jugador1Aplaza: true }))))).toEqual([]));

  it('a pair twice in the lines: the second one', () =>
    expect(dichos([linea(), linea({ fecha: `${DOMINGO}T10:00`, idJugador1: 2, idJugador2: 1 })])).toEqual([
      [1, avisos.nadaPendiente('Bea y Ana')],
    ]));

  it('the second leg, from its day on', () => {
    const con = entorno(deLiga(2, jugado({ idLiga: 2, idJugador1: 5, idJugador2: 6 })));
    const suya = { idLiga: 2, idJugador1: 5, idJugador2: 6 };
    expect(dichos([linea(suya)], con)).toEqual([[0, avisos.vueltaSinAbrir('Sol y Luz')]]);
    const deVuelta = linea({ ...suya, fecha: `${DOMINGO}T10:00` });
    expect(dichos([deVuelta], con)).toEqual([]);
    expect(dichos([deVuelta, deVuelta], con)).toEqual([[1, avisos.nadaPendiente('Sol y Luz')]]);
  });
});
