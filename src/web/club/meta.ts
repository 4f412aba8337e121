import type { MetaDescriptor } from 'react-router';
import { club } from '#club';

type Ficha = {
  /** Without it the page is called as the club. Spec §2. */
  titulo?: string;
  descripcion?: string;
  /** Not for search engines. */
  oculta?: boolean;
};

/** What a page says of itself in its head. */
export function metaDe({ titulo, descripcion, oculta = false }: Ficha): MetaDescriptor[] {
  const title = titulo ? `${titulo} | ${club.nombre}` : club.nombre;
  return [
    { title },
    ...(descripcion ? [{ name: 'description', content: descripcion }] : []),
    ...(oculta ? [{ name: 'robots', content: 'noindex' }] : []),
  ];
}
