import { createHash, randomInt, timingSafeEqual } from 'node:crypto';

/** Without those that are taken for others, read from a screen. */
const LETRAS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const GRUPOS = 3;
const POR_GRUPO = 4;

const grupo = (): string =>
  Array.from({ length: POR_GRUPO }, () => LETRAS[randomInt(LETRAS.length)]).join('');

/** "K7QF-2MHT-9RWB": 59 bits, so that nobody guesses it in the tries there are. */
export const crearCodigo = (): string => Array.from({ length: GRUPOS }, grupo).join('-');

const huella = (codigo: string): Buffer =>
  createHash('sha256')
    .update(codigo.toUpperCase().replace(/[^A-Z0-9]/g, ''))
    .digest();

/** However it was typed: in lower case, without dashes. */
export const esElCodigo = (codigo: string, escrito: string): boolean =>
  timingSafeEqual(huella(codigo), huella(escrito));
