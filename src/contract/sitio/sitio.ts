import { type Centro, club, type IdCentro } from '#club';
import { enLista } from '#domain/texto.ts';
import type { Hueco } from './huecos.ts';

type Coordenadas = { latitud: number; longitud: number };
type Sitio = { nombre: string; direccion: string; coordenadas: Coordenadas };

/** Sites have their drawings by order: each club names its own. */
const DIBUJOS: Readonly<Partial<Record<Hueco, string>>> = {
  prado: 'sede1',
  reston: 'sede2',
  tercera: 'sede3',
};

export const dibujoDeHueco = (hueco: Hueco): string => DIBUJOS[hueco] ?? hueco;

/** How many letters of the court's name are those of that centre's courts. */
const letrasDe = ({ nombre, comienzos = [] }: Centro, pista: string): number =>
  Math.max(0, ...[nombre, ...comienzos].map((uno) => (pista.startsWith(uno) ? uno.length : 0)));

/** The centre a court is in: its name begins as those of it (the longest, of several); null without one. */
export function centroDe(pista: string | null): IdCentro | null {
  const ids = Object.keys(club.centros) as IdCentro[];
  const letras = (id: IdCentro) => letrasDe(club.centros[id] as Centro, pista ?? '');
  return ids.filter((id) => letras(id) > 0).sort((uno, otro) => letras(otro) - letras(uno))[0] ?? null;
}

/** Where a court is; without a centre, the club. */
export function sitioDe(pista: string | null): Sitio {
  const { nombre, direccion, coordenadas, centros } = club;
  const id = centroDe(pista);
  return (id && centros[id]) ?? { nombre, direccion, coordenadas };
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

/** The route from wherever one is: phones open it in their own maps. */
export const comoLlegarA = ({ coordenadas, direccion }: Sitio): string => {
  const { latitud, longitud } = coordenadas;
  const destino = seHaDicho(coordenadas) ? `${latitud},${longitud}` : direccion;
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(destino)}`;
};
