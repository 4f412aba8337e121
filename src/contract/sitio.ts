import { club } from '#club';

type Sitio = { nombre: string; direccion: string; coordenadas: { latitud: number; longitud: number } };

/** Where a court is: courts are called as the centre they are in; without one, the club. */
export function sitioDe(pista: string | null): Sitio {
  const { nombre: suyo, direccion, coordenadas, centros } = club;
  return (
    Object.values(centros).find(({ nombre }) => pista?.startsWith(nombre)) ?? {
      nombre: suyo,
      direccion,
      coordenadas,
    }
  );
}

/** Another site, which is asked for nothing until somebody goes there. */
export const mapaDe = ({ coordenadas: { latitud, longitud } }: Sitio): string =>
  `https://www.openstreetmap.org/?mlat=${latitud}&mlon=${longitud}#map=17/${latitud}/${longitud}`;

/** The route from wherever one is: phones open it in their own maps. */
export const comoLlegarA = ({ coordenadas: { latitud, longitud } }: Sitio): string =>
  `https://www.google.com/maps/dir/?api=1&destination=${latitud}%2C${longitud}`;
