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
