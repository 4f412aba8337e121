import { conDecimal } from '#domain/texto.ts';
import { type Icono, mensajes } from './weather.ts';

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

export const cieloDe = (icono: Icono): string => mensajes.cielo[icono.slice(0, 2) as Cielo];

/** What falls from it, or would. */
export const queCae = (icono: Icono): 'lluvia' | 'nieve' => (icono.startsWith('13') ? 'nieve' : 'lluvia');

/** Green below 3, warning from 3 to under 8, danger at 8 or more. */
export type NivelUv = 'verde' | 'aviso' | 'peligro';

export function nivelUv(uvi: number): NivelUv {
  if (uvi < 3) return 'verde';
  return uvi < 8 ? 'aviso' : 'peligro';
}

/** The word of the World Health Organization's scale, which cuts at 3, 6, 8 and 11. */
export function palabraUv(uvi: number): string {
  if (uvi < 3) return mensajes.uv.bajo;
  if (uvi < 6) return mensajes.uv.moderado;
  if (uvi < 8) return mensajes.uv.alto;
  return uvi < 11 ? mensajes.uv.muyAlto : mensajes.uv.extremo;
}

/** What stands between a figure and its unit, so that no line breaks there. */
const UNIDO = '\u00a0';

/** Whole degrees, with a real minus sign and without a zero below zero. */
export const enteros = (temperatura: number): string =>
  String(Math.round(temperatura) + 0).replace('-', '\u2212');

export const grados = (temperatura: number): string => `${enteros(temperatura)}${UNIDO}°C`;

export const rango = (minima: number, maxima: number): string =>
  `${enteros(minima)}°${UNIDO}a${UNIDO}${enteros(maxima)}°`;

/** Wind in km/h, humidity in percent. */
export const kmPorHora = (viento: number): string => `${Math.round(viento)}${UNIDO}km/h`;
export const porcentaje = (humedad: number): string => `${Math.round(humedad)}${UNIDO}%`;

/** "2,5": the index with at most one decimal. */
export const indiceUv = (uvi: number): string => conDecimal(uvi);

/** From here on it is worth looking at the sky. */
const PROBABLE = 50;

/** From here on rain is told beside an hour. */
const SE_DICE = 20;

export const seDice = (lluvia: number | null): boolean => lluvia !== null && lluvia >= SE_DICE;

export const esProbable = (lluvia: number | null): boolean => lluvia !== null && lluvia >= PROBABLE;
