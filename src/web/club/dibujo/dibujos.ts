import { club } from '#club';
import { sobre } from '#domain/club/contraste.ts';

import { DE_LA_ESCUELA } from './dibujos-escuela.ts';

/** The ground of a drawing. `calco` is only lines, in the colour of the text around it. */
type Superficie =
  | 'azul'
  | 'tierra'
  | 'verde'
  | 'hierba'
  | 'cobalto'
  | 'turquesa'
  | 'ambar'
  | 'ciruela'
  | 'pizarra'
  | 'noche'
  | 'calco';

export type Textura = 'liso' | 'bandas' | 'barrido' | 'arena';

export type Tonos = {
  /** The court. */
  suelo: string;
  /** Out of bounds; white text on it is at least 5:1, because headings are written there. */
  fuera: string;
  linea: string;
  /** The service boxes or the kitchen, where they are painted apart. */
  caja: string | null;
  textura: Textura;
};

const BLANCO = '#ffffff';

/** Those without the club's hues are everybody's: grass is green. */
const AJENAS = {
  verde: { suelo: '#3f9a70', fuera: '#22553f', linea: BLANCO, caja: null, textura: 'liso' },
  hierba: { suelo: '#69a844', fuera: '#3b6327', linea: BLANCO, caja: null, textura: 'bandas' },
  cobalto: { suelo: '#3478d6', fuera: '#1c3f78', linea: BLANCO, caja: null, textura: 'arena' },
  turquesa: { suelo: '#2a9aa1', fuera: '#155459', linea: BLANCO, caja: '#d08a3a', textura: 'liso' },
  ciruela: { suelo: '#7a5a9c', fuera: '#51396c', linea: BLANCO, caja: null, textura: 'liso' },
  pizarra: { suelo: '#5f6c86', fuera: '#3c4860', linea: BLANCO, caja: null, textura: 'liso' },
  calco: { suelo: 'none', fuera: 'none', linea: 'currentColor', caja: null, textura: 'liso' },
} as const satisfies Partial<Record<Superficie, Tonos>>;

export function superficies(): Record<Superficie, Tonos> {
  const { pista, pistaFuera, tierra, tierraFuera, ambarFuera, noche, nocheFuera, tinta } = club.colores;
  return {
    ...AJENAS,
    azul: { suelo: pista, fuera: pistaFuera, linea: sobre(pista, tinta), caja: null, textura: 'liso' },
    tierra: {
      suelo: tierra,
      fuera: tierraFuera,
      linea: sobre(tierra, tinta),
      caja: null,
      textura: 'barrido',
    },
    ambar: { suelo: '#e39a3c', fuera: ambarFuera, linea: BLANCO, caja: null, textura: 'liso' },
    noche: { suelo: noche, fuera: nocheFuera, linea: '#f3f6ff', caja: null, textura: 'liso' },
  };
}

/**
 * Courts as they are, seen from above, in metres. The origin is the middle of the net, x runs along the court
 * and y across it. Plain data and functions: the drawings of the site, the social cards and the PDF share them.
 */

export type Deporte = 'tenis' | 'padel' | 'pickleball' | 'minitenis';

/** A straight stretch of paint or wall; `ancho` is its true width. */
type Segmento = { x1: number; y1: number; x2: number; y2: number; ancho: number };

type Medidas = {
  largo: number;
  ancho: number;
  /** From the net to the service line; in pickleball, to the end of the kitchen. */
  servicio: number;
  /** Half of the net, posts included. */
  red: number;
};

/** ITF rules of tennis (and its red stage), FIP rules of padel, USA Pickleball rules. */
export const MEDIDAS: Record<Deporte, Medidas> = {
  tenis: { largo: 23.77, ancho: 10.97, servicio: 6.4, red: 6.4 },
  padel: { largo: 20, ancho: 10, servicio: 6.95, red: 5 },
  pickleball: { largo: 13.41, ancho: 6.1, servicio: 2.13, red: 3.35 },
  minitenis: { largo: 10.97, ancho: 5.49, servicio: 3.2, red: 3.05 },
};

const LINEA = 0.05;
const FONDO = 0.1;
const INDIVIDUALES = 8.23;

const horizontal = (y: number, x1: number, x2: number, ancho = LINEA): Segmento => ({
  x1,
  y1: y,
  x2,
  y2: y,
  ancho,
});
const vertical = (x: number, y1: number, y2: number, ancho = LINEA): Segmento => ({
  x1: x,
  y1,
  x2: x,
  y2,
  ancho,
});

/** A line and its mirror on the other side of the net. */
const aAmbosLados = (s: Segmento): Segmento[] => [s, { ...s, x1: -s.x1, x2: -s.x2 }];
/** A line and its mirror on the other side of the court's axis. */
const aAmbasBandas = (s: Segmento): Segmento[] => [s, { ...s, y1: -s.y1, y2: -s.y2 }];

/** Courts are measured to the outside of their lines, so the paint lies inside. */
const dentro = (medida: number, ancho = LINEA): number => medida / 2 - ancho / 2;

function contorno({ largo, ancho }: Medidas, fondo: number): Segmento[] {
  return [
    ...aAmbasBandas(horizontal(dentro(ancho), -largo / 2, largo / 2)),
    ...aAmbosLados(vertical(dentro(largo, fondo), -ancho / 2, ancho / 2, fondo)),
  ];
}

/** The short line that halves a baseline. */
const marcaCentral = ({ largo }: Medidas): Segmento[] =>
  aAmbosLados(horizontal(0, largo / 2 - FONDO - 0.1, largo / 2));

function lineasTenis(): Segmento[] {
  const medidas = MEDIDAS.tenis;
  const { largo, servicio } = medidas;
  return [
    ...contorno(medidas, FONDO),
    ...aAmbasBandas(horizontal(dentro(INDIVIDUALES), -largo / 2, largo / 2)),
    ...aAmbosLados(vertical(servicio - LINEA / 2, -INDIVIDUALES / 2, INDIVIDUALES / 2)),
    horizontal(0, -servicio, servicio),
    ...marcaCentral(medidas),
  ];
}

/** Walls close the court, so its only paint is the service boxes; the axis passes their line by 20 cm. */
function lineasPadel(): Segmento[] {
  const { ancho, servicio } = MEDIDAS.padel;
  return [
    ...aAmbosLados(vertical(servicio, -ancho / 2, ancho / 2)),
    horizontal(0, -servicio - 0.2, servicio + 0.2),
  ];
}

/** The axis stops at the kitchen: nobody volleys inside it. */
function lineasPickleball(): Segmento[] {
  const medidas = MEDIDAS.pickleball;
  const { largo, ancho, servicio } = medidas;
  return [
    ...contorno(medidas, LINEA),
    ...aAmbosLados(vertical(servicio - LINEA / 2, -ancho / 2, ancho / 2)),
    ...aAmbosLados(horizontal(0, servicio, largo / 2)),
  ];
}

function lineasMinitenis(): Segmento[] {
  const medidas = MEDIDAS.minitenis;
  const { ancho, servicio } = medidas;
  return [
    ...contorno(medidas, LINEA),
    ...aAmbosLados(vertical(servicio, -ancho / 2, ancho / 2)),
    horizontal(0, -servicio, servicio),
    ...marcaCentral(medidas),
  ];
}

const LINEAS: Record<Deporte, () => Segmento[]> = {
  tenis: lineasTenis,
  padel: lineasPadel,
  pickleball: lineasPickleball,
  minitenis: lineasMinitenis,
};

export const lineasDe = (deporte: Deporte): Segmento[] => LINEAS[deporte]();

type Paredes = { cristal: Segmento[]; malla: Segmento[] };

const CRISTAL = 0.12;
/** The side glass reaches 4 m from each corner; the mesh leaves a gate of 1 m at each side of the net. */
const LARGO_CRISTAL = 4;
const PUERTA = 1;

/** Only padel has walls: glass behind and in the corners, mesh along the sides. */
export function paredesDe(deporte: Deporte): Paredes {
  if (deporte !== 'padel') return { cristal: [], malla: [] };
  const { largo, ancho } = MEDIDAS.padel;
  const [fondo, banda] = [largo / 2 + CRISTAL / 2, ancho / 2 + CRISTAL / 2];
  const lateral = aAmbosLados(horizontal(banda, largo / 2 - LARGO_CRISTAL, largo / 2 + CRISTAL, CRISTAL));
  const malla = aAmbosLados(horizontal(banda, PUERTA, largo / 2 - LARGO_CRISTAL, 0.06));
  return {
    cristal: [...aAmbosLados(vertical(fondo, -banda, banda, CRISTAL)), ...lateral.flatMap(aAmbasBandas)],
    malla: malla.flatMap(aAmbasBandas),
  };
}

const cifra = (n: number): string => String(Math.round(n * 1000) / 1000);

/** The lines as one SVG path per width, thin ones first. */
export function trazos(segmentos: readonly Segmento[]): { ancho: number; d: string }[] {
  const porAncho = new Map<number, string>();
  for (const { x1, y1, x2, y2, ancho } of segmentos) {
    const tramo = `M${cifra(x1)} ${cifra(y1)}L${cifra(x2)} ${cifra(y2)}`;
    porAncho.set(ancho, (porAncho.get(ancho) ?? '') + tramo);
  }
  return [...porAncho].sort(([a], [b]) => a - b).map(([ancho, d]) => ({ ancho, d }));
}

/** What the drawing shows: a window of `ancho` x `alto` metres around the point (x, y) of the court. */
type Encuadre = { x: number; y: number; ancho: number; alto: number };
type NombreEncuadre = 'completa' | 'media' | 'fondo' | 'cuadro' | 'red' | 'esquina';

/** A ball on the court. Drawn larger than life (a true one has a radius of 3.3 cm), or it would be a dot. */
export type Pelota = { x: number; y: number; radio?: number; color?: 'bola' | 'roja' };

/** Somebody seen from above: where they stand, where they look (degrees, 0 is to the right) and what they wear. */
export type Persona = {
  x: number;
  y: number;
  mira: number;
  ropa: string;
  pelo: string;
};

/** What only one section has. */
export type Detalle = 'nube' | 'focos' | 'bote' | 'cuerdas';

export type Dibujo = {
  deporte: Deporte;
  superficie: Superficie;
  encuadre: Encuadre | NombreEncuadre;
  /** Degrees clockwise, around the middle of the window. */
  giro?: number;
  pelotas?: readonly Pelota[];
  detalle?: Detalle;
  personas?: readonly Persona[];
  /** Times the true width of the lines, for small drawings of large courts. */
  grosor?: number;
};

/** Named crops, in shares of each court, so that they fit all four. */
function encuadreDe(nombre: NombreEncuadre, deporte: Deporte): Encuadre {
  const { largo, ancho, servicio } = MEDIDAS[deporte];
  const ventanas: Record<NombreEncuadre, Encuadre> = {
    completa: { x: 0, y: 0, ancho: largo * 1.2, alto: ancho * 1.3 },
    media: { x: -largo / 4, y: 0, ancho: largo * 0.62, alto: ancho * 1.15 },
    fondo: { x: -largo / 2 + ancho * 0.2, y: 0, ancho: ancho * 1.2, alto: ancho * 0.6 },
    cuadro: { x: -servicio / 2, y: 0, ancho: servicio * 1.8, alto: servicio * 0.9 },
    red: { x: 0, y: ancho / 3, ancho: ancho * 1.1, alto: ancho * 0.55 },
    esquina: { x: -largo / 2 + ancho * 0.25, y: ancho / 2, ancho, alto: ancho / 2 },
  };
  return ventanas[nombre];
}

export const ventanaDe = ({ encuadre, deporte }: Pick<Dibujo, 'encuadre' | 'deporte'>): Encuadre =>
  typeof encuadre === 'string' ? encuadreDe(encuadre, deporte) : encuadre;

/** Each section's own court, crop and surface. In the heroes the left of the window is out of bounds. */
const DIBUJOS = {
  inicio: {
    deporte: 'tenis',
    superficie: 'azul',
    encuadre: { x: -7.6, y: 0.4, ancho: 17, alto: 9 },
    giro: -14,
    pelotas: [{ x: -4.4, y: -1.3, radio: 0.38 }],
    personas: [{ x: -11, y: 1.4, mira: -22, ropa: '#c8512b', pelo: '#2a1d18' }],
  },
  club: {
    deporte: 'tenis',
    superficie: 'azul',
    encuadre: { x: -2.5, y: 0, ancho: 29, alto: 15 },
    giro: -8,
    pelotas: [{ x: -8.6, y: 1, radio: 0.5 }],
    grosor: 1.6,
  },
  ...DE_LA_ESCUELA,
  ligaSocial: {
    deporte: 'tenis',
    superficie: 'tierra',
    encuadre: { x: -10, y: -3.4, ancho: 11, alto: 6 },
    giro: -32,
    pelotas: [{ x: -11.4, y: -3.9, radio: 0.34 }],
  },
  ligaInfantil: {
    deporte: 'tenis',
    superficie: 'hierba',
    encuadre: { x: -6.4, y: 0.6, ancho: 17, alto: 9.5 },
    giro: 18,
    pelotas: [{ x: -7.5, y: 1.9, radio: 0.42 }],
  },
  maraton: {
    deporte: 'tenis',
    superficie: 'noche',
    encuadre: { x: -6, y: 0.4, ancho: 17, alto: 10 },
    giro: -15,
    pelotas: [{ x: -7.9, y: 1.6, radio: 0.42 }],
    detalle: 'focos',
  },
  inscripciones: {
    deporte: 'tenis',
    superficie: 'azul',
    encuadre: { x: -9.4, y: 3.2, ancho: 12, alto: 6.6 },
    giro: 24,
    pelotas: [{ x: -7.6, y: 2.4, radio: 0.34 }],
  },
  servicios: {
    deporte: 'tenis',
    superficie: 'ciruela',
    encuadre: { x: 0, y: 0, ancho: 12, alto: 6.6 },
    giro: -28,
    pelotas: [{ x: 0.9, y: -0.7, radio: 0.62 }],
    detalle: 'cuerdas',
  },
  noticias: {
    deporte: 'tenis',
    superficie: 'azul',
    encuadre: { x: -3.4, y: 4.6, ancho: 13, alto: 7 },
    giro: 38,
    pelotas: [{ x: -3.2, y: 3.5, radio: 0.34 }],
  },
  tiempo: {
    deporte: 'tenis',
    superficie: 'verde',
    encuadre: { x: -7, y: 0, ancho: 17, alto: 9.5 },
    giro: -20,
    pelotas: [{ x: -9.9, y: 1.2, radio: 0.4 }],
    detalle: 'nube',
  },
  contacto: {
    deporte: 'tenis',
    superficie: 'azul',
    encuadre: { x: -9.8, y: 4.2, ancho: 10, alto: 5.5 },
    giro: 22,
    pelotas: [{ x: -10.4, y: 3.4, radio: 0.3 }],
  },
  legal: {
    deporte: 'tenis',
    superficie: 'pizarra',
    encuadre: { x: -10.6, y: 2.4, ancho: 12, alto: 6.5 },
    giro: -10,
    pelotas: [{ x: -11.85, y: 2.1, radio: 0.3 }],
  },
  error404: {
    deporte: 'tenis',
    superficie: 'tierra',
    encuadre: { x: -11.6, y: -1.6, ancho: 9, alto: 5.6 },
    giro: -20,
    pelotas: [{ x: -12.45, y: -1.2, radio: 0.34 }],
    detalle: 'bote',
  },
  login: {
    deporte: 'tenis',
    superficie: 'noche',
    encuadre: { x: -10.4, y: 4.4, ancho: 9, alto: 6 },
    giro: 12,
    pelotas: [{ x: -7.9, y: 3.6, radio: 0.3 }],
  },
  vacio: {
    deporte: 'tenis',
    superficie: 'calco',
    encuadre: 'completa',
    pelotas: [{ x: 4.6, y: 2.1, radio: 0.62 }],
    grosor: 3.2,
  },
} as const satisfies Record<string, Dibujo>;

export type Seccion = keyof typeof DIBUJOS;

export const SECCIONES = /* @__PURE__ */ Object.keys(DIBUJOS) as Seccion[];

/** Everything needed to draw it. */
export const trazosDe = (seccion: Seccion): Dibujo => DIBUJOS[seccion];

/** What a page needs to show it: the drawing itself stays on the server. */
export const dibujoDe = (seccion: Seccion): { seccion: Seccion } => ({ seccion });
