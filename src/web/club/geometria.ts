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
