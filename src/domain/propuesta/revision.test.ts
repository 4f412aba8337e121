import { describe, expect, it } from 'vitest';
import { mensajes as deCita } from '#domain/partido/mensajes.ts';
import { NADIE_REPITE } from '#domain/persona/gente.ts';
import { partidoDe } from '#tests/builders/partido.ts';
import { lineaEl } from '#tests/builders/propuesta.ts';
import {
  avisosDeLineas,
  type EntornoLineas,
  erroresDeLineas,
  type LineaEditada,
  mensajes,
} from './revision.ts';

const DIA = '2026-11-28';

const entorno = (cambios: Partial<EntornoLineas> = {}): EntornoLineas => ({
  ligas: new Map([[1, { deporte: 'tenis', inicio: 540, fin: 840, duracion: 90 }]]),
  jugadores: new Map([
    [1, 'Ana'],
    [2, 'Bea'],
    [3, 'Eva'],
    [4, 'Paz'],
  ]),
  pistas: new Map([
    [1, { nombre: 'Prado 1', deporte: 'tenis' }],
    [2, { nombre: 'Prado 2', deporte: 'tenis' }],
  ]),
  ausencias: {},
  partidos: [],
  gente: NADIE_REPITE,
  ...cambios,
});

const linea = (cambios?: Partial<LineaEditada>) => lineaEl(DIA, cambios);

const otros = { idJugador1: 3, idJugador2: 4 };
const errores = (lineas: LineaEditada[], con = entorno()) =>
  erroresDeLineas(lineas, con).map(({ linea: n, campo, mensaje }) => [n, campo, mensaje]);
const avisos = (lineas: LineaEditada[], con = entorno()) =>
  avisosDeLineas(lineas, con).map(({ linea: n, mensaje }) => [n, mensaje]);

describe('what keeps lines from being saved', () => {
  it('a court that is shut then, and a holiday', () => {
    const obras = { fecha: DIA, hasta: null, inicio: null, fin: '12:00', pistas: [1], motivo: 'obras' };
    const con = entorno({ clausuras: [obras] });
    const lineas = [linea({ fecha: `${DIA}T10:00` }), linea({ ...otros, idPista: 2, fecha: `${DIA}T10:00` })];
    expect(errores(lineas, con)).toEqual([
      [
        0,
        'idPista',
        'Prado 1 está cerrada el sábado, 28 de noviembre hasta las 12:00: obras. Cambia la hora o la pista.',
      ],
    ]);
    expect(errores([linea({ fecha: `${DIA}T12:00` })], con)).toEqual([]);
    const festivo = entorno({ clausuras: [{ ...obras, fin: null, pistas: null }] });
    expect(errores(lineas, festivo).map(([n, campo]) => [n, campo])).toEqual([
      [0, 'fecha'],
      [1, 'fecha'],
    ]);
  });

  it('nothing, when they are sound or empty', () => {
    const vacia = linea({ idLiga: null, idJugador1: null, idJugador2: null });
    expect(errores([linea(), vacia, linea({ ...otros, idPista: 2 })])).toEqual([]);
  });

  it('half of it', () => {
    expect(errores([linea({ idJugador2: null, fecha: null })])).toEqual([
      [0, 'fecha', mensajes.faltaFecha],
      [0, 'idJugador2', mensajes.faltaJugador],
    ]);
    expect(errores([linea({ idJugador2: 1 })])).toEqual([[0, 'idJugador2', mensajes.mismoJugador]]);
  });

  it('its court, taken by another line or by a saved match; touching is not overlapping', () => {
    const pisa = linea({ ...otros, fecha: `${DIA}T11:15` });
    expect(errores([linea(), pisa])).toEqual([
      [0, 'idPista', mensajes.pistaOcupada('Prado 1', '11:15', 'Eva – Paz')],
      [1, 'idPista', mensajes.pistaOcupada('Prado 1', '10:00', 'Ana – Bea')],
    ]);
    expect(errores([linea(), linea({ ...otros, fecha: `${DIA}T11:30` })])).toEqual([]);
    const guardado = partidoDe({ fecha: `${DIA}T09:00`, idJugador1: 3, idJugador2: 4 });
    expect(errores([linea()], entorno({ partidos: [guardado] }))).toEqual([
      [0, 'idPista', mensajes.pistaOcupada('Prado 1', '09:00', 'Eva – Paz')],
    ]);
  });

  it('a saved match that is postponed takes nothing', () => {
    const aplazado = partidoDe({ fecha: `${DIA}T10:00`, jugador1Aplaza: true });
    expect(errores([linea()], entorno({ partidos: [aplazado] }))).toEqual([]);
  });

  it('a player in two matches at once', () =>
    expect(errores([linea(), linea({ idPista: 2, idJugador1: 2, idJugador2: 3 })])).toEqual([
      [0, 'idJugador2', mensajes.jugadorOcupado('Bea', '10:00', 'Bea – Eva')],
      [1, 'idJugador1', mensajes.jugadorOcupado('Bea', '10:00', 'Ana – Bea')],
    ]));
});

describe('what deserves a look', () => {
  it('twice the same day, with another line or with a saved match', () => {
    const tarde = linea({ idJugador2: 3, fecha: `${DIA}T12:00` });
    expect(avisos([linea(), tarde])).toEqual([
      [0, deCita.dosElMismoDia('Ana', '12:00')],
      [1, deCita.dosElMismoDia('Ana', '10:00')],
    ]);
    const guardado = partidoDe({ fecha: `${DIA}T20:00`, idPista: 9, idJugador1: 2, idJugador2: 4 });
    expect(avisos([linea()], entorno({ partidos: [guardado] }))).toEqual([
      [0, deCita.dosElMismoDia('Bea', '20:00')],
    ]);
  });

  it('an incident that day', () =>
    expect(avisos([linea()], entorno({ ausencias: { [DIA]: [2] } }))).toEqual([
      [0, deCita.conIncidencia('Bea')],
    ]));

  it.each([
    ['08:45', true],
    ['09:00', false],
    ['12:30', false],
    ['12:45', true],
  ])('at %s, outside the window: %s', (hora, fuera) =>
    expect(avisos([linea({ fecha: `${DIA}T${hora}` })])).toEqual(
      fuera ? [[0, deCita.fueraDeHorario('09:00', '14:00')]] : [],
    ),
  );
});
