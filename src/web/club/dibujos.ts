import { type Deporte, MEDIDAS } from './geometria.ts';
import type { Superficie } from './superficies.ts';

/** What the drawing shows: a window of `ancho` x `alto` metres around the point (x, y) of the court. */
type Encuadre = { x: number; y: number; ancho: number; alto: number };
type NombreEncuadre = 'completa' | 'media' | 'fondo' | 'cuadro' | 'red' | 'esquina';

/** A ball on the court. Drawn larger than life (a true one has a radius of 3.3 cm), or it would be a dot. */
export type Pelota = { x: number; y: number; radio?: number; color?: 'bola' | 'roja' };

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
    encuadre: { x: -8.2, y: -1.2, ancho: 13, alto: 9 },
    giro: -24,
    pelotas: [{ x: -9.7, y: -2.5, radio: 0.42 }],
  },
  club: {
    deporte: 'tenis',
    superficie: 'tierra',
    encuadre: { x: -2.5, y: 0, ancho: 29, alto: 15 },
    giro: -8,
    pelotas: [{ x: -8.6, y: 2.2, radio: 0.5 }],
    grosor: 1.6,
  },
  escuela: {
    deporte: 'tenis',
    superficie: 'verde',
    encuadre: { x: -9.2, y: 1.4, ancho: 12, alto: 6.5 },
    giro: 14,
    pelotas: [
      { x: -8.3, y: 0.9, radio: 0.3 },
      { x: -7.3, y: 2.3, radio: 0.3 },
      { x: -9.9, y: 2.5, radio: 0.3 },
      { x: -6.2, y: 0.6, radio: 0.3 },
      { x: -12.7, y: 1.2, radio: 0.3 },
      { x: -10.4, y: -0.4, radio: 0.3 },
    ],
  },
  escuelaMinitenis: {
    deporte: 'minitenis',
    superficie: 'ambar',
    encuadre: { x: -2.3, y: 0, ancho: 11, alto: 6 },
    giro: -12,
    pelotas: [
      { x: -3.9, y: 1.2, radio: 0.34, color: 'roja' },
      { x: -1.5, y: -0.7, radio: 0.34, color: 'roja' },
    ],
  },
  escuelaPadel: {
    deporte: 'padel',
    superficie: 'cobalto',
    encuadre: { x: -5.2, y: 2.5, ancho: 14, alto: 7.8 },
    giro: 10,
    pelotas: [{ x: -7.9, y: 2.5, radio: 0.36 }],
  },
  escuelaPickleball: {
    deporte: 'pickleball',
    superficie: 'turquesa',
    encuadre: { x: -2.4, y: 0, ancho: 13, alto: 7 },
    giro: -16,
    pelotas: [{ x: -3.4, y: 1.3, radio: 0.36 }],
  },
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
    encuadre: { x: -11.9, y: 0, ancho: 8, alto: 4.4 },
    giro: 6,
    pelotas: [{ x: -12.6, y: 0.7, radio: 0.26 }],
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
    superficie: 'tierra',
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
    pelotas: [{ x: -9.2, y: 3.4, radio: 0.3 }],
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
