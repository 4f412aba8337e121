/** A trivial sum: it asks for a moment of attention, nothing else. Spec §4, "Nueva temporada". */
export type Suma = readonly [number, number];

const MAYOR = 9;

/** `azar` gives numbers from 0 up to 1. */
export function sumaDe(azar: () => number): Suma {
  const cifra = () => 1 + Math.floor(azar() * MAYOR);
  return [cifra(), cifra()];
}

export const esCorrecta = ([uno, dos]: Suma, texto: string): boolean =>
  texto.trim() !== '' && Number(texto) === uno + dos;
