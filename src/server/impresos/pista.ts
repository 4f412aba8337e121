import type { CanvasElement } from '#server/platform/pdf-document.ts';

/** A tennis court as it is, in metres. ITF rules of tennis. */
const [LARGO, DOBLES, INDIVIDUALES, SERVICIO] = [23.77, 10.97, 8.23, 6.4];
const RED = 0.9;

const GROSOR = 0.8;

type Punto = readonly [number, number];

/** Half-length and half-width of every line, from the middle of the net. */
const LINEAS: readonly (readonly [Punto, Punto])[] = [
  ...[-1, 1].flatMap((lado): [Punto, Punto][] => [
    [
      [-LARGO / 2, (lado * INDIVIDUALES) / 2],
      [LARGO / 2, (lado * INDIVIDUALES) / 2],
    ],
    [
      [lado * SERVICIO, -INDIVIDUALES / 2],
      [lado * SERVICIO, INDIVIDUALES / 2],
    ],
  ]),
  [
    [-SERVICIO, 0],
    [SERVICIO, 0],
  ],
];

/** A court seen from above, `alto` points high, with its top left corner at the origin. Ink on paper. */
export function dibujoPista(alto: number, color: string, fondo: string): CanvasElement[] {
  const escala = alto / (DOBLES + 2 * RED);
  const x = (metros: number): number => (metros + LARGO / 2) * escala;
  const y = (metros: number): number => (metros + DOBLES / 2 + RED) * escala;
  const linea = ([x1, y1]: Punto, [x2, y2]: Punto, lineWidth = GROSOR): CanvasElement => {
    const extremos = { x1: x(x1), y1: y(y1), x2: x(x2), y2: y(y2) };
    return { type: 'line', ...extremos, lineWidth, lineColor: color };
  };
  const contorno: CanvasElement = {
    type: 'rect',
    x: x(-LARGO / 2),
    y: y(-DOBLES / 2),
    w: LARGO * escala,
    h: DOBLES * escala,
    lineWidth: GROSOR,
    lineColor: color,
    color: fondo,
  };
  const red = linea([0, -DOBLES / 2 - RED], [0, DOBLES / 2 + RED], GROSOR * 2);
  return [contorno, ...LINEAS.map(([de, a]) => linea(de, a)), red];
}

/** Width in points of a court drawn that high. */
export const anchoPista = (alto: number): number => (LARGO * alto) / (DOBLES + 2 * RED);
