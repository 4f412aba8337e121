import { club } from '#club';
import { rutas } from '#contract/rutas.ts';
import type { Noticia } from '#contract/sitio/news.ts';
import { seHaDicho } from '#contract/sitio/sitio.ts';
import { leerRutaImagen, rutaImagen } from '#domain/contenido/presentar.ts';
import { TARJETA } from './club/dibujo/lamina.tsx';
import { eventosDePagina } from './eventos.server.ts';
import {
  consultaDeDatos,
  descripcionDeDatos,
  dichoDe,
  laminaDeDatos,
  marcosDePagina,
  noticiaDe,
} from './fichas.server.ts';
import { ID_TEXTO, PAGINAS, type Pagina, paginaDe, textoEn } from './paginas.ts';
import { rutaTarjeta, rutaTarjetaNoticia } from './paginas-menus.ts';

/** The page of the table that answers this request: by its route's id or, where texts share one, by its address. */
export const paginaDeRuta = (id: string | undefined, pathname: string): Pagina | undefined =>
  id === ID_TEXTO ? textoEn(pathname) : PAGINAS.find(({ path }) => path === id);

export const marcosDe = (pagina: Pagina | undefined): readonly string[] =>
  pagina ? marcosDePagina(pagina.path) : [];

const SIGNOS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '"': '&quot;' };
const escapado = (texto: string): string => texto.replace(/[&<"]/g, (signo) => SIGNOS[signo] ?? signo);

const etiqueta = (clave: 'name' | 'property', nombre: string, contenido: string): string =>
  `<meta ${clave}="${nombre}" content="${escapado(contenido)}">`;

/** `<` cannot close the script it is written in. */
const enGuion = (dato: object): string =>
  `<script type="application/ld+json">${JSON.stringify(dato).replaceAll('<', '\\u003c')}</script>`;

const DIAS_SCHEMA = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** "Camino del Prado, 12, 28799 Valdecierzo (Madrid)": what is before the postal code, which search engines read apart. */
const DIRECCION = /^(.+), (\d{5}) /;

function direccionPostal({ direccion, municipio, provincia }: typeof club): object {
  const [, calle = direccion, codigoPostal] = DIRECCION.exec(direccion) ?? [];
  return {
    '@type': 'PostalAddress',
    streetAddress: calle,
    ...(codigoPostal && { postalCode: codigoPostal }),
    addressLocality: municipio,
    addressRegion: provincia,
    addressCountry: 'ES',
  };
}

const enElMapa = (coordenadas: typeof club.coordenadas): object =>
  seHaDicho(coordenadas)
    ? {
        geo: {
          '@type': 'GeoCoordinates',
          latitude: coordenadas.latitud,
          longitude: coordenadas.longitud,
        },
      }
    : {};

/** The club for search engines, with its sites and its hours. */
const clubDeportivo = (origen: string): object => ({
  '@context': 'https://schema.org',
  '@type': 'SportsClub',
  name: club.nombre,
  description: club.claim,
  url: `${origen}/`,
  image: `${origen}${rutaTarjeta(paginaDe('/'))}`,
  telephone: club.telefonoEnlace,
  email: club.email,
  address: direccionPostal(club),
  ...enElMapa(club.coordenadas),
  openingHoursSpecification: club.horarios.pistas.map(({ dias, desde, hasta }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: dias.map((dia) => DIAS_SCHEMA[dia]),
    opens: desde.padStart(5, '0'),
    closes: hasta.padStart(5, '0'),
  })),
  location: Object.values(club.centros).map(({ nombre, direccion, coordenadas }) => ({
    '@type': 'SportsActivityLocation',
    name: nombre,
    address: direccion,
    ...enElMapa(coordenadas),
  })),
  sameAs: club.redes.map(({ url }) => url),
});

const TITULO = /<title>([^<]*)<\/title>/;

/** However it was asked for (`/Contacto`, `//contacto/`), a page has one address: its pattern's, with its data. */
export function direccionCanonica(patron: string, pathname: string): string {
  const pedido = pathname.split('/').filter((tramo) => tramo !== '');
  const tramos = patron.split('/').filter((tramo) => tramo !== '');
  const escritos = tramos.map((tramo, i) => (tramo.startsWith(':') ? pedido[i] : tramo));
  return `/${escritos.filter((tramo) => tramo !== undefined).join('/')}`;
}

type Sitio = { origen: string; pathname: string; pagina: Pagina; titulo: string; datos: unknown };

function descripcionDe({ pagina, datos }: Sitio, propia: string): string {
  // What the program says of each text is of those that it brings.
  if (club.enBlanco && pagina.clave) return `${pagina.titulo}, ${club.nombre}.`;
  return descripcionDeDatos(pagina.path, datos) ?? dichoDe(pagina.path, propia) ?? club.claim;
}

type Imagen = { src: string; alt: string; ancho?: number; alto?: number };

/** What networks show: the picture of a news item, or a card with the title of the page on its court. */
function imagenDe({ origen, pagina, titulo, datos }: Sitio, noticia: Noticia | undefined): Imagen {
  const lamina = laminaDeDatos(pagina.path, datos);
  if (lamina) return { src: origen + lamina, alt: `${titulo}` };
  const foto = leerRutaImagen(noticia?.imagen?.src ?? '');
  if (foto && noticia?.imagen)
    return { src: origen + rutaImagen(foto.hash, foto.ancho, 'jpg'), alt: noticia.imagen.alt };
  const src = origen + (noticia ? rutaTarjetaNoticia(noticia.id) : rutaTarjeta(pagina));
  return { src, alt: `${noticia?.title ?? pagina.titulo}, ${club.nombre}`, ...TARJETA };
}

const etiquetasDeImagen = ({ src, alt, ancho, alto }: Imagen): string[] => [
  etiqueta('property', 'og:image', src),
  ...(ancho ? [etiqueta('property', 'og:image:width', String(ancho))] : []),
  ...(alto ? [etiqueta('property', 'og:image:height', String(alto))] : []),
  etiqueta('property', 'og:image:alt', alt),
];

/** A news item for search engines. */
const articulo = (noticia: Noticia, url: string, imagen: Imagen): object => ({
  '@context': 'https://schema.org',
  '@type': 'NewsArticle',
  headline: noticia.title,
  description: noticia.resumen,
  datePublished: new Date(noticia.dt * 1000).toISOString(),
  image: [imagen.src],
  url,
  mainEntityOfPage: url,
  inLanguage: 'es',
  author: { '@type': 'Organization', name: club.nombre, url: new URL('/', url).href },
  publisher: { '@type': 'SportsClub', name: club.nombre },
});

function etiquetas(sitio: Sitio): string[] {
  const { origen, pathname, pagina, titulo } = sitio;
  const noticia = noticiaDe(pagina.path, sitio.datos);
  const propia = noticia ? rutas.noticia(noticia) : direccionCanonica(pagina.path, pathname);
  const descripcion = descripcionDe(sitio, propia);
  const direccion = origen + propia + consultaDeDatos(pagina.path, sitio.datos);
  const imagen = imagenDe(sitio, noticia);
  const eventos = eventosDePagina(pagina.path, sitio.datos);
  return [
    etiqueta('name', 'description', descripcion),
    `<link rel="canonical" href="${escapado(direccion)}">`,
    `<link rel="alternate" type="application/rss+xml" title="Noticias" href="${escapado(origen)}/noticias.xml">`,
    etiqueta('property', 'og:type', noticia ? 'article' : 'website'),
    etiqueta('property', 'og:site_name', club.nombre),
    etiqueta('property', 'og:locale', 'es_ES'),
    `<meta property="og:title" content="${titulo}">`,
    etiqueta('property', 'og:description', descripcion),
    etiqueta('property', 'og:url', direccion),
    ...etiquetasDeImagen(imagen),
    etiqueta('name', 'twitter:card', 'summary_large_image'),
    ...(pathname === '/' ? [enGuion(clubDeportivo(origen))] : []),
    ...(eventos ? [enGuion(eventos)] : []),
    ...(noticia ? [enGuion(articulo(noticia, direccion, imagen))] : []),
  ];
}

type PaginaServida = { url: URL; origen: string; pagina: Pagina | undefined; datos: unknown };

/**
 * Adds to a document what only search engines and networks read. The browser never draws it: none of these
 * words travels in the program. `datos` is what the page loaded.
 */
export function conCabecera(html: string, { url, origen, pagina, datos }: PaginaServida): string {
  if (!pagina) return html;
  const titulo = TITULO.exec(html)?.[1]?.replaceAll('"', '&quot;') ?? escapado(club.nombre);
  const todas = etiquetas({ origen, pathname: url.pathname, pagina, titulo, datos });
  return html.replace('</head>', () => `${todas.join('')}</head>`);
}
