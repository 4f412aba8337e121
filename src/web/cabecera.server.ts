import { club } from '#club';
import { TARJETA } from './club/dibujo/tarjeta.tsx';
import { consultaDeDatos, DESCRIPCIONES, descripcionDeDatos, FICHAS } from './fichas.server.ts';
import { ID_TEXTO, PAGINAS, type Pagina, textoEn } from './paginas.ts';
import { rutaTarjeta } from './paginas-menus.ts';

/** The page of the table that answers this request: by its route's id or, where texts share one, by its address. */
export const paginaDeRuta = (id: string | undefined, pathname: string): Pagina | undefined =>
  id === ID_TEXTO ? textoEn(pathname) : PAGINAS.find(({ path }) => path === id);

export const marcosDe = (pagina: Pagina | undefined): readonly string[] =>
  (pagina && FICHAS[pagina.path]?.marcos) ?? [];

const SIGNOS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '"': '&quot;' };
const escapado = (texto: string): string => texto.replace(/[&<"]/g, (signo) => SIGNOS[signo] ?? signo);

const etiqueta = (clave: 'name' | 'property', nombre: string, contenido: string): string =>
  `<meta ${clave}="${nombre}" content="${escapado(contenido)}">`;

/** `<` cannot close the script it is written in. */
const enGuion = (dato: object): string =>
  `<script type="application/ld+json">${JSON.stringify(dato).replaceAll('<', '\\u003c')}</script>`;

/** The club for search engines. */
const clubDeportivo = (origen: string): object => ({
  '@context': 'https://schema.org',
  '@type': 'SportsClub',
  name: club.nombre,
  description: club.claim,
  url: `${origen}/`,
  telephone: club.telefonoEnlace,
  email: club.email,
  address: {
    '@type': 'PostalAddress',
    streetAddress: club.direccion,
    addressLocality: club.municipio,
    addressRegion: club.provincia,
    addressCountry: 'ES',
  },
  geo: {
    '@type': 'GeoCoordinates',
    latitude: club.coordenadas.latitud,
    longitude: club.coordenadas.longitud,
  },
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
  const fija = DESCRIPCIONES[propia] ?? FICHAS[pagina.path]?.descripcion ?? club.claim;
  return descripcionDeDatos(pagina.path, datos) ?? fija;
}

function etiquetas(sitio: Sitio): string[] {
  const { origen, pathname, pagina, titulo } = sitio;
  const propia = direccionCanonica(pagina.path, pathname);
  const descripcion = descripcionDe(sitio, propia);
  const direccion = origen + propia + consultaDeDatos(pagina.path, sitio.datos);
  return [
    etiqueta('name', 'description', descripcion),
    `<link rel="canonical" href="${escapado(direccion)}">`,
    `<link rel="alternate" type="application/rss+xml" title="Noticias" href="${escapado(origen)}/noticias.xml">`,
    etiqueta('property', 'og:type', 'website'),
    etiqueta('property', 'og:site_name', club.nombre),
    etiqueta('property', 'og:locale', 'es_ES'),
    `<meta property="og:title" content="${titulo}">`,
    etiqueta('property', 'og:description', descripcion),
    etiqueta('property', 'og:url', direccion),
    etiqueta('property', 'og:image', origen + rutaTarjeta(pagina)),
    etiqueta('property', 'og:image:width', String(TARJETA.ancho)),
    etiqueta('property', 'og:image:height', String(TARJETA.alto)),
    etiqueta('property', 'og:image:alt', `${pagina.titulo}, ${club.nombre}`),
    etiqueta('name', 'twitter:card', 'summary_large_image'),
    ...(pathname === '/' ? [enGuion(clubDeportivo(origen))] : []),
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
