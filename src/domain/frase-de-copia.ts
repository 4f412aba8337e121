/** What a backup can be encrypted with: whoever finds the file has all the time in the world to guess. */
const MIN_FRASE = 16;

export const fraseBasta = (frase: string): boolean => frase.trim().length >= MIN_FRASE;

export const fraseCorta = `La frase tiene que tener al menos ${MIN_FRASE} caracteres: cuatro palabras que no tengan que ver entre sí.`;
