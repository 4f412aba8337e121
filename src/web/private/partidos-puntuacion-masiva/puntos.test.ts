import { describe, expect, it } from 'vitest';
import { MARCADOR_VACIO, planoDe } from '#domain/partido/marcador.ts';
import { ApiError } from '#web/platform/call.ts';
import { cambiados, erroresPorPartido, filtrar } from './guardar.ts';

const partido = (id: number, fecha: string, idLiga: number) => ({
  ...planoDe(MARCADOR_VACIO),
  id,
  fecha,
  idLiga,
  idPista: null,
  duracion: 60,
  sintetico: false,
  idJugador1: 1,
  idJugador2: 2,
  version: 3,
  liga: 'L',
  pista: null,
  jugador1: 'Ana',
  jugador2: 'Berta',
  jugador1NoPresenta: false,
  jugador2NoPresenta: false,
  jugador1Aplaza: false,
  jugador2Aplaza: false,
  clubAplaza: false,
  cancelado: false,
  observaciones: '',
});

const rechazo = new ApiError(400, 'Hay datos…', [
  { path: 'partidos.0.jugador1Set2', message: 'Ana – Berta: falta' },
  { path: 'partidos.2.version', message: 'Carla – Diana: cambiado' },
  { path: 'partidos.2.jugador1Set1', message: 'Carla – Diana: otro' },
  { path: 'otra.cosa', message: 'no es de ningún partido' },
  { path: 'partidos.9.version', message: 'ese lugar no se envió' },
]);

describe('erroresPorPartido', () => {
  it('turns places into ids and keeps the field', () => {
    expect(erroresPorPartido(rechazo, [31, 32, 33])).toEqual({
      31: [{ path: 'jugador1Set2', message: 'Ana – Berta: falta' }],
      33: [
        { path: 'version', message: 'Carla – Diana: cambiado' },
        { path: 'jugador1Set1', message: 'Carla – Diana: otro' },
      ],
    });
  });

  it('is empty for what is not a refusal of the API', () => {
    expect(erroresPorPartido(new Error('x'), [1])).toEqual({});
  });
});

describe('cambiados', () => {
  it('names the matches saved by somebody else', () => {
    expect(cambiados(erroresPorPartido(rechazo, [31, 32, 33]))).toEqual([33]);
  });
});

it('shows those of a day and of a league', () => {
  const [uno, dos] = [partido(1, '2026-11-21T10:00', 1), partido(2, '2026-11-22T10:00', 2)];
  expect(filtrar([uno, dos], { dia: '', idLiga: null })).toEqual([uno, dos]);
  expect(filtrar([uno, dos], { dia: '2026-11-22', idLiga: null })).toEqual([dos]);
  expect(filtrar([uno, dos], { dia: '2026-11-22', idLiga: 1 })).toEqual([]);
});
