import type { MetaDescriptor } from 'react-router';
import { club } from '#club';

type Ficha = {
  /** Without it the page is called as the club. */
  titulo?: string;
  /** Not for search engines. */
  oculta?: boolean;
};

/** As the tab shows it: the page and the club. */
export const tituloEntero = (titulo: string | undefined): string =>
  titulo ? `${titulo} | ${club.nombre}` : club.nombre;

/** What a page says of itself in its head, wherever it is drawn; the rest is the server's, in cabecera.server.ts. */
export const metaDe = ({ titulo, oculta = false }: Ficha): MetaDescriptor[] => [
  { title: tituloEntero(titulo) },
  ...(oculta ? [{ name: 'robots', content: 'noindex' }] : []),
];
