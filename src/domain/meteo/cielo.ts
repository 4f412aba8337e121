import { mensajes } from './mensajes.ts';
import type { Icono } from './weather.ts';

type Cielo = keyof typeof mensajes.cielo;

/** The last WMO code (table 4677) of each kind of sky; showers share the picture of drizzle. */
const HASTA: readonly (readonly [codigo: number, cielo: Cielo])[] = [
  [0, '01'],
  [1, '02'],
  [2, '03'],
  [3, '04'],
  [49, '50'],
  [59, '09'],
  [69, '10'],
  [79, '13'],
  [84, '09'],
  [94, '13'],
  [99, '11'],
];

/** The picture of a WMO weather code, 0 to 99, by day or by night. */
export function iconoDe(codigo: number, esDeDia: boolean): Icono {
  const cielo = HASTA.find(([ultimo]) => codigo <= ultimo)?.[1] ?? '04';
  return `${cielo}${esDeDia ? 'd' : 'n'}`;
}

/** The sky in words: what the picture says to those who cannot see it. */
export const cieloDe = (icono: Icono): string => mensajes.cielo[icono.slice(0, 2) as Cielo];
