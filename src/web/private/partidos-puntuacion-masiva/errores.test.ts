import { describe, expect, it } from 'vitest';
import { ApiError } from '#web/platform/call.ts';
import { cambiados, erroresPorPartido } from './errores.ts';

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
