import { expect, it } from 'vitest';
import { direccionCanonica } from './cabecera.server.ts';

it.each([
  ['/contacto', '/contacto', '/contacto'],
  ['/contacto', '/Contacto', '/contacto'],
  ['/contacto', '//contacto//', '/contacto'],
  ['/', '/', '/'],
  ['/', '//', '/'],
  ['/inscripciones/:id?', '/INSCRIPCIONES', '/inscripciones'],
  ['/inscripciones/:id?', '/inscripciones/campusverano/', '/inscripciones/campusverano'],
  [
    '/competicion-clasificaciones-partido/:id',
    '//competicion-clasificaciones-partido//7',
    '/competicion-clasificaciones-partido/7',
  ],
])('the page %s asked for as %s has the address %s', (patron, pathname, canonica) => {
  expect(direccionCanonica(patron, pathname)).toBe(canonica);
});
