import { describe, expect, it } from 'vitest';
import type { PartidoFila } from '#contract/partidos.ts';
import { MARCADOR_VACIO, marcadorCon, planoDe } from '#domain/partido/marcador.ts';
import { hoyYPendientes } from './vista.ts';

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
    expect(hoyYPendientes(filas, '2026-11-21').map(({ id }) => id)).toEqual([3, 2, 5, 4]);
  });
});
