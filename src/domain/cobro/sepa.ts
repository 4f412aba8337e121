import { leerNumero } from '../numero.ts';

/** What a bank's message holds: letters without marks, digits and a few signs. EPC217-08, section 6.2. */
const FUERA_DEL_JUEGO = /[^A-Za-z0-9/\-?:().,'+ ]/g;
const MARCAS = /\p{M}/gu;
const BLANCOS = /\s+/g;
const BARRAS = /\/{2,}/g;
const BARRA_EXTREMA = /^[/ ]+|[/ ]+$/g;

/** Letters that are not another one with a mark. */
const COMO_SE_ESCRIBE: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  Æ: 'AE',
  œ: 'oe',
  Œ: 'OE',
  ø: 'o',
  Ø: 'O',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ı: 'i',
  '&': '+',
  _: '-',
  '–': '-',
  '—': '-',
  '’': "'",
  '‘': "'",
  '`': "'",
  '´': "'",
};
const ESPECIALES = new RegExp(`[${Object.keys(COMO_SE_ESCRIBE).join('')}]`, 'gu');

/** A text as a bank's message takes it: "Peña & Núñez" is "Pena + Nunez". Cut to so many characters; '' when nothing is left. */
export const textoSepa = (texto: string, maximo: number): string =>
  texto
    .replace(ESPECIALES, (signo) => COMO_SE_ESCRIBE[signo] ?? ' ')
    .normalize('NFD')
    .replace(MARCAS, '')
    .replace(FUERA_DEL_JUEGO, ' ')
    .replace(BLANCOS, ' ')
    .replace(BARRAS, '/')
    .replace(BARRA_EXTREMA, '')
    .slice(0, maximo)
    .replace(BARRA_EXTREMA, '');

const ESPACIOS = /\s+/g;

export const sinEspacios = (texto: string): string => texto.replace(ESPACIOS, '').toUpperCase();

const LETRA_A = 'A'.charCodeAt(0);
const DIEZ = 10;

/** ISO 7064 MOD 97-10, a letter being its place plus nine (A is 10). */
function resto97(texto: string): number {
  let resto = 0;
  for (const signo of texto) {
    const valor = signo >= 'A' ? signo.charCodeAt(0) - LETRA_A + DIEZ : Number(signo);
    resto = (resto * (valor >= DIEZ ? 100 : DIEZ) + valor) % 97;
  }
  return resto;
}

/** Country, check digits, business code, and the national identifier: of a Spanish club, its NIF. */
const ACREEDOR = /^([A-Z]{2})(\d{2})([A-Z0-9]{3})([A-Z0-9]{1,28})$/;
const NIF_DE_ACREEDOR = /^[A-Z0-9]{9}$/;

/** Why that is no SEPA creditor identifier, in words; null when it is. Its business code does not count. EPC262-08. */
export function faltaDeAcreedor(escrito: string): string | null {
  const [, pais = '', control = '', , nacional = ''] = ACREEDOR.exec(sinEspacios(escrito)) ?? [];
  if (nacional === '' || (pais === 'ES' && !NIF_DE_ACREEDOR.test(nacional)))
    return 'El identificador del acreedor empieza por el país y dos cifras, sigue un sufijo de tres y acaba en el NIF: ES12000G12345678';
  return resto97(`${nacional}${pais}${control}`) === 1
    ? null
    : 'Las cifras de control del identificador del acreedor no cuadran: cópialo otra vez del contrato con el banco';
}

const CENTIMOS = 100;
const DECIMALES = 2;

/** "45", "45,5" or "1.045,50 €" in cents; null when it is none, or nothing. */
export function leerImporte(escrito: number | string): number | null {
  const euros = typeof escrito === 'number' ? escrito : leerNumero(escrito, DECIMALES);
  return euros !== null && euros > 0 ? Math.round(euros * CENTIMOS) : null;
}

/** Cents as "1045.50". */
export const enDecimal = (centimos: number): string =>
  `${Math.floor(centimos / CENTIMOS)}.${String(centimos % CENTIMOS).padStart(2, '0')}`;

const EUROS = new Intl.NumberFormat('es-ES', { style: 'currency', currency: 'EUR', useGrouping: 'always' });

/** Cents as "1.045,50 €". */
export const enEuros = (centimos: number): string => EUROS.format(centimos / CENTIMOS);
