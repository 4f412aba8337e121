import { mensajes } from './mensajes.ts';

/** Spec §9: green below 3, warning from 3 to under 8, danger at 8 or more. */
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
