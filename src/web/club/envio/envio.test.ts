import { expect, test } from 'vitest';
import { mensajesInscripcion } from '#contract/solicitudes/mensajes-inscripcion.ts';
import { mensajesVisita } from '#contract/solicitudes/mensajes-visita.ts';
import { ApiError, SIN_CONEXION } from '#web/platform/call.ts';
import { NotArrived } from '#web/platform/late-code.ts';
import { textoDe } from './envio.tsx';

const textos = {
  fallo: 'No se ha enviado.',
  cierre: { respuesta: mensajesInscripcion.inscripcionCerrada, aviso: 'Se acaba de cerrar.' },
};

test.each([
  ['it has closed', new ApiError(409, mensajesInscripcion.inscripcionCerrada), 'Se acaba de cerrar.'],
  ['something else came in with its key', new ApiError(409, 'Otra cosa.'), mensajesVisita.otroEnvio],
  ['the captcha', new ApiError(422, 'Otra cosa.'), mensajesVisita.captchaNulo],
  ['a failure', new ApiError(500, 'Otra cosa.'), 'No se ha enviado.'],
  ['no connection', new ApiError(0, SIN_CONEXION), SIN_CONEXION],
  ['no connection for its code', new NotArrived(false), SIN_CONEXION],
  ['code of a newer site', new NotArrived(true), 'No se ha enviado.'],
  ['a fault of the program', new Error('No'), 'No se ha enviado.'],
])('why it has not been sent: %s', (_, error, dicho) => {
  expect(textoDe(error, textos)).toBe(dicho);
});

test('a form that does not close says that of a key', () => {
  const cerrada = new ApiError(409, mensajesInscripcion.inscripcionCerrada);
  expect(textoDe(cerrada, { fallo: 'No.' })).toBe(mensajesVisita.otroEnvio);
});
