import { CLASES_DE_DEPORTE, type Deporte } from './deportes.ts';

const tituloDe = <D extends Deporte>(deporte: D) => CLASES_DE_DEPORTE[deporte].titulo;

/** Of each, as it is chosen. */
export const NOMBRES_DE_DEPORTE = {
  tenis: tituloDe('tenis'),
  padel: tituloDe('padel'),
  pickleball: tituloDe('pickleball'),
} as const satisfies Record<Deporte, string>;

type ConDeporte = { deporte: Deporte };

/** A match is played on a court of the sport of its league. */
export const seJuegaEn = (liga: ConDeporte, pista: ConDeporte): boolean => liga.deporte === pista.deporte;

/** "pádel", inside a sentence. */
export const deporteEnFrase = (deporte: Deporte): string => NOMBRES_DE_DEPORTE[deporte].toLowerCase();

/** Why a match of that league is not played there, and what to do. */
export const noEsDeSuDeporte = (pista: ConDeporte & { nombre: string }, liga: ConDeporte): string =>
  `${pista.nombre} es de ${deporteEnFrase(pista.deporte)} y la liga es de ${deporteEnFrase(liga.deporte)}: elige una pista de ${deporteEnFrase(liga.deporte)}.`;
