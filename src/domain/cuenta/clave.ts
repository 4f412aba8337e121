import { normalizarTexto } from '#domain/texto.ts';

/** Length is what counts: no rule of capitals, digits or symbols. docs/reglas/cuentas.md, "A password". */
export const CLAVE_MINIMA = 12;
/** Less than what signing in takes. */
const CLAVE_MAXIMA = 200;
/** A shorter name is found inside too many words. */
const NOMBRE_MINIMO = 4;

/** Without capitals, accents nor spaces: what is compared. */
const esencia = (texto: string): string => normalizarTexto(texto).replace(/\s/g, '');

/** Why a password will not do, as a sentence; null when it will. Only the server has the common ones. */
export function rechazoDeClave(
  clave: string,
  usuario: string,
  comunes: ReadonlySet<string> = new Set(),
): string | null {
  const { length } = [...clave];
  if (length < CLAVE_MINIMA) return mensajes.corta(CLAVE_MINIMA - length, CLAVE_MINIMA);
  if (length > CLAVE_MAXIMA) return mensajes.larga(CLAVE_MAXIMA);
  const nombre = esencia(usuario);
  if (nombre.length >= NOMBRE_MINIMO && esencia(clave).includes(nombre)) return mensajes.conUsuario;
  return comunes.has(esencia(clave)) ? mensajes.comun : null;
}

/** What staff read while they choose a password: each sentence says what to do. */
export const mensajes = {
  corta: (faltan: number, minimo: number) =>
    `Te ${faltan === 1 ? 'falta 1 carácter' : `faltan ${faltan} caracteres`} para llegar a ${minimo}. Una frase de cuatro palabras es fácil de recordar.`,
  larga: (maximo: number) => `Es demasiado larga: quédate en ${maximo} caracteres.`,
  conUsuario:
    'Lleva dentro tu nombre de usuario, que es lo primero que probaría cualquiera. Cámbialo por otras palabras.',
  comun: 'Es de las contraseñas más usadas. Elige cuatro palabras que no tengan que ver entre sí.',
} as const;
