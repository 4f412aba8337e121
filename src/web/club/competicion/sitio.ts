import { club } from '#club';

type Sitio = { nombre: string; direccion: string };

/** Where a court is: courts are called as the centre they are in; without one, the club. */
export function sitioDe(pista: string | null): Sitio {
  const centro = Object.values(club.centros).find(({ nombre }) => pista?.startsWith(nombre));
  return centro ?? { nombre: club.nombre, direccion: club.direccion };
}

const buscado = (sitio: Sitio): string => encodeURIComponent(`${club.nombre}, ${sitio.direccion}`);

/** Another site, which is asked for nothing until somebody goes there. */
export const mapaDe = (sitio: Sitio): string =>
  `https://www.openstreetmap.org/search?query=${encodeURIComponent(sitio.direccion)}`;

/** The route from wherever one is: phones open it in their own maps. */
export const comoLlegarA = (sitio: Sitio): string =>
  `https://www.google.com/maps/dir/?api=1&destination=${buscado(sitio)}`;
