import { type Centro, club, type IdCentro } from '#club';
import { enLista } from '#domain/texto.ts';

export type Coordenadas = { latitud: number; longitud: number };
type Sitio = { nombre: string; direccion: string; coordenadas: Coordenadas };

/** How many letters of the court's name are those of that centre's courts. */
const letrasDe = ({ nombre, comienzos = [] }: Centro, pista: string): number =>
  Math.max(0, ...[nombre, ...comienzos].map((uno) => (pista.startsWith(uno) ? uno.length : 0)));

/** Where a court is: its name begins as those of the centre it is in (the longest, of several); without one, the club. */
export function sitioDe(pista: string | null): Sitio {
  const { nombre, direccion, coordenadas, centros } = club;
  const [suyo] = Object.values(centros)
    .map((centro) => ({ centro, letras: letrasDe(centro, pista ?? '') }))
    .filter(({ letras }) => letras > 0)
    .sort((uno, otro) => otro.letras - uno.letras);
  return suyo?.centro ?? { nombre, direccion, coordenadas };
}

export const seHaDicho = ({ latitud, longitud }: Coordenadas): boolean => latitud !== 0 || longitud !== 0;

/** OpenStreetMap's embed: a box of about 1 km around the point, which it marks. */
export function mapaEmbebido({ latitud, longitud }: Coordenadas): string {
  const caja = [longitud - 0.006, latitud - 0.0045, longitud + 0.006, latitud + 0.0045];
  return `https://www.openstreetmap.org/export/embed.html?bbox=${caja.map((n) => n.toFixed(4)).join('%2C')}&layer=mapnik&marker=${latitud}%2C${longitud}`;
}

export const videosDe = (lista: string): string =>
  `https://www.youtube-nocookie.com/embed/videoseries?list=${encodeURIComponent(lista)}`;

/** The names of those sites that the club has; of its main one when it has none of them. */
export function nombresDeCentros(ids: readonly IdCentro[]): string {
  const nombres = ids.flatMap((id) => club.centros[id]?.nombre ?? []);
  return enLista(nombres.length > 0 ? nombres : [club.centros.prado.nombre]);
}

export const nombresDeSedes = (): string => enLista(Object.values(club.centros).map(({ nombre }) => nombre));

/** Where the programmes that are enrolled in so are taught; empty for what is not of the school. */
export function centrosDeTipo(tipo: string): readonly IdCentro[] {
  const suyo = club.escuela.programas.find(({ inscripcion }) => inscripcion === tipo);
  if (!suyo) return [];
  const hay = suyo.centros.filter((id) => club.centros[id]);
  return hay.length > 0 ? hay : ['prado'];
}

/** The only centre where it is taught, or null when it can be chosen or does not matter. */
export function centroForzado(tipo: string): IdCentro | null {
  const [unico = null, ...otros] = centrosDeTipo(tipo);
  return otros.length === 0 ? unico : null;
}

/** Another site, which is asked for nothing until somebody goes there. */
export const mapaDe = ({ coordenadas, direccion }: Sitio): string => {
  const { latitud, longitud } = coordenadas;
  if (!seHaDicho(coordenadas))
    return `https://www.openstreetmap.org/search?query=${encodeURIComponent(direccion)}`;
  return `https://www.openstreetmap.org/?mlat=${latitud}&mlon=${longitud}#map=17/${latitud}/${longitud}`;
};

/** The route from wherever one is: phones open it in their own maps. */
export const comoLlegarA = ({ coordenadas, direccion }: Sitio): string => {
  const { latitud, longitud } = coordenadas;
  const destino = seHaDicho(coordenadas) ? `${latitud},${longitud}` : direccion;
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(destino)}`;
};
