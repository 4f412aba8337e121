import { describe, expect, it } from 'vitest';
import type { PartidoFila } from '#contract/liga/partidos.ts';
import { MARCADOR_VACIO, marcadorCon, planoDe } from '#domain/partido/marcador.ts';
import * as incidencias from '../incidencias/valores.ts';
import * as partidos from './partidos-list.tsx';
import { desdeHoy, hoyYPendientes } from './partidos-list.tsx';

describe('what the address asks of the list', () => {
  it('of matches is sent as it is written', () => {
    const escrito = {
      jugador: ' Ana ',
      fecha: '2026-11-21',
      pista: '3',
      liga: '4',
      aplazados: '1',
      reanudar: '1',
      todos: '',
      plazo: '1',
    };
    expect(partidos.busquedaDe(escrito)).toEqual({
      jugador: 'Ana',
      fecha: '2026-11-21',
      idPista: 3,
      idLiga: 4,
      aplazados: true,
      porReanudar: true,
      fueraDePlazo: true,
    });
  });

  it('of incidents likewise', () => {
    const filtros = { jugador: 'Ana', fecha: '2026-11-21', liga: '4', pasadas: '' };
    const pedido = { jugador: 'Ana', fecha: '2026-11-21', idLiga: 4, desde: null };
    expect(incidencias.busquedaDe(filtros, '2026-11-22')).toEqual(pedido);
  });

  it('filters nothing where it makes no sense', () => {
    const sinSentido = {
      fecha: '2026-02-31',
      pista: '-1',
      liga: 'x',
      aplazados: 'si',
      reanudar: 'si',
      plazo: 'si',
    };
    const nada = partidos.busquedaDe(partidos.SIN_FILTROS);
    expect(nada).toEqual({
      ...{ jugador: null, fecha: null, idPista: null, idLiga: null },
      ...{ aplazados: false, porReanudar: false, fueraDePlazo: false },
    });
    expect(partidos.busquedaDe({ ...partidos.SIN_FILTROS, ...sinSentido })).toEqual(nada);
  });
});

const partido = (id: number, fecha: string, cambios: Partial<PartidoFila> = {}): PartidoFila => ({
  id,
  fecha,
  idLiga: 1,
  idPista: null,
  duracion: 60,
  observaciones: null,
  sintetico: false,
  idJugador1: 1,
  idJugador2: 2,
  jugador1NoPresenta: false,
  jugador2NoPresenta: false,
  jugador1Aplaza: false,
  jugador2Aplaza: false,
  clubAplaza: false,
  cancelado: false,
  version: 1,
  liga: 'L',
  pista: null,
  jugador1: 'Ana',
  jugador2: 'Berta',
  ...planoDe(MARCADOR_VACIO),
  ...cambios,
});

describe('hoyYPendientes', () => {
  it('shows the matches of today in their order, then the past ones without result, newest first', () => {
    const filas = [
      partido(1, '2026-11-22T10:00'),
      partido(2, '2026-11-21T20:00'),
      partido(3, '2026-11-21T18:00', planoDe(marcadorCon([6, 0], [6, 0]))),
      partido(4, '2026-11-10T18:00'),
      partido(5, '2026-11-12T18:00'),
      partido(6, '2026-11-11T18:00', planoDe(marcadorCon([6, 0], [6, 0]))),
      partido(7, '2026-11-11T18:00', { jugador1Aplaza: true }),
      partido(8, '2026-11-11T18:00', { jugador1NoPresenta: true }),
    ];
    expect(
      hoyYPendientes([...filas, partido(9, '2026-11-12T12:00')], '2026-11-21').map(({ id }) => id),
    ).toEqual([3, 2, 9, 5, 4]);
    expect(hoyYPendientes(filas, '2026-11-21').map(({ id }) => id)).toEqual([3, 2, 5, 4]);
  });
});

it('all of them begin today and go on as they come; what is past follows, the newest day first', () => {
  const filas = [
    partido(1, '2026-11-10T18:00'),
    partido(2, '2026-11-28T10:00'),
    partido(3, '2026-11-20T20:00'),
    partido(4, '2026-11-21T09:00'),
    partido(5, '2026-11-20T10:00'),
  ];
  expect(desdeHoy(filas, '2026-11-21').map(({ id }) => id)).toEqual([4, 2, 5, 3, 1]);
});
