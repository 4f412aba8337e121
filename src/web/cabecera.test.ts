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

const noticia = {
  id: 7,
  dt: 1_795_000_000,
  title: 'Así fue',
  content: '<p>Hola</p>',
  link: null,
  fijada: false,
  resumen: 'Hola',
  imagen: null,
  escena: 'club',
};

const deNoticia = (cambios: object, pathname = '/noticias/7-otro-titulo') =>
  conCabecera('<head><title>Así fue</title></head>', {
    url: new URL(`http://localhost${pathname}`),
    origen: 'https://club.example',
    pagina: paginaDe('/noticias/:noticia'),
    datos: { noticia: { ...noticia, ...cambios } },
  });

it('a news item has one address, its own card and what search engines read of an article', () => {
  const html = deNoticia({});
  expect(html).toContain('<link rel="canonical" href="https://club.example/noticias/7-asi-fue">');
  expect(html).toContain('<meta property="og:image" content="https://club.example/tarjetas/noticia-7.png">');
  expect(html).toContain('<meta property="og:image:width" content="1200">');
  const [, datos = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
  expect(JSON.parse(datos)).toMatchObject({
    '@type': 'NewsArticle',
    headline: 'Así fue',
    datePublished: '2026-11-18T11:06:40.000Z',
    url: 'https://club.example/noticias/7-asi-fue',
  });
});

it('a news item with a picture is shared with it', () => {
  const imagen = { src: `/imagenes/${'a'.repeat(32)}-960.webp`, alt: 'Una pista' };
  const html = deNoticia({ imagen });
  expect(html).toContain(
    `<meta property="og:image" content="https://club.example/imagenes/${'a'.repeat(32)}-960.jpg">`,
  );
  expect(html).toContain('<meta property="og:image:alt" content="Una pista">');
});

it('one that is not found says nothing of itself', () => {
  const html = conCabecera('<head><title>x</title></head>', {
    url: new URL('http://localhost/noticias/99'),
    origen: 'https://club.example',
    pagina: paginaDe('/noticias/:noticia'),
    datos: undefined,
  });
  expect(html).not.toContain('NewsArticle');
});
