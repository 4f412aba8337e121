import { normalizarTexto } from '#domain/texto.ts';
import { mensajes } from './mensajes.ts';

/** Length is what counts: no rule of capitals, digits or symbols. docs/reglas/cuentas.md. */
export const CLAVE_MINIMA = 12;
/** Less than what signing in takes. */
const CLAVE_MAXIMA = 200;

/** From 0, guessed at once, to 4. From 3 on a thief with the stored hash would need years. */
export const NIVELES = [0, 1, 2, 3, 4] as const;
type Nivel = (typeof NIVELES)[number];
const NIVEL_MINIMO: Nivel = 3;

/** Characters that must be left once the club's own words are taken away. */
const RESTO_MINIMO = 8;
const LETRAS_MINIMAS = 3;

/** What a strength meter says of a password: its level, and what to do in sentences. */
export type Medida = { nivel: Nivel; consejos: string[] };

export type Juicio = { apta: boolean; nivel: Nivel; consejos: string[] };

/** Never a good idea in a club's password, whatever the club. */
const DE_CUALQUIER_CLUB = [
  'tenis',
  'padel',
  'pickleball',
  'raqueta',
  'pelota',
  'club',
  'liga',
  'pista',
  'escuela',
];

/** The words, of three letters or more, of what everybody knows of the club and of the account. */
export function palabrasConocidas(textos: readonly string[]): string[] {
  const palabras = textos.flatMap((texto) => normalizarTexto(texto).split(/[^\p{L}\p{N}]+/u));
  const largas = palabras.filter((palabra) => palabra.length >= LETRAS_MINIMAS);
  return [...new Set([...largas, ...DE_CUALQUIER_CLUB])].sort((a, b) => b.length - a.length);
}

/** How many characters are left without those words. */
function restoSin(clave: string, conocidas: readonly string[]): number {
  const sin = conocidas.reduce((resto, palabra) => resto.replaceAll(palabra, ' '), normalizarTexto(clave));
  return [...sin.replace(/\s/g, '')].length;
}

const noApta = (...consejos: string[]): Juicio => ({ apta: false, nivel: 0, consejos });

/** What can be said without measuring, of the password of that account; null when it is worth measuring. */
export function rechazoInmediato(clave: string, usuario = ''): Juicio | null {
  const { length } = [...clave];
  if (length < CLAVE_MINIMA) return noApta(mensajes.corta(CLAVE_MINIMA - length, CLAVE_MINIMA));
  if (length > CLAVE_MAXIMA) return noApta(mensajes.larga(CLAVE_MAXIMA));
  return normalizarTexto(clave) === normalizarTexto(usuario) ? noApta(mensajes.delClub) : null;
}

/**
 * Whether a password will do: long enough, hard to guess, and not only because of words everybody knows of the
 * club. What will not do always says what to change. docs/reglas/cuentas.md, "A password".
 */
export function juzgarClave(clave: string, conocidas: readonly string[], medida: Medida): Juicio {
  const inmediato = rechazoInmediato(clave);
  if (inmediato) return inmediato;
  if (restoSin(clave, conocidas) < RESTO_MINIMO) return noApta(mensajes.delClub);
  const apta = medida.nivel >= NIVEL_MINIMO;
  if (apta) return { apta, nivel: medida.nivel, consejos: [] };
  return { ...medida, apta, consejos: medida.consejos.length > 0 ? medida.consejos : [mensajes.debil] };
}
