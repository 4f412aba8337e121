import { enlacesDe } from '#domain/persona/contacto.ts';
import { bien, type Leido, mal, type Propuesta } from './leido.ts';
import { fechaDeHoja } from './valores.ts';

/** What is not needed may be left out. */
export const VACIA: Propuesta = { texto: '', etiqueta: 'Dejarla vacía' };

const FORMULA = /^=|^[@+-]\w+\(/;

/** Words as they are; a formula is none: a spreadsheet would work it out again wherever it went. */
export const palabrasDeHoja = (texto: string): Leido<string> =>
  FORMULA.test(texto) ? mal(`«${texto}» es una fórmula: escribe lo que pone en esa celda.`) : bien(texto);

const LETRA = /\p{L}/u;

export const llamadoDeHoja = (texto: string): Leido<string> =>
  LETRA.test(texto) ? palabrasDeHoja(texto) : mal(`«${texto}» no es un nombre: no tiene letras.`);

/** «6,00111E+08», what is left of a telephone in a column that was too narrow. */
const RECORTADO = /\dE\+?\d/i;

/** A telephone that can be called, with whatever was written beside it. */
export function telefonoDeHoja(texto: string): Leido<string> {
  const seLlama = enlacesDe(texto) !== null && !RECORTADO.test(texto) && fechaDeHoja(texto) === null;
  if (seLlama && !FORMULA.test(texto)) return bien(texto);
  return mal(`«${texto}» no es un teléfono: escríbelo con todas sus cifras.`, [VACIA]);
}
