import type { DatosInscripcion } from '#domain/inscripcion/datos.ts';

/** A complete adult enrolment in the school. */
export const inscripcionDe = (cambios: Partial<DatosInscripcion> = {}): DatosInscripcion => ({
  tipo: 'escuelaadultos',
  subtipo: 'alta',
  conforme: true,
  conformeinscripcion: false,
  nombre: 'Ana',
  apellidos: 'García Peña',
  dni: '12345678Z',
  direccion: 'Calle Mayor, 1',
  cp: '28799',
  poblacion: 'Valdecierzo',
  fechaNacimiento: '07/05/1990',
  email: 'ana@example.com',
  telefono: '600000000',
  fotos: 'si',
  cuentaTitular: 'Ana García Peña',
  cuentaEntidad: 'Banco del Prado',
  cuentaIBAN: 'ES9121000418450200051332',
  firmaEscrita: 'Ana García Peña',
  ...cambios,
});
