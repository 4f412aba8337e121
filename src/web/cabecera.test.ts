import { expect, it } from 'vitest';
import { conCabecera, direccionCanonica } from './cabecera.server.ts';
import { paginaDe } from './paginas.ts';

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

it('every page of the site tells readers where its news are', () => {
  const html = conCabecera('<head><title>Normas</title></head>', {
    url: new URL('http://localhost/escuela-normas'),
    origen: 'https://club.example',
    pagina: paginaDe('/escuela-normas'),
    datos: null,
  });
  expect(html).toContain(
    '<link rel="alternate" type="application/rss+xml" title="Noticias" href="https://club.example/noticias.xml">',
  );
});
