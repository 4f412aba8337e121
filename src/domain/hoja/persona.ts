import { telefonosDe } from '#domain/persona/contacto.ts';
import { PARTICULAS } from '#domain/persona/nombre-publico.ts';
import { claveDeNombre } from '#domain/texto.ts';
import { fechaDeHoja } from './valores.ts';

export type Propuesta = { texto: string; etiqueta: string };

export type Fallo = { mensaje: string; propuestas: readonly Propuesta[] };

/** What a cell of somebody's spreadsheet says, or why it is not understood. docs/reglas/hojas.md */
export type Leido<T> = { bien: true; valor: T } | ({ bien: false } & Fallo);

export const bien = <T>(valor: T): Leido<T> => ({ bien: true, valor });

export const fallo = (mensaje: string, propuestas: readonly Propuesta[] = []): Fallo => ({
  mensaje,
  propuestas,
});

export const mal = (...dicho: Parameters<typeof fallo>): Leido<never> => ({
  bien: false,
  ...fallo(...dicho),
});

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

/** «600111222.0», which is what programs make of a whole number. */
const DECIMAL = /^(\+?\d{9,})[.,]0+$/;

/** A telephone that can be called, with whatever was written beside it. */
export function telefonoDeHoja(texto: string): Leido<string> {
  const escrito = texto.replace(DECIMAL, '$1');
  const seLlama =
    telefonosDe(escrito).length > 0 && !RECORTADO.test(escrito) && fechaDeHoja(escrito) === null;
  if (seLlama && !FORMULA.test(escrito)) return bien(escrito);
  return mal(`«${texto}» no es un teléfono: escríbelo con todas sus cifras y, si es de fuera, con +.`, [
    VACIA,
  ]);
}

const COMA = /^([^,=]+),\s*([^,]+)$/u;
const ESPACIOS = /\s+/gu;
/** Two letters and more, none of them small: «GARCÍA PÉREZ». */
const GRITADO = /^[^\p{Ll}]*\p{Lu}[^\p{Ll}]*\p{Lu}[^\p{Ll}]*$/u;
const PRINCIPIO = /(^|[-'’])(\p{L})/gu;

const comoNombre = (palabra: string): string => {
  const baja = palabra.toLocaleLowerCase('es');
  return PARTICULAS.has(baja)
    ? baja
    : baja.replace(PRINCIPIO, (_, antes, letra) => antes + letra.toUpperCase());
};

/** A name as the club writes it: «PÉREZ GIL, ANA», or in two columns, is Ana Pérez Gil. */
export function nombreDeHoja(nombre: string, apellidos = ''): string {
  const junto = apellidos.trim() === '' ? nombre.trim() : `${nombre.trim()} ${apellidos.trim()}`;
  const [, detras, delante] = COMA.exec(junto) ?? [];
  const limpio = (delante && detras ? `${delante} ${detras}` : junto).replace(ESPACIOS, ' ').trim();
  return GRITADO.test(limpio) ? limpio.split(' ').map(comoNombre).join(' ') : limpio;
}

/** Whether a name of several words comes in capitals and nothing says which are the surnames: «GARCÍA PÉREZ ANA». */
export const noDiceApellidos = (nombre: string, apellidos = ''): boolean =>
  apellidos.trim() === '' && !COMA.test(nombre) && GRITADO.test(nombre) && /\S\s+\S/u.test(nombre);

const MARIA = /(?<!\p{L})M\.?ª\.?/giu;
const FRANCISCO = /(?<!\p{L})Fco\./giu;

/**
 * The same for whoever has those words in their name, in any order: sheets begin by the surnames or by the name, and «Mª»
 * is María.
 */
export const claveDePersona = (nombre: string): string =>
  claveDeNombre(nombre.replace(MARIA, 'María ').replace(FRANCISCO, 'Francisco ').replaceAll(',', ' '))
    .split(' ')
    .toSorted()
    .join(' ');

const CONTRA = /\s+(?:-|–|—|vs?\.?|contra)\s+/iu;
const BARRA = /\s*\/\s*/u;

function enDos(texto: string, entre: RegExp): [string, string] | null {
  const [uno = '', otro = '', ...mas] = texto.trim().split(entre);
  return uno !== '' && otro !== '' && mas.length === 0 ? [uno, otro] : null;
}

/** The two of «Ana Gil - Eva Paz» or, of pairs, of «Olmedo / Rivas - Mora / Vega»; null when there are not two. */
export const parejaDeHoja = (texto: string): [string, string] | null =>
  enDos(texto, CONTRA) ?? enDos(texto, BARRA);

/** The two people of «Ana Olmedo / Luis Rivas»; null when it is no pair. */
export const losDosDeHoja = (texto: string): [string, string] | null => enDos(texto, BARRA);
