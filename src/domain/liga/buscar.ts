import { normalizarTexto } from '#domain/texto.ts';
import { noEsDeSuDeporte, seJuegaEn } from './en-pista.ts';

const ORDINALES = [
  'primera',
  'segunda',
  'tercera',
  'cuarta',
  'quinta',
  'sexta',
  'septima',
  'octava',
  'novena',
  'decima',
];

/** "… - 2ª División - 2026/27": the division of a league, in its name. */
const DIVISION = /(?:^|\s)(\d{1,2})ª/;

const TEMPORADA = /\d{4}\/\d{2}/;

/** "2", "2ª", "2a": what somebody types for a division. */
const NUMERO = /^(\d{1,2})(?:ª|º|a|o)?$/;

export function divisionDe(palabra: string): number | null {
  const escrito = NUMERO.exec(palabra)?.[1];
  if (escrito !== undefined) return Number(escrito);
  const ordinal = palabra.length < 4 ? -1 : ORDINALES.findIndex((uno) => uno.startsWith(palabra));
  return ordinal === -1 ? null : ordinal + 1;
}

/**
 * Whether a name that is chosen from a list has every word typed, whatever its case and accents. Where the name says a
 * division, a small number is that division and nothing else: "social 2" is the second one, and neither the tenth nor a
 * season of 2026. docs/reglas/ligas.md.
 */
export function seLlamaAsi(nombre: string, escrito: string): boolean {
  const texto = normalizarTexto(nombre);
  const sinTemporada = texto.replace(TEMPORADA, '');
  const suya = DIVISION.exec(texto)?.[1];
  const tiene = (palabra: string): boolean => {
    if (suya !== undefined && divisionDe(palabra) === Number(suya)) return true;
    if (!NUMERO.test(palabra)) return texto.includes(palabra);
    return suya === undefined && sinTemporada.includes(palabra);
  };
  return normalizarTexto(escrito).split(' ').every(tiene);
}

type PistaBuscada = Parameters<typeof noEsDeSuDeporte>[0];

/** Why a court that is looked for is not offered for a match of that league; null where none is called so. */
export function porQueNoSale(
  pistas: readonly PistaBuscada[],
  liga: Parameters<typeof noEsDeSuDeporte>[1],
  escrito: string,
): string | null {
  const ajena = pistas.find((pista) => !seJuegaEn(liga, pista) && seLlamaAsi(pista.nombre, escrito));
  return ajena ? noEsDeSuDeporte(ajena, liga) : null;
}
