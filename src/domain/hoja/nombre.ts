import { PARTICULAS } from '#domain/persona/nombre-publico.ts';
import { claveDeNombre } from '#domain/texto.ts';

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

/** The same for whoever has those words in their name, in any order: sheets begin by the surnames or by the name. */
export const claveDePersona = (nombre: string): string =>
  claveDeNombre(nombre.replaceAll(',', ' ')).split(' ').toSorted().join(' ');

const ENTRE = /\s+(?:-|–|—|vs?\.?|contra)\s+|\s*\/\s*/iu;

/** The two of «Ana Gil - Eva Paz»; null when there are not two. */
export function parejaDeHoja(texto: string): [string, string] | null {
  const [uno = '', otro = '', ...mas] = texto.trim().split(ENTRE);
  return uno !== '' && otro !== '' && mas.length === 0 ? [uno, otro] : null;
}
