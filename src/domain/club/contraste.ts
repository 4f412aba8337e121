export type Hex = string;

/** Red, green and blue in linear light, from 0 to 1. */
export const canales = (hex: Hex): number[] =>
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
