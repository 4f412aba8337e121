/**
 * The first club's colours, and the samples from which those of any other are made. `fuera` is out of bounds, around a
 * court: white words stand there. `pie` is the court along the footer.
 */
export const MUESTRAS = {
  pista: '#4862A0',
  pistaFuera: '#2c4379',
  pistaOscura: '#1D2B4F',
  pistaPalida: '#EEF2FA',
  tierra: '#C4572F',
  tierraFuera: '#a2441f',
  noche: '#2f4685',
  nocheFuera: '#141d3a',
  ambarFuera: '#27407a',
  bola: '#D9E84A',
  papel: '#FBFAF7',
  tinta: '#17203A',
} as const;

export type Color = keyof typeof MUESTRAS;
export type Colores = Readonly<Record<Color, string>>;

export type Hex = string;

/** Red, green and blue in linear light, from 0 to 1. */
const canales = (hex: Hex): number[] =>
  [1, 3, 5].map((i) => {
    const c = Number.parseInt(hex.slice(i, i + 2), 16) / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  });

/** WCAG 2.2. */
function luminancia(hex: Hex): number {
  const [r = 0, g = 0, b = 0] = canales(hex);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** From 1, the same, to 21, black on white. WCAG 2.2. */
export function contraste(uno: Hex, otro: Hex): number {
  const [bajo = 0, alto = 0] = [luminancia(uno), luminancia(otro)].sort((a, b) => a - b);
  return (alto + 0.05) / (bajo + 0.05);
}

export const BLANCO: Hex = '#ffffff';

const LINEAS = 3;
/** White lines would not be seen on it, and dark enough for them it would be another colour: yellow would be brown. */
export const esClaro = (hex: Hex): boolean => contraste(hex, BLANCO) < LINEAS;

/** Letters and lines over a colour of the club: white, or its ink. */
export const sobre = (color: Hex, tinta: Hex): Hex => (esClaro(color) ? tinta : BLANCO);

/** How light, how vivid and which hue, as the eye measures them: OKLCH. */
type Tono = { l: number; c: number; h: number };

function tonoDe(hex: Hex): Tono {
  const [r = 0, g = 0, b = 0] = canales(hex);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const ejeA = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const ejeB = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    c: Math.hypot(ejeA, ejeB),
    h: Math.atan2(ejeB, ejeA),
  };
}

/** Red, green and blue in linear light: out of 0 to 1 where no screen shows it. */
function luzDe({ l, c, h }: Tono): number[] {
  const [a, b] = [c * Math.cos(h), c * Math.sin(h)];
  const largo = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medio = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const corto = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * largo - 3.3077115913 * medio + 0.2309699292 * corto,
    -1.2684380046 * largo + 2.6097574011 * medio - 0.3413193965 * corto,
    -0.0041960863 * largo - 0.7034186147 * medio + 1.707614701 * corto,
  ];
}

const PASO = 0.004;

/** The nearest that a screen shows: as light and of its hue, as vivid as there is. */
function hexDe(tono: Tono): Hex {
  let suyo = { ...tono, l: Math.min(1, Math.max(0, tono.l)) };
  while (suyo.c > 0 && luzDe(suyo).some((luz) => luz < -0.0005 || luz > 1.0005))
    suyo = { ...suyo, c: Math.max(0, suyo.c - PASO) };
  const cifras = luzDe(suyo).map((luz) => {
    const dentro = Math.min(1, Math.max(0, luz));
    const c = dentro <= 0.0031308 ? 12.92 * dentro : 1.055 * dentro ** (1 / 2.4) - 0.055;
    return Math.round(c * 255)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${cifras.join('')}`;
}

/** Below it, darker would not be told apart. */
const NEGRO = 0.12;
const MAS_VIVO = 1.8;

export type Modo =
  /** As much lighter or darker than it. */
  | 'relativo'
  /** As light as it was, whatever the colour is. */
  | 'absoluto'
  /** The same, and no more vivid: papers and inks. */
  | 'neutro'
  /** The same, and hardly of its hue: what is dark beside a light colour. */
  | 'apagado';

const APAGADO = 0.35;

/** The tone that is to `nuevo` what `muestra` is to `primero`. */
export function llevar(muestra: Hex, primero: Hex, nuevo: Hex, modo: Modo): Hex {
  if (primero.toLowerCase() === nuevo.toLowerCase()) return muestra;
  const [tono, de, a] = [tonoDe(muestra), tonoDe(primero), tonoDe(nuevo)];
  const tope = modo === 'neutro' ? 1 : modo === 'apagado' ? APAGADO : MAS_VIVO;
  const viveza = Math.min(tope, a.c / Math.max(de.c, 0.001));
  const salto = tono.l - de.l;
  const relativa = a.l + salto < NEGRO ? a.l - salto : a.l + salto;
  return hexDe({ l: modo === 'relativo' ? relativa : tono.l, c: tono.c * viveza, h: tono.h + a.h - de.h });
}

const TEXTO = 4.5;

/** That colour, darker or lighter by as little as makes it be read beside each of the others. */
export function queSeLea(hex: Hex, junto: readonly Hex[], hacia: 'oscuro' | 'claro', minimo = TEXTO): Hex {
  const tono = tonoDe(hex);
  const paso = hacia === 'oscuro' ? -PASO : PASO;
  let suyo = hex;
  for (let l = tono.l; junto.some((otro) => contraste(suyo, otro) < minimo) && l > 0 && l < 1; ) {
    l += paso;
    suyo = hexDe({ ...tono, l });
  }
  return suyo;
}

/** Light as it is, with dark letters; any other, dark enough for white ones. */
export const conLetras = (hex: Hex): Hex => (esClaro(hex) ? hex : enPapel(hex));

/** Written on white, it is read. */
export const enPapel = (hex: Hex): Hex => queSeLea(hex, [BLANCO], 'oscuro');
